/** The run of a scenario in small, as `npm run thumbnails` draws it: each text has a letter of `HEIGHTS` per column. */
export interface Picture {
  /** Digest of the document that was run. */
  readonly of: string;
  /** Longest queue of the shown port. Its top is the buffer, where rates are shown the longest queue. */
  readonly queue: string;
  /** Columns in which cells were refused, as stretches `from+length`. */
  readonly drops?: string;
  /** Use of the shown link. */
  readonly use?: string;
  /** Allowed rates by VC, where none is refused a cell. Their top is the rate of the shown link. */
  readonly rates?: Readonly<Record<string, string>>;
}

export const COLUMNS = 96;

/** From nothing to the top; a dash is for no value. */
export const HEIGHTS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNO';
export const NO_VALUE = '-';

/** A stretch of a run, finer than a `Picture`: the queue and the use of one link that pass by on the home page. */
export interface Strip {
  /** Digest of the document that was run. */
  readonly of: string;
  readonly fromMs: number;
  readonly toMs: number;
  /** Longest queue in cells, a value for each `queueMs`. */
  readonly queue: readonly number[];
  readonly queueMs: number;
  readonly bufferCells: number;
  /** Share of the slots that carried a cell, in per cent, a value for each `useMs`. */
  readonly use: readonly number[];
  readonly useMs: number;
  /** When the buffer became full: the first lost cell after a while without losses, ms. */
  readonly fullMs: readonly number[];
  /** Share of the slots without a cell in the measured window of the scenario, in per cent. */
  readonly emptyPercent: number;
  readonly senders: number;
}
