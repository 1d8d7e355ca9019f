import type { StageDocument } from '../contract/index.ts';
import { scenes } from './index.ts';

/** What a scene has for those who learn and those who teach with it. */
export type Teaching = Pick<StageDocument, 'ask' | 'note'>;

/**
 * Of each scene, by its id. In the page this is a script that comes when it is asked for: the build takes hints, answers and notes
 * out of the scenes and puts them here (`scripts/build/teaching.ts`).
 */
export const teachings: Readonly<Record<string, Teaching>> = Object.fromEntries(
  scenes.map(([{ id, stage = {} }]) => [id, stage]),
);
