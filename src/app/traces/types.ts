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
  /** Largest value of the bin that holds `time`; NaN where nothing is recorded. */
  at(time: Picoseconds): number;
}

/** Recorded events of one code, ascending in time, as columns. */
export interface EventSeries {
  readonly length: number;
  readonly time: Float64Array;
  readonly vc: Uint16Array;
  readonly port: Uint16Array;
  readonly value: Float32Array;
  /** Index of the first event at or after `time`. */
  from(time: Picoseconds): number;
}

/** Everything recorded of the loaded run, outside React; panels read it when they paint. */
export interface TraceReader {
  channel(id: string): ChannelTrace | null;
  events(code: EventCodeValue): EventSeries;
  view(): StageView | null;
}
