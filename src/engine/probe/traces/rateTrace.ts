import { type Picoseconds, PS_PER_SECOND } from '../../../contract/index.ts';
import type { Trace } from '../../sim/binTrace.ts';

/**
 * Cells per second in equal windows: the count in each, over its length. A window has a value once it is
 * over, and none (NaN) if a part of it was not observed.
 */
export class RateTrace implements Trace {
  readonly binPs: Picoseconds;
  readonly first = 0;
  min: Float32Array;
  /** Number of windows that are over, at least 1. */
  length = 1;
  knownUntil = 0;
  /** Never called: a rate is only known after its window. */
  onStep: Trace['onStep'] = null;
  /** Index of the present window. */
  private window = 0;
  /** Whether the present window has been observed from its start. */
  isWhole = true;

  /** @param endPs end of the trace at most */
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

  /** Ends the present window. @param cells counted in it */
  endWindow(cells: number): void {
    this.min[this.window++] = this.isWhole ? (cells * PS_PER_SECOND) / this.binPs : Number.NaN;
    this.length = this.window;
    this.isWhole = true;
  }

  /** No effect: windows end when their counters have been read. */
  closeUntil(): void {}

  /** Forgets windows from `time` on; the window of `time` gets a value only if it begins then. */
  forgetFrom(time: Picoseconds): void {
    this.window = Math.floor(time / this.binPs);
    this.isWhole = time === this.window * this.binPs;
    this.length = Math.max(1, Math.min(this.length, this.window));
    if (this.window === 0) this.min[0] = Number.NaN;
    this.knownUntil = time;
  }

  /** No effect: windows are long and few, so all are kept. */
  release(): void {}

  copy(other: RateTrace): void {
    this.min.set(other.min.subarray(0, other.length));
    this.length = other.length;
    this.window = other.window;
    this.isWhole = other.isWhole;
  }
}
