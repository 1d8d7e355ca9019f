import type { Edit } from '../../../../contract/index.ts';
import type { EditHistory, Step } from '../../../store/branches/editHistory.ts';

/** A step that can be taken back, with those that came after it. */
export interface Undoable {
  /** What it changed first. */
  readonly edit: Edit;
  /** Steps to take back until it is: 1 for the last one. */
  readonly steps: number;
}

/** What a step added to the edits of the run. */
function addedBy({ before, after }: Step): readonly Edit[] {
  const isKnown = ({ time, path, value }: Edit) =>
    before.edits.some((one) => one.time === time && one.path === path && one.value === value);
  return after.edits.filter((edit) => !isKnown(edit));
}

/** The last step in force that changed something of a thing; null: there is none. */
export function lastStepOf({ steps, at }: EditHistory, isOwn: (path: string) => boolean): Undoable | null {
  for (let i = at - 1; i >= 0; i--) {
    const step = steps[i];
    const edit = step && addedBy(step).find(({ path }) => isOwn(path));
    if (edit) return { edit, steps: at - i };
  }
  return null;
}
