import { useBranches } from '../../store/branches.ts';
import { leadsTo } from '../../store/editHistory.ts';
import { useMarks } from '../../store/marks.ts';
import { say } from '../../store/page.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';

function step(by: -1 | 1, done: string): void {
  const { history, undo: move } = useBranches.getState();
  const there = leadsTo(history, by) !== null;
  move(by);
  say(there ? done : en.branches.said.nothing);
}

export const undo = (): void => step(-1, en.branches.said.undone);
export const redo = (): void => step(1, en.branches.said.redone);

/** The play head's moment joins the bookmarks. */
export function bookmarkHere(): void {
  const { now } = useStage.getState();
  useMarks.getState().bookmark(now);
  say(en.marks.bookmarked);
}

/** The branch that is shown runs along with a new one that takes what is changed from now on. */
export function twinHere(): void {
  useBranches.getState().fork(true);
  say(en.branches.said.twin);
}
