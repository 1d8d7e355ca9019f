import type { Picoseconds } from '../../contract/index.ts';

/** Return times kept per VC; with more RM cells in transit, nothing is known. A power of two (`kernel/layout.ts`). */
const PLACES = 64;

/**
 * The time before which no RM cell of a VC can return to its source. The link on which it is gives its arrival time at the far end,
 * and the rest of its path takes at least the lookahead of its links. A source may send up to then without interruption. This is the
 * lookahead of Chandy and Misra (1979) along a loop instead of a link.
 */
export class RmReturns {
  /** Earliest return times, by VC and serial number of the RM cell. */
  times: Float64Array;

  constructor(vcs: number) {
    this.times = new Float64Array(vcs * PLACES);
  }

  /** Notes that an RM cell does not return before `time`. */
  note(vc: number, serial: number, time: Picoseconds): void {
    this.times[vc * PLACES + (serial & (PLACES - 1))] = time;
  }

  /** Earliest return of the RM cells from `oldest` up to `next`, which return in order. */
  earliest(vc: number, oldest: number, next: number): Picoseconds {
    if (oldest === next) return Infinity;
    return next - oldest > PLACES ? 0 : this.times[vc * PLACES + (oldest & (PLACES - 1))]!;
  }

  /** Resets all times to 0: the RM cells in transit may return at any time. */
  reset(): void {
    this.times.fill(0);
  }
}
