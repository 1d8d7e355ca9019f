import { number } from '../values.ts';
import { pictureRule } from './pictureRule.ts';

/** A full queue one of whose cells has to go: the reader says which, and sees when the hole leaves. */
export interface FrontPicture {
  readonly name: 'front';
  /** Cells in the queue, and the groups of them that can be pressed. */
  readonly cells: number;
  readonly groups: number;
  /** Of the link that empties it. */
  readonly rateMbps: number;
}

export const front = pictureRule<FrontPicture>({
  settings: { cells: number(2, 1_000_000), groups: number(2, 40), rateMbps: number(0.001, 1_000_000) },
  together: ({ cells, groups }) =>
    cells % groups === 0 ? null : { value: `${cells} cells`, expected: `a multiple of groups = ${groups}` },
});
