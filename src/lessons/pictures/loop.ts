import { list, number, record, text } from '../values.ts';
import { pictureRule } from './pictureRule.ts';

/** An RM cell on its loop, into which each switch writes its share if that is the smaller rate. */
export interface LoopPicture {
  readonly name: 'loop';
  readonly vc: string;
  /** Rate in the RM cell as it leaves the source, cells/s. */
  readonly peak: number;
  /** Total rate that a switch allocates, cells/s, and number of steps of its handle. */
  readonly given: number;
  readonly steps: number;
  /** Switches along the path, each with the share of the VC in such steps. */
  readonly switches: readonly { readonly name: string; readonly share: number }[];
}

const rate = number(1, 1e9);
const MOST_STEPS = 1_000;

export const loop = pictureRule<LoopPicture>({
  settings: {
    vc: text,
    peak: rate,
    given: rate,
    steps: number(2, MOST_STEPS),
    switches: list(record({ name: text, share: number(1, MOST_STEPS) }), 1),
  },
});
