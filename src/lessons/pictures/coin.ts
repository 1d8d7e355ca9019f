import { list, number } from '../values.ts';
import { pictureRule } from './pictureRule.ts';

/** A chance for each cell, which follows an average of the queue: the curve of the policy on the stage. */
export interface CoinPicture {
  readonly name: 'coin';
  /** Cells of a packet, two sizes or more. */
  readonly sizes: readonly number[];
  /** The average can be moved up to here, and begins there, cells. */
  readonly most: number;
  readonly average: number;
}

const cells = number(1, 1_000_000);

export const coin = pictureRule<CoinPicture>({
  settings: { sizes: list(number(1, 1366), 2), most: cells, average: cells },
  together: ({ most, average }) =>
    average <= most ? null : { value: String(average), expected: `an average up to most = ${most}` },
});
