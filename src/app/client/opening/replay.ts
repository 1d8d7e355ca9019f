import type { ParameterValue, Picoseconds, Problem } from '../../../contract/index.ts';
import { perSession, type Session } from '../../session/session.ts';
import { withOverrides } from '../../settings/document.ts';
import { branchesOf } from '../../store/branches/branches.ts';
import { marksOf } from '../../store/branches/marks.ts';
import { pageOf, setOverrides, setPhase } from '../../store/page.ts';
import { setNow, setPaused, stageOf } from '../../store/stage.ts';
import { load } from '../requests.ts';
import { arrive } from './opening.ts';
import { isRestoring, startRestoration, takeTurn } from './openingOrder.ts';
import { type BranchedRun, branchSetNow, firstEdits, restoreBranches } from './restoreBranches.ts';

/** The run as it is now, for building it again. */
function wholeNow(session: Session): BranchedRun | null {
  const { loaded } = stageOf(session).getState();
  const { history } = branchesOf(session).getState();
  return loaded && { scenario: loaded.base, seed: loaded.seed, branchSet: branchSetNow(session), history };
}

/** Builds a run again and goes to a moment of it; plays on if it was playing. Null: another run has been opened meanwhile. */
export async function replay(
  session: Session,
  { scenario, seed, branchSet, history }: BranchedRun,
  time: Picoseconds,
): Promise<readonly Problem[] | null> {
  const { run, loaded, watchPort } = stageOf(session).getState();
  const moving = run !== 'paused';
  const isLatest = takeTurn(session);
  const outcome = await load(session, { scenario, seed, edits: firstEdits(branchSet) });
  if ('problems' in outcome) return outcome.problems;
  if (!isLatest()) return null;
  const shown = outcome.loaded.ports.find(({ id }) => id === loaded?.port)?.id;
  if (shown && shown !== outcome.loaded.port) watchPort(shown);
  setPhase(session, 'opening');
  try {
    await restoreBranches(session, branchSet, time);
    if (history && isLatest()) branchesOf(session).getState().restoreHistory(history);
  } catch (error) {
    setPhase(session, 'ready');
    throw error;
  }
  const arrived = await arrive(session, time, isLatest);
  if (!isLatest()) return null;
  if (moving && arrived !== null) session.channel.send({ type: 'play' });
  return [];
}

/** Changes values of the scenario itself, for example the measurement window; edits and moment stay. */
export async function override(
  session: Session,
  values: readonly (readonly [string, ParameterValue])[],
): Promise<readonly Problem[]> {
  const whole = wholeNow(session);
  if (!whole) return [];
  const { scenario } = withOverrides(whole.scenario, values);
  const problems = await replay(session, { ...whole, scenario }, stageOf(session).getState().now);
  if (problems?.length === 0) {
    const { overrides } = pageOf(session).getState();
    const others = overrides.filter(([path]) => !values.some(([changed]) => changed === path));
    setOverrides(session, [...others, ...values]);
  }
  return problems ?? [];
}

/** Whether what is being restored has given no answer again. */
const silenceOf = perSession(() => ({ isAgain: false }));

/** A new worker with the same run at the same moment, paused; asked twice at a time, it is done once. */
export const restore = (session: Session): Promise<void> =>
  startRestoration(session, () => restoreOnce(session));

/**
 * The same after a worker gave no answer. One that gives none again when the run is restored is replaced by one without a run, so
 * that something else can be opened. Returns whether that has happened.
 */
export function revive(session: Session): { readonly isAgain: boolean } {
  const isAgain = isRestoring(session);
  silenceOf(session).isAgain = isAgain;
  if (!isAgain) restore(session).catch(() => {});
  return { isAgain };
}

async function restoreOnce(session: Session): Promise<void> {
  const whole = wholeNow(session);
  const { now, speed, setSpeed } = stageOf(session).getState();
  const [branches, marks] = [branchesOf(session).getState(), marksOf(session).getState()];
  setPaused(session);
  try {
    await session.channel.restart();
    if (whole) await replay(session, whole, now);
  } catch (error) {
    // Loading has emptied all of it; the next attempt needs it.
    if (whole) setNow(session, now);
    branches.restore(branches);
    marks.restore(marks);
    const silence = silenceOf(session);
    if (silence.isAgain) {
      silence.isAgain = false;
      await session.channel.restart();
      setPhase(session, 'ready');
    }
    throw error;
  }
  setSpeed(speed);
}
