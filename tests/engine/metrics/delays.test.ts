import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DELAY_BINS, Delays, delayBin, delayBinStart } from '../../../src/engine/atm/delays.ts';
import { type DelayCounters, delayFigures } from '../../../src/engine/metrics/delays.ts';

const MS = 1e9;
const countersOf = (delays: Delays): DelayCounters => ({ ...delays, bins: delays.bins.slice() });
const NOTHING = countersOf(new Delays(true));
const delays = fc.array(fc.integer({ min: 0, max: 5e14 }), { minLength: 1, maxLength: 60 });
const taken = (all: readonly number[], into = new Delays(true)): Delays => {
  for (const delay of all) into.add(delay);
  return into;
};

describe('bins of delays', () => {
  it('follow each other without a gap, and none is wider than a sixteenth of its start', () => {
    for (let bin = 0; bin < DELAY_BINS; bin++) {
      const [start, end] = [delayBinStart(bin), delayBinStart(bin + 1)];
      expect(delayBin(start)).toBe(bin);
      expect(delayBin(end - 1)).toBe(bin);
      if (bin >= 16) expect((end - start) / start).toBeLessThanOrEqual(1 / 16);
    }
    expect(delayBinStart(DELAY_BINS)).toBe(2 ** 32 * 1e5);
  });

  it('hold longer delays in the last one', () => expect(delayBin(1e18)).toBe(DELAY_BINS - 1));
});

describe('figures of delays', () => {
  it('by hand: ten of 1 ms and one of 20 ms', () => {
    const figures = delayFigures(NOTHING, countersOf(taken([...Array(10).fill(MS), 20 * MS])));
    expect(figures.packets).toBe(11);
    expect(figures.meanMs).toBeCloseTo(30 / 11, 12);
    expect(Math.abs(figures.p50Ms - 1)).toBeLessThan(0.063);
    expect(Math.abs(figures.p95Ms / 20 - 1)).toBeLessThan(0.063);
    expect(figures.maxMs).toBe(20);
    expect(figures.histogram.map(({ packets }) => packets)).toEqual([10, 1]);
  });

  it('of nothing are no numbers', () => {
    expect(delayFigures(NOTHING, NOTHING)).toEqual({
      packets: 0,
      meanMs: NaN,
      p50Ms: NaN,
      p95Ms: NaN,
      p99Ms: NaN,
      maxMs: NaN,
      histogram: [],
    });
  });

  it('sum to the count, hold the mean within the bins, and miss no quantile by more than a bin', () => {
    fc.assert(
      fc.property(delays, delays, (before, within) => {
        const all = taken(before);
        const from = countersOf(all);
        const figures = delayFigures(from, countersOf(taken(within, all)));
        const { histogram } = figures;
        expect(histogram.reduce((sum, { packets }) => sum + packets, 0)).toBe(within.length);
        const bound = (edge: 'fromMs' | 'toMs') =>
          histogram.reduce((sum, bin) => sum + bin[edge] * bin.packets, 0) / within.length;
        // The last bin is open: longer delays count there, and it ends with the longest since time zero.
        const fits = [...before, ...within].every((delay) => delay < delayBinStart(DELAY_BINS));
        // Sums of so many picoseconds are rounded in their last digits.
        const near = (value: number) => 1e-6 + value * 1e-12;
        expect(figures.meanMs).toBeGreaterThanOrEqual(bound('fromMs') - near(bound('fromMs')));
        if (fits) expect(figures.meanMs).toBeLessThanOrEqual(bound('toMs') + near(bound('toMs')));
        const sorted = within.toSorted((a, b) => a - b);
        const exact = (share: number) => sorted[Math.ceil(share * within.length) - 1]! / MS;
        for (const [value, share] of [
          [figures.p50Ms, 0.5],
          [figures.p95Ms, 0.95],
          [figures.p99Ms, 0.99],
        ]) {
          if (fits) expect(Math.abs(value! - exact(share!))).toBeLessThanOrEqual(exact(share!) / 15.9 + 1e-4);
        }
        expect(figures.p50Ms).toBeLessThanOrEqual(figures.p95Ms);
        expect(figures.p99Ms).toBeLessThanOrEqual(figures.maxMs);
        expect(figures.maxMs * MS).toBeGreaterThanOrEqual(Math.max(...within) * (1 - 1e-12) - 1e-3);
      }),
    );
  });
});
