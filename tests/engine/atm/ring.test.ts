import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grown } from '../../../src/engine/atm/ring.ts';

describe('a ring that grows', () => {
  it('keeps the last numbers that it had room for, each in its slot', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 }), fc.nat(1_000), (power, next) => {
        const size = 2 ** power;
        const ring = new Float64Array(size);
        for (let i = 0; i < next; i++) ring[i & (size - 1)] = i + 0.5;
        const larger = grown(ring, next);
        expect(larger.length).toBe(2 * size);
        for (let i = Math.max(0, next - size); i < next; i++)
          expect(larger[i & (2 * size - 1)]).toBe(i + 0.5);
      }),
    );
  });

  it('stays of its kind, and without slots where it had none', () => {
    expect(grown(Uint16Array.of(7, 8), 2)).toEqual(Uint16Array.of(7, 8, 0, 0));
    expect(grown(Uint16Array.of(9, 8), 3)).toEqual(Uint16Array.of(0, 8, 9, 0));
    expect(grown(new Int32Array(0), 5)).toHaveLength(0);
  });
});
