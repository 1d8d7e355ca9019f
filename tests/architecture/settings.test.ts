import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const page = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join('src/app', file));
const sources = page.filter((file) => !file.startsWith('src/app/settings/'));

/** Of each kind what only `settings/` may do, and what serves all others. */
const OWN = [
  ['reads the value at a path', /\b(readKeys|parameterAt)\(/, 'valueAt'],
  ['names a setting', /strings\/en\/settings\/labels\.ts/, 'nameOf, labelAt, sayValue, sayEdit'],
  ['puts a name before a value', /\$\{\w*\.?label\} \$\{parameterValue\(/, 'sayEdit'],
  ['has the controls of a setting', /settings\/form\/rows\.tsx/, 'SettingRow over a source'],
] as const;

it.each(OWN)('only app/settings %s', (_what, pattern, instead) => {
  const others = sources.filter((file) => pattern.test(readFileSync(file, 'utf8')));
  expect(others, `use ${instead} of app/settings`).toEqual([]);
});

it('what rate control does without values of its own is worked out in one place, for the engine and for the page', () => {
  const places = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /\btbeCells\b[^;]*\/ \w*[fF]rtt/.test(readFileSync(join('src', file), 'utf8')));
  expect(places, 'use effectiveRates of the contract').toEqual(['contract/document/effectiveRates.ts']);
});

it('only store/history keeps steps that can be taken back', () => {
  const stacks = page
    .filter((file) => !file.endsWith('store/history.ts'))
    .filter((file) =>
      /\b(past|undone|redone)\b: readonly|slice\(1 - most\)|\bsteps\.slice\(0, -1\)/.test(
        readFileSync(file, 'utf8'),
      ),
    );
  expect(stacks, 'use History and withStep').toEqual([]);
});
