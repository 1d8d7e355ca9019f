import type { Edit } from '../../../contract/index.ts';
import { newest } from '../../compare/newest.ts';
import type { EditHistory, Step } from '../../store/branches/editHistory.ts';

/** A step that can be undone, together with later ones. */
export interface Undoable {
  /** All its edits, those of the element first. */
  readonly edits: readonly Edit[];
  /** Number of steps to undo to revert it: 1 for the last one. */
  readonly steps: number;
}

/** Edits that a step added to the run. */
function addedBy({ before, after }: Step): readonly Edit[] {
  const isKnown = ({ time, path, value }: Edit) =>
    before.edits.some((edit) => edit.time === time && edit.path === path && edit.value === value);
  return after.edits.filter((edit) => !isKnown(edit));
}

export const ownFirst = (edits: readonly Edit[], isOwn: (path: string) => boolean): readonly Edit[] => [
  ...edits.filter(({ path }) => isOwn(path)),
  ...edits.filter(({ path }) => !isOwn(path)),
];

/** The last step in force that changed an element; null without one. */
export function lastStepOf({ steps, at }: EditHistory, isOwn: (path: string) => boolean): Undoable | null {
  for (let i = at - 1; i >= 0; i--) {
    const step = steps[i];
    const edits = step ? ownFirst(newest(addedBy(step)), isOwn) : [];
    if (edits[0] && isOwn(edits[0].path)) return { edits, steps: at - i };
  }
  return null;
}
