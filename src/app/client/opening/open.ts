import {
  inWords,
  type LoadedReport,
  type Problem,
  PS_PER_SECOND,
  type ScenarioDocument,
  type StepKind,
} from '../../../contract/index.ts';
import { onDemand } from '../../late.ts';
import { writePlace } from '../../link/eventField.ts';
import type { ReadRun } from '../../link/packed/readFile.ts';
import { EMPTY_LINK, type LinkState } from '../../link/state.ts';
import type { Session } from '../../session/session.ts';
import { onVisibility } from '../../session/visibility.ts';
import { keptSlowing } from '../../speed/preference.ts';
import { wantsNoMotion } from '../../still.ts';
import { openSources } from '../../store/elementCard.ts';
import { LATE_PART_FAILED } from '../../store/latePartFailed.ts';
import { openingOf } from '../../store/opening.ts';
import { applyLink, setPhase, setRunSource } from '../../store/page.ts';
import { whyQuestionOf } from '../../store/questions/why.ts';
import { openEditor } from '../../store/rules/editing.ts';
import { hasRateControl, isCreditBased, usualCard, usualStep } from '../../store/runKind.ts';
import { addProblem, fail, setView, showProblems, stageOf } from '../../store/stage.ts';
import { openingView } from '../../store/viewport.ts';
import { linkReasons } from '../../strings/sharing/linkReasons.ts';
import { chooseTheme } from '../../theme/theme.ts';
import { goToEvent } from '../events.ts';
import { currentLook, currentState } from './address.ts';
import { playOpened } from './firstPicture.ts';
import { loadLink, loadOwn, type Opened, type Unopened } from './loadLenient.ts';
import { arrive, findStart } from './opening.ts';
import { startOpening, takeTurn } from './openingOrder.ts';
import { replay } from './replay.ts';
import { marksNow } from './restoreBranches.ts';
import { validateLinkTargets } from './validateLinkTargets.ts';

/** Screen time of a whole run that the reader drives, s. */
const BY_HAND_S = 30;

/** Starts playing when a page opened in the background is first seen, unless the head has moved since. */
function playOnceSeen(session: Session, isLatest: () => boolean): void {
  const { now } = stageOf(session).getState();
  const check = () => {
    if (document.hidden) return;
    forget();
    if (isLatest() && stageOf(session).getState().now === now) playOpened(session);
  };
  const forget = onVisibility(session, check);
  check();
}

/** Opens and hides parts of the page according to the link. */
function applyLinkToPage(session: Session, link: LinkState, loaded: LoadedReport): void {
  const isNamed = link.card !== undefined && link.card !== 'sources';
  applyLink(session, link, isNamed ? link.card : usualCard({ loaded }));
  if (link.editor) openEditor(session);
  if (link.card === 'sources' && hasRateControl({ loaded })) openSources(session, false);
  chooseStep(session, link.step, loaded);
}

/** Sets the link's step kind; else the default, if the run has no events of the present kind. */
function chooseStep(session: Session, step: StepKind | undefined, loaded: LoadedReport): void {
  const { stepKind, setStepKind } = stageOf(session).getState();
  const here = { loaded };
  const hasNone = isCreditBased(here)
    ? ['event', 'drop', 'rm'].includes(stepKind)
    : stepKind === (hasRateControl(here) ? 'frame' : 'rm');
  if (step !== undefined) setStepKind(step);
  else if (hasNone) setStepKind(usualStep(here));
}

/** Shows a run that has just been loaded, at the time of the link or scene; returns the digest up to then. */
async function show(
  session: Session,
  { loaded, whole, from, overrides }: Opened,
  link: LinkState,
  isLatest: () => boolean,
): Promise<string | null> {
  const stage = stageOf(session);
  const scene = loaded.scenario.stage ?? {};
  const own = 'document' in from;
  setPhase(session, 'opening');
  setRunSource(session, {
    sceneId: own ? null : from.sceneId,
    document: own ? from.document : null,
    overrides,
  });
  applyLinkToPage(session, link, loaded);
  // A link with a speed means exactly that speed.
  stage.getState().setSlowsAtBursts(link.slow ?? (link.speed === undefined && !link.hand && keptSlowing()));
  const usual = link.hand ? loaded.endPs / PS_PER_SECOND / BY_HAND_S : (scene.msPerSecond ?? 10) / 1000;
  stage.getState().setSpeed(link.speed ?? usual);
  if (link.port && loaded.ports.some(({ id }) => id === link.port)) stage.getState().watchPort(link.port);
  const { start, event } =
    link.timePs === undefined
      ? await findStart(session, loaded)
      : { start: Math.min(link.timePs, loaded.endPs), event: null };
  if (!isLatest()) return null;
  const reopen = async () => {
    const problems = await replay(
      session,
      { ...whole, branchSet: { ...whole.branchSet, ...marksNow(session) } },
      start,
    );
    if (problems !== null) await seekToEvent(session, link);
    return problems ?? [];
  };
  openingOf(session).remember({ reopen, port: loaded.port });
  const still = wantsNoMotion();
  const view = link.view ? { from: link.view[0], to: link.view[1] } : openingView(scene, start, loaded.endPs);
  setView(session, { viewport: view, following: !link.view, followedVc: followed(link.vc, loaded.vcs) });
  const digest = await arrive(session, still && event !== null ? event - 1 : start, isLatest);
  if (!isLatest() || digest === null) return null;
  // While seeking, the view follows the head batch by batch; the final view depends on the link only.
  if (stage.getState().following) setView(session, { viewport: view });
  await seekToEvent(session, link);
  if (!isLatest()) return null;
  if (link.why) whyQuestionOf(session).ask(link.why);
  if (still && event !== null) stage.getState().step('drop');
  // A run that the reader drives starts with a press.
  if (!still && !link.paused && !link.hand) playOnceSeen(session, isLatest);
  return digest;
}

/** Seeks to the event of a link, or reports that there is none. */
async function seekToEvent(session: Session, { at }: LinkState): Promise<void> {
  const reason = at === undefined ? null : await goToEvent(session, at);
  if (at === undefined || reason === null) return;
  const problem = { path: 'at', value: writePlace(at), reason: inWords(reason) };
  addProblem(session, problem);
}

function followed(vc: number | undefined, vcs: readonly { readonly id: number }[]): number | null {
  return vcs.find(({ id }) => id === vc)?.id ?? null;
}

/** Opens a link, or one of the scenes; problems are shown and everything else works. */
export const openLink = (
  session: Session,
  link: LinkState,
  problems: readonly Problem[] = [],
): Promise<void> => startOpening(session, () => showLink(session, link, problems));

/** @param digest of the kept run up to the link's time */
export async function showLink(
  session: Session,
  link: LinkState,
  problems: readonly Problem[],
  digest?: string,
): Promise<void> {
  const isLatest = takeTurn(session);
  setPhase(session, 'opening');
  const opened = await loadLink(session, link);
  if (!isLatest()) return;
  showProblems(session, [...problems, ...opened.problems, ...validateLinkTargets(link, opened.loaded)], null);
  fail(session, null);
  reportOtherDigest(session, link, digest, await show(session, opened, link, isLatest));
}

/** Reports that a kept run computes differently here. */
function reportOtherDigest(
  session: Session,
  { timePs }: LinkState,
  digest: string | undefined,
  found: string | null,
) {
  if (digest === undefined || found === null || found === digest || timePs === undefined) return;
  const other = { path: 'digest', value: digest, reason: linkReasons.otherDigest(found) };
  addProblem(session, other);
}

/** Opens another scene on the same page: hidden, locked and unfolded parts stay. */
export const openScene = (
  session: Session,
  scene: string,
  { seed, hand = false }: { readonly seed?: number | undefined; readonly hand?: boolean } = {},
): Promise<void> =>
  openLink(session, { ...EMPTY_LINK, ...currentLook(session), scene, seed, hand: hand || undefined });

/** Opens the same run with another seed, from its beginning. */
export const reseed = (session: Session, seed: number): Promise<void> =>
  openLink(session, { ...currentState(session), seed, timePs: undefined, view: undefined, paused: false });

/** Loads a document from a file or a script; an invalid one leaves the running scene as it is. */
export const openDocument = (
  session: Session,
  scenario: ScenarioDocument,
  seed?: number,
): Promise<readonly Problem[]> => startOpening(session, () => showDocument(session, scenario, seed));

async function showDocument(
  session: Session,
  scenario: ScenarioDocument,
  seed?: number,
): Promise<readonly Problem[]> {
  const link = { ...EMPTY_LINK, ...currentLook(session), scenario, seed };
  const own = await loadOwn(session, link, scenario);
  showProblems(session, own.problems);
  if (own.loaded === null) return own.problems;
  fail(session, null);
  await show(session, own, link, takeTurn(session));
  return [];
}

const reader = onDemand(() => import('../../link/packed/readFile.ts'));

export const readRun = (file: unknown): Promise<ReadRun> =>
  reader.ask().then(
    ({ readRunFile }) => readRunFile(file),
    () => ({ problems: [LATE_PART_FAILED] }),
  );

/** Opens a saved run; if it cannot be read or run, everything stays. */
export const openRun = (session: Session, file: unknown): Promise<void> =>
  startOpening(session, () => showRun(session, file));

async function showRun(session: Session, file: unknown): Promise<void> {
  const read = await readRun(file);
  if (!read.link) {
    showProblems(session, read.problems);
    return;
  }
  const { link, problems, digest } = read;
  setPhase(session, 'opening');
  const opened: Opened | Unopened = link.scenario
    ? await loadOwn(session, link, link.scenario)
    : await loadLink(session, link);
  if (opened.loaded === null) {
    setPhase(session, 'ready');
    showProblems(session, [...problems, ...opened.problems]);
    return;
  }
  showProblems(session, [...problems, ...opened.problems, ...validateLinkTargets(link, opened.loaded)], null);
  fail(session, null);
  if (link.theme) chooseTheme(link.theme);
  reportOtherDigest(session, link, digest, await show(session, opened, link, takeTurn(session)));
}
