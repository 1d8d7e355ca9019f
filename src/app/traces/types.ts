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
  /** The largest value of bins in [from, to); NaN where nothing is recorded. */
  most(from: Picoseconds, to: Picoseconds): number;
  /** The value at the instant last painted; elsewhere the largest of the bin that holds `time`; NaN where nothing is recorded. */
  at(time: Picoseconds): number;
  /** Of a channel of cells/s: cells before each bin from time zero on, as far as all of them are known. */
  readonly counts: readonly number[];
  /** Likewise, of the bin behind these: what it has so far; null where that is not known. */
  readonly arriving: { readonly time: Picoseconds; readonly cells: number } | null;
}

/** Recorded events of one code, ascending in time, as columns. */
export interface EventSeries {
  readonly length: number;
  readonly time: Float64Array;
  readonly vc: Uint16Array;
  readonly value: Float32Array;
  /** Index into `LoadedReport.ports` of the port of an event; 65535: it belongs to none. */
  portAt(i: number): number;
  /** Index of the first event at or after `time`. */
  from(time: Picoseconds): number;
}

/** Everything recorded of the loaded run, outside React; panels read it when they paint. */
export interface TraceReader {
  channel(id: string): ChannelTrace | null;
  events(code: EventCodeValue): EventSeries;
  view(): StageView | null;
}
