import type { Picoseconds } from '../../../contract/index.ts';
import type { StateIo } from '../../sim/state.ts';

/**
 * Time-weighted distribution of a queue: `time[q]` picoseconds spent with q cells waiting; the array has room for the present q. The time
 * without a cell is the remainder of the total time (`PortQueue.timesUntil`). A queue that knows its departures in advance adds when a cell
 * arrives; others add when the queue changes, and keep the time of the last change in `since`.
 */
export class QueueStatistics {
  time = new Float64Array(16);
  queue = 0;
  since = 0;

  state(io: StateIo): void {
    this.time = io.sized(this.time);
    this.queue = io.number(this.queue);
    this.since = io.number(this.since);
  }

  /** Records that the queue changes to `queue` cells at `now`. */
  change(now: number, queue: number): void {
    this.time[this.queue]! += now - this.since;
    this.since = now;
    this.queue = queue;
    if (queue >= this.time.length) this.grow(queue);
  }

  /**
   * Records the arrival of a cell that waits behind `ahead` others, the first of which begins to leave after `rest`. It lengthens the queue
   * by one until it begins to leave: so the present length lasts `rest` less, and one cell time more at the end.
   */
  joinFifo(ahead: number, rest: Picoseconds, cellTime: Picoseconds): void {
    if (ahead + 1 >= this.time.length) this.grow(ahead + 1);
    this.time[ahead]! += cellTime - rest;
    this.time[ahead + 1]! += rest;
  }

  private grow(longest: number): void {
    let size = this.time.length * 2;
    while (size <= longest) size *= 2;
    const time = new Float64Array(size);
    time.set(this.time);
    this.time = time;
  }
}
