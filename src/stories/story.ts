import type { ParameterValue, StoryCondition, StoryMeasure } from '../contract/index.ts';

/** Pictures of a story, by the names in its file. */
export const PANELS = ['network', 'queue', 'use', 'timers'] as const;
export type PanelName = (typeof PANELS)[number];

/** Marks in them that a moment can talk about. */
export const MARKS = ['buffer', 'drops', 'firstLosses', 'silence'] as const;
export type MarkName = (typeof MARKS)[number];

/** How a value stands in a sentence: as a word, as one that begins it, rounded up to tens, with a decimal. */
export const FILTERS = ['words', 'Words', 'up10', 'one'] as const;

/** What is known when both runs are over. `hitPerOverflow`: senders; `gain`: of B's packets over A's; `lostFactor`: B's lost cells over A's. */
export const GAIN_VALUES = [
  'a.packets',
  'b.packets',
  'a.lost',
  'b.lost',
  'a.used',
  'b.used',
  'a.hitPerOverflow',
  'b.hitPerOverflow',
  'gain',
  'lostFactor',
] as const;

/** The same where senders are counted. Rates in Mb/s; `pays`: the sender that gives up most. */
export const SHARE_VALUES = ['a.count', 'b.count', 'a.rate', 'b.rate', 'full', 'equalShare', 'pays'] as const;

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
  /** On the way to it. */
  readonly slower?: number;
  readonly pace?: readonly Pace[];
  /** What the axis of time shows, s. */
  readonly viewS?: readonly [from: number, to: number];
  readonly open?: readonly PanelName[];
  readonly close?: readonly PanelName[];
  readonly lit: readonly (PanelName | MarkName)[];
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

export interface Guess {
  readonly ask: string;
  readonly question: string;
  readonly measure: 'used';
}

/** Where to go on: a lesson, a scene or a story. */
export interface Onward {
  readonly to: string;
  readonly title: string;
  /** Of a lesson the page knows number and length. */
  readonly line?: string;
}

/** How much more arrives, how sure that is, and what it costs. */
export interface GainEnding {
  readonly kind: 'gain';
  readonly seeds: number;
  readonly say: Said;
  readonly price: Said;
  readonly next: readonly Onward[];
}

/** Who gets through, and who pays. */
export interface ShareEnding {
  readonly kind: 'shares';
  /** A sender gets through with more than this part of an equal share. */
  readonly over: number;
  readonly say: Said;
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
  readonly show: readonly PanelName[];
  readonly moments: readonly Moment[];
  readonly a: StoryRun;
  readonly b: StoryRun;
  readonly guess?: Guess;
  readonly ending: GainEnding | ShareEnding;
}
