import { type Edit, type Picoseconds, PS_PER_SECOND } from '../../../contract/index.ts';
import type { Action } from '../../../lessons/lesson.ts';

/** What a stage shows of what its reader has done. */
export interface Deeds {
  readonly now: Picoseconds;
  readonly edits: readonly Edit[];
  /** The head is at a cell that was refused. */
  readonly isAtDrop: boolean;
  /** Timeouts up to the head. */
  readonly timeouts: number;
}

/** Whether the reader has done what a step asks for. @param before how the stage was when the step began */
export function isDone(action: Action, before: Deeds, { now, edits, isAtDrop, timeouts }: Deeds): boolean {
  if ('until' in action) return now >= action.until * PS_PER_SECOND;
  if ('edit' in action) {
    const last = edits.findLast(({ path }) => path === action.edit);
    if (last === undefined) return false;
    if ('atLeast' in action) return Number(last.value) >= action.atLeast;
    if ('atMost' in action) return Number(last.value) <= action.atMost;
    return String(last.value) === String(action.value);
  }
  return now !== before.now && (action.step === 'drop' ? isAtDrop : timeouts > before.timeouts);
}
