import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = 'src/app';

/** What is done in one place of the page, how it is recognised, who does it, and what serves all others. */
const IN_ONE_PLACE = [
  {
    what: 'observes the size of an element',
    pattern: /\bnew ResizeObserver\(/,
    planted: 'const sizes = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));',
    known: ['widgets/size.ts'],
    instead: 'useSize or observeSize of app/widgets/size',
  },
] as const;

const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .toSorted()
  .map((file) => ({ file, text: readFileSync(join(FOLDER, file), 'utf8').replace(/\s+/g, ' ') }));

it.each(IN_ONE_PLACE)('only what is known $what', ({ pattern, planted, known, instead }) => {
  expect(planted).toMatch(pattern);
  const found = sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(found, `use ${instead}`).toEqual(known);
});
