import type { Picoseconds } from '../../contract/index.ts';

/** So many RM cells of a VC have a place; where more are under way, nothing is known. A power of two (`kernel/layout.ts`). */
const PLACES = 64;

/**
 * Before which time no RM cell of a VC can be home: each is on some link, which knows when it arrives at the far end, and the rest
 * of its way takes at least as long as the links do. A source may send up to then without looking up. This is the lookahead of
 * Chandy and Misra (1979) along a loop instead of a link.
 */
export class RmReturns {
  /** By VC, and number of the RM cell. */
  times: Float64Array;

  constructor(vcs: number) {
    this.times = new Float64Array(vcs * PLACES);
  }

  /** The cell is not home before `time`. */
  note(vc: number, serial: number, time: Picoseconds): void {
    this.times[vc * PLACES + (serial & (PLACES - 1))] = time;
  }

  /** Before this time none of the cells from `oldest` on is home, up to `next`: they come back in their order. */
  earliest(vc: number, oldest: number, next: number): Picoseconds {
    if (oldest === next) return Infinity;
    return next - oldest > PLACES ? 0 : this.times[vc * PLACES + (oldest & (PLACES - 1))]!;
  }

  /** Nothing is known of cells under way. */
  forget(): void {
    this.times.fill(0);
  }
}
