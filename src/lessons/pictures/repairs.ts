import { list, number } from '../values.ts';
import { pictureRule } from './pictureRule.ts';

/** Packets of a window; the runs behind the picture have windows of that size. */
export const WINDOW = 8;
/** Of a window, so many can be lost. */
export const MOST_LOST = 3;

/** Packets of one window that the reader loses, and how Reno and NewReno send them again. */
export interface RepairsPicture {
  readonly name: 'repairs';
  /** Those that are lost at first, from 1. */
  readonly lost: readonly number[];
}

export const repairs = pictureRule<RepairsPicture>({
  settings: { lost: list(number(1, WINDOW), 0) },
  together: ({ lost }) =>
    lost.length <= MOST_LOST ? null : { value: `${lost.length} packets`, expected: `at most ${MOST_LOST}` },
});
