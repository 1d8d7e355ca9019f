import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naturalLog } from '../../../src/engine/sim/log.ts';
import { cases } from '../../support/tier.ts';

describe('the logarithm of the engine', () => {
  it('is the natural logarithm to the last few bits', () => {
    fc.assert(
      fc.property(fc.double({ min: 2 ** -53, max: 1, noNaN: true }), (x) => {
        expect(Math.abs(naturalLog(x) - Math.log(x))).toBeLessThanOrEqual(4e-16 * Math.max(1, -Math.log(x)));
      }),
      { numRuns: cases(5_000) },
    );
  });

  it('of one is nothing, of a half is that of two', () => {
    expect(naturalLog(1)).toBe(0);
    expect(naturalLog(0.5)).toBe(-Math.LN2);
  });
});
