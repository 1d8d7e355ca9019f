import type { OutcomeMeasure, ParameterValue, StoryCondition, StoryMeasure } from '../contract/index.ts';

/** Pictures of a story, by their names in its file. */
export const PANELS = ['network', 'queue', 'use', 'who', 'timers'] as const;
export type PanelName = (typeof PANELS)[number];

/** Marks in pictures that a moment can refer to. */
export const MARKS = ['buffer', 'drops', 'firstLosses', 'silence'] as const;
export type MarkName = (typeof MARKS)[number];

/** Formats of a value in a sentence: a word, a capitalised word, rounded up to tens, one decimal, seconds as ms. */
export const FILTERS = ['words', 'Words', 'up10', 'one', 'ms'] as const;

/**
 * Values known when a run is over, in its window. `lost` and `inVain`: cells; `packetsLost`: packets that lost a cell themselves;
 * `used` and `idle`: percent of the link; `hitPerOverflow`: senders; `waits`: mean number of cells in the buffer; `slowestMs`:
 * longest transfer of a file; `count`: senders that get through; `rate`, `least`, `most`: Mb/s of all, of the sender with the least
 * and of the one with the most; `leastPart`: smallest allowed rate of a sender, percent of its fair share.
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
 * Values known when both runs are over. `gain`: ratio of B's measure to A's; `lostFactor`: ratio of B's lost cells to A's;
 * `full` and `equalShare`: Mb/s; `pays`: the sender that gives up most.
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

/** A text, or the first of several whose bounds hold. */
export type Said = string | readonly Choice[];

/** Speed until a condition holds. */
export interface Pace {
  readonly slower: number;
  readonly until: StoryCondition;
}

export interface Moment {
  readonly id: string;
  /** Title in the list of moments. */
  readonly title: string;
  readonly when: StoryCondition;
  /** An alternative event that is tested at the same time. */
  readonly else?: { readonly when: StoryCondition; readonly say: Said };
  readonly say: Said;
  readonly values?: Readonly<Record<string, StoryMeasure>>;
  /** Text while the run plays towards it. */
  readonly meanwhile?: string;
  /** Slowdown on the way to it. */
  readonly slower?: number;
  readonly pace?: readonly Pace[];
  /** Range of the time axis, s. */
  readonly viewS?: readonly [from: number, to: number];
  readonly open?: readonly PanelName[];
  readonly close?: readonly PanelName[];
  readonly lit: readonly (PanelName | MarkName)[];
  /** Id of a sender whose cells keep their colour, while those of others are grey. */
  readonly follow?: number;
  /** Parts that are not lit are grey. */
  readonly ghost?: 'rest';
}

/** One of the two runs that a story compares. */
export interface StoryRun {
  /** Name in a row of a picture, and heading above one. */
  readonly name: string;
  readonly heading: string;
  readonly set: Readonly<Record<string, ParameterValue>>;
}

/** Share of the link that the reader guesses, percent: the used part, or the part of one sender. */
export interface Guess {
  readonly ask: string;
  readonly question: string;
  readonly measure: 'used' | 'sender';
  readonly sender?: number;
  /** Window of the measurement, s; default: the window of the results. */
  readonly windowS?: readonly [from: number, to: number];
  /** Shows the cells of one overflow in both runs. */
  readonly cells?: true;
}

/** Link to continue with: a lesson, a scene or a story. */
export interface Onward {
  readonly to: string;
  readonly title: string;
  /** Description; for a lesson the page generates it from number and length. */
  readonly line?: string;
}

/** Common to all endings: the conclusion, the number of seeds (from the story's on), and links to continue with. */
interface Concluding {
  readonly seeds: number;
  readonly say: Said;
  /** Text of the link to the tables of the papers; default: what they print. */
  readonly papers?: string;
  readonly next: readonly Onward[];
}

/** Ending about the change of a measure, its certainty, and its price. */
export interface GainEnding extends Concluding {
  readonly kind: 'gain';
  readonly measure: OutcomeMeasure;
  /** Name of the measure in a sentence. */
  readonly named: string;
  readonly price: Said;
}

/** Ending about the share of each sender, and who pays for it. */
export interface ShareEnding extends Concluding {
  readonly kind: 'shares';
  readonly under: Said;
}

/** A story in the form of its file. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly scene: string;
  readonly seed: number;
  /** Start of its first picture, s, and slowdown relative to network time. */
  readonly fromS: number;
  readonly slower: number;
  /** Range of the time axis, and end of the pictures of both runs; s. */
  readonly viewS: readonly [from: number, to: number];
  readonly untilS: number;
  /** Height of pictures of the queue, cells; default: the buffer. */
  readonly roomCells?: number;
  readonly show: readonly PanelName[];
  readonly moments: readonly Moment[];
  readonly a: StoryRun;
  readonly b: StoryRun;
  readonly guess?: Guess;
  readonly ending: GainEnding | ShareEnding;
}
