import type { Picoseconds } from '../../contract/index.ts';
import type { Link } from '../atm/link.ts';

/** Called for a cell that has left by a link. @param time of its last bit @param meta, frame its two words (atm/cell.ts) */
type Visit = (time: Picoseconds, meta: number, frame: number) => void;

/** Reads the cells that have left by a link from its ring afterwards, so that nothing is done per cell during the run. */
export class LeavingCells {
  private readonly link: Link;
  private next = 0;

  /** @param slice maximum time between two calls of `visit` */
  constructor(link: Link, slice: Picoseconds) {
    this.link = link;
    // Credits may be piggybacked, so that there are two records per cell time.
    link.keepArrived(2 * Math.ceil(slice / link.cellWhole) + 2);
  }

  /** Visits the cells, or frames of a packet link, whose last bit has left before `now`. */
  visit(now: Picoseconds, seen: Visit): void {
    const { time, meta, frame, mask, tail, delay } = this.link;
    while (this.next < tail && time[this.next & mask]! - delay < now) {
      const slot = this.next++ & mask;
      seen(time[slot]! - delay, meta[slot]!, frame[slot]!);
    }
  }
}
