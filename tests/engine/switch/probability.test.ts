import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellProbability, power, ramp } from '../../../src/engine/switch/state/probability.ts';
import { newPolicy } from '../../support/cells.ts';

describe('a power', () => {
  it.each([
    [0.5, 0, 1],
    [0.5, 1, 0.5],
    [0.5, 10, 1 / 1_024],
    [3, 5, 243],
    [0.999, 1e12, 0],
    [0, 3, 0],
  ])('%d to the %d is %d', (base, n, result) => expect(power(base, n)).toBe(result));
});

describe('the probability of a cell', () => {
  // Rosolen et al. 1999: max_p 0.1 and, in figure 4, max_c 0.00055: the same for 192 cells.
  it.each([
    [0.1, 192, 5.486e-4],
    [0.1, 32, 3.287e-3],
    [0.1, 1, 0.1],
    [0.5, 2, 1 - Math.SQRT1_2],
    [0.000_1, 1_366, 7.321e-8],
    [1, 192, 1],
  ])('that gives packets %d at %d cells is %d', (packet, n, cell) => {
    expect(cellProbability(packet, n)).toBeCloseTo(cell, 6);
    expect(cellProbability(packet, n) / cell).toBeCloseTo(1, 3);
  });

  it('gives the packet its probability back: 1 - (1 - p_c)^n', () => {
    for (let n = 1; n <= 1_366; n += 35) {
      for (const packet of [0.000_1, 0.02, 0.1, 0.5, 0.99, 0.999_999]) {
        expect((1 - power(1 - cellProbability(packet, n), n)) / packet).toBeCloseTo(1, 8);
      }
    }
  });
});

describe('the curve of figure 2, 2,000 to 12,000, 0.1', () => {
  it.each([
    [0, 0],
    [1_999.9, 0],
    [2_000, 0],
    [4_500, 0.025],
    [7_000, 0.05],
    [11_999, 0.099_99],
    [12_000, 0.1],
    [12_000.1, 1],
  ])('at an average of %d is %d', (average, p) => {
    expect(ramp(average, 2_000, 12_000, 0.1, 12_000)).toBeCloseTo(p, 12);
  });

  it('is a step when both thresholds stand in one place', () => {
    expect([99, 100, 101].map((average) => ramp(average, 100, 100, 0.1, 100))).toEqual([0, 0.1, 1]);
  });

  it('never falls, stays from 0 to 1, and with a second part has no jump', () => {
    const thresholds = fc.tuple(fc.nat(5_000), fc.integer({ min: 1, max: 9_000 }), fc.integer({ min: 1 }));
    fc.assert(
      fc.property(thresholds, fc.double({ min: 0.000_1, max: 1, noNaN: true }), ([min, more, on], top) => {
        const [max, end] = [min + more, min + more + (on % 20_000) + 1];
        const at = (average: number) => ramp(average, min, max, top, end);
        const places = Array.from({ length: 200 }, (_, i) => (i * (end + 100)) / 199);
        const heights = places.map(at);
        expect(heights).toEqual(heights.toSorted((a, b) => a - b));
        expect([heights[0], heights.at(-1)]).toEqual([min === 0 ? heights[0] : 0, 1]);
        for (const knee of [min, max, end]) expect(at(knee + 1e-7) - at(knee - 1e-7)).toBeLessThan(1e-5);
      }),
    );
  });
});

// Rosolen et al. 1999, section 2.3: max_p is the slope "of the first part" of the function, "proposed in [Flo97]".
describe('the second part of figure 2, 2,000 to 12,000, 0.1, of a buffer of 16,000', () => {
  const params = { minTh: 2_000, maxTh: 12_000, wq: 1, maxP: 0.1, packetCells: 12 };
  /** Where the drawn curve of RED reaches 1. */
  const certain = (aboveMax: string) => {
    const { x = [], y = [] } = newPolicy('red', { ...params, aboveMax }, 30_000).curve?.().lines[0] ?? {};
    return x[y.findIndex((height) => height >= 1)];
  };
  it.each([
    ['step', 12_000, [1, 1, 1]],
    ['gentle', 24_000, [0.1 + 0.9 / 6, 0.1 + 0.9 / 3, 1]],
    ['buffer', 16_000, [0.1 + 0.9 / 2, 1, 1]],
  ] as const)('%s reaches 1 at %d', (aboveMax, at, heights) => {
    expect(certain(aboveMax)).toBe(aboveMax === 'buffer' ? 30_000 : at);
    expect(ramp(12_000, 2_000, 12_000, 0.1, at)).toBe(0.1);
    [14_000, 16_000, 24_000].forEach((average, i) => {
      expect(ramp(average, 2_000, 12_000, 0.1, at)).toBeCloseTo(heights[i] ?? Number.NaN, 12);
    });
  });
});
