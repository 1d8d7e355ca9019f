import { shallow } from 'zustand/shallow';
import type { Edit, Picoseconds } from '../../../contract/index.ts';
import type { CompareView } from '../../link/state.ts';
import {
  type EditStep as AnyStep,
  type History,
  NO_STEPS,
  stepTarget,
  withMove,
  withStep,
} from '../history.ts';

/** What the stage shows in addition to a branch. */
export interface BranchView {
  readonly compared: readonly number[];
  readonly left: number | null;
  readonly time: Picoseconds;
  readonly viewport: { readonly from: Picoseconds; readonly to: Picoseconds };
  readonly following: boolean;
  readonly compareView: CompareView;
}

/** A branch, and all the edits it has. */
export interface HistoryPlace {
  readonly branch: number;
  readonly edits: readonly Edit[];
  /** Only where a step changed that as well. */
  readonly place?: BranchView;
}

/** One change of the run; another branch where it branched. */
export type Step = AnyStep<HistoryPlace>;

export interface EditHistory extends History<HistoryPlace> {
  /** Paths that were sent together with the last edit, and its wall-clock time, ms. */
  readonly lastSent: readonly string[];
  readonly lastMs: number;
}

/** Steps that can be taken back. */
export const MOST_STEPS = 200;
/** Edits of the same paths in quick succession are one movement, and one step. */
const GESTURE_MS = 700;

export const EMPTY_HISTORY: EditHistory = {
  ...NO_STEPS,
  lastSent: [],
  lastMs: Number.NEGATIVE_INFINITY,
};

/**
 * After an edit.
 * @param sent all paths that were sent together with it: one change of the reader's
 * @param wallMs when it was made
 */
export function edited(
  history: EditHistory,
  step: Step,
  sent: readonly string[],
  wallMs: number,
): EditHistory {
  const { steps, at, lastSent, lastMs } = history;
  const isMovement = wallMs - lastMs < GESTURE_MS && shallow(sent, lastSent);
  const goesOn = steps[at - 1]?.after.branch === step.before.branch && (sent === lastSent || isMovement);
  return { ...withStep(history, step, MOST_STEPS, goesOn), lastSent: sent, lastMs: wallMs };
}

/** After a step that no other joins. */
export const recordStep = (history: EditHistory, step: Step): EditHistory => ({
  ...EMPTY_HISTORY,
  ...withStep(history, step, MOST_STEPS),
});

/** A step back or on again. */
export const undone = (history: EditHistory, by: -1 | 1): EditHistory =>
  stepTarget(history, by) === null ? history : { ...withMove(history, by), lastSent: [] };
