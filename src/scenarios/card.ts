import type { PaperId } from './papers/list.ts';

/** First steps, going on, research. */
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** What a scene is about, in the order of the filters. */
export const MECHANISMS = ['discard', 'tcp', 'buffer', 'scheduling', 'abr', 'credit'] as const;
export type Mechanism = (typeof MECHANISMS)[number];

/** What the gallery says of a scene or a network, and sorts it by. */
export interface SceneCard {
  readonly level: Level;
  readonly mechanisms: readonly Mechanism[];
  /** Null: it is from none of the papers. */
  readonly paper: PaperId | null;
  /** What there is to see: at most 70 characters, and no other card has the same. */
  readonly line: string;
}
