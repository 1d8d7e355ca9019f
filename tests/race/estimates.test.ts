import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RandomStream } from '../../src/engine/sim/random.ts';
import { chanceOf, estimate, holm } from '../../src/race/estimates.ts';
import { twoSided, twoSidedQuantile } from '../../src/race/student.ts';

describe("Student's t", () => {
  // Any table of t; two-sided 5 %, 1 % and 10 %.
  it.each([
    [1, 0.05, 12.706],
    [2, 0.05, 4.303],
    [4, 0.05, 2.776],
    [9, 0.05, 2.262],
    [29, 0.05, 2.045],
    [100, 0.05, 1.984],
    [5, 0.01, 4.032],
    [10, 0.1, 1.812],
  ])('with %d degrees is passed with a chance of %f at %f', (degrees, chance, t) => {
    expect(twoSidedQuantile(chance, degrees)).toBeCloseTo(t, 3);
  });

  it('has the closed forms of one and two degrees', () => {
    for (const t of [0.1, 0.5, 1, 3, 20, 500]) {
      expect(twoSided(t, 1)).toBeCloseTo(1 - (2 / Math.PI) * Math.atan(t), 12);
      expect(twoSided(t, 2)).toBeCloseTo(1 - t / Math.sqrt(2 + t * t), 12);
    }
  });

  it('quantile and chance undo each other', () =>
    fc.assert(
      fc.property(
        fc.double({ min: 1e-6, max: 0.999, noNaN: true }),
        fc.integer({ min: 1, max: 500 }),
        (p, n) => {
          expect(twoSided(twoSidedQuantile(p, n), n) / p).toBeCloseTo(1, 8);
        },
      ),
    ));
});

/** Normal numbers, by the polar method. */
function normals(stream: RandomStream, count: number): number[] {
  return Array.from({ length: count }, () => {
    for (;;) {
      const u = 2 * stream.uniform() - 1;
      const v = 2 * stream.uniform() - 1;
      const s = u * u + v * v;
      if (s > 0 && s < 1) return u * Math.sqrt((-2 * Math.log(s)) / s);
    }
  });
}

describe('an interval of 95 %', () => {
  it.each([3, 10])('over %d normal numbers contains their mean 95 times of 100', (count) => {
    const stream = new RandomStream(11, 'normals');
    const repeats = 4_000;
    let held = 0;
    for (let i = 0; i < repeats; i++) {
      const { low, high } = estimate(normals(stream, count).map((z) => 7 + 3 * z));
      if (low <= 7 && high >= 7) held++;
    }
    // Four standard deviations of a share of 0.95 over 4,000 repeats: 0.0138.
    expect(Math.abs(held / repeats - 0.95)).toBeLessThan(0.0138);
  });

  it('is not there with one value, and has no width where all are equal', () => {
    expect(estimate([4])).toEqual({ mean: 4, low: Number.NaN, high: Number.NaN, count: 1 });
    expect(estimate([4, 4, 4])).toEqual({ mean: 4, low: 4, high: 4, count: 3 });
  });

  it('of differences contains 0 exactly where the test finds nothing at 5 %', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 60 }), { minLength: 2, maxLength: 20 }), (values) => {
        const { low, high } = estimate(values);
        if (Math.min(Math.abs(low), Math.abs(high)) < 1e-9) return;
        expect(chanceOf(values) >= 0.05).toBe(low < 0 && high > 0);
      }),
    ));
});

describe("Holm's correction", () => {
  it('multiplies the smallest by the number of questions, the next by one less, and never falls', () => {
    expect(holm([0.01, 0.04, 0.03])).toEqual([0.03, 0.06, 0.06]);
    expect(holm([0.5, 0.6])).toEqual([1, 1]);
    expect(holm([0.02, Number.NaN])).toEqual([0.02, Number.NaN]);
  });

  it('finds something in true nothing at most 5 times of 100, over all candidates together', () => {
    const stream = new RandomStream(5, 'nothing');
    let found = 0;
    for (let i = 0; i < 2_000; i++) {
      const chances = Array.from({ length: 5 }, () => chanceOf(normals(stream, 6)));
      if (holm(chances).some((p) => p < 0.05)) found++;
    }
    expect(found / 2_000).toBeLessThan(0.07);
    expect(found / 2_000).toBeGreaterThan(0.02);
  });
});
