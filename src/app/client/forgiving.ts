import type { LoadedReport, Problem, ScenarioDocument } from '../../contract/index.ts';
import { findScenario, scenarioIds, scenarios } from '../../scenarios/index.ts';
import { documentValue, withOverrides } from '../store/documentPaths.ts';
import type { LinkState } from '../store/link.ts';
import { appliedValue } from '../store/paths.ts';
import { useStage } from '../store/stage.ts';
import { carryOut } from './carryOut.ts';
import { load, type Recipe } from './requests.ts';

const DEFAULT_SEED = 1;

export interface Opened {
  readonly loaded: LoadedReport;
  readonly recipe: Recipe;
  readonly overrides: LinkState['overrides'];
  readonly problems: readonly Problem[];
}

const blames = (problem: Problem, path: string) => problem.path === path || problem.path.endsWith(`.${path}`);

/** What is in use at a path that a link got wrong. */
function kept(problem: Problem, loaded: LoadedReport): Problem {
  if (problem.kept !== undefined) return problem;
  const value =
    appliedValue(loaded.ports, loaded.vcStates, loaded.port, problem.path) ??
    documentValue(loaded.scenario, problem.path);
  return value === undefined ? problem : { ...problem, kept: value };
}

/** Loads what a link says, leaving out and telling each value that cannot be. */
export async function loadLink(link: LinkState): Promise<Opened> {
  const problems: Problem[] = [];
  const base = findScenario(link.scene ?? scenarios[0].id) ?? scenarios[0];
  if (link.scene !== undefined && link.scene !== base.id) {
    const reason = `unknown; known: ${scenarioIds().join(', ')}`;
    problems.push({ path: 'scene', value: link.scene, reason, kept: base.id });
  }
  const seed = link.seed ?? base.seed ?? DEFAULT_SEED;
  const { overrides, loaded, refused } = await loadSound(base, seed, link.overrides);
  problems.push(...refused.map((problem) => kept(problem, loaded)), ...(await carryOut(link.edits)));
  const recipe = { scenario: loaded.scenario, seed, edits: useStage.getState().edits };
  return { loaded, recipe, overrides, problems };
}

/** Loads with as many of the overrides as make a sound scenario. */
async function loadSound(base: ScenarioDocument, seed: number, asked: LinkState['overrides']) {
  const first = withOverrides(base, asked);
  const refused = [...first.problems];
  let overrides = asked.filter(([path]) => !refused.some((problem) => problem.path === path));
  for (;;) {
    const { scenario } = withOverrides(base, overrides);
    const outcome = await load({ scenario, seed, edits: [] });
    if ('loaded' in outcome) return { loaded: outcome.loaded, overrides, refused };
    refused.push(...outcome.problems);
    const good = overrides.filter(([path]) => !outcome.problems.some((problem) => blames(problem, path)));
    if (overrides.length === 0) throw new Error(outcome.problems[0].reason);
    overrides = good.length < overrides.length ? good : [];
  }
}
