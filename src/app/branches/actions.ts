import { elementAt } from '../../contract/index.ts';
import { viewShown, viewsOffered } from '../compare/compareView.ts';
import { onDemand } from '../late.ts';
import { inRow } from '../panel/arrange/arrange.ts';
import { declaredPanels } from '../panel/declared.ts';
import { runOf } from '../panel/layoutContext.ts';
import { runningIds } from '../plot/branch.ts';
import { profileOf } from '../plot/profile.ts';
import type { Session } from '../session/session.ts';
import { branchesOf } from '../store/branches/branches.ts';
import type { BranchView } from '../store/branches/editHistory.ts';
import { marksOf } from '../store/branches/marks.ts';
import { stepTarget } from '../store/history.ts';
import { pageOf, say, showCompared } from '../store/page.ts';
import { nextToQueues } from '../store/runKind.ts';
import { stageOf } from '../store/stage.ts';
import { en } from '../strings/en.ts';

const places = onDemand(() => import('../store/branches/place.ts'));

/** Only what came with a script of its own has changed it. */
const standAgain = (session: Session, place: BranchView): Promise<unknown> =>
  places
    .ask()
    .then(({ showPlace }) => showPlace(session, place))
    .catch(() => {});

function step(session: Session, by: -1 | 1, done: string): void {
  const { history, undo: move } = branchesOf(session).getState();
  const target = stepTarget(history, by);
  move(by);
  if (target?.place) void standAgain(session, target.place);
  say(session, target === null ? en.branches.said.nothing : done);
}

export const undo = (session: Session): void => step(session, -1, en.branches.said.undone);
export const redo = (session: Session): void => step(session, 1, en.branches.said.redone);

/** The play head's moment joins the bookmarks. */
export function bookmarkHere(session: Session): void {
  const { now } = stageOf(session).getState();
  marksOf(session).getState().bookmark(now);
  say(session, en.bookmarked);
}

/** The next way of showing branches that run together. */
export function nextView(session: Session): void {
  const { theme } = stageOf(session).getState();
  const count = runningIds(session).length;
  if (count < 2) {
    say(session, en.branches.said.alone);
    return;
  }
  const nextTo = nextToQueues(stageOf(session).getState());
  const two = inRow(declaredPanels(), 'windows', runOf(stageOf(session).getState().loaded)).length > 0;
  const offered = viewsOffered(count, profileOf(session, theme), two);
  const at = offered.indexOf(
    viewShown(pageOf(session).getState().compareView, count, profileOf(session, theme), two),
  );
  const view = elementAt(offered, (at + 1) % offered.length);
  showCompared(session, view);
  say(session, en.branches.said.view(en.branches.views(count, nextTo)[view]));
}

/** The branch that is shown runs along with a new one that takes what is changed from now on. */
export function branchHere(session: Session): void {
  branchesOf(session).getState().fork(true);
  say(session, en.branches.said.branched);
}
