import type { ChannelInfo, Picoseconds } from '../../contract/index.ts';
import { MinMaxPyramid } from './pyramid.ts';
import type { ChannelTrace, Spans } from './types.ts';

/** Spans of adjacent columns. When the range moves, only new and changed columns are read. */
class ColumnWindow {
  private readonly spans: Spans;
  private readonly count: number;
  /** Number of bins per column. */
  private readonly perColumn: number;
  private first = Number.NaN;
  /** Range of bins that have changed since the last read. */
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

  /** Marks bins in [from, to) as changed. */
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

/** Number of plots with different widths that show a channel at a time: a stage, and the rows of a comparison. */
const MOST_WINDOWS = 4;

/** One recorded quantity. The last result of `spans` is cached until a value or the query changes. */
export class Channel implements ChannelTrace {
  private bins = new MinMaxPyramid();
  private cached: Spans = { min: new Float32Array(0), max: new Float32Array(0) };
  private cachedFrom = Number.NaN;
  private cachedTo = Number.NaN;
  private sums = [0];
  private readonly bin: Spans = { min: new Float32Array(1), max: new Float32Array(1) };
  /** Recently requested column windows, the newest last. */
  private readonly windows: ColumnWindow[] = [];
  private firstBin = Number.POSITIVE_INFINITY;
  arriving: ChannelTrace['arriving'] = null;
  private presentTime = Number.NaN;
  private presentValue = Number.NaN;

  constructor(readonly info: ChannelInfo) {}

  copy(): Channel {
    const copy = new Channel(this.info);
    copy.bins = this.bins.copy();
    copy.sums = this.sums.slice();
    copy.firstBin = this.firstBin;
    copy.setPresent(this.presentTime, this.presentValue);
    return copy;
  }

  write(firstBin: number, min: Float32Array, max: Float32Array): void {
    const length = this.bins.length;
    this.bins.write(firstBin, min, max);
    if (firstBin < this.firstBin) this.findFirst(firstBin);
    this.changedFrom(firstBin, Math.max(length, firstBin + min.length));
  }

  /** Removes bins from the one that holds `time` on: the worker sends that bin again. */
  forgetFrom(time: Picoseconds): void {
    const bin = Math.floor(time / this.info.binPs);
    const { length } = this.bins;
    this.bins.truncate(bin);
    if (bin <= this.firstBin) this.firstBin = Number.POSITIVE_INFINITY;
    this.changedFrom(bin, length);
    this.arriving = null;
  }

  private findFirst(from: number): void {
    for (let bin = from; bin < Math.min(this.bins.length, this.firstBin); bin++)
      if (!Number.isNaN(this.bins.max(bin))) this.firstBin = bin;
  }

  get begins(): Picoseconds {
    return Number.isFinite(this.firstBin) ? this.firstBin * this.info.binPs : Number.NaN;
  }

  private changedFrom(bin: number, end: number): void {
    for (const window of this.windows) window.changed(bin, end);
    this.cachedFrom = Number.NaN;
    this.sums.length = Math.min(this.sums.length, bin + 1);
  }

  get counts(): readonly number[] {
    const { sums, bins } = this;
    const seconds = this.info.binPs / 1e12;
    for (let bin = sums.length - 1; ; bin++) {
      const rate = bins.max(bin);
      if (Number.isNaN(rate)) return sums;
      sums.push((sums[bin] ?? 0) + Math.round(rate * seconds));
    }
  }

  spans(from: Picoseconds, to: Picoseconds, columns: number): Spans {
    if (from === this.cachedFrom && to === this.cachedTo && columns === this.cached.min.length)
      return this.cached;
    const out = { min: new Float32Array(columns), max: new Float32Array(columns) };
    const perColumn = (to - from) / columns / this.info.binPs;
    const first = from / this.info.binPs;
    for (let c = 0; c < columns; c++) {
      const a = Math.floor(first + c * perColumn);
      const b = Math.ceil(first + (c + 1) * perColumn);
      this.bins.query(a, Math.max(b, a + 1), out, c);
    }
    this.cached = out;
    this.cachedFrom = from;
    this.cachedTo = to;
    return out;
  }

  columns(first: number, count: number, columnPs: Picoseconds): Spans {
    const perColumn = columnPs / this.info.binPs;
    const { windows } = this;
    const at = windows.findIndex((kept) => kept.fits(count, perColumn));
    const [window = new ColumnWindow(count, perColumn)] = at < 0 ? [] : windows.splice(at, 1);
    windows.push(window);
    if (windows.length > MOST_WINDOWS) windows.shift();
    return window.show(first, this.bins);
  }

  most(from: Picoseconds, to: Picoseconds): number {
    const { binPs } = this.info;
    const [first, end] = [Math.floor(from / binPs), Math.ceil(to / binPs)];
    this.bins.query(first, Math.max(end, first + 1), this.bin, 0);
    return this.bin.max[0] ?? Number.NaN;
  }

  /** Sets the exact value at one instant; NaN: only bins are known. */
  setPresent(time: Picoseconds, value: number): void {
    this.presentTime = time;
    this.presentValue = value;
  }

  at(time: Picoseconds): number {
    if (time === this.presentTime && !Number.isNaN(this.presentValue)) return this.presentValue;
    return this.binAt(time);
  }

  binAt(time: Picoseconds): number {
    return this.bins.max(Math.floor(time / this.info.binPs));
  }
}
