import type { BatchReport, Picoseconds, PolicyLive } from '../../contract/index.ts';

/** Oldest samples go first: about five minutes of playing. */
const MOST_SAMPLES = 20_000;

/** Samples of one number, each later than the one before. */
export interface Stretch {
  readonly time: Picoseconds[];
  readonly value: number[];
}

/** A policy does nothing from `from` to `to`. */
export interface Pause {
  readonly from: Picoseconds;
  to: Picoseconds;
}

const gauge = (live: PolicyLive, name: string): number | undefined =>
  live.gauges.find((one) => one.name === name)?.value;

/**
 * What the policy of the shown port told of its memory, where the head has been: samples, not a record. Going back
 * begins a new stretch; an edit in the past voids what follows it.
 */
export class LiveTrace {
  /** RED's average of the queue, cells. */
  readonly averages: Stretch[] = [];
  /** In the order of time. */
  readonly pauses: Pause[] = [];
  private port = '';
  private policy = '';
  private samples = 0;

  reset(): void {
    this.averages.length = 0;
    this.pauses.length = 0;
    this.port = '';
    this.policy = '';
    this.samples = 0;
  }

  append({ now, live, forgetFrom }: BatchReport): void {
    if (forgetFrom !== null) this.forgetFrom(forgetFrom);
    if (live === null) return;
    if (live.port !== this.port) this.reset();
    if (live.policy !== this.policy) this.endPause(now);
    this.port = live.port;
    this.policy = live.policy;
    const average = gauge(live, 'average');
    if (average !== undefined) this.sample(now, average);
    const [from, to] = [gauge(live, 'lastTime'), gauge(live, 'suspendedUntil')];
    if (from !== undefined && to !== undefined) this.pause(from, to);
  }

  private sample(time: Picoseconds, value: number): void {
    let last = this.averages.at(-1);
    const end = last?.time.at(-1) ?? Number.NEGATIVE_INFINITY;
    if (time === end) return;
    if (last === undefined || time < end) {
      last = { time: [], value: [] };
      this.averages.push(last);
    }
    last.time.push(time);
    last.value.push(value);
    this.samples++;
    if (this.samples <= MOST_SAMPLES) return;
    const oldest = this.averages[0];
    const half = Math.ceil(oldest.time.length / 2);
    oldest.time.splice(0, half);
    oldest.value.splice(0, half);
    this.samples -= half;
    if (oldest.time.length === 0) this.averages.shift();
  }

  private pause(from: Picoseconds, to: Picoseconds): void {
    let at = this.pauses.length;
    while (at > 0 && this.pauses[at - 1].from > from) at--;
    if (this.pauses[at - 1]?.from !== from) this.pauses.splice(at, 0, { from, to });
  }

  /** Another policy knows nothing of the pause of the last one. */
  private endPause(now: Picoseconds): void {
    const running = this.pauses.findLast(({ from }) => from <= now);
    if (running !== undefined && running.to > now) running.to = now;
  }

  private forgetFrom(limit: Picoseconds): void {
    for (const { time, value } of this.averages) {
      const kept = time.findIndex((one) => one >= limit);
      if (kept < 0) continue;
      this.samples -= time.length - kept;
      time.length = kept;
      value.length = kept;
    }
    const first = this.pauses.findIndex(({ from }) => from >= limit);
    if (first >= 0) this.pauses.length = first;
  }
}
