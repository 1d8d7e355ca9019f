import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  linearCoefficients,
  linearScale,
  logScale,
  timeScale,
  timeTicks,
  transformRange,
} from '../../../src/app/plot/scale.ts';

const value = fc.double({ min: -1e12, max: 1e12, noNaN: true });
const span = fc.double({ min: 1e-3, max: 1e12, noNaN: true });

describe('a scale', () => {
  it('tells the value that is drawn at a pixel', () => {
    fc.assert(
      fc.property(value, span, fc.double({ min: 0, max: 1, noNaN: true }), (from, length, share) => {
        const scale = linearScale([from, from + length], [700, 30]);
        const at = from + share * length;
        expect(Math.abs(scale(scale.invert(scale(at))) - scale(at))).toBeLessThan(1e-3);
      }),
    );
  });

  it('is the same in loops over columns', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (most, share) => {
          const scale = linearScale([0, most], [266, 30]);
          const { zero, slope } = linearCoefficients(scale);
          expect(zero + slope * share * most).toBeCloseTo(scale(share * most), 6);
        },
      ),
    );
  });

  it('knows nothing of what is not known, and puts what never ends infinitely far away', () => {
    const scale = linearScale([0, 10], [0, 100]);
    expect(scale(Number.NaN)).toBeNaN();
    expect(scale(Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
    expect(scale(Number.NEGATIVE_INFINITY)).toBe(Number.NEGATIVE_INFINITY);
  });

  it('is broken where it has more than two values', () => {
    const scale = linearScale([0, 0.2, 1], [120, 40, 20]);
    expect([0, 0.1, 0.2, 0.6, 1].map((one) => scale(one))).toEqual([120, 80, 40, 30, 20]);
    expect(scale.invert(30)).toBeCloseTo(0.6, 9);
  });

  it('gives each decade the same height', () => {
    const scale = logScale([1e-5, 1], [110, 10]);
    expect([1e-5, 1e-4, 1e-1, 1].map((one) => Math.round(scale(one)))).toEqual([110, 90, 30, 10]);
  });

  it('is taken to other pixels', () => {
    const scale = transformRange(linearScale([0, 10], [100, 0]), 2, -5);
    expect([scale(0), scale(10), scale.invert(95)]).toEqual([195, -5, 5]);
  });
});

describe('the time axis', () => {
  it('goes from the left edge to the right one', () => {
    const x = timeScale({ from: 2e12, to: 3e12 }, 500);
    expect([x(2e12), x(2.5e12), x(3e12)]).toEqual([0, 250, 500]);
  });

  it('has ticks at round times with as many decimals as tell them apart', () => {
    const labels = (from: number, to: number, width: number) =>
      timeTicks(timeScale({ from, to }, width), 120).map(({ label }) => label);
    expect(labels(0.9e12, 1.5e12, 768)).toEqual(['0.9', '1.0', '1.1', '1.2', '1.3', '1.4', '1.5 s']);
    expect(labels(1e12, 1e12 + 2e9, 400).at(1)).toBe('1.000\u20095');
  });
});
