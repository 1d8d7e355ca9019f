import { elementAt } from '../../../contract/index.ts';
import { inRow } from '../../panel/arrange.ts';
import { declaredPanels } from '../../panel/declared.ts';
import { runOf } from '../../panel/surroundings.ts';
import { runningIds } from '../../plot/branch.ts';
import { profileOf } from '../../plot/profile.ts';
import { useBranches } from '../../store/branches.ts';
import { leadsTo, type Place } from '../../store/editHistory.ts';
import { useMarks } from '../../store/marks.ts';
import { say, usePage } from '../../store/page.ts';
import { besideQueues } from '../../store/rated.ts';
import { useStage } from '../../store/stage.ts';
import { en } from '../../strings/en.ts';
import { viewShown, viewsOffered } from './twinView.ts';

/** Only what came with a script of its own has changed it. */
const standAgain = (place: Place): Promise<unknown> =>
  import('../../store/place.ts').then(({ showPlace }) => showPlace(place)).catch(() => {});

function step(by: -1 | 1, done: string): void {
  const { history, undo: move } = useBranches.getState();
  const standing = leadsTo(history, by);
  move(by);
  if (standing?.place) void standAgain(standing.place);
  say(standing === null ? en.branches.said.nothing : done);
}

export const undo = (): void => step(-1, en.branches.said.undone);
export const redo = (): void => step(1, en.branches.said.redone);

/** The play head's moment joins the bookmarks. */
export function bookmarkHere(): void {
  const { now } = useStage.getState();
  useMarks.getState().bookmark(now);
  say(en.marks.bookmarked);
}

/** The next way of showing branches that run together. */
export function nextView(): void {
  const { theme } = useStage.getState();
  const count = runningIds().length;
  if (count < 2) {
    say(en.branches.said.alone);
    return;
  }
  const beside = besideQueues(useStage.getState());
  const two = inRow(declaredPanels(), 'windows', runOf(useStage.getState().loaded)).length > 0;
  const offered = viewsOffered(count, profileOf(theme), two);
  const at = offered.indexOf(viewShown(usePage.getState().twins, count, profileOf(theme), two));
  const twins = elementAt(offered, (at + 1) % offered.length);
  usePage.setState({ twins });
  say(en.branches.said.view(en.branches.views(count, beside)[twins]));
}

/** The branch that is shown runs along with a new one that takes what is changed from now on. */
export function twinHere(): void {
  useBranches.getState().fork(true);
  say(en.branches.said.twin);
}
