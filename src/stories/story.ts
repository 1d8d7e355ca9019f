import type { OutcomeMeasure, ParameterValue, StoryCondition, StoryMeasure } from '../contract/index.ts';

/** Pictures of a story, by the names in its file. */
export const PANELS = ['network', 'queue', 'use', 'who', 'timers'] as const;
export type PanelName = (typeof PANELS)[number];

/** Marks in them that a moment can talk about. */
export const MARKS = ['buffer', 'drops', 'firstLosses', 'silence'] as const;
export type MarkName = (typeof MARKS)[number];

/** How a value is written in a sentence: as a word, as one that begins it, rounded up to tens, with a decimal, seconds in ms. */
export const FILTERS = ['words', 'Words', 'up10', 'one', 'ms'] as const;

/**
 * What is known of a run that is over, in its window. `lost` and `inVain`: cells; `packetsLost`: packets without one of their cells; `used` and `idle`: percent of the link;
 * `hitPerOverflow`: senders; `waits`: cells in the buffer on average; `slowestMs`: the longest transfer of a file; `count`:
 * senders that get through; `rate`, `least`, `most`: Mb/s of all, of the sender with the least and the most; `leastPart`:
 * percent of its fair share that the sender with the least of it may send.
 */
export const RUN_VALUES = [
  'packets',
  'lost',
  'packetsLost',
  'inVain',
  'used',
  'idle',
  'hitPerOverflow',
  'timeouts',
  'waits',
  'slowestMs',
  'count',
  'rate',
  'least',
  'most',
  'leastPart',
] as const;

/**
 * What is known when both runs are over. `gain`: of B's measure over A's; `lostFactor`: B's lost cells over A's; `full` and
 * `equalShare`: Mb/s; `pays`: the sender that gives up most.
 */
export const ENDING_VALUES = [
  ...RUN_VALUES.flatMap((name) => [`a.${name}`, `b.${name}`] as const),
  'gain',
  'lostFactor',
  'full',
  'equalShare',
  'pays',
] as const;

/** Bounds of values, by their names. */
export type Bounds = Readonly<Record<string, { readonly atLeast?: number; readonly atMost?: number }>>;

/** A text for values within bounds; `{name}` and `{name|filter}` stand for values, `*...*` is lit. */
export interface Choice {
  readonly if?: Bounds;
  readonly text: string;
}

/** The first that fits is said. */
export type Said = string | readonly Choice[];

/** How fast time passes until a condition holds. */
export interface Pace {
  readonly slower: number;
  readonly until: StoryCondition;
}

export interface Moment {
  readonly id: string;
  /** In the list of moments. */
  readonly title: string;
  readonly when: StoryCondition;
  /** Tested with it: what may happen instead. */
  readonly else?: { readonly when: StoryCondition; readonly say: Said };
  readonly say: Said;
  readonly values?: Readonly<Record<string, StoryMeasure>>;
  /** Said on the way to it, while the run plays. */
  readonly meanwhile?: string;
  /** On the way to it. */
  readonly slower?: number;
  readonly pace?: readonly Pace[];
  /** What the axis of time shows, s. */
  readonly viewS?: readonly [from: number, to: number];
  readonly open?: readonly PanelName[];
  readonly close?: readonly PanelName[];
  readonly lit: readonly (PanelName | MarkName)[];
  /** The cells of this sender keep their colour, those of the others are grey. */
  readonly follow?: number;
  /** What is not lit is grey. */
  readonly ghost?: 'rest';
}

/** One of the two runs that a story compares. */
export interface StoryRun {
  /** In a row of a picture, and above one. */
  readonly name: string;
  readonly heading: string;
  readonly set: Readonly<Record<string, ParameterValue>>;
}

/** The part of the link that is guessed, in percent: what is used of it, or what one sender gets. */
export interface Guess {
  readonly ask: string;
  readonly question: string;
  readonly measure: 'used' | 'sender';
  readonly sender?: number;
  /** Counted from here to there, s; default: the window of the results. */
  readonly windowS?: readonly [from: number, to: number];
  /** Shows what happens to single cells in both runs, as picked from an overflow. */
  readonly cells?: true;
}

/** Where to go on: a lesson, a scene or a story. */
export interface Onward {
  readonly to: string;
  readonly title: string;
  /** Of a lesson the page knows number and length. */
  readonly line?: string;
}

/** What every ending says: the conclusion, for so many seeds from that of the story on, and where to go on. */
interface Concluding {
  readonly seeds: number;
  readonly say: Said;
  /** What the link to the tables of the papers says; default: what they print. */
  readonly papers?: string;
  readonly next: readonly Onward[];
}

/** By how much a measure changes, how sure that is, and what it costs. */
export interface GainEnding extends Concluding {
  readonly kind: 'gain';
  readonly measure: OutcomeMeasure;
  /** The measure in words. */
  readonly named: string;
  readonly price: Said;
}

/** What each sender gets, and who pays. */
export interface ShareEnding extends Concluding {
  readonly kind: 'shares';
  readonly under: Said;
}

/** A story as its file says it. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly scene: string;
  readonly seed: number;
  /** Where its first picture begins, and how much slower than in the network time passes. */
  readonly fromS: number;
  readonly slower: number;
  /** What the axis of time shows, and how far its pictures of both runs go; s. */
  readonly viewS: readonly [from: number, to: number];
  readonly untilS: number;
  /** The pictures of the queue have room for so many cells; default: the buffer. */
  readonly roomCells?: number;
  readonly show: readonly PanelName[];
  readonly moments: readonly Moment[];
  readonly a: StoryRun;
  readonly b: StoryRun;
  readonly guess?: Guess;
  readonly ending: GainEnding | ShareEnding;
}
