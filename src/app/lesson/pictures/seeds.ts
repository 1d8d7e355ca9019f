import type { SeedsPicture } from '../../../lessons/pictures/seeds.ts';
import { type Estimate, estimate } from '../../../race/estimates.ts';

/** What so many seeds say. */
export interface Said extends Estimate {
  readonly isPrintedWithin: boolean;
  readonly isZeroWithin: boolean;
}

/** The mean of the first seeds with its interval of 95 %; of a single one there is none, and nothing is within. */
export function saidBy({ values, printed }: SeedsPicture, seeds: number): Said {
  const found = estimate(values.slice(0, seeds));
  const isWithin = (value: number): boolean => value >= found.low && value <= found.high;
  return { ...found, isPrintedWithin: isWithin(printed), isZeroWithin: isWithin(0) };
}
