import { number } from '../values.ts';
import { pictureRule } from './pictureRule.ts';

/** A buffer with the cells of each sender, and a limit per sender that the reader moves. Cells. */
export interface PlacesPicture {
  readonly name: 'places';
  readonly capacity: number;
  readonly senders: number;
  /** The sender that has filled its allowance, from 1, and its window in cells. */
  readonly front: number;
  readonly window: number;
  /** Cells per packet. */
  readonly perPacket: number;
  /** Initial limit; `capacity` is no limit. */
  readonly limit: number;
  /** Step of the handle of the limit. */
  readonly step: number;
}

const cells = number(1, 1e6);
/** Number of colours of VCs. */
const MOST_SENDERS = 15;

export const places = pictureRule<PlacesPicture>({
  settings: {
    capacity: cells,
    senders: number(2, MOST_SENDERS),
    front: number(1, MOST_SENDERS),
    window: cells,
    perPacket: cells,
    limit: cells,
    step: cells,
  },
});
