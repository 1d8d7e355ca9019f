import type { Edit, Picoseconds } from '../../../contract/index.ts';
import type { CompareView } from '../../link/state.ts';

/** What the stage shows in addition to a branch. */
export interface Place {
  readonly together: readonly number[];
  readonly left: number | null;
  readonly time: Picoseconds;
  readonly viewport: { readonly from: Picoseconds; readonly to: Picoseconds };
  readonly following: boolean;
  readonly twins: CompareView;
}

/** A branch, and all the edits it has. */
export interface Standing {
  readonly branch: number;
  readonly edits: readonly Edit[];
  /** Only where a step changed that as well. */
  readonly place?: Place;
}

/** One change: where it found the run, and where it left it; another branch where it forked. */
export interface Step {
  readonly before: Standing;
  readonly after: Standing;
}

export interface EditHistory {
  readonly steps: readonly Step[];
  /** How many of them are in force. */
  readonly at: number;
  /** Paths that were sent together with the last edit, and its wall-clock time, ms. */
  readonly lastSent: readonly string[];
  readonly lastMs: number;
}

/** Steps that can be taken back. */
export const MOST_STEPS = 200;
/** Edits of the same paths in quick succession are one movement, and one step. */
const GESTURE_MS = 700;

export const NOTHING_DONE: EditHistory = {
  steps: [],
  at: 0,
  lastSent: [],
  lastMs: Number.NEGATIVE_INFINITY,
};

/**
 * After an edit; what had been taken back is no longer to be had.
 * @param sent all paths that were sent together with it: one change of the reader's
 * @param wallMs when it was made
 */
export function edited(
  { steps, at, lastSent, lastMs }: EditHistory,
  { before, after }: Step,
  sent: readonly string[],
  wallMs: number,
): EditHistory {
  const last = steps[at - 1];
  const isMovement = wallMs - lastMs < GESTURE_MS && sent.join() === lastSent.join();
  const goesOn = last?.after.branch === before.branch && (sent === lastSent || isMovement);
  const kept = steps.slice(0, goesOn ? at - 1 : at).slice(1 - MOST_STEPS);
  const step = { before: goesOn ? last.before : before, after };
  return { steps: [...kept, step], at: kept.length + 1, lastSent: sent, lastMs: wallMs };
}

/** After a step that no other joins. */
export function stepped({ steps, at }: EditHistory, step: Step): EditHistory {
  const kept = steps.slice(0, at).slice(1 - MOST_STEPS);
  return { ...NOTHING_DONE, steps: [...kept, step], at: kept.length + 1 };
}

/** Where the last step found the run (-1), or where the next one left it (1); null where there is none. */
export const leadsTo = ({ steps, at }: EditHistory, by: -1 | 1): Standing | null =>
  (by < 0 ? steps[at - 1]?.before : steps[at]?.after) ?? null;

/** A step back or on again. */
export const undone = (history: EditHistory, by: -1 | 1): EditHistory =>
  leadsTo(history, by) === null ? history : { ...history, at: history.at + by, lastSent: [] };
