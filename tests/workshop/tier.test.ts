import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LONG_FILES, SLOW_FILES } from '../../scripts/testing/slowFiles.mjs';
import { byTier, cases, counted } from '../support/tier.ts';

it('a property draws fewer cases in a hurry and many overnight, never more than asked without', () => {
  expect([3, 40, 1000].map((count) => cases(count, 'fast'))).toEqual([3, 10, 200]);
  expect(cases(40, 'all')).toBe(40);
  expect(cases(40, 'long')).toBe(800);
  expect((['fast', 'all', 'long'] as const).map((name) => counted(40, name))).toEqual([40, 40, 800]);
});

it('seeds that only repeat a claim are of the long tier', () => {
  expect(['fast', 'all', 'long'].map((name) => byTier(1, 10, name as 'fast'))).toEqual([1, 1, 10]);
});

it('what is left out in a hurry, or but for the long tier, is there', () => {
  const root = join(import.meta.dirname, '../..');
  expect([...SLOW_FILES, ...LONG_FILES].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
