import { lowestOf, type Picoseconds, type SceneControlDocument } from '../../contract/index.ts';
import { undo } from '../branches/actions.ts';
import { setValue } from '../client/requests.ts';
import { shownPortIndex } from '../plot/shown.ts';
import { perSession, type Session } from '../session/session.ts';
import { branchesOf } from '../store/branches/branches.ts';
import { branchPoint } from '../store/branches/branchPoints.ts';
import type { BranchView } from '../store/branches/editHistory.ts';
import { placeNow, showPlace } from '../store/branches/place.ts';
import { changeFromStart } from '../store/fromStart.ts';
import { say, showCompared } from '../store/page.ts';
import { isFromStart } from '../store/paths.ts';
import { whyQuestionOf } from '../store/questions/why.ts';
import { reject, stageOf } from '../store/stage.ts';
import { runBothTexts as texts } from '../strings/panels/runBoth.ts';
import { tracesOf } from '../traces/index.ts';
import { SharedStart } from '../traces/sharedStart.ts';
import type { Pair } from './pair.ts';
import type { Setting } from './sceneControl.ts';
import { arrived, awaitNothing, runBothOf, setOut, setPressed } from './store.ts';
import { offerNow } from './usePair.ts';

/** Resolves when the last pressed answer has been applied. */
const pressing = perSession(() => ({ done: Promise.resolve() }));

/** Applies an answer; later requests wait for it. */
export function press(session: Session, setting: Setting, name: string): void {
  pressing(session).done = takeUp(session, setting, name).catch(() => {});
}

/** Runs both settings of the present offer, once the pressed answer has been applied. */
export async function runOffered(session: Session, knob: SceneControlDocument | undefined): Promise<void> {
  await pressing(session).done;
  const asked = offerNow(session, knob);
  if (asked !== null) await runBoth(session, asked.pair);
}

/**
 * Applies an answer from now on, or from 0 s where a run can only begin with it. At the end of a run nothing can change any more:
 * the answer is then what *Run both* compares with.
 */
async function takeUp(session: Session, setting: Setting, name: string): Promise<void> {
  const runs = runBothOf(session);
  const { loaded, now } = stageOf(session).getState();
  setPressed(session, setting);
  if (loaded === null || now >= loaded.endPs) return;
  const { path, value } = setting;
  const begins = isFromStart({ time: 0, path, value });
  try {
    const problems = begins
      ? await changeFromStart(session, [[path, value]])
      : await setValue(session, path, value).then((outcome) =>
          'problem' in outcome ? [outcome.problem] : [],
        );
    const [problem] = problems;
    if (problem !== undefined) return reject(session, path, problem);
    stageOf(session).getState().forgive(path);
    say(session, begins ? texts.begun(name) : texts.taken(name));
  } finally {
    // Another answer may have been pressed in the meantime.
    if (runs.getState().pressed === setting) setPressed(session, null);
  }
}

/** Factor by which slow motion is slower than the scene's usual speed. */
const SLOWER = 5;

/**
 * Ensures that the branches of two runs exist. A missing one is made: the current branch takes the edits of A, and B branches off
 * A; if the current branch is B, it takes those of B.
 */
function ensureBranch(session: Session, { a, b, from }: Pair): readonly [a: number, b: number] {
  const { list, current } = branchesOf(session).getState();
  const parent = a.branch ?? current;
  if (a.branch === null)
    session.channel.send({ type: 'replaceEdits', edits: a.edits, id: session.channel.nextId() });
  if (b.branch === current && b.branch !== parent)
    session.channel.send({ type: 'replaceEdits', edits: b.edits, id: session.channel.nextId() });
  if (b.branch !== null && b.branch !== parent) return [parent, b.branch];
  const id = Math.max(...list.map((branch) => branch.id)) + 1;
  session.channel.send({ type: 'importBranch', id, parent, forkTime: from, edits: b.edits });
  return [parent, id];
}

/** Runs both at full speed to the end, then shows their difference. A single undo reverts everything. */
export async function runBoth(session: Session, pair: Pair): Promise<void> {
  const { loaded } = stageOf(session).getState();
  const { current, list, recordStep, switchTo } = branchesOf(session).getState();
  const here = list.find(({ id }) => id === current);
  if (loaded === null || here === undefined) return;
  whyQuestionOf(session).close();
  const before = { branch: current, edits: here.edits, place: placeNow(session) };
  const [other, branch] = ensureBranch(session, pair);
  const place: BranchView = {
    compared: [other],
    left: null,
    time: loaded.endPs,
    viewport: { from: 0, to: loaded.endPs },
    following: false,
    compareView: 'result',
  };
  recordStep({ before, after: { branch, edits: pair.b.edits, place } });
  setOut(session);
  if (branch !== current) switchTo(branch);
  try {
    // Until there is a result, the stage shows both overlaid as they diverge.
    const isThere = await showPlace(session, { ...place, compareView: 'overlaid' });
    if (isThere) showCompared(session, 'result');
  } finally {
    arrived(session);
  }
}

/** Cancels the runs and restores the previous state. */
export function cancel(session: Session): void {
  awaitNothing(session);
  undo(session);
}

/** Removes the other branch from the stage. */
export function closeOther(session: Session): void {
  const { list, current, recordStep } = branchesOf(session).getState();
  const here = list.find(({ id }) => id === current);
  if (here === undefined) return;
  const before = placeNow(session);
  const place: BranchView = { ...before, compared: [], left: null, compareView: 'overlaid' };
  const { edits } = here;
  recordStep({ before: { branch: current, edits, place: before }, after: { branch: current, edits, place } });
  void showPlace(session, place);
}

/** Common beginning of the losses of the two shown branches. */
const lossesShared = perSession(() => new SharedStart());

/** Time at which two branches begin to differ: the first loss at the shown port that only one of them has, else their branch point. */
export function differenceBegins(session: Session, a: number, b: number): Picoseconds {
  const { loaded } = stageOf(session).getState();
  const parting = branchPoint(branchesOf(session).getState().list, a, b);
  if (loaded === null) return parting;
  const [ofA, ofB] = [a, b].map((id) => tracesOf(session).of(id)?.lossesAt(shownPortIndex(loaded)));
  if (ofA === undefined || ofB === undefined) return parting;
  const same = lossesShared(session).of(ofA, ofB);
  const times = [ofA, ofB].flatMap(({ length, time }) => (same < length ? [time.at(same)] : []));
  return times.length === 0 ? parting : Math.max(parting, lowestOf(times));
}

/** Plays in slow motion from just before the two begin to differ. */
export async function replayFromFork(session: Session): Promise<void> {
  const { loaded, setSpeed, play } = stageOf(session).getState();
  const { current, compared } = branchesOf(session).getState();
  const [other] = compared;
  if (loaded === null || other === undefined) return;
  const from = differenceBegins(session, current, other);
  const usual = loaded.scenario.stage?.msPerSecond ?? 10;
  const before = placeNow(session);
  const span = Math.min(loaded.endPs, usual * 1e9 * 4 * SLOWER);
  const left = Math.max(0, Math.min(from - span / 4, loaded.endPs - span));
  const isThere = await showPlace(session, {
    ...before,
    compareView: 'overlaid',
    time: Math.max(0, from - span / 40),
    viewport: { from: left, to: left + span },
    following: true,
  });
  if (!isThere) return;
  setSpeed(usual / SLOWER / 1000);
  play();
}
