import type { BinTrace } from '../probe/binTrace.ts';
import type { DepartureSink } from './transmitter.ts';

/** So many steps of either kind are kept at most. */
export const MOST_STEPS = 128;

/** Lengths of a queue one after the other, and cells that began to leave, to be told together. */
export class Steps {
  readonly times = new Float64Array(MOST_STEPS);
  readonly lengths = new Int32Array(MOST_STEPS);
  readonly leavings = new Float64Array(MOST_STEPS);
  readonly leavers = new Int32Array(MOST_STEPS);

  /** @param steps how many lengths there are, and how many departures */
  tell(queue: BinTrace | null, steps: number, departures: DepartureSink | null, left: number): void {
    if (queue !== null && steps > 0) queue.recordAll(this.times, this.lengths, steps);
    if (departures !== null && left > 0) departures.leaveAll(this.leavings, this.leavers, left);
  }
}
