import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const page = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join('src/app', file));
const sources = page.filter((file) => !file.startsWith('src/app/settings/'));

/** What only `settings/` may do, and what serves all others. */
const OWN = [
  {
    what: 'reads the value at a path',
    pattern: /\b(readKeys|parameterAt)\(/,
    planted: 'readKeys(scenario, keysOf(path))',
    instead: 'valueAt',
  },
  {
    what: 'asks edits for the value that they give a path',
    pattern: /\bfindLast\(.{0,30}\bpath\b.{0,40}\)\?\.value\b/,
    planted: 'edits.findLast((edit) => edit.path === path)?.value',
    instead: 'editedTo',
  },
  {
    what: 'names a setting',
    pattern: /strings\/en\/settings\/labels\.ts/,
    planted: "import { settingName } from '../../strings/en/settings/labels.ts';",
    instead: 'nameOf, labelAt, sayValue or sayEdit',
  },
  {
    what: 'names a setting by the last of its keys',
    pattern: /\w+\[(key|lastKey\(\w+\))\] \?\? (key|lastKey\(\w+\))[;,)\s]/,
    planted: 'const label = LABELS[key] ?? key;',
    instead: 'nameOf or fieldName',
  },
  {
    what: 'puts a name before a value',
    pattern: /\$\{\w*\.?label\} \$\{parameterValue\(/,
    planted: '`$' + '{spec.label} $' + '{parameterValue(spec, value)}`',
    instead: 'sayEdit',
  },
  {
    what: 'has the controls of a setting',
    pattern: /settings\/form\/rows\.tsx/,
    planted: "import { NumberRow } from '../../settings/form/rows.tsx';",
    instead: 'SettingRow over a source',
  },
] as const;

it.each(OWN)('only app/settings $what', ({ pattern, planted, instead }) => {
  expect(planted).toMatch(pattern);
  const others = sources.filter((file) => pattern.test(readFileSync(file, 'utf8')));
  expect(others, `use ${instead} of app/settings`).toEqual([]);
});

/** What a setting of ports and its control come from, for every card and for the network that is drawn. */
const ONE_EACH = [
  {
    what: 'offers mechanisms by name',
    pattern: /\$\{short\}: \$\{name\}/,
    planted: '`$' + '{short}: $' + '{name}`',
    known: 'settings/form/offeredMechanisms.ts',
    instead: 'offeredMechanisms',
  },
  {
    what: 'sets what a port of the drawn network has',
    pattern: /\b(setPort|setClass)\(/,
    planted: 'edit(session, (draft) => setPort(draft, id, { bufferCells }))',
    known: 'builder/document/ports.ts',
    instead: 'SettingRow with a row of builder/forms/portRows.ts',
  },
  {
    what: 'has a list of the browser to choose from',
    pattern: /<select\b/,
    planted: '<select value={value}>',
    known: 'widgets/Select.tsx',
    instead: 'Select of app/widgets',
  },
  {
    what: 'knows the largest buffer',
    pattern: /\b\w*(CELLS|LIMIT|BUFFER)\w* = [^;]*\b1(_000_000|e6)\b/,
    planted: 'const MOST_CELLS = 1_000_000;',
    known: null,
    instead: 'BUFFER_CELLS or PORT_CELLS of the contract',
  },
] as const;

it.each(ONE_EACH)('one file $what', ({ pattern, planted, known, instead }) => {
  expect(planted).toMatch(pattern);
  const found = page.filter((file) => pattern.test(readFileSync(file, 'utf8')));
  expect(found, `use ${instead}`).toEqual(known === null ? [] : [join('src/app', known)]);
});

it('what rate control does without values of its own is worked out in one place, for the engine and for the page', () => {
  const places = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /\btbeCells\b[^;]*\/ \w*[fF]rtt/.test(readFileSync(join('src', file), 'utf8')));
  expect(places, 'use effectiveRates of the contract').toEqual(['contract/document/effectiveRates.ts']);
});

/** A stack of steps that can be taken back. */
const STEPS =
  /\b(past|undone|redone|undoStack|redoStack)\b: readonly|slice\(1 - most\)|\b(steps|past|undone)\.slice\(0, -1\)/;

it('only store/history keeps steps that can be taken back', () => {
  for (const planted of ['readonly undone: readonly Step[];', 'set({ past: past.slice(0, -1) })'])
    expect(planted).toMatch(STEPS);
  const stacks = page
    .filter((file) => !file.endsWith('store/history.ts'))
    .filter((file) => STEPS.test(readFileSync(file, 'utf8')));
  expect(stacks, 'use History and withStep').toEqual([]);
});
