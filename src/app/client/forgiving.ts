import type { LoadedReport, Problem } from '../../contract/index.ts';
import { findScenario, scenarios } from '../../scenarios/index.ts';
import { documentValue, withOverrides } from '../store/documentPaths.ts';
import type { LinkState } from '../store/link.ts';
import { appliedValue } from '../store/paths.ts';
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
    appliedValue(loaded.ports, loaded.port, problem.path) ?? documentValue(loaded.scenario, problem.path);
  return value === undefined ? problem : { ...problem, kept: value };
}

/** Loads what a link says, leaving out each value that cannot be, until the rest runs. */
export async function loadLink(link: LinkState): Promise<Opened> {
  const problems: Problem[] = [];
  const base = findScenario(link.scene ?? scenarios[0].id) ?? scenarios[0];
  if (link.scene !== undefined && link.scene !== base.id) {
    const reason = `unknown; known: ${scenarios.map(({ id }) => id).join(', ')}`;
    problems.push({ path: 'scene', value: link.scene, reason, kept: base.id });
  }
  const seed = link.seed ?? base.seed ?? DEFAULT_SEED;
  let { overrides, edits } = link;
  const first = withOverrides(base, overrides);
  problems.push(...first.problems);
  overrides = overrides.filter(([path]) => !first.problems.some((problem) => problem.path === path));

  for (;;) {
    const recipe = { scenario: withOverrides(base, overrides).scenario, seed, edits };
    const outcome = await load(recipe);
    if ('loaded' in outcome) {
      const { loaded } = outcome;
      return { loaded, recipe, overrides, problems: problems.map((problem) => kept(problem, loaded)) };
    }
    problems.push(...outcome.problems);
    const blamed = (path: string) => outcome.problems.some((problem) => blames(problem, path));
    const goodOverrides = overrides.filter(([path]) => !blamed(path));
    const goodEdits = edits.filter(({ path }) => !blamed(path));
    const found = goodOverrides.length < overrides.length || goodEdits.length < edits.length;
    if (!found && overrides.length + edits.length === 0)
      throw new Error(outcome.problems[0]?.reason ?? 'refused');
    overrides = found ? goodOverrides : [];
    edits = found ? goodEdits : [];
  }
}
