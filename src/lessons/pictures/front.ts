import { number } from '../values.ts';
import { pictureRule } from './pictureRule.ts';

/** A full queue from which a cell must be dropped: the reader selects it, and sees when the gap leaves. */
export interface FrontPicture {
  readonly name: 'front';
  /** Cells in the queue, and number of groups of cells that can be pressed. */
  readonly cells: number;
  readonly groups: number;
  /** Rate of the link that empties it. */
  readonly rateMbps: number;
}

export const front = pictureRule<FrontPicture>({
  settings: { cells: number(2, 1_000_000), groups: number(2, 40), rateMbps: number(0.001, 1_000_000) },
  together: ({ cells, groups }) =>
    cells % groups === 0 ? null : { value: `${cells} cells`, expected: `a multiple of groups = ${groups}` },
});
