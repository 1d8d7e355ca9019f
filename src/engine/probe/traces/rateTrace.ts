import { type Picoseconds, PS_PER_SECOND } from '../../../contract/index.ts';
import type { Trace } from '../../sim/binTrace.ts';

/**
 * Cells per second in equal windows: how many were counted in each, over its length. A window has a value once it is
 * over, and none (NaN) when a part of it was not seen.
 */
export class RateTrace implements Trace {
  readonly binPs: Picoseconds;
  readonly first = 0;
  min: Float32Array;
  /** Windows that are over, at least one. */
  length = 1;
  knownUntil = 0;
  /** Nothing is reported: a rate is known only after its window. */
  onStep: Trace['onStep'] = null;
  /** The window under way. */
  private window = 0;
  /** All of the window under way has been seen so far. */
  isWhole = true;

  /** @param endPs time the trace may reach */
  constructor(binPs: Picoseconds, endPs: Picoseconds) {
    this.binPs = binPs;
    this.min = new Float32Array(Math.floor(endPs / binPs) + 1);
    this.min[0] = Number.NaN;
  }

  /** A window has one value. */
  get max(): Float32Array {
    return this.min;
  }

  /** Cells per second of the last window that is over; NaN before the first. */
  get latest(): number {
    return this.min[this.length - 1]!;
  }

  /** The window under way is over, with so many cells. */
  endWindow(cells: number): void {
    this.min[this.window++] = this.isWhole ? (cells * PS_PER_SECOND) / this.binPs : Number.NaN;
    this.length = this.window;
    this.isWhole = true;
  }

  /** Windows end when their counters have been read. */
  closeUntil(): void {}

  /** The window of `time` has a value only if it begins then. */
  forgetFrom(time: Picoseconds): void {
    this.window = Math.floor(time / this.binPs);
    this.isWhole = time === this.window * this.binPs;
    this.length = Math.max(1, Math.min(this.length, this.window));
    if (this.window === 0) this.min[0] = Number.NaN;
    this.knownUntil = time;
  }

  /** Windows are long and few: all of them are kept. */
  release(): void {}

  copy(other: RateTrace): void {
    this.min.set(other.min.subarray(0, other.length));
    this.length = other.length;
    this.window = other.window;
    this.isWhole = other.isWhole;
  }
}
