import { describe, expect, it } from 'vitest';
import { binOfRate, rateBinStart } from '../../../src/engine/abr/rateBins.ts';
import { RateMeter } from '../../../src/engine/abr/rateMeter.ts';

const MS = 1e9;

describe('bins of rates', () => {
  it('follow each other without gaps, an eighth of a cell/s each at first, then within 0.8 %', () => {
    for (const rate of [0, 0.1, 0.5, 9.99, 16, 17, 127, 129, 255, 256, 4_717, 60_928, 353_208, 2 ** 28 - 1]) {
      const bin = binOfRate(rate);
      expect(rateBinStart(bin), String(rate)).toBeLessThanOrEqual(rate);
      expect(rateBinStart(bin + 1), String(rate)).toBeGreaterThan(rate);
      if (rate < 16) expect(rateBinStart(bin + 1) - rateBinStart(bin)).toBe(1 / 8);
      else expect(rateBinStart(bin + 1) / rateBinStart(bin)).toBeLessThan(1.008);
    }
  });
});

describe('the meter of a rate', () => {
  const meter = new RateMeter(100);
  meter.record(10 * MS, 300);
  meter.record(30 * MS, 100);

  it('integrates the rate over time, up to any moment', () => {
    // 100 for 10 ms, 300 for 20 ms, 100 for 10 ms: what is above the first rate counts.
    const { sum, squares } = meter.sums(40 * MS);
    expect(sum).toBeCloseTo(200 * 0.02, 9);
    expect(squares).toBeCloseTo(200 * 200 * 0.02, 6);
  });

  it('judges a rate that is above its share from when it comes down to it, any other at once', () => {
    const [above, below] = [new RateMeter(300), new RateMeter(90)];
    for (const one of [above, below]) one.startJudging(10 * MS, 105);
    expect([above.peakSinceLastStart, below.peakSinceLastStart]).toEqual([300, 90]);
    for (const [time, rate] of [
      [20, 170],
      [30, 100],
      [40, 150],
      [50, 100],
    ] as const)
      for (const one of [above, below]) one.record(time * MS, rate);
    expect([above.peakSinceLastStart, below.peakSinceLastStart]).toEqual([150, 170]);
    // 300 for 10 ms, then 170, 100, 150 for as long: what was before is forgotten.
    expect(above.sums(50 * MS).sum).toBeCloseTo(-(130 + 200 + 150) * 0.01, 9);
  });

  it('knows the highest rate exactly, from the begin of the measured window on', () => {
    const slow = new RateMeter(10);
    slow.record(1 * MS, 10.01);
    slow.record(2 * MS, 9.99);
    expect(slow.highest).toBe(10.01);
    slow.startWindow();
    expect(slow.highest).toBe(9.99);
    slow.record(3 * MS, 9.995);
    slow.record(4 * MS, 0.1);
    expect(slow.highest).toBe(9.995);
  });

  it('knows when each rate was last left; the present one is being left', () => {
    const left = meter.lastTimesBy(40 * MS);
    expect(left[binOfRate(100)]).toBeCloseTo(0.04, 6);
    expect(left[binOfRate(300)]).toBeCloseTo(0.03, 6);
    expect(left[binOfRate(200)]).toBe(-1);
  });
});
