import type { Picoseconds, Seconds } from '../units.ts';
import type { WholeRun } from './race.ts';
import type { RunResults } from './results.ts';

/** A value next to others, all bounds that are given; `of`: they are shares of that. */
export interface Compared {
  readonly equals?: number | 'senders';
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly of?: 'buffer' | 'senders';
}

/**
 * What a moment of a story waits for. It is about the shown port and all senders, and is tested at every event of the run.
 * An overflow is a series of losses without 20 ms of pause; it has ended when the queue has fallen by a tenth of the buffer
 * from where it was at the last loss, or below.
 */
export type StoryCondition =
  | { readonly all: readonly StoryCondition[] }
  | { readonly any: readonly StoryCondition[] }
  /** Cells waiting in the buffer; `falls`: the overflow that began last has ended. */
  | { readonly queue: Compared | { readonly falls: true } }
  /** Senders that have lost a cell in the overflow that began last; `withinMs`: their first losses lie in so short a time. */
  | { readonly lostSenders: Compared & { readonly withinMs?: number } }
  /** Senders that wait for their timer, with nothing of theirs under way. */
  | { readonly waiting: Compared }
  /** Senders of which a data cell is under way, or about to be. */
  | { readonly sending: Compared }
  /** Cells that have begun to leave by the link in the last `lastMs`. */
  | { readonly carriedCells: Compared & { readonly lastMs: number } }
  /** Cells lost, and timers that have ended, since the moment before. */
  | { readonly lost: Compared }
  | { readonly timeouts: Compared }
  /** The overflow of this number, from 1 on, has begun; `end`: it has ended. */
  | { readonly overflow: number; readonly end?: true }
  /** Data cells of broken packets that have come to their destination over the link, since the moment before. */
  | { readonly inVain: Compared }
  /** Senders that have sent a whole file. */
  | { readonly filesDone: Compared }
  /** `SenderMeasure`, percent; looked at each millisecond. */
  | { readonly carried: Bounded & { readonly sender: number; readonly lastMs: number } }
  | { readonly held: Bounded & { readonly sender: number } }
  /** The run has come so far, s. */
  | { readonly time: Seconds }
  /** The run is over. */
  | { readonly end: true };

/** Bounds of a value, both inclusive. */
export interface Bounded {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** The link in a window: shares in percent of its cell slots; times in s or by name. */
export interface LinkMeasure {
  readonly measure: 'idle' | 'used';
  /** `queueEmptySince`: since when at most a hundredth of the buffer was taken. */
  readonly fromS: Seconds | 'queueEmptySince';
  readonly toS: Seconds | 'head';
}

/**
 * One sender, as of the last whole millisecond: `carried` is the percentage of the link's cell slots that its cells took
 * in the last `lastMs` (whole ms), `held` the percentage of the buffer that its waiting cells take.
 */
export type SenderMeasure =
  | { readonly measure: 'carried'; readonly sender: number; readonly lastMs: number }
  | { readonly measure: 'held'; readonly sender: number };

/** A measure of the run that a sentence names. */
export type StoryMeasure = LinkMeasure | SenderMeasure;

/** Values that every moment has; NaN where there is none. */
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

/** What the worker looks out for next: the first of two conditions that holds. */
export interface StoryWatch {
  readonly when: StoryCondition;
  readonly else?: StoryCondition;
  readonly values?: Readonly<Record<string, StoryMeasure>>;
}

/** Page to a worker that shows nothing: one run from 0 s, recorded for the pictures of a story. */
export interface StoryTask extends WholeRun {
  readonly type: 'story';
  /** In the order of the story: only the first that has not been met is tested. */
  readonly watches: readonly StoryWatch[];
  /** Apart from queue and use: the order of the cells, and the timers of the senders. */
  readonly whole: boolean;
  /** Parts are reported up to here, and as long as a watch is not met; s. */
  readonly untilS: Seconds;
}

/** Values of a moment by name: `STORY_VALUES`, and those that the watch has asked for. */
export type StoryValues = Readonly<Record<string, number>>;

/** What a page must know before the first part. */
export interface StoryStarted {
  readonly type: 'story-started';
  readonly port: string;
  /** Width of all bins, picoseconds. */
  readonly binPs: Picoseconds;
  /** Cell time of the link, with its fraction. */
  readonly cellPs: number;
  readonly endPs: Picoseconds;
  readonly bufferCells: number;
  /** Ids of the VCs, in the order of the document. */
  readonly senders: readonly number[];
  /** Cells leave in the order in which they came. */
  readonly isFifo: boolean;
}

/** What has happened since the part before; bins are whole, except for the last of a run. */
export interface StoryPart {
  readonly type: 'story-part';
  /** Everything before this time is known. */
  readonly until: Picoseconds;
  /** Smallest, largest and last queue in each bin, cells. */
  readonly low: Uint32Array;
  readonly high: Uint32Array;
  readonly last: Uint32Array;
  /** Cells that have begun to leave since 0 s, at the end of each bin. */
  readonly begun: Uint32Array;
  /** VC of each cell that has left, in order; empty without `whole`. */
  readonly order: Uint16Array;
  /** Waiting cells of each sender at the end of each millisecond, in their order; empty where cells leave as they came. */
  readonly held: Uint32Array;
  /** Cells lost at the port: when, and whose. */
  readonly lossTime: Float64Array;
  readonly lossVc: Uint16Array;
  /** Timers that have ended. */
  readonly timeoutTime: Float64Array;
  readonly timeoutVc: Uint16Array;
  /** Timers that were others where a bin ended: place of the sender, when its timer was set and ends; NaN: none runs. */
  readonly timerTime: Float64Array;
  readonly timerPlace: Uint16Array;
  readonly timerSince: Float64Array;
  readonly timerDue: Float64Array;
  /** 1: the sender does nothing but wait for it. */
  readonly timerAlone: Uint16Array;
}

/** A watch has been met, by its `else` or by its own condition. */
export interface StoryMet {
  readonly type: 'story-met';
  readonly watch: number;
  readonly isElse: boolean;
  /** When the event happened. */
  readonly time: Picoseconds;
  readonly values: StoryValues;
}

export type StoryReport =
  | StoryStarted
  | StoryPart
  | StoryMet
  /** The whole run does not come to it. */
  | { readonly type: 'story-missed'; readonly watch: number }
  | { readonly type: 'story-done'; readonly results: RunResults };
