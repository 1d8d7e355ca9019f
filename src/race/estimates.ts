import { mean, standardDeviation } from '../studies/statistics.ts';
import { twoSided, twoSidedQuantile } from './student.ts';

/** Significance level of intervals and tests. */
export const LEVEL = 0.05;

/** A mean with its 95 % confidence interval; NaN with too few values. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

/** Half width of Student's interval for a mean of `count` independent values; NaN with fewer than two. @param error standard error */
export const halfInterval = (error: number, count: number): number =>
  count < 2 ? Number.NaN : twoSidedQuantile(LEVEL, count - 1) * error;

/** Mean with Student's interval over independent values: runs with different seeds. */
export function estimate(values: readonly number[]): Estimate {
  const centre = mean(values);
  const half = halfInterval(standardDeviation(values) / Math.sqrt(values.length), values.length);
  return { mean: centre, low: centre - half, high: centre + half, count: values.length };
}

/** p value of the differences (paired t test); NaN with fewer than two. */
export function chanceOf(differences: readonly number[]): number {
  const { length } = differences;
  if (length < 2) return Number.NaN;
  const centre = mean(differences);
  const error = standardDeviation(differences) / Math.sqrt(length);
  if (error === 0) return centre === 0 ? 1 : 0;
  return twoSided(centre / error, length - 1);
}

/**
 * Holm's correction for several tests: the smallest p value is multiplied by the number of tests, the next one by one less, and so
 * on. In the order given; NaN counts as no test.
 */
export function holm(chances: readonly number[]): readonly number[] {
  const asked = chances.map((_, i) => i).filter((i) => !Number.isNaN(chances[i]));
  const rising = asked.sort((a, b) => (chances[a] ?? 0) - (chances[b] ?? 0));
  const adjusted = chances.map(() => Number.NaN);
  let least = 0;
  rising.forEach((index, rank) => {
    least = Math.max(least, Math.min(1, (chances[index] ?? 1) * (rising.length - rank)));
    adjusted[index] = least;
  });
  return adjusted;
}
