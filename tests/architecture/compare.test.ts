import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Words by which A is held against B. */
const SAID = /\b(branchPanels\.claims|texts\.(points|times|manyTimes|differs|neutral|than)\()/;

it('only app/compare puts a value behind the badge of its branch', () => {
  const others = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && file !== join('compare', 'OfBranch.tsx'))
    .filter((file) => /<Badge [^>]*\/>\s*(\{|<b>)/.test(readFileSync(join('src/app', file), 'utf8')));
  expect(others, 'use OfBranch of app/compare').toEqual([]);
});

it('only app/compare says what A and B differ in, once for tables, large numbers and headlines', () => {
  const others = readdirSync('src/app/panels', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => SAID.test(readFileSync(join('src/app/panels', file), 'utf8')));
  expect(others, 'use sayDifference, resultOf or claim of app/compare').toEqual([]);
});
