/**
 * The ticks of a host's clock, one every `period` from `phase` on. Ticks are not events:
 * timers that wait for one compute its time. Picoseconds.
 */
export class TickClock {
  readonly period: number;
  readonly phase: number;

  /** @param share position of the first tick in a period, from 0 to below 1 */
  constructor(period: number, share: number) {
    this.period = period;
    this.phase = Math.floor(share * period);
  }

  /** The n-th tick after `now`: a timer of n ticks lasts n - 1 to n periods. */
  after(now: number, n: number): number {
    return this.phase + (this.index(now) + n) * this.period;
  }

  /** Ticks after `from`, up to and including `to`. */
  between(from: number, to: number): number {
    return this.index(to) - this.index(from);
  }

  private index(time: number): number {
    return Math.floor((time - this.phase) / this.period);
  }
}
