import { number } from '../values.ts';
import { pictureRule } from './pictureRule.ts';

/** A buffer, the places that each sender has in it, and a limit for each that the reader moves. Cells. */
export interface PlacesPicture {
  readonly name: 'places';
  readonly capacity: number;
  readonly senders: number;
  /** The sender that has filled what it may, from 1, and the cells of its window. */
  readonly front: number;
  readonly window: number;
  /** Cells of a packet. */
  readonly perPacket: number;
  /** Where the limit is at first; at `capacity` there is none. */
  readonly limit: number;
  /** Of its handle. */
  readonly step: number;
}

const cells = number(1, 1e6);
/** Colours of VCs. */
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
