import { send } from '../../client/channel.ts';
import { nextId } from '../../client/requests.ts';
import { useBranches } from '../../store/branches.ts';
import type { Place } from '../../store/editHistory.ts';
import { usePage } from '../../store/page.ts';
import { parting } from '../../store/partings.ts';
import { placeNow, showPlace } from '../../store/place.ts';
import { useStage } from '../../store/stage.ts';
import { whyQuestion } from '../../store/why.ts';
import { undo } from '../branches/actions.ts';
import type { Pair } from './pair.ts';
import { useRunBoth } from './store.ts';

/** Before and after the parting that slow motion shows, as a part of what a minute of watching would show. */
const SLOWER = 5;

/** Brings two branches on the stage: one without the change, one with it. */
function bringUp({ a, b, parting }: Pair): number {
  const { list, current } = useBranches.getState();
  const before = list.find(({ id }) => id === a.branch);
  if (a.branch === current && before?.edits !== a.edits) send({ type: 'plan', edits: a.edits, id: nextId() });
  if (b.branch !== null) return b.branch;
  const id = Math.max(...list.map((one) => one.id)) + 1;
  send({ type: 'graft', id, parent: a.branch, forkPs: parting.time, edits: b.edits });
  return id;
}

/** Both runs at full speed to the end of the run, then what they differ in. One step of undo brings all of it back. */
export async function runBoth(pair: Pair): Promise<void> {
  const { loaded } = useStage.getState();
  const { current, list, stepped, switchTo } = useBranches.getState();
  const here = list.find(({ id }) => id === current);
  if (loaded === null || here === undefined) return;
  whyQuestion.close();
  const before = { branch: current, edits: here.edits, place: placeNow() };
  const branch = bringUp(pair);
  const place: Place = {
    together: [pair.a.branch],
    left: null,
    time: loaded.endPs,
    viewport: { from: 0, to: loaded.endPs },
    following: false,
    twins: 'result',
  };
  stepped({ before, after: { branch, edits: pair.b.edits, place } });
  useRunBoth.setState({ running: true, rival: null });
  if (branch !== current) switchTo(branch);
  try {
    // Until there is something to say the stage shows how the two go apart.
    const arrived = await showPlace({ ...place, twins: 'overlaid' });
    if (arrived) usePage.setState({ twins: 'result' });
  } finally {
    useRunBoth.setState({ running: false });
  }
}

/** Stops on the way: all is as it was. */
export const cancel = (): void => undo();

/** The other branch leaves the stage. */
export function keepShown(): void {
  const { list, current, stepped } = useBranches.getState();
  const here = list.find(({ id }) => id === current);
  if (here === undefined) return;
  const before = placeNow();
  const place: Place = { ...before, together: [], left: null, twins: 'overlaid' };
  const { edits } = here;
  stepped({ before: { branch: current, edits, place: before }, after: { branch: current, edits, place } });
  void showPlace(place);
}

/** Slow motion from just before the two part. */
export async function watchBegin(): Promise<void> {
  const { loaded, setSpeed, play } = useStage.getState();
  const { list, current, together } = useBranches.getState();
  const [other] = together;
  if (loaded === null || other === undefined) return;
  const from = parting(list, current, other);
  const usual = loaded.scenario.stage?.msPerSecond ?? 10;
  const before = placeNow();
  const span = Math.min(loaded.endPs, usual * 1e9 * 4 * SLOWER);
  const left = Math.max(0, Math.min(from - span / 4, loaded.endPs - span));
  const arrived = await showPlace({
    ...before,
    twins: 'overlaid',
    time: from,
    viewport: { from: left, to: left + span },
    following: true,
  });
  if (!arrived) return;
  setSpeed(usual / SLOWER / 1000);
  play();
}
