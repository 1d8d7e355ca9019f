import { describe, expect, it } from 'vitest';
import {
  elementAt,
  entryOf,
  float32At,
  float64At,
  highestOf,
  int32At,
  isNonEmpty,
  lastOf,
  lowestOf,
  uint8At,
  uint16At,
  uint32At,
} from '../../src/contract/index.ts';

const columns = [
  ['plain list', [5, 0], elementAt],
  ['Float32Array', Float32Array.of(5, 0), float32At],
  ['Float64Array', Float64Array.of(5, 0), float64At],
  ['Uint8Array', Uint8Array.of(5, 0), uint8At],
  ['Uint16Array', Uint16Array.of(5, 0), uint16At],
  ['Uint32Array', Uint32Array.of(5, 0), uint32At],
  ['Int32Array', Int32Array.of(5, 0), int32At],
] as const satisfies readonly (readonly [
  string,
  ArrayLike<number>,
  (list: never, index: number) => number,
])[];

describe('an element at a place', () => {
  it.each(columns)('of a %s is its value, zero among them', (_, list, read) => {
    const at = read as (of: ArrayLike<number>, index: number) => number;
    expect([at(list, 0), at(list, 1)]).toEqual([5, 0]);
  });

  it.each(columns)('outside a %s is refused, with the place and the length', (_, list, read) => {
    const at = read as (of: ArrayLike<number>, index: number) => number;
    for (const index of [2, -1, 0.5, Number.NaN])
      expect(() => at(list, index)).toThrow(new RangeError(`place ${index} of a list of 2`));
  });

  it('may be null or NaN, which are values', () => {
    expect(elementAt([null], 0)).toBeNull();
    expect(float32At(Float32Array.of(Number.NaN), 0)).toBeNaN();
  });
});

describe('the last element and the entry of a key', () => {
  it('are there, or refused by name', () => {
    expect(lastOf('abc')).toBe('c');
    expect(() => lastOf([])).toThrow('place -1 of a list of 0');
    expect(entryOf(new Map([['S1', 0]]), 'S1')).toBe(0);
    expect(() => entryOf(new Map([['S1', 0]]), 'S2')).toThrow('no entry for S2');
    expect([isNonEmpty([]), isNonEmpty([0])]).toEqual([false, true]);
  });
});

describe('the lowest and the highest of a list', () => {
  it('are found in one that is longer than the arguments of a call', () => {
    const list = Array.from({ length: 300_000 }, (_, i) => (i * 7919) % 300_007);
    expect([lowestOf(list), highestOf(list)]).toEqual([0, 300_006]);
    expect([lowestOf([]), highestOf([])]).toEqual([Infinity, -Infinity]);
  });
});
