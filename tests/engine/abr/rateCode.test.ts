import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asCarried, decodeRate, encodeRate } from '../../../src/engine/abr/rateCode.ts';

describe('rates of 16 bits (TM 4.0, 5.10.3.2)', () => {
  it.each([
    [0, 0],
    [0.99, 0],
    [1, 1 << 14],
    [1.5, (1 << 14) | 256],
    [353_208, (1 << 14) | (18 << 9) | 177],
    [4_290_772_992, (1 << 14) | (31 << 9) | 511],
    [1e12, (1 << 14) | (31 << 9) | 511],
  ])('%d cells/s is coded %d', (rate, code) => {
    expect(encodeRate(rate)).toBe(code);
  });

  it('loses less than one part in 512, never gains, and loses nothing twice', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 4_290_772_992, noNaN: true }), (rate) => {
        const carried = asCarried(rate);
        expect(carried).toBeLessThanOrEqual(rate);
        expect(carried).toBeGreaterThan(rate * (1 - 1 / 512));
        expect(asCarried(carried)).toBe(carried);
      }),
    );
  });

  it('gives every code its own rate, in order', () => {
    let before = -1;
    for (let code = 1 << 14; code < 1 << 15; code++) {
      expect(decodeRate(code)).toBeGreaterThan(before);
      expect(encodeRate(decodeRate(code))).toBe(code);
      before = decodeRate(code);
    }
  });
});
