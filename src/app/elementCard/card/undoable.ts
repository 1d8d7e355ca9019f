import type { Edit } from '../../../contract/index.ts';
import { newest } from '../../compare/newest.ts';
import type { EditHistory, Step } from '../../store/branches/editHistory.ts';

/** A step that can be taken back, with those that came after it. */
export interface Undoable {
  /** All that it changed, what it changed of the element first. */
  readonly edits: readonly Edit[];
  /** Steps to take back until it is: 1 for the last one. */
  readonly steps: number;
}

/** What a step added to the edits of the run. */
function addedBy({ before, after }: Step): readonly Edit[] {
  const isKnown = ({ time, path, value }: Edit) =>
    before.edits.some((edit) => edit.time === time && edit.path === path && edit.value === value);
  return after.edits.filter((edit) => !isKnown(edit));
}

export const ownFirst = (edits: readonly Edit[], isOwn: (path: string) => boolean): readonly Edit[] => [
  ...edits.filter(({ path }) => isOwn(path)),
  ...edits.filter(({ path }) => !isOwn(path)),
];

/** The last step in force that changed something of an element; null: there is none. */
export function lastStepOf({ steps, at }: EditHistory, isOwn: (path: string) => boolean): Undoable | null {
  for (let i = at - 1; i >= 0; i--) {
    const step = steps[i];
    const edits = step ? ownFirst(newest(addedBy(step)), isOwn) : [];
    if (edits[0] && isOwn(edits[0].path)) return { edits, steps: at - i };
  }
  return null;
}
