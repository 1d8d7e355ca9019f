import { type Edit, isWithin } from '../../../contract/index.ts';
import { newest } from '../../compare/newest.ts';
import type { Session } from '../../session/session.ts';
import { branchesOf, shownEdits } from '../../store/branches/branches.ts';

export const isOf = (paths: readonly string[], { path }: Edit): boolean =>
  paths.some((asked) => isWithin(path, asked));

/**
 * The same edits, but for settings at some paths: their last values act from 0 s on, and those of a mechanism that comes
 * later from there on. All other edits stay where they are.
 */
export function fromTheStart(edits: readonly Edit[], paths: readonly string[]): readonly Edit[] {
  const others = edits.filter((edit) => !isOf(paths, edit));
  const moved = newest(edits.filter((edit) => isOf(paths, edit))).map((edit) => {
    const owner = others.findLast(({ path }) => path !== edit.path && isWithin(edit.path, path));
    return { ...edit, time: owner?.time ?? 0 };
  });
  return [...others, ...moved].sort((a, b) => a.time - b.time);
}

/** Settings that were changed on the way, as they are since then, in the order of their changes. */
export const changedLater = (edits: readonly Edit[], isOwn: (path: string) => boolean): readonly Edit[] =>
  newest(edits.filter(({ time, path }) => time > 0 && isOwn(path)));

/** The branch on the stage runs with these settings from 0 s on; one step of undo brings back when they were changed. */
export function beginWith(session: Session, paths: readonly string[]): void {
  const { current, recordStep } = branchesOf(session).getState();
  const before = { branch: current, edits: shownEdits(branchesOf(session).getState()) };
  const edits = fromTheStart(before.edits, paths);
  recordStep({ before, after: { branch: current, edits } });
  session.channel.send({ type: 'replaceEdits', edits, id: session.channel.nextId() });
}
