import { describe, expect, it } from 'vitest';
import { cellProbability, power, ramp } from '../../../src/engine/switch/probability.ts';

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
    expect(ramp(average, 2_000, 12_000, 0.1)).toBeCloseTo(p, 12);
  });

  it('is a step when both thresholds stand in one place', () => {
    expect([99, 100, 101].map((average) => ramp(average, 100, 100, 0.1))).toEqual([0, 0.1, 1]);
  });
});
