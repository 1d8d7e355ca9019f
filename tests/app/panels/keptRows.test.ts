import { expect, it } from 'vitest';
import { keptRows } from '../../../src/app/rates/state/keptRows.ts';

const table = (rows: number) =>
  Array.from({ length: rows }, (_, i) => ({ vc: i + 1, state: '' as const, variables: [] }));
const ends = (rows: number, followed: number | null) => {
  const shown = keptRows(table(rows), followed).map(({ vc }) => vc);
  return [shown[0], shown.at(-1)];
};

it('a table of VCs is shown as it is up to 16 rows, a longer one about the followed VC', () => {
  expect(ends(7, 5)).toEqual([1, 7]);
  expect(ends(16, 16)).toEqual([1, 16]);
  expect(ends(250, null)).toEqual([1, 16]);
  expect(ends(250, 3)).toEqual([1, 16]);
  expect(ends(250, 100)).toEqual([92, 107]);
  expect(ends(250, 249)).toEqual([235, 250]);
  expect(keptRows([], null)).toEqual([]);
});
