import { flag, list, number, shown, text } from '../values.ts';
import { pictureRule } from './pictureRule.ts';

/** Results of runs with different seeds next to a printed value: the reader adds one run after the other. */
export interface SeedsPicture {
  readonly name: 'seeds';
  readonly label: string;
  /** Results for seeds 1, 2 and so on. */
  readonly values: readonly number[];
  /** Decimals of the values as displayed. */
  readonly decimals: number;
  readonly printed: number;
  /** Whether the values are differences, whose reference is 0. */
  readonly isDifference: boolean;
  /** Initial number of seeds. */
  readonly seeds: number;
  /** Both ends of the axis. */
  readonly from: number;
  readonly to: number;
}

const value = number(-1e9, 1e9);
/** Most rows of a figure. */
const MOST_SEEDS = 12;

export const seeds = pictureRule<SeedsPicture>({
  settings: {
    label: text,
    values: list(value, 2),
    decimals: number(0, 6),
    printed: value,
    isDifference: flag,
    seeds: number(1, MOST_SEEDS),
    from: value,
    to: value,
  },
  together({ values, printed, from, to, seeds: first }) {
    if (values.length > MOST_SEEDS || first > values.length)
      return { value: `${values.length} values`, expected: `${first} to ${MOST_SEEDS} values` };
    const isInside = [...values, printed].every((value) => value >= from && value <= to);
    return isInside ? null : { value: shown([from, to]), expected: 'all values from `from` to `to`' };
  },
});
