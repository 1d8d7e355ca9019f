import { seek } from '../client/requests.ts';
import { useBranches } from './branches.ts';
import type { Place } from './editHistory.ts';
import { usePage } from './page.ts';
import { useStage } from './stage.ts';

/** What the stage shows now. */
export function placeNow(): Place {
  const { together, left } = useBranches.getState();
  const { now: time, viewport, following } = useStage.getState();
  return { together, left, time, viewport, following, twins: usePage.getState().twins };
}

/** Shows the same again on the branch that is current by now; false where another command came first. */
export async function showPlace({
  together,
  left,
  time,
  viewport,
  following,
  twins,
}: Place): Promise<boolean> {
  useBranches.getState().runTogether(together);
  usePage.setState({ twins });
  useStage.setState({ viewport, following, stepping: false });
  const arrived = await seek(time);
  if (arrived === null) return false;
  useBranches.setState({ left });
  // A range that follows the head has moved on the way.
  useStage.setState({ viewport });
  return true;
}
