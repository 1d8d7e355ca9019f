import {
  inWords,
  type LoadedReport,
  type Problem,
  PS_PER_SECOND,
  type ScenarioDocument,
  type StepKind,
} from '../../contract/index.ts';
import { writePlace } from '../link/eventField.ts';
import { isRunFile } from '../link/file.ts';
import { FUTURES_VERSION } from '../link/futures.ts';
import { fetchPacking } from '../link/packing.ts';
import { parseLink } from '../link/query.ts';
import type { ReadRun } from '../link/readFile.ts';
import { type LinkState, NOTHING_SAID, type Read } from '../link/state.ts';
import { keepPace } from '../speed/keepPace.ts';
import { keptSlowing } from '../speed/preference.ts';
import { wantsNoMotion } from '../still.ts';
import { opening } from '../store/opening.ts';
import { usePage } from '../store/page.ts';
import { PART_MISSING } from '../store/partMissing.ts';
import { isCredited, isRated, usualCard, usualStep } from '../store/rated.ts';
import { useStage } from '../store/stage.ts';
import { openingView } from '../store/viewport.ts';
import { whyQuestion } from '../store/why.ts';
import { en } from '../strings/en.ts';
import { chooseTheme } from '../theme/theme.ts';
import { currentLook, currentState } from './address.ts';
import { freshWorker, onReport, send } from './channel.ts';
import { goToEvent } from './events.ts';
import { loadLink, loadOwn, type Opened, type Unopened } from './forgiving.ts';
import { marksNow } from './growing.ts';
import { arrive, findStart } from './opening.ts';
import { replay, restore } from './replay.ts';
import { take } from './reports.ts';
import { keepStepping } from './stepper.ts';
import { unfit } from './unfit.ts';

const stage = useStage;

/** Counts openings: one that was overtaken by another touches nothing more. */
let openings = 0;
/** The latest of them, with all it sends to the worker. */
let latest: Promise<unknown> = Promise.resolve();

function opens<T>(work: Promise<T>): Promise<T> {
  latest = work.catch(() => {});
  return work;
}

/** Kept when nothing is being opened: a command given before would be overtaken by the opening's own. */
export async function opened(): Promise<void> {
  for (let awaited: unknown = null; awaited !== latest; ) {
    awaited = latest;
    await latest;
  }
}

/** A page opened behind another one begins when it is first looked at, if it still stands where it was opened. */
function playOnceSeen(turn: number): void {
  const { now } = stage.getState();
  const check = () => {
    if (document.hidden) return;
    document.removeEventListener('visibilitychange', check);
    if (turn === openings && stage.getState().now === now) send({ type: 'play' });
  };
  document.addEventListener('visibilitychange', check);
  check();
}

/** What is open and what is left out, as the link says. */
function dress(link: LinkState, loaded: LoadedReport): void {
  usePage.setState({
    frames: link.frames ?? false,
    tab: link.tab ?? 'traces',
    card: link.card ?? usualCard({ loaded }),
    curveOpen: link.curve ?? null,
    lens: link.lens ?? false,
    twins: link.twins ?? 'overlaid',
    embed: link.embed ?? false,
    hide: link.hide ?? [],
    show: link.show ?? [],
    order: link.order ?? [],
    large: link.large ?? [],
    lock: link.lock ?? [],
    branches: link.branches && link.branches.version !== FUTURES_VERSION ? link.branches : null,
  });
  chooseStep(link.step, loaded);
}

/** The step of a link; else the usual one, where the last one has nothing to step to. */
function chooseStep(step: StepKind | undefined, loaded: LoadedReport): void {
  const { stepKind, setStepKind } = stage.getState();
  const here = { loaded };
  if (step !== undefined) setStepKind(step);
  else if (
    isRated(here) ? stepKind !== 'cell' : stepKind === 'rm' || (isCredited(here) && stepKind === 'drop')
  )
    setStepKind(usualStep(here));
}

/** Shows a run that has just been loaded, at the moment the link or the scene names; gives the digest up to there. */
async function show({ loaded, whole, from, overrides }: Opened, link: LinkState): Promise<string | null> {
  const scene = loaded.scenario.stage ?? {};
  const own = 'document' in from;
  usePage.setState({
    phase: 'opening',
    sceneId: own ? null : from.sceneId,
    document: own ? from.document : null,
    overrides,
  });
  dress(link, loaded);
  // A link that names a speed means that speed.
  stage.getState().setSlowsAtBursts(link.slow ?? (link.speed === undefined && keptSlowing()));
  stage.getState().setSpeed(link.speed ?? (scene.msPerSecond ?? 10) / 1000);
  if (link.port && loaded.ports.some(({ id }) => id === link.port)) stage.getState().watchPort(link.port);
  const turn = ++openings;
  const { start, event } =
    link.timePs === undefined
      ? await findStart(loaded)
      : { start: Math.min(link.timePs, loaded.endPs), event: null };
  if (turn !== openings) return null;
  const reopen = async () => {
    const problems = await replay({ ...whole, futures: { ...whole.futures, ...marksNow() } }, start);
    await standAt(link);
    return problems;
  };
  opening.remember({ reopen, port: loaded.port });
  const still = wantsNoMotion();
  const view = link.view ? { from: link.view[0], to: link.view[1] } : openingView(scene, start, loaded.endPs);
  stage.setState({ viewport: view, following: !link.view, followedVc: followed(link.vc, loaded.vcs) });
  const digest = await arrive(still && event !== null ? event - 1 : start, () => turn === openings);
  if (turn !== openings || digest === null) return null;
  // On the way the view follows the head by how the batches come; what is shown there depends on the link alone.
  if (stage.getState().following) stage.setState({ viewport: view });
  await standAt(link);
  if (turn !== openings) return null;
  if (link.why) whyQuestion.ask(link.why);
  if (still && event !== null) stage.getState().step('drop');
  if (!still && !link.paused) playOnceSeen(turn);
  return digest;
}

/** Goes on to the event that a link names; says why there is none. */
async function standAt({ at }: LinkState): Promise<void> {
  const reason = at === undefined ? null : await goToEvent(at);
  if (at === undefined || reason === null) return;
  const problem = { path: 'at', value: writePlace(at), reason: inWords(reason) };
  stage.setState(({ problems }) => ({ problems: [...problems, problem] }));
}

function followed(vc: number | undefined, vcs: readonly { readonly id: number }[]): number | null {
  return vcs.find(({ id }) => id === vc)?.id ?? null;
}

/** Opens a link, or one of the scenes; problems are shown and everything else works. */
export const openLink = (link: LinkState, problems: readonly Problem[] = []): Promise<void> =>
  opens(showLink(link, problems));

async function showLink(link: LinkState, problems: readonly Problem[]): Promise<void> {
  usePage.setState({ phase: 'opening' });
  const opened = await loadLink(link);
  usePage.setState({ problemFile: null });
  stage.setState({
    problems: [...problems, ...opened.problems, ...unfit(link, opened.loaded)],
    failure: null,
  });
  await show(opened, link);
}

/** Another scene in the same page: what is hidden, locked and unfolded stays so. */
export const openScene = (scene: string, seed?: number): Promise<void> =>
  openLink({ ...NOTHING_SAID, ...currentLook(), scene, seed });

/** The same run with another seed, again from its opening. */
export const reseed = (seed: number): Promise<void> =>
  openLink({ ...currentState(), seed, timePs: undefined, view: undefined, paused: false });

/** Loads a document from a file or a script; a bad one leaves the running scene as it is. */
export const openDocument = (scenario: ScenarioDocument, seed?: number): Promise<readonly Problem[]> =>
  opens(showDocument(scenario, seed));

async function showDocument(scenario: ScenarioDocument, seed?: number): Promise<readonly Problem[]> {
  const link = { ...NOTHING_SAID, ...currentLook(), scenario, seed };
  const own = await loadOwn(link, scenario);
  stage.setState({ problems: own.problems });
  if (own.loaded === null) return own.problems;
  stage.setState({ failure: null });
  await show(own, link);
  return [];
}

/** What reads saved runs is a script that comes with the first of them. */
const readRun = (file: unknown): Promise<ReadRun> =>
  import('../link/readFile.ts').then(
    ({ readRunFile }) => readRunFile(file),
    () => ({ problems: [PART_MISSING] }),
  );

/** Opens a saved run; one whose scenario cannot run, or of which nothing can be read, leaves all as it is. */
export const openRun = (file: unknown): Promise<void> => opens(showRun(file));

async function showRun(file: unknown): Promise<void> {
  const read = await readRun(file);
  if (!read.link) {
    stage.setState({ problems: read.problems });
    return;
  }
  const { link, problems, digest } = read;
  usePage.setState({ phase: 'opening' });
  const opened: Opened | Unopened = link.scenario ? await loadOwn(link, link.scenario) : await loadLink(link);
  if (opened.loaded === null) {
    usePage.setState({ phase: 'ready' });
    stage.setState({ problems: [...problems, ...opened.problems] });
    return;
  }
  usePage.setState({ problemFile: null });
  stage.setState({
    problems: [...problems, ...opened.problems, ...unfit(link, opened.loaded)],
    failure: null,
  });
  if (link.theme) chooseTheme(link.theme);
  const found = await show(opened, link);
  if (digest === undefined || found === null || found === digest || link.timePs === undefined) return;
  const other = { path: 'digest', value: digest, reason: inWords(`saved with the run; here it is ${found}`) };
  stage.setState(({ problems: told }) => ({ problems: [...told, other] }));
}

function afterFailure(message: string, time: number): void {
  const at = Number.isFinite(time) ? time : stage.getState().now;
  stage.setState({ failure: en.problems.failure((at / PS_PER_SECOND).toFixed(3), message), run: 'paused' });
  restore().catch(() => {});
}

/** The address, or what of it was too long for one and stayed with this entry of the history. */
async function readAddress(): Promise<Read> {
  if (/[?&]state=/.test(location.search)) await fetchPacking();
  const kept: unknown = history.state;
  const read = isRunFile(kept) ? await readRun(kept) : null;
  return read?.link ? read : parseLink(location.search);
}

async function showAddress(): Promise<void> {
  const { link, problems } = await readAddress();
  await showLink(link, problems);
}

/** Opens what the address says: that of the page, or of the entry of the history that the reader has gone to. */
export const openAddress = (): Promise<void> => opens(showAddress());

/** Opens what the address says and keeps the page in step with the worker from then on. */
export async function startSession(): Promise<void> {
  onReport(take);
  keepStepping();
  keepPace();
  const packing = fetchPacking();
  document.addEventListener('visibilitychange', () => {
    const { run, stepping, pause } = stage.getState();
    if (!document.hidden || (run !== 'playing' && !stepping)) return;
    pause();
    usePage.setState({ pausedByHiding: true });
  });
  await freshWorker();
  onReport((report) => {
    if (report.type === 'failed') afterFailure(report.message, report.time);
  });
  await Promise.all([openAddress(), packing]);
}
