import { type Problem, PS_PER_SECOND, type ScenarioDocument } from '../../contract/index.ts';
import { type LinkState, parseLink } from '../store/link.ts';
import { opening } from '../store/opening.ts';
import { usePage } from '../store/page.ts';
import { useStage } from '../store/stage.ts';
import { openingView } from '../store/viewport.ts';
import { en } from '../strings/en.ts';
import { freshWorker, onReport, send } from './channel.ts';
import { loadLink, type Opened } from './forgiving.ts';
import { findStart, goTo } from './opening.ts';
import { replay, restore } from './replay.ts';
import { take } from './reports.ts';
import { load } from './requests.ts';
import { unfit } from './unfit.ts';

const stage = useStage;
const NOTHING_SAID: LinkState = { paused: false, edits: [], overrides: [] };

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A page opened behind another one begins when it is first looked at. */
function seen(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    check();
  });
}

/** Counts openings: one that was overtaken by another touches nothing more. */
let openings = 0;

/** Shows a run that has just been loaded, at the moment the link or the scene names. */
async function show(
  { loaded, recipe, overrides }: Opened,
  link: LinkState,
  sceneId: string | null,
): Promise<void> {
  const scene = loaded.scenario.stage ?? {};
  usePage.setState({ phase: 'opening', sceneId, overrides, frames: link.frames ?? false });
  if (link.port && loaded.ports.some(({ id }) => id === link.port)) stage.getState().watchPort(link.port);
  const turn = ++openings;
  const { start, event } =
    link.timePs === undefined
      ? await findStart(loaded)
      : { start: Math.min(link.timePs, loaded.endPs), event: null };
  if (turn !== openings) return;
  opening.remember({ reopen: () => replay(recipe, start), port: loaded.port });
  const still = prefersStill() && link.timePs === undefined;
  const view = link.view ? { from: link.view[0], to: link.view[1] } : openingView(scene, start, loaded.endPs);
  stage.setState({ viewport: view, following: !link.view, followedVc: followed(link.vc, loaded.vcs) });
  stage.getState().setSpeed(link.speed ?? (scene.msPerSecond ?? 10) / 1000);
  usePage.setState({ phase: 'ready' });
  await goTo(still && event !== null ? event - 1 : start);
  if (turn !== openings) return;
  if (still && event !== null) stage.getState().step('drop');
  if (still || link.paused) return;
  await seen();
  send({ type: 'play' });
}

function followed(vc: number | undefined, vcs: readonly { readonly id: number }[]): number | null {
  return vcs.some(({ id }) => id === vc) ? vc! : null;
}

/** Opens a link, or one of the scenes; problems are shown and everything else works. */
export async function openLink(link: LinkState, problems: readonly Problem[] = []): Promise<void> {
  usePage.setState({ phase: 'opening' });
  const opened = await loadLink(link);
  usePage.setState({ problemFile: null });
  stage.setState({
    problems: [...problems, ...opened.problems, ...unfit(link, opened.loaded)],
    failure: null,
  });
  if (link.step) stage.getState().setStepKind(link.step);
  await show(opened, link, opened.recipe.scenario.id);
}

export const openScene = (scene: string, seed?: number): Promise<void> =>
  openLink({ ...NOTHING_SAID, scene, seed });

/** Loads a document from a file or a script; a bad one leaves the running scene as it is. */
export async function openDocument(scenario: ScenarioDocument, seed?: number): Promise<readonly Problem[]> {
  const recipe = { scenario, seed: seed ?? scenario.seed ?? 1, edits: [] };
  const outcome = await load(recipe);
  if ('problems' in outcome) {
    stage.setState({ problems: outcome.problems });
    return outcome.problems;
  }
  stage.setState({ problems: [], failure: null });
  await show({ loaded: outcome.loaded, recipe, overrides: [], problems: [] }, NOTHING_SAID, null);
  return [];
}

function afterFailure(message: string, time: number): void {
  const at = Number.isFinite(time) ? time : stage.getState().now;
  stage.setState({ failure: en.problems.failure((at / PS_PER_SECOND).toFixed(3), message), run: 'paused' });
  restore().catch(() => {});
}

/** Opens what the address says and keeps the page in step with the worker from then on. */
export async function startSession(): Promise<void> {
  onReport(take);
  const { link, problems } = parseLink(location.search);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden || stage.getState().run !== 'playing') return;
    send({ type: 'pause' });
    usePage.setState({ pausedByHiding: true });
  });
  await freshWorker();
  onReport((report) => {
    if (report.type === 'failed') afterFailure(report.message, report.time);
  });
  await openLink(link, problems);
}
