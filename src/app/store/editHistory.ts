import type { Edit } from '../../contract/index.ts';

/** The edits of a run at one step of its history, and the branch that had them. */
export interface Standing {
  readonly branch: number;
  readonly edits: readonly Edit[];
}

export interface EditHistory {
  readonly standings: readonly Standing[];
  /** The one in force. */
  readonly at: number;
  /** Path and wall-clock time of the last edit, ms. */
  readonly lastPath: string;
  readonly lastMs: number;
}

/** Steps that can be taken back. */
export const MOST_STEPS = 200;
/** Edits of one path in quick succession are one movement, and one step. */
const GESTURE_MS = 700;

export const begun = (standing: Standing): EditHistory => ({
  standings: [standing],
  at: 0,
  lastPath: '',
  lastMs: Number.NEGATIVE_INFINITY,
});

/** After an edit; what had been taken back is no longer to be had. @param wallMs when it was made */
export function edited(
  { standings, at, lastPath, lastMs }: EditHistory,
  standing: Standing,
  path: string,
  wallMs: number,
): EditHistory {
  const goesOn = path === lastPath && wallMs - lastMs < GESTURE_MS && at > 0;
  const before = standings.slice(0, goesOn ? at : at + 1).slice(-MOST_STEPS);
  return { standings: [...before, standing], at: before.length, lastPath: path, lastMs: wallMs };
}

/** A step back (-1) or on again (1); null where there is none. */
export function undone(history: EditHistory, by: -1 | 1): EditHistory | null {
  const at = history.at + by;
  if (at < 0 || at >= history.standings.length) return null;
  return { ...history, at, lastPath: '' };
}

/** No branch has this id. */
const GONE = -1;

/** The same history once the branches have other ids; those that have none are gone. */
export const renumbered = (history: EditHistory, ids: ReadonlyMap<number, number>): EditHistory => ({
  ...history,
  lastPath: '',
  standings: history.standings.map(({ branch, edits }) => ({ branch: ids.get(branch) ?? GONE, edits })),
});
