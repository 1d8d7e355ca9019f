import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combine, Digest } from '../../../src/engine/sim/digest.ts';

const digestOf = (values: readonly number[]): string => {
  const digest = new Digest();
  for (const value of values) digest.addTime(value);
  return combine([digest]);
};
const values = fc.array(fc.nat(2 ** 40), { minLength: 1, maxLength: 30 });

describe('a digest', () => {
  it('is 16 hexadecimal digits', () => {
    fc.assert(
      fc.property(values, (all) => {
        expect(digestOf(all)).toMatch(/^[0-9a-f]{16}$/);
      }),
    );
  });

  it('shows every change: a value by one, an order, a row too many', () => {
    fc.assert(
      fc.property(values, fc.nat(), fc.integer({ min: 1, max: 1_000 }), (all, where, by) => {
        const i = where % all.length;
        const same = digestOf(all);
        expect(digestOf(all)).toBe(same);
        expect(digestOf(all.with(i, all[i]! + by))).not.toBe(same);
        expect(digestOf([...all, 0])).not.toBe(same);
        const swapped = all.with(i, all[0]!).with(0, all[i]!);
        if (all[i] !== all[0]) expect(digestOf(swapped)).not.toBe(same);
      }),
    );
  });

  it('sees the upper bits of a time', () => {
    expect(digestOf([5])).not.toBe(digestOf([5 + 2 ** 32]));
    expect(digestOf([5])).not.toBe(digestOf([5 + 2 ** 52]));
  });

  it('tells components apart: the same news at another port is another run', () => {
    const port = (value: number): Digest => {
      const digest = new Digest();
      digest.add(value);
      return digest;
    };
    expect(combine([port(1), port(2)])).not.toBe(combine([port(2), port(1)]));
  });

  it('gives 20,000 different runs 20,000 different digests', () => {
    const seen = new Set(Array.from({ length: 20_000 }, (_, i) => digestOf([i, i >> 3, 7])));
    expect(seen.size).toBe(20_000);
  });
});
