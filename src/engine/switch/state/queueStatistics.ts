import type { QueueSteps } from './queueSteps.ts';

/** Time-weighted distribution of a queue: `time[q]` picoseconds spent with q cells waiting; room for the present q. */
export class QueueStatistics {
  time = new Float64Array(16);
  queue = 0;
  since = 0;

  /** The queue becomes `queue` at `now`. */
  change(now: number, queue: number): void {
    this.time[this.queue]! += now - this.since;
    this.since = now;
    this.queue = queue;
    if (queue >= this.time.length) this.grow(queue);
  }

  /** The queue takes the first `count` of these steps, none of which makes it longer than `longest`. */
  follow(steps: QueueSteps, count: number, longest: number): void {
    if (longest >= this.time.length) this.grow(longest);
    const { time: spent } = this;
    const { time, queue: lengths } = steps;
    let { queue, since } = this;
    for (let i = 0; i < count; i++) {
      const now = time[i]!;
      spent[queue]! += now - since;
      since = now;
      queue = lengths[i]!;
    }
    this.queue = queue;
    this.since = since;
  }

  private grow(longest: number): void {
    let size = this.time.length * 2;
    while (size <= longest) size *= 2;
    const time = new Float64Array(size);
    time.set(this.time);
    this.time = time;
  }
}
