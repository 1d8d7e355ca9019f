import type { StateIo } from '../../sim/state.ts';

/** Time-weighted distribution of a queue: `time[q]` picoseconds spent with q cells waiting; room for the present q. */
export class QueueStatistics {
  time = new Float64Array(16);
  queue = 0;
  since = 0;

  state(io: StateIo): void {
    this.time = io.sized(this.time);
    this.queue = io.number(this.queue);
    this.since = io.number(this.since);
  }

  /** The queue becomes `queue` at `now`. */
  change(now: number, queue: number): void {
    this.time[this.queue]! += now - this.since;
    this.since = now;
    this.queue = queue;
    if (queue >= this.time.length) this.grow(queue);
  }

  private grow(longest: number): void {
    let size = this.time.length * 2;
    while (size <= longest) size *= 2;
    const time = new Float64Array(size);
    time.set(this.time);
    this.time = time;
  }
}
