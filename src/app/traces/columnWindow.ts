import type { MinMaxPyramid } from './pyramid.ts';
import type { Spans } from './types.ts';

/** Spans of neighbouring columns. One that moves on reads the columns that are new in it, and those that have changed. */
export class ColumnWindow {
  private readonly spans: Spans;
  private readonly count: number;
  /** Bins of a column. */
  private readonly perColumn: number;
  private first = Number.NaN;
  /** Bins that have changed since it was read. */
  private dirtyFrom = Number.POSITIVE_INFINITY;
  private dirtyTo = 0;

  constructor(count: number, perColumn: number) {
    this.count = count;
    this.perColumn = perColumn;
    this.spans = { min: new Float32Array(count), max: new Float32Array(count) };
  }

  fits(count: number, perColumn: number): boolean {
    return count === this.count && perColumn === this.perColumn;
  }

  /** Bins in [from, to) are not what they were. */
  changed(from: number, to: number): void {
    this.dirtyFrom = Math.min(this.dirtyFrom, from);
    this.dirtyTo = Math.max(this.dirtyTo, to);
  }

  show(first: number, bins: MinMaxPyramid): Spans {
    const { count, spans, perColumn } = this;
    const by = first - this.first;
    this.first = first;
    if (!(Math.abs(by) < count)) this.read(bins, 0, count);
    else {
      if (by > 0) for (const values of [spans.min, spans.max]) values.copyWithin(0, by);
      if (by < 0) for (const values of [spans.min, spans.max]) values.copyWithin(-by, 0);
      this.read(bins, by > 0 ? count - by : 0, by > 0 ? count : -by);
      const from = Math.floor(this.dirtyFrom / perColumn) - 1 - first;
      this.read(bins, Math.max(0, from), Math.min(count, Math.ceil(this.dirtyTo / perColumn) + 1 - first));
    }
    this.dirtyFrom = Number.POSITIVE_INFINITY;
    this.dirtyTo = 0;
    return spans;
  }

  private read(bins: MinMaxPyramid, from: number, to: number): void {
    const { perColumn, first, spans } = this;
    for (let c = from; c < to; c++) {
      const a = Math.floor((first + c) * perColumn);
      bins.query(a, Math.max(Math.ceil((first + c + 1) * perColumn), a + 1), spans, c);
    }
  }
}
