import type { Picoseconds } from '../../contract/index.ts';

/** RM cells of a VC that have a place; if more are in transit, nothing is known. A power of two (`kernel/layout.ts`). */
const PLACES = 64;

/**
 * The time before which no RM cell of a VC can return to its source. Each is on some link, which knows when it arrives at the far end,
 * and the rest of its path takes at least the lookahead of its links. A source may send up to then without interruption. This is the
 * lookahead of Chandy and Misra (1979) along a loop instead of a link.
 */
export class RmReturns {
  /** Earliest return times, by VC and number of the RM cell. */
  times: Float64Array;

  constructor(vcs: number) {
    this.times = new Float64Array(vcs * PLACES);
  }

  /** Notes that a cell does not return before `time`. */
  note(vc: number, serial: number, time: Picoseconds): void {
    this.times[vc * PLACES + (serial & (PLACES - 1))] = time;
  }

  /** Earliest return of the cells from `oldest` up to `next`, which return in order. */
  earliest(vc: number, oldest: number, next: number): Picoseconds {
    if (oldest === next) return Infinity;
    return next - oldest > PLACES ? 0 : this.times[vc * PLACES + (oldest & (PLACES - 1))]!;
  }

  /** Forgets all times, since nothing is known of the cells in transit: they may return at any time. */
  reset(): void {
    this.times.fill(0);
  }
}
