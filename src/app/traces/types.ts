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
   * Spans of columns counted from time zero, each `columnPs` wide: those of a column do not depend on which others are requested.
   * A repeated call for columns a little further on computes the new ones only. The arrays are valid until then.
   */
  columns(first: number, count: number, columnPs: Picoseconds): Spans;
  /** The largest value in the bin that holds `time`; NaN where nothing is recorded. */
  binAt(time: Picoseconds): number;
  /** Start of the first bin with a value; NaN without one. */
  readonly begins: Picoseconds;
  /** The largest value of bins in [from, to); NaN where nothing is recorded. */
  most(from: Picoseconds, to: Picoseconds): number;
  /** The value at the instant last painted; elsewhere the largest in the bin that holds `time`; NaN where nothing is recorded. */
  at(time: Picoseconds): number;
  /** For a channel in cells/s: number of cells before each bin from time zero on, for as many bins as are complete. */
  readonly counts: readonly number[];
  /** For such a channel, cells so far in the bin after these; null if unknown. */
  readonly arriving: { readonly time: Picoseconds; readonly cells: number } | null;
}

/** Numbers by index, from 0. */
export interface Values {
  /** NaN where there is none. */
  at(i: number): number;
  /** Values from one index to another. */
  slice(from: number, to: number): readonly number[];
  /** Copies values from an index on into an array, for loops over many; returns their number, 0 at the end. */
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
  /** Number of values below `least`. */
  firstFrom(least: number): number;
}

/** Recorded events of one code, ascending in time, as columns. */
export interface EventSeries {
  readonly length: number;
  readonly time: Values;
  readonly vc: Values;
  readonly value: Values;
  /** Index into `LoadedReport.ports` of the port of an event; 65535 for no port. */
  portAt(i: number): number;
  /** Index of the first event at or after `time`. */
  from(time: Picoseconds): number;
  /** Indices of the events of a VC, ascending. */
  placesOf(vc: number): Ascending;
  /** Number of VCs with events in [first, end). */
  vcsIn(first: number, end: number): number;
  /** Number of times that events at the end have been forgotten. */
  readonly cuts: number;
  /** Events from an index on with gaps below `gap`: their number, and their VCs; null if that needs a check of each event. */
  dense(from: number, gap: Picoseconds): Dense | null;
}

/** Everything recorded of the loaded run, outside React; panels read it when they paint. */
export interface TraceReader {
  channel(id: string): ChannelTrace | null;
  events(code: EventCodeValue): EventSeries;
  view(): StageView | null;
}
