import { type Picoseconds, PS_PER_SECOND } from '../../../contract/index.ts';
import type { CellRing } from '../../atm/cell.ts';
import type { Trace } from './binTrace.ts';

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
  heard: Trace['heard'] = null;
  /** The window under way, when it ends, its cells so far, and whether all of them were seen. */
  private window = 0;
  private ends: Picoseconds;
  private cells = 0;
  private seen = true;

  /** @param endPs time the trace may reach */
  constructor(binPs: Picoseconds, endPs: Picoseconds) {
    this.binPs = binPs;
    this.ends = binPs;
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

  /** Cells so far in the window under way; NaN where a part of it was not seen. */
  get underWay(): number {
    return this.seen ? this.cells : Number.NaN;
  }

  /** A cell at `time`. Times never fall but on a replay. */
  count(time: Picoseconds): void {
    if (time < this.knownUntil) return;
    if (time >= this.ends) this.close(time);
    this.cells++;
  }

  /** Before this time cells from `time` on need only be counted; 0: not even those. */
  quietUntil(time: Picoseconds): Picoseconds {
    return time < this.knownUntil ? 0 : this.ends;
  }

  /** Nothing more comes before `time`, at which something may. */
  reach(time: Picoseconds): void {
    if (time >= this.ends) this.close(time);
  }

  /** So many cells in such a time. */
  add(cells: number): void {
    this.cells += cells;
  }

  /** The cells in these slots of a ring. */
  countRun({ time, mask }: CellRing, from: number, to: number): void {
    if (time[from & mask]! >= this.knownUntil && time[(to - 1) & mask]! < this.ends) this.cells += to - from;
    else for (let i = from; i < to; i++) this.count(time[i & mask]!);
  }

  settle(time: Picoseconds): void {
    if (time >= this.knownUntil && time + 1 >= this.ends) this.close(time + 1);
  }

  /** The window of `time` keeps what came before only where that is nothing. */
  forgetFrom(time: Picoseconds): void {
    this.window = Math.floor(time / this.binPs);
    this.ends = (this.window + 1) * this.binPs;
    this.cells = 0;
    this.seen = time === this.window * this.binPs;
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
    this.ends = other.ends;
    this.cells = other.cells;
    this.seen = other.seen;
  }

  /** Ends the windows that are over at `time`. */
  private close(time: Picoseconds): void {
    const { min, binPs } = this;
    const next = Math.floor(time / binPs);
    min[this.window] = this.seen ? (this.cells * PS_PER_SECOND) / binPs : Number.NaN;
    min.fill(0, this.window + 1, next);
    this.length = next;
    this.window = next;
    this.ends = (next + 1) * binPs;
    this.cells = 0;
    this.seen = true;
  }
}
