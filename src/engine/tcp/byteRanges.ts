import type { StateIo } from '../sim/state.ts';

/** Bytes received out of order, or reported as such by SACK: disjoint ranges in ascending order. */
export class ByteRanges {
  readonly start: number[] = [];
  readonly end: number[] = [];
  /** Value of `reportCount` when each range was last reported. */
  private readonly reported: number[] = [];
  /** Number of reports so far. */
  private reportCount = 0;

  state(io: StateIo): void {
    io.list(this.start);
    io.list(this.end);
    io.list(this.reported);
    this.reportCount = io.number(this.reportCount);
  }

  get isEmpty(): boolean {
    return this.start.length === 0;
  }

  get bytes(): number {
    return this.start.reduce((sum, start, i) => sum + this.end[i]! - start, 0);
  }

  /** Adds [start, end); returns whether any of these bytes is new. */
  add(start: number, end: number): boolean {
    let i = 0;
    while (i < this.start.length && this.end[i]! < start) i++;
    this.reportCount++;
    if (i < this.start.length && this.start[i]! <= start && this.end[i]! >= end) {
      this.reported[i] = this.reportCount;
      return false;
    }
    let j = i;
    let from = start;
    let to = end;
    while (j < this.start.length && this.start[j]! <= end) {
      from = Math.min(from, this.start[j]!);
      to = Math.max(to, this.end[j]!);
      j++;
    }
    this.start.splice(i, j - i, from);
    this.end.splice(i, j - i, to);
    this.reported.splice(i, j - i, this.reportCount);
    return true;
  }

  /** Removes ranges that begin at or below `from`; returns the end of the contiguous bytes. */
  advance(from: number): number {
    let edge = from;
    while (this.start.length > 0 && this.start[0]! <= edge) {
      edge = Math.max(edge, this.end[0]!);
      this.start.shift();
      this.end.shift();
      this.reported.shift();
    }
    return edge;
  }

  /** Index of the range that was reported last before report number `before`, or -1. */
  mostRecent(before: number): number {
    let best = -1;
    for (let i = 0; i < this.reported.length; i++) {
      if (this.reported[i]! < before && (best < 0 || this.reported[i]! > this.reported[best]!)) best = i;
    }
    return best;
  }

  reportedAt(index: number): number {
    return this.reported[index]!;
  }

  clear(): void {
    this.start.length = 0;
    this.end.length = 0;
    this.reported.length = 0;
  }
}
