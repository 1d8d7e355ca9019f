import { describe, expect, it } from 'vitest';
import { Column } from '../../../src/app/traces/column.ts';

/** More than two blocks. */
const COUNT = 10_000;

const filled = (valueAt: (i: number) => number, count = COUNT): Column => {
  const column = new Column();
  for (let i = 0; i < count; i++) column.push(valueAt(i));
  return column;
};

/** Values that need every way of keeping them: those of 281 s or more apart need the widest. */
const KINDS: readonly (readonly [what: string, valueAt: (i: number) => number])[] = [
  ['few different values', (i) => [0, 1, 12, 65_535, Number.NaN][i % 5] ?? 0],
  ['one value', () => 3.5],
  ['two values', (i) => (i % 3 === 0 ? 7 : 65_535)],
  ['four values', (i) => i % 4],
  ['five values', (i) => (i * i) % 5],
  ['16 different values', (i) => 100 + ((i * 5) % 16)],
  ['17 different values', (i) => i % 17],
  ['256 different values', (i) => i % 256],
  ['257 different values', (i) => (i * 7) % 257],
  ['times of a burst', (i) => 2_726_314 * i],
  ['times with a pause', (i) => 2_726_314 * i + (i % 1_000 === 0 ? 0 : 5e9 * Math.ceil(i / 1_000))],
  ['times over two minutes', (i) => 12_345_678_901 * i + (i % 3)],
  ['times 281 s apart', (i) => 2 ** 48 * i],
  ['offsets of 2^48 - 1', (i) => (i === 0 ? 0 : 2 ** 48 - 1 - COUNT + i)],
  ['times that fall', (i) => 1e12 - 1e6 * i],
  ['fractions', (i) => i / 7],
];

describe.each(KINDS)('a column of %s', (_what, valueAt) => {
  it('gives back every value, and none beyond', () => {
    const column = filled(valueAt);
    const values = Array.from({ length: COUNT }, (_, i) => valueAt(i));
    expect(column.slice(0, COUNT)).toEqual(values);
    expect(column.length).toBe(COUNT);
    expect(column.slice(4_090, 4_100)).toEqual(values.slice(4_090, 4_100));
  });

  it.each([0, 1, 4_095, 4_096, 4_097, 8_192, 9_999])('goes on from its first %i values', (kept) => {
    const column = filled(valueAt);
    column.truncate(kept);
    for (let i = kept; i < COUNT; i++) column.push(valueAt(i) + 1);
    const expected = Array.from({ length: COUNT }, (_, i) => (i < kept ? valueAt(i) : valueAt(i) + 1));
    expect(column.slice(0, COUNT)).toEqual(expected);
  });
});

it('a copy and what it was copied from go ways of their own', () => {
  const column = filled((i) => i * 1e6);
  const copy = column.copy();
  copy.truncate(3_000);
  for (let i = 3_000; i < COUNT; i++) copy.push(-i);
  column.push(5);
  expect(column.slice(2_999, 3_001)).toEqual([2_999e6, 3_000e6]);
  expect(copy.slice(2_999, 3_001)).toEqual([2_999e6, -3_000]);
  expect([column.length, copy.length]).toEqual([COUNT + 1, COUNT]);
});

it('keeps the length when asked for more values than there are', () => {
  const column = filled((i) => i, 10);
  column.truncate(11);
  expect(column.slice(0, column.length)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(column.at(10_000)).toBeNaN();
});
