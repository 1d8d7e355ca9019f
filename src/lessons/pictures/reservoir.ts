import { number } from '../values.ts';
import { pictureRule } from './pictureRule.ts';

/** The window of TCP above a rate: the reader moves both, and sees where the cells of the window wait. */
export interface ReservoirPicture {
  readonly name: 'reservoir';
  /** Cells of a segment. */
  readonly segment: number;
  /** Of the way without queues. */
  readonly rttMs: number;
  /** What the link has for the sender, cells/s. */
  readonly share: number;
  /** Of the window, at first and at most. */
  readonly segments: number;
  readonly mostSegments: number;
  /** Of the handle of the rate up to the share; it goes up to twice the share. */
  readonly steps: number;
}

/** As many blocks as a basin has room for. */
const segments = number(1, 60);

export const reservoir = pictureRule<ReservoirPicture>({
  settings: {
    segment: number(1, 1_400),
    rttMs: number(0, 10_000),
    share: number(1, 1e9),
    segments,
    mostSegments: segments,
    steps: number(1, 100),
  },
});
