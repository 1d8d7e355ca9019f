import { list, number } from '../values.ts';
import { pictureRule } from './pictureRule.ts';

/** Windows of senders, on a path and in a buffer whose size the reader sets. Cells. */
export interface PipePicture {
  readonly name: 'pipe';
  readonly senders: number;
  /** Window of each sender. */
  readonly window: number;
  /** Cells under way outside the queue when all windows are open. */
  readonly path: number;
  /** Rate of the link, for the waiting time. */
  readonly rateMbps: number;
  /** Largest buffer, and sizes that can be selected: the first one is the initial size. */
  readonly most: number;
  readonly sizes: readonly number[];
}

const cells = number(1, 1_000_000);

export const pipe = pictureRule<PipePicture>({
  settings: {
    senders: number(2, 20),
    window: cells,
    path: cells,
    rateMbps: number(0.001, 1_000_000),
    most: cells,
    sizes: list(cells, 2),
  },
  together: ({ sizes, most }) =>
    Math.max(...sizes) <= most
      ? null
      : { value: String(Math.max(...sizes)), expected: `sizes of the buffer up to most = ${most}` },
});
