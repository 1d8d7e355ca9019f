import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What a theme swaps for the other: white on a light page is black on a dark one. A screen that is switched off is black in both. */
const SWAPPED = /\b(?:white|black)\b(?! screen)/i;
const SAYS_OF_A_SCREEN = /screen is black|sees a black screen/;

const READ = ['src/app/strings', 'src/strings', 'src/lessons', 'src/stories', 'src/scenarios'].flatMap(
  (root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|json)$/.test(name))
      .map((name) => join(root, name)),
);

const textsOf = (file: string): readonly string[] =>
  readFileSync(file, 'utf8').match(/(['"`])(?:\\.|(?!\1).)*?\1/g) ?? [];

it('no sentence calls a mark white or black, as it is the other one in the other theme', () => {
  const said = READ.flatMap(textsOf).filter((text) => text.includes(' '));
  expect(said.length).toBeGreaterThan(5_000);
  expect(said.filter((text) => SWAPPED.test(text) && !SAYS_OF_A_SCREEN.test(text))).toEqual([]);
});
