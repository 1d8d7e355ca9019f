import type { Picoseconds } from '../../contract/index.ts';
import type { Link } from '../atm/link.ts';

/** What left by a link: when its last bit did, and its two words (atm/cell.ts). */
type Visit = (time: Picoseconds, meta: number, frame: number) => void;

/** Reads what has left by a link out of its ring, afterwards: cells that are not needed cost nothing. */
export class LeavingCells {
  private readonly link: Link;
  private next = 0;

  /** @param slice longest time between two visits */
  constructor(link: Link, slice: Picoseconds) {
    this.link = link;
    // Credit cells ride on others, so there may be two in the time of one.
    link.keepArrived(2 * Math.ceil(slice / link.cellWhole) + 2);
  }

  /** Cells, or frames of a packet link, whose last bit has left before `now`. */
  visit(now: Picoseconds, seen: Visit): void {
    const { time, meta, frame, mask, tail, delay } = this.link;
    while (this.next < tail && time[this.next & mask]! - delay < now) {
      const slot = this.next++ & mask;
      seen(time[slot]! - delay, meta[slot]!, frame[slot]!);
    }
  }
}
