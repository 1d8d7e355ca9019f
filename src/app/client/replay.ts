import type { ParameterValue, Picoseconds, Problem } from '../../contract/index.ts';
import { useBranches } from '../store/branches.ts';
import { withOverrides } from '../store/documentPaths.ts';
import { useMarks } from '../store/marks.ts';
import { usePage } from '../store/page.ts';
import { useStage } from '../store/stage.ts';
import { freshWorker, send } from './channel.ts';
import { firstEdits, futuresNow, grow, type Whole } from './growing.ts';
import { arrive } from './opening.ts';
import { load } from './requests.ts';

/** The run as it stands now, for building it again. */
function wholeNow(): Whole | null {
  const { loaded } = useStage.getState();
  const { history } = useBranches.getState();
  return loaded && { scenario: loaded.scenario, seed: loaded.seed, futures: futuresNow(), history };
}

/** Builds a run again and goes to a moment of it; plays on if it was playing. */
export async function replay(
  { scenario, seed, futures, history }: Whole,
  time: Picoseconds,
): Promise<readonly Problem[]> {
  const { run, loaded, watchPort } = useStage.getState();
  const moving = run !== 'paused';
  const outcome = await load({ scenario, seed, edits: firstEdits(futures) });
  if ('problems' in outcome) return outcome.problems;
  const shown = outcome.loaded.ports.find(({ id }) => id === loaded?.port)?.id;
  if (shown && shown !== outcome.loaded.port) watchPort(shown);
  usePage.setState({ phase: 'opening' });
  try {
    await grow(futures, time);
    if (history) useBranches.getState().recall(history);
  } catch (error) {
    usePage.setState({ phase: 'ready' });
    throw error;
  }
  const arrived = await arrive(time, () => true);
  if (moving && arrived !== null) send({ type: 'play' });
  return [];
}

/** Changes values of the scenario itself, for example the measurement window; edits and moment stay. */
export async function override(
  values: readonly (readonly [string, ParameterValue])[],
): Promise<readonly Problem[]> {
  const whole = wholeNow();
  if (!whole) return [];
  const { scenario } = withOverrides(whole.scenario, values);
  const problems = await replay({ ...whole, scenario }, useStage.getState().now);
  if (problems.length === 0) {
    const { overrides } = usePage.getState();
    const others = overrides.filter(([path]) => !values.some(([changed]) => changed === path));
    usePage.setState({ overrides: [...others, ...values] });
  }
  return problems;
}

let restoration: Promise<void> | null = null;

/** A new worker with the same run at the same moment, paused; asked twice at a time, it is done once. */
export function restore(): Promise<void> {
  restoration ??= restoreOnce().finally(() => {
    restoration = null;
  });
  return restoration;
}

async function restoreOnce(): Promise<void> {
  const whole = wholeNow();
  const { now, speed, setSpeed } = useStage.getState();
  const [branches, marks] = [useBranches.getState(), useMarks.getState()];
  useStage.setState({ run: 'paused' });
  try {
    await freshWorker();
    if (whole) await replay(whole, now);
  } catch (error) {
    // Loading has emptied all of it; the next attempt needs it.
    if (whole) useStage.setState({ now });
    useBranches.setState(branches);
    useMarks.setState(marks);
    throw error;
  }
  setSpeed(speed);
}
