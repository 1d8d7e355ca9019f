import { number } from '../values.ts';
import { pictureRule } from './pictureRule.ts';

/** A TCP window over a rate-controlled VC: the reader sets both, and sees where the cells of the window wait. */
export interface ReservoirPicture {
  readonly name: 'reservoir';
  /** Cells per segment. */
  readonly segment: number;
  /** Round-trip time without queues. */
  readonly rttMs: number;
  /** Rate available to the sender on the link, cells/s. */
  readonly share: number;
  /** Initial and largest window. */
  readonly segments: number;
  readonly mostSegments: number;
  /** Steps of the rate's handle up to the share; it goes up to twice the share. */
  readonly steps: number;
}

/** Limited by the blocks that a basin can show. */
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
