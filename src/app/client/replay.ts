import type { ParameterValue, Picoseconds, Problem } from '../../contract/index.ts';
import { useBranches } from '../store/branches.ts';
import { withOverrides } from '../store/documentPaths.ts';
import { usePage } from '../store/page.ts';
import { useStage } from '../store/stage.ts';
import { carryOut } from './carryOut.ts';
import { freshWorker, send } from './channel.ts';
import { goTo } from './opening.ts';
import { branchesNow, regrow } from './regrow.ts';
import { load, type Recipe } from './requests.ts';

/** The run as it stands now, for building it again. */
function currentRecipe(): Recipe | null {
  const { loaded, edits } = useStage.getState();
  return loaded && { scenario: loaded.scenario, seed: loaded.seed, edits };
}

/** Builds a run again and goes to a moment of it; plays on if it was playing. */
export async function replay(recipe: Recipe, time: Picoseconds): Promise<readonly Problem[]> {
  const { run, loaded, watchPort } = useStage.getState();
  const moving = run !== 'paused';
  const outcome = await load({ ...recipe, edits: [] });
  if ('problems' in outcome) return outcome.problems;
  const shown = outcome.loaded.ports.find(({ id }) => id === loaded?.port)?.id;
  if (shown && shown !== outcome.loaded.port) watchPort(shown);
  usePage.setState({ phase: 'opening' });
  try {
    await carryOut(recipe.edits);
  } finally {
    usePage.setState({ phase: 'ready' });
  }
  await goTo(time);
  if (moving) send({ type: 'play' });
  return [];
}

/** Changes values of the scenario itself, for example the measurement window; edits and moment stay. */
export async function override(
  values: readonly (readonly [string, ParameterValue])[],
): Promise<readonly Problem[]> {
  const recipe = currentRecipe();
  if (!recipe) return [];
  const { scenario } = withOverrides(recipe.scenario, values);
  const branches = branchesNow();
  const problems = await replay({ ...recipe, scenario }, useStage.getState().now);
  if (problems.length === 0) {
    await regrow(branches);
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
  const recipe = currentRecipe();
  const { now, speed, setSpeed } = useStage.getState();
  const branches = branchesNow();
  useStage.setState({ run: 'paused' });
  try {
    await freshWorker();
    if (recipe) {
      await replay(recipe, now);
      await regrow(branches);
    }
  } catch (error) {
    // Loading has emptied them; the next attempt needs them.
    if (recipe) useStage.setState({ edits: recipe.edits, now });
    useBranches.setState(branches);
    throw error;
  }
  setSpeed(speed);
}
