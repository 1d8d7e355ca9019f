import type { StageDocument } from '../contract/index.ts';
import { scenes } from './index.ts';

/** Texts of a scene for students and teachers. */
export type Teaching = Pick<StageDocument, 'ask' | 'note'>;

/**
 * Texts by id of the scene. In the page this is a late part: the build moves hints, answers and notes from the scenes here
 * (`scripts/build/teaching.ts`).
 */
export const teachings: Readonly<Record<string, Teaching>> = Object.fromEntries(
  scenes.map(([{ id, stage = {} }]) => [id, stage]),
);
