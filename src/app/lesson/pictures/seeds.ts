import type { SeedsPicture } from '../../../lessons/pictures/seeds.ts';
import { type Estimate, estimate } from '../../../race/estimates.ts';

/** Estimate from a number of seeds. */
export interface Said extends Estimate {
  readonly isPrintedWithin: boolean;
  readonly isZeroWithin: boolean;
}

/** Mean of the first seeds with its 95 % interval; with a single seed there is no interval, and nothing is within. */
export function saidBy({ values, printed }: SeedsPicture, seeds: number): Said {
  const found = estimate(values.slice(0, seeds));
  const isWithin = (value: number): boolean => value >= found.low && value <= found.high;
  return { ...found, isPrintedWithin: isWithin(printed), isZeroWithin: isWithin(0) };
}
