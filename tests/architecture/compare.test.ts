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
    what: 'says what is more as a share of what it was',
    pattern: /\(b\) \/ of\(a\) - 1|\bb \/ a - 1\b|\b1 - b \/ a\b|\b100 \* \w*[gG]ainOf\(/,
    planted: 'return of(b) / of(a) - 1;',
    instead: 'changeOf or sayChange',
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

/** It has the places of its dots from an axis. */
const ON_AN_AXIS = 'sweep/plots/LinePlot.tsx';
const LEVELS = /\bdotLevels\(/;

it('only app/widgets/seeds puts the dots of seeds on a line', () => {
  expect('const levels = dotLevels(gains.map(place), WIDE);').toMatch(LEVELS);
  const found = others.filter(({ text, file }) => LEVELS.test(text) && !file.startsWith('widgets/seeds/'));
  expect(
    found.map(({ file }) => file),
    'use dotsOnLine of app/widgets/seeds',
  ).toEqual([ON_AN_AXIS]);
});
