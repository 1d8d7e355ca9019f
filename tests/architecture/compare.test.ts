import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What only `compare/` has, and what serves all others. */
const OWN = [
  {
    what: 'puts a value behind the badge of its branch',
    pattern: /<Badge [^>]*\/>\s*(\{|<b>)/,
    planted: '<Badge id={id} /> <b>{value}</b>',
    instead: 'OfBranch',
  },
  {
    what: 'says in a sentence what A and B differ in',
    pattern: /\bbranchPanels\.claims|\b(resultTexts|texts)\.(manyTimes|differs|neutral|than)\(/,
    planted: "branchPanels.claims.all('Score', values, true)",
    instead: 'resultOf or claim',
  },
  {
    what: 'has the words of a difference in numbers',
    pattern: /strings\/measures\/differences\.ts/,
    planted: "import { differenceTexts as texts } from '../../strings/measures/differences.ts';",
    instead: 'sayDifference',
  },
  {
    what: 'makes a letter of a branch',
    pattern: /fromCharCode\(65 \+/,
    planted: 'const badge = String.fromCharCode(65 + id - 1);',
    instead: 'badgeOf',
  },
] as const;

const others = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^(compare|strings)\//.test(file))
  .map((file) => ({ file, text: readFileSync(join('src/app', file), 'utf8') }));

it.each(OWN)('only app/compare $what', ({ pattern, planted, instead }) => {
  expect(planted).toMatch(pattern);
  const found = others.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
  expect(found, `use ${instead} of app/compare`).toEqual([]);
});
