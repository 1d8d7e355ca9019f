import { list, number } from '../values.ts';
import { pictureRule } from './pictureRule.ts';

/** Packets per window; the runs behind the picture have this window. */
export const WINDOW = 8;
/** Most packets of a window that can be lost. */
export const MOST_LOST = 3;

/** Packets of one window that the reader loses, and their retransmission by Reno and NewReno. */
export interface RepairsPicture {
  readonly name: 'repairs';
  /** Packets lost initially, from 1. */
  readonly lost: readonly number[];
}

export const repairs = pictureRule<RepairsPicture>({
  settings: { lost: list(number(1, WINDOW), 0) },
  together: ({ lost }) =>
    lost.length <= MOST_LOST ? null : { value: `${lost.length} packets`, expected: `at most ${MOST_LOST}` },
});
