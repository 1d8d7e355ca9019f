import type { ChannelInfo, EventCodeValue, Picoseconds, StageView } from '../../contract/index.ts';

/** Smallest and largest value per pixel column; NaN where nothing is recorded. */
export interface Spans {
  readonly min: Float32Array;
  readonly max: Float32Array;
}

export interface ChannelTrace {
  readonly info: ChannelInfo;
  /** Spans of `columns` equal parts of [from, to); cost independent of the run's length. */
  spans(from: Picoseconds, to: Picoseconds, columns: number): Spans;
  /**
   * Spans of columns counted from time zero, each `columnPs` wide: those of a column are the same whichever are asked for with it.
   * Asked again for columns that are a little further it computes the new ones only. The arrays hold until then.
   */
  columns(first: number, count: number, columnPs: Picoseconds): Spans;
  /** The largest value of the bin that holds `time`; NaN where nothing is recorded. */
  binAt(time: Picoseconds): number;
  /** When the first bin with a value begins; NaN without one. */
  readonly begins: Picoseconds;
  /** The largest value of bins in [from, to); NaN where nothing is recorded. */
  most(from: Picoseconds, to: Picoseconds): number;
  /** The value at the instant last painted; elsewhere the largest of the bin that holds `time`; NaN where nothing is recorded. */
  at(time: Picoseconds): number;
  /** Of a channel of cells/s: cells before each bin from time zero on, while all of them are known. */
  readonly counts: readonly number[];
  /** Likewise, of the bin behind these: what it has so far; null where that is not known. */
  readonly arriving: { readonly time: Picoseconds; readonly cells: number } | null;
}

/** Numbers by place, from 0 on. */
export interface Values {
  /** NaN where there is none. */
  at(i: number): number;
  /** Those from one place up to another. */
  slice(from: number, to: number): readonly number[];
  /** Puts those from a place on into an array, for loops over many; returns how many at a time, 0 at the end. */
  read(from: number, into: Float64Array): number;
}

export interface Dense {
  readonly count: number;
  readonly vcs: Float64Array;
}

/** Ascending numbers. */
export interface Ascending {
  readonly length: number;
  at(i: number): number;
  /** How many there are below `least`. */
  firstFrom(least: number): number;
}

/** Recorded events of one code, ascending in time, as columns. */
export interface EventSeries {
  readonly length: number;
  readonly time: Values;
  readonly vc: Values;
  readonly value: Values;
  /** Index into `LoadedReport.ports` of the port of an event; 65535: it belongs to none. */
  portAt(i: number): number;
  /** Index of the first event at or after `time`. */
  from(time: Picoseconds): number;
  /** Indices of the events of a VC, ascending. */
  placesOf(vc: number): Ascending;
  /** How many VCs have events in [first, end). */
  vcsIn(first: number, end: number): number;
  /** How often events at the end have been forgotten. */
  readonly cuts: number;
  /** Events from one on that follow each other by less than `gap`: how many, and their VCs; null where only a look at each can say. */
  dense(from: number, gap: Picoseconds): Dense | null;
}

/** Everything recorded of the loaded run, outside React; panels read it when they paint. */
export interface TraceReader {
  channel(id: string): ChannelTrace | null;
  events(code: EventCodeValue): EventSeries;
  view(): StageView | null;
}
