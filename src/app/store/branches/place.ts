import { seek } from '../../client/requests.ts';
import type { Session } from '../../session/session.ts';
import { pageOf, showCompared } from '../page.ts';
import { endStepping, setView, stageOf } from '../stage.ts';
import { branchesOf } from './branches.ts';
import type { BranchView } from './editHistory.ts';

/** The present view of the stage. */
export function placeNow(session: Session): BranchView {
  const { compared, left } = branchesOf(session).getState();
  const { now: time, viewport, following } = stageOf(session).getState();
  return { compared, left, time, viewport, following, compareView: pageOf(session).getState().compareView };
}

/** Shows a view on the branch that is current by now; false where another command came first. */
export async function showPlace(
  session: Session,
  { compared, left, time, viewport, following, compareView }: BranchView,
): Promise<boolean> {
  branchesOf(session).getState().compareWith(compared);
  showCompared(session, compareView);
  endStepping(session);
  setView(session, { viewport, following });
  const arrived = await seek(session, time);
  if (arrived === null) return false;
  branchesOf(session).getState().restore({ left });
  // A range that follows the head has moved in the meantime.
  setView(session, { viewport });
  return true;
}
