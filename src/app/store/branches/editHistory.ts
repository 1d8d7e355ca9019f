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

/** View of the stage apart from its branch: comparison, time and visible range. */
export interface BranchView {
  readonly compared: readonly number[];
  readonly left: number | null;
  readonly time: Picoseconds;
  readonly viewport: { readonly from: Picoseconds; readonly to: Picoseconds };
  readonly following: boolean;
  readonly compareView: CompareView;
}

/** A branch with all its edits, as a state that undo returns to. */
export interface HistoryPlace {
  readonly branch: number;
  readonly edits: readonly Edit[];
  /** Present only where a step changed the view as well. */
  readonly place?: BranchView;
}

/** One change of the run; a step that began a branch goes from one branch to another. */
export type Step = AnyStep<HistoryPlace>;

export interface EditHistory extends History<HistoryPlace> {
  /** Paths that were sent together with the last edit, and its wall-clock time, ms. */
  readonly lastSent: readonly string[];
  readonly lastMs: number;
}

/** Most steps that can be undone. */
export const MOST_STEPS = 200;
/** Edits of the same paths within this time, ms, belong to one gesture and are one step. */
const GESTURE_MS = 700;

export const EMPTY_HISTORY: EditHistory = {
  ...NO_STEPS,
  lastSent: [],
  lastMs: Number.NEGATIVE_INFINITY,
};

/**
 * The history after an edit.
 * @param sent all paths that were sent together as one change by the reader
 * @param wallMs wall-clock time of the edit
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

/** The history after a step that later edits do not join. */
export const recordStep = (history: EditHistory, step: Step): EditHistory => ({
  ...EMPTY_HISTORY,
  ...withStep(history, step, MOST_STEPS),
});

/** The history after an undo (-1) or redo (1). */
export const undone = (history: EditHistory, by: -1 | 1): EditHistory =>
  stepTarget(history, by) === null ? history : { ...withMove(history, by), lastSent: [] };
