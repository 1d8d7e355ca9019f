import type { Picoseconds, Seconds } from '../units.ts';
import type { WholeRun } from './race.ts';
import type { RunResults } from './results.ts';

/** Comparison of a value, by all bounds that are given; `of`: the bounds are shares of that. */
export interface Compared {
  readonly equals?: number | 'senders';
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly of?: 'buffer' | 'senders';
}

/**
 * Condition of a moment of a story, on the shown port and all senders, tested at every event of the run.
 * An overflow is a series of losses without a pause of 20 ms; it ends when the queue has fallen by a tenth of the buffer
 * below its length at the last loss.
 */
export type StoryCondition =
  | { readonly all: readonly StoryCondition[] }
  | { readonly any: readonly StoryCondition[] }
  /** Cells waiting in the buffer; `falls`: the latest overflow has ended. */
  | { readonly queue: Compared | { readonly falls: true } }
  /** Number of senders that lost a cell in the latest overflow; `withinMs`: their first losses lie within this time. */
  | { readonly lostSenders: Compared & { readonly withinMs?: number } }
  /** Number of senders that wait for their timer, with no cell under way. */
  | { readonly waiting: Compared }
  /** Number of senders with a data cell under way, or about to leave. */
  | { readonly sending: Compared }
  /** Cells that began to leave on the link in the last `lastMs`. */
  | { readonly carriedCells: Compared & { readonly lastMs: number } }
  /** Cells lost, and timeouts, since the previous moment. */
  | { readonly lost: Compared }
  | { readonly timeouts: Compared }
  /** The overflow with this number, from 1, has begun; `end`: has ended. */
  | { readonly overflow: number; readonly end?: true }
  /** Dead cells, of damaged packets, that reached their destination over the link since the previous moment. */
  | { readonly inVain: Compared }
  /** Number of senders that have sent a complete file. */
  | { readonly filesDone: Compared }
  /** `SenderMeasure`, percent; tested every millisecond. */
  | { readonly carried: Bounded & { readonly sender: number; readonly lastMs: number } }
  | { readonly held: Bounded & { readonly sender: number } }
  /** The run has reached this time, s. */
  | { readonly time: Seconds }
  /** The run is over. */
  | { readonly end: true };

/** Bounds of a value, both inclusive. */
export interface Bounded {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Use of the link in a window: shares in percent of its cell slots; times in s or by name. */
export interface LinkMeasure {
  readonly measure: 'idle' | 'used';
  /** `queueEmptySince`: time since which at most a hundredth of the buffer has been in use. */
  readonly fromS: Seconds | 'queueEmptySince';
  readonly toS: Seconds | 'head';
}

/**
 * Measure of one sender at the last whole millisecond: `carried` is the percentage of the link's cell slots that its cells
 * used in the last `lastMs` (whole ms), `held` the percentage of the buffer that its waiting cells occupy.
 */
export type SenderMeasure =
  | { readonly measure: 'carried'; readonly sender: number; readonly lastMs: number }
  | { readonly measure: 'held'; readonly sender: number };

/** A measure of the run that a sentence uses. */
export type StoryMeasure = LinkMeasure | SenderMeasure;

/** Values defined at every moment; NaN where there is none. */
export const STORY_VALUES = [
  'timeS',
  'queue',
  'buffer',
  'senders',
  'lost',
  'inVain',
  'lostSenders',
  'spreadMs',
  'waiting',
  'sending',
  'overflows',
  'filesDone',
  'queueEmptySince',
  'firstSender',
  'firstMs',
] as const;

/** The next event that the worker waits for: the first of two conditions to hold. */
export interface StoryWatch {
  readonly when: StoryCondition;
  readonly else?: StoryCondition;
  readonly values?: Readonly<Record<string, StoryMeasure>>;
}

/** Page to a worker without display: one run from 0 s, recorded for the pictures of a story. */
export interface StoryTask extends WholeRun {
  readonly type: 'story';
  /** In the order of the story: only the first one not met is tested. */
  readonly watches: readonly StoryWatch[];
  /** Whether to record the order of the cells and the timers of the senders, in addition to queue and link use. */
  readonly whole: boolean;
  /** Parts are reported up to this time, and further until every watch is met; s. */
  readonly untilS: Seconds;
}

/** Values at a moment by name: `STORY_VALUES`, and those requested by the watch. */
export type StoryValues = Readonly<Record<string, number>>;

/** Data that a page needs before the first part. */
export interface StoryStarted {
  readonly type: 'story-started';
  readonly port: string;
  /** Width of all bins, picoseconds. */
  readonly binPs: Picoseconds;
  /** Cell time of the link, not rounded. */
  readonly cellPs: number;
  readonly endPs: Picoseconds;
  readonly bufferCells: number;
  /** Ids of the VCs, in the order of the document. */
  readonly senders: readonly number[];
  /** Whether cells leave in the order of their arrival. */
  readonly isFifo: boolean;
}

/** Record since the previous part; bins are complete, except for the last of a run. */
export interface StoryPart {
  readonly type: 'story-part';
  /** End of the record. */
  readonly until: Picoseconds;
  /** Smallest, largest and last queue length in each bin, cells. */
  readonly low: Uint32Array;
  readonly high: Uint32Array;
  readonly last: Uint32Array;
  /** Cells that began to leave since 0 s, at the end of each bin. */
  readonly begun: Uint32Array;
  /** VC of each cell sent, in order; empty without `whole`. */
  readonly order: Uint16Array;
  /** Waiting cells of each sender at the end of each millisecond, in the order of the senders; empty for FIFO. */
  readonly held: Uint32Array;
  /** Times and VCs of the cells lost at the port. */
  readonly lossTime: Float64Array;
  readonly lossVc: Uint16Array;
  /** Times and VCs of timeouts. */
  readonly timeoutTime: Float64Array;
  readonly timeoutVc: Uint16Array;
  /** Timers that have changed at the end of a bin: time, index of the sender, set time and expiry; NaN: no timer runs. */
  readonly timerTime: Float64Array;
  readonly timerPlace: Uint16Array;
  readonly timerSince: Float64Array;
  readonly timerDue: Float64Array;
  /** 1: the sender only waits for its timer. */
  readonly timerAlone: Uint16Array;
}

/** A watch has been met, by its condition or by its `else`. */
export interface StoryMet {
  readonly type: 'story-met';
  readonly watch: number;
  readonly isElse: boolean;
  /** Time of the event. */
  readonly time: Picoseconds;
  readonly values: StoryValues;
}

export type StoryReport =
  | StoryStarted
  | StoryPart
  | StoryMet
  /** The watch is not met in the whole run. */
  | { readonly type: 'story-missed'; readonly watch: number }
  | { readonly type: 'story-done'; readonly results: RunResults };
