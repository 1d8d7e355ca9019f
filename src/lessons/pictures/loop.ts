import { list, number, record, text } from '../values.ts';
import { pictureRule } from './pictureRule.ts';

/** An RM cell on its loop, into which each switch writes its share where that is the smaller rate. */
export interface LoopPicture {
  readonly name: 'loop';
  readonly vc: string;
  /** The rate with which the RM cell leaves, cells/s. */
  readonly peak: number;
  /** What a switch gives out altogether, cells/s, and in how many steps its handle divides that. */
  readonly given: number;
  readonly steps: number;
  /** Along the way, each with the share of the VC in such steps. */
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
