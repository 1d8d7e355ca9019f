import {
  type Edit,
  elementAt,
  type LoadedReport,
  type Problem,
  type ScenarioDocument,
} from '../../../contract/index.ts';
import { onDemand } from '../../late.ts';
import { type BranchSet, unbranched } from '../../link/packed/branchSet.ts';
import { EMPTY_LINK, type LinkState, type Refuse } from '../../link/state.ts';
import type { Session } from '../../session/session.ts';
import { withOverrides } from '../../settings/document.ts';
import { valueAtPath } from '../../settings/value.ts';
import { LATE_PART_FAILED } from '../../store/latePartFailed.ts';
import { isFromStart } from '../../store/paths.ts';
import { linkReasons } from '../../strings/sharing/linkReasons.ts';
import { said } from '../../widgets/words/reasons.ts';
import { judge, load, type Recipe } from '../requests.ts';
import { type BranchedRun, branchSetNow, firstEdits, restoreBranches } from './restoreBranches.ts';
import { FIRST_SCENE, fetchScenarios } from './scenarios.ts';
import { type LinkChange, sift } from './sifting.ts';

const DEFAULT_SEED = 1;

export interface Opened {
  readonly loaded: LoadedReport;
  /** The run without refused values. */
  readonly whole: BranchedRun;
  /** Id of the built-in scene, or the reader's own scenario. */
  readonly from: { readonly sceneId: string } | { readonly document: ScenarioDocument };
  readonly overrides: LinkState['overrides'];
  readonly problems: readonly Problem[];
}

/** Nothing was loaded: the previous run goes on. */
export interface Unopened {
  readonly loaded: null;
  readonly problems: readonly Problem[];
}

/** Adds to a problem of a link the value used instead. */
function kept(problem: Problem, loaded: LoadedReport): Problem {
  if (problem.kept !== undefined) return problem;
  const value = valueAtPath(problem.path, loaded);
  return value === undefined ? problem : { ...problem, kept: value };
}

/** Loads the run of a link; leaves out and reports each invalid value. */
export async function loadLink(session: Session, link: LinkState): Promise<Opened> {
  if (!link.scenario) return loadScene(session, link);
  const own = await loadOwn(session, link, link.scenario);
  if (own.loaded !== null) return own;
  // Changes of a scenario that cannot run do not apply to another one.
  const opened = await loadScene(session, { ...EMPTY_LINK, scene: link.scene });
  const unusable = {
    path: 'scenario',
    value: undefined,
    reason: linkReasons.cannotRun,
    kept: opened.loaded.scenario.id,
  };
  return { ...opened, problems: [unusable, ...own.problems, ...opened.problems] };
}

/** Loads the scenario in a link or file; if it cannot run, the previous run goes on. */
export async function loadOwn(
  session: Session,
  link: LinkState,
  document: ScenarioDocument,
): Promise<Opened | Unopened> {
  const own = document?.seed;
  const seed = link.seed ?? (own !== undefined && Number.isInteger(own) ? own : DEFAULT_SEED);
  const { branchSet, problems } = await branchSetOf(link);
  const sound = await loadSound(
    session,
    { scenario: document, seed, edits: firstEdits(branchSet) },
    link.overrides,
  );
  if (sound.loaded === null) return { loaded: null, problems: sound.refused };
  return finish(session, link, sound, branchSet, { document }, problems);
}

interface Found {
  readonly base: ScenarioDocument;
  readonly problems: readonly Problem[];
}

/** The scene of this name, else the first one together with a problem. */
async function findScene(name: string): Promise<Found> {
  const base = FIRST_SCENE;
  if (name === base.id) return { base, problems: [] };
  const scenarios = await fetchScenarios().catch(() => null);
  if (scenarios === null) return { base, problems: [LATE_PART_FAILED] };
  const found = scenarios.findScenario(name);
  if (found !== null) return { base: found, problems: [] };
  return {
    base,
    problems: [{ path: 'scene', value: name, reason: linkReasons.unknownScene, kept: base.id }],
  };
}

async function loadScene(session: Session, link: LinkState): Promise<Opened> {
  const { branchSet, problems } = await branchSetOf(link);
  const { base, problems: unknown } = await findScene(link.scene ?? FIRST_SCENE.id);
  problems.push(...unknown);
  const seed = link.seed ?? base.seed ?? DEFAULT_SEED;
  const sound = await loadSound(
    session,
    { scenario: base, seed, edits: firstEdits(branchSet) },
    link.overrides,
  );
  if (sound.loaded === null) throw new Error(await said(elementAt(sound.refused, 0).reason));
  return finish(session, link, sound, branchSet, { sceneId: base.id }, problems);
}

const reader = onDemand(() => import('../../link/packed/readBranchSet.ts'));

/** The branches in a link, and the problems with them. */
async function branchSetOf(
  link: LinkState,
): Promise<{ readonly branchSet: BranchSet; readonly problems: Problem[] }> {
  const problems: Problem[] = [];
  const refuse: Refuse = (path, value, reason) => problems.push({ path, value, reason });
  if (link.branches === undefined) return { branchSet: unbranched(link.edits), problems };
  const reading = await reader.ask().catch(() => null);
  if (reading === null) return { branchSet: unbranched(link.edits), problems: [LATE_PART_FAILED] };
  return { branchSet: reading.readBranchSet(link, refuse), problems };
}

async function finish(
  session: Session,
  link: LinkState,
  { overrides, loaded, refused }: Sound,
  branchSet: BranchSet,
  from: Opened['from'],
  earlier: readonly Problem[],
): Promise<Opened> {
  const late = await restoreBranches(session, branchSet, link.timePs ?? 0);
  const problems = [...earlier, ...refused.map((problem) => kept(problem, loaded)), ...late];
  const { base: scenario, seed } = loaded;
  return { loaded, whole: { scenario, seed, branchSet: branchSetNow(session) }, from, overrides, problems };
}

interface Sound {
  readonly loaded: LoadedReport;
  readonly overrides: LinkState['overrides'];
  readonly refused: readonly Problem[];
}
/** The scenario cannot run, whatever is left out. */
interface Unsound {
  readonly loaded: null;
  readonly refused: readonly Problem[];
}

/** Loads with the largest set of changes that makes a valid scenario. */
async function loadSound(
  session: Session,
  { scenario: base, seed, edits }: Recipe,
  asked: LinkState['overrides'],
): Promise<Sound | Unsound> {
  const placed = withOverrides(base, asked);
  const unplaced = new Set(placed.problems.map(({ path }) => path));
  const overrides = asked.filter(([path]) => !unplaced.has(path));
  const outcome = await load(session, { scenario: placed.scenario, seed, edits });
  if ('loaded' in outcome) return { loaded: outcome.loaded, overrides, refused: placed.problems };
  const changes: readonly LinkChange[] = [
    ...overrides.map(([path, value]) => ({ path, value, edit: null })),
    ...edits.filter(isFromStart).map((edit) => ({ path: edit.path, value: edit.value, edit })),
  ];
  const pairs = (some: readonly LinkChange[]): LinkState['overrides'] =>
    some.flatMap(({ path, value, edit }) => (edit === null ? [[path, value] as const] : []));
  const editsOf = (some: readonly LinkChange[]): readonly Edit[] => some.flatMap(({ edit }) => edit ?? []);
  const { kept, refused } = await sift(changes, (some) =>
    judge(session, withOverrides(base, pairs(some)).scenario, editsOf(some)),
  );
  const sound = { scenario: withOverrides(base, pairs(kept)).scenario, seed };
  const others = edits.filter((edit) => !isFromStart(edit));
  const again = await load(session, { ...sound, edits: [...editsOf(kept), ...others] });
  if ('loaded' in again)
    return { loaded: again.loaded, overrides: pairs(kept), refused: [...placed.problems, ...refused] };
  return { loaded: null, refused: again.problems };
}
