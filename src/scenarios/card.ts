import type { PaperId } from './papers/list.ts';

/** First steps, intermediate, research. */
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

/** Topics of scenes, in the order of the filters. */
export const MECHANISMS = ['discard', 'tcp', 'buffer', 'scheduling', 'abr', 'credit'] as const;
export type Mechanism = (typeof MECHANISMS)[number];

/** Description of a scene or a network in the gallery, with the keys of its order. */
export interface SceneCard {
  readonly level: Level;
  readonly mechanisms: readonly Mechanism[];
  /** Null: from none of the papers. */
  readonly paper: PaperId | null;
  /** Summary in at most 70 characters, different on every card. */
  readonly line: string;
}
