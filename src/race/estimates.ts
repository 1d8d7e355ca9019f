import { mean, standardDeviation } from '../studies/statistics.ts';
import { twoSided, twoSidedQuantile } from './student.ts';

/** Of intervals and of the tests. */
export const LEVEL = 0.05;

/** A mean with its interval of 95 %; NaN where too few values are there. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

/** Half of Student's interval around a mean of so many independent values; NaN with fewer than two. @param error standard error */
export const halfInterval = (error: number, count: number): number =>
  count < 2 ? Number.NaN : twoSidedQuantile(LEVEL, count - 1) * error;

/** Student's interval over values that are independent of each other: runs with different seeds. */
export function estimate(values: readonly number[]): Estimate {
  const centre = mean(values);
  const half = halfInterval(standardDeviation(values) / Math.sqrt(values.length), values.length);
  return { mean: centre, low: centre - half, high: centre + half, count: values.length };
}

/** How likely differences so far from 0 are if there is none (paired t test); NaN with fewer than two. */
export function chanceOf(differences: readonly number[]): number {
  const { length } = differences;
  if (length < 2) return Number.NaN;
  const centre = mean(differences);
  const error = standardDeviation(differences) / Math.sqrt(length);
  if (error === 0) return centre === 0 ? 1 : 0;
  return twoSided(centre / error, length - 1);
}

/**
 * Holm's correction for asking several questions at once: the smallest chance counts as often as there are questions, the
 * next one once less. In the order given; chances that are NaN are no questions.
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
