import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand';
import { shallow } from 'zustand/shallow';
import {
  type BatchReport,
  type Catalog,
  cellRateBehind,
  isSame,
  type LoadedReport,
  type Picoseconds,
  type Problem,
  PS_PER_SECOND,
  type ScenarioDocument,
  type SettingsInForce,
  type StepKind,
} from '../../contract/index.ts';
import {
  invalidateForCursor,
  invalidateForPlayback,
  invalidateForSettings,
  invalidateNow,
  onPaint,
} from '../clocks.ts';
import { isLocked } from '../link/parts.ts';
import { perSession, type Session } from '../session/session.ts';
import { headSpeed } from '../speed/bursts.ts';
import { wantsNoMotion } from '../still.ts';
import { linkReasons } from '../strings/sharing/linkReasons.ts';
import { pageTheme } from '../theme/theme.ts';
import { pendingOf } from './branches/pending.ts';
import { without } from './objects.ts';
import { openingOf } from './opening.ts';
import { pageOf, setPausedByHiding, setProblemFile } from './page.ts';
import { whyQuestionOf } from './questions/why.ts';
import type { StageActions, StageState } from './types.ts';
import { followHead, wholeRange } from './viewport.ts';

/** Shortest visible range: one microsecond, about a third of a cell time. */
const SHORTEST_VIEW_PS = 1e6;

/** Cell time of the link behind a port, rounded to picoseconds. */
function cellTime(scenario: ScenarioDocument, port: string): Picoseconds | null {
  const rate = cellRateBehind(scenario, port);
  return Number.isNaN(rate) ? null : Math.round(PS_PER_SECOND / rate);
}

/** Initial state of a run, apart from what was loaded. */
const INITIAL_RUN = {
  now: 0,
  recorded: 0,
  run: 'paused',
  stepping: false,
  reason: null,
  results: null,
  resultsAt: 0,
  decision: null,
  verdict: null,
  rm: null,
  rates: null,
  curve: null,
  live: null,
  failures: [],
  requested: {},
  rejected: {},
  cursor: null,
  decidedVc: null,
} satisfies Partial<StageState>;

const initial: StageState = {
  ...INITIAL_RUN,
  catalog: null,
  loaded: null,
  ports: [],
  vcStates: [],
  rateStates: [],
  settingsVersion: 0,
  stopped: null,
  problems: [],
  failure: null,
  viewport: { from: 0, to: 6e11 },
  following: true,
  followedVc: null,
  stepKind: 'event',
  speed: 0.01,
  slowsAtBursts: true,
  inBurst: false,
  theme: 'light',
};

/** Requests by the reader, which controls show synchronously. */
const ASKED = ['requested', 'rejected'] as const;
/** Settings, requested and in force: shown in the next animation frame while a run plays; other text waits for the slow clock. */
const SETTINGS = [...ASKED, 'ports', 'vcStates', 'rateStates', 'settingsVersion'] as const;

const changedOf = (
  keys: readonly (keyof StageState)[],
  state: StageState,
  before: StageState,
): readonly (keyof StageState)[] => keys.filter((key) => state[key] !== before[key]);

/** Whether some of these keys have changed, and no others. */
const isAlone = (keys: readonly (keyof StageState)[], state: StageState, before: StageState): boolean => {
  const changed = changedOf(Object.keys(state) as (keyof StageState)[], state, before);
  return changed.length > 0 && changed.every((key) => keys.includes(key));
};

/** Copies changed settings of the stage into the moment. @param work wraps the copy, if anything has changed */
function takeSettings({ stage, moment }: Stage, work = (task: () => void): void => task()): void {
  const state = stage.getState();
  const changed = changedOf(SETTINGS, state, moment.getState());
  const taken = Object.fromEntries(changed.map((key) => [key, state[key]]));
  if (changed.length > 0) work(() => moment.setState(taken));
}

/**
 * Requests paints when the stage changes (`clocks.ts`). While a run plays the moment is copied by the slow clock and its settings
 * in the next animation frame; any other change is copied at once.
 */
function paintMoves({ stage, moment }: Stage): void {
  stage.subscribe((state, before) => {
    const { run, now, inBurst } = state;
    const plays = run === 'playing';
    if (plays && (now > before.now || inBurst !== before.inBurst)) invalidateForPlayback();
    else if (isAlone(['cursor'], state, before)) invalidateForCursor(!plays);
    else if (plays && isAlone(SETTINGS, state, before)) {
      const isAsked = isAlone(ASKED, state, before);
      if (isAsked) takeSettings({ stage, moment });
      invalidateForSettings(isAsked ? 'asked' : 'inForce');
    } else {
      moment.setState(state, true);
      invalidateNow();
    }
  });
}

interface Stage {
  readonly stage: StoreApi<StageState & StageActions>;
  readonly moment: StoreApi<StageState & StageActions>;
}

const partsOf = perSession((session): Stage => {
  const { channel } = session;
  const pending = pendingOf(session);
  const stage = createStore<StageState & StageActions>()((change, get) => ({
    ...initial,
    theme: pageTheme.getState().theme,
    play: () => {
      whyQuestionOf(session).close();
      setPausedByHiding(session, false);
      const stepping = wantsNoMotion();
      change({ following: true, stepping });
      if (!stepping) channel.send({ type: 'play' });
    },
    pause: () => {
      const { stepping, run } = get();
      change({ stepping: false });
      // Between two steps the run is paused, and the pause has a reason.
      if (!stepping || run !== 'paused') channel.send({ type: 'pause' });
    },
    step: (kind?: StepKind, back = false) => {
      whyQuestionOf(session).close();
      setPausedByHiding(session, false);
      change({ following: true, stepping: false });
      channel.send({ type: 'step', kind: kind ?? get().stepKind, back, vc: get().followedVc });
    },
    seek: (time: Picoseconds) => {
      const end = get().loaded?.endPs ?? 0;
      change({ following: true, stepping: false });
      pending.seek(Math.round(Math.min(Math.max(0, time), end)));
      invalidateNow();
    },
    reset: () => {
      change({ following: true, stepping: false });
      // The session reports a failed run.
      openingOf(session)
        .get()
        .reopen()
        .catch(() => {});
    },
    set: (path, value) => {
      if (isLocked(pageOf(session).getState().lock, path)) {
        return reject(session, path, { path, value, reason: linkReasons.locked });
      }
      pending.want(path, value);
      change({ requested: { ...get().requested, [path]: value } });
    },
    forgive: (path) => change({ rejected: without(get().rejected, path) }),
    setSpeed: (speed) => {
      change({ speed });
      channel.send({ type: 'speed', ratio: headSpeed(speed, get().inBurst) });
    },
    setSlowsAtBursts: (slowsAtBursts) => change({ slowsAtBursts }),
    setInBurst: (inBurst) => {
      change({ inBurst });
      channel.send({ type: 'speed', ratio: headSpeed(get().speed, inBurst) });
    },
    setStepKind: (stepKind) => change({ stepKind }),
    setViewport: (from, to) =>
      change({ viewport: wholeRange(from, Math.max(to, from + SHORTEST_VIEW_PS)), following: false }),
    setFollowing: (following) => change({ following }),
    setCursor: (cursor) => change({ cursor }),
    followVc: (followedVc) => change({ followedVc }),
    watchPort: (port) => {
      const { loaded } = get();
      if (!loaded) return;
      const cellPs = cellTime(loaded.scenario, port) ?? loaded.cellPs;
      change({ loaded: { ...loaded, port, cellPs }, decision: null, verdict: null, rm: null, rates: null });
      channel.send({ type: 'watch', port });
    },
    dismissProblems: () => change({ problems: [], failure: null }),
  }));
  const moment = createStore<StageState & StageActions>()(() => stage.getState());
  paintMoves({ stage, moment });
  // React has rendered before canvases are painted.
  const take = () => flushSync(() => moment.setState(stage.getState(), true));
  session.onDispose(onPaint('slow', () => moment.getState() !== stage.getState() && take()));
  session.onDispose(onPaint('fast', () => takeSettings({ stage, moment }, flushSync), { showsAsked: true }));
  session.onDispose(pageTheme.subscribe(({ theme }) => stage.setState({ theme })));
  return { stage, moment };
});

/** The run on the stage as it is now, its view, and the commands to it. */
export const stageOf = (session: Session): Stage['stage'] => partsOf(session).stage;

/** The same state as of the last tick of the slow clock: the one that the text of the page is about. */
export const momentOf = (session: Session): Stage['moment'] => partsOf(session).moment;

const set = (session: Session, changes: Partial<StageState>): void => stageOf(session).setState(changes);

/** Shows what is wrong with a link or file. @param file name; null: the link; undefined: as before */
export function showProblems(session: Session, problems: readonly Problem[], file?: string | null): void {
  if (file !== undefined) setProblemFile(session, file);
  set(session, { problems });
}

export function addProblem(session: Session, problem: Problem): void {
  const { problems } = stageOf(session).getState();
  set(session, { problems: [...problems.filter((known) => known !== problem), problem] });
}

/** @param failure null: the failure is over */
export const fail = (session: Session, failure: string | null): void => set(session, { failure });

/** Shows the run as paused when the worker plays nothing and cannot report it. */
export const setPaused = (session: Session): void => set(session, { run: 'paused' });

export const setNow = (session: Session, now: Picoseconds): void => set(session, { now });

export const endStepping = (session: Session): void => set(session, { stepping: false });

export const setDecidedVc = (session: Session, decidedVc: number): void => set(session, { decidedVc });

/** Changes the view. */
export const setView = (
  session: Session,
  view: Partial<Pick<StageState, 'viewport' | 'following' | 'followedVc'>>,
): void => set(session, view);

// State changes by reports of the worker (`client/reports.ts`).

export const setCatalog = (session: Session, catalog: Catalog): void => set(session, { catalog });

/** Adds the reader's rules to the policies of the catalog. */
export function addPolicies(session: Session, policies: Catalog['policies']): void {
  const { catalog } = stageOf(session).getState();
  if (catalog === null) return;
  const others = catalog.policies.filter(({ id }) => !policies.some((policy) => policy.id === id));
  set(session, { catalog: { ...catalog, policies: [...others, ...policies] } });
}

export const setSettingsVersion = (session: Session, settingsVersion: number): void =>
  set(session, { settingsVersion });

/** Shows a newly loaded run from its beginning. */
export function showLoaded(session: Session, loaded: LoadedReport, settingsVersion: number): void {
  const { ports, vcStates, rateStates } = loaded;
  set(session, { loaded, ports, vcStates, rateStates, settingsVersion, ...INITIAL_RUN });
}

/** Shows another branch of the run, which may have other elements. */
export function layOut(session: Session, loaded: LoadedReport): void {
  const { ports, vcs, vcStates, rateStates } = loaded;
  const { followedVc } = stageOf(session).getState();
  set(session, {
    loaded,
    ports,
    vcStates,
    rateStates,
    followedVc: vcs.some(({ id }) => id === followedVc) ? followedVc : null,
    decision: null,
    verdict: null,
    rm: null,
    rates: null,
    live: null,
  });
}

/** A list that reuses equal previous elements, so that their components need not be rendered again. */
function kept<T>(before: readonly T[], list: readonly T[]): readonly T[] {
  const next = list.map((element, i) => (isSame(before[i], element) ? (before[i] as T) : element));
  return shallow(next, before) ? before : next;
}

const settingsOf = (session: Session, { ports, vcs, rates }: SettingsInForce): Partial<StageState> => {
  const before = stageOf(session).getState();
  return {
    ports: kept(before.ports, ports),
    vcStates: kept(before.vcStates, vcs),
    rateStates: kept(before.rateStates, rates),
  };
};

/** While a run is being opened, the head is not shown moving. */
export function takeBatch(session: Session, batch: BatchReport, settingsVersion: number): void {
  const { now, viewport, following, decision, decidedVc, loaded, rm, rates, failures, ...before } =
    stageOf(session).getState();
  const curve = batch.curve ?? before.curve;
  const inForce = { ...(batch.inForce && settingsOf(session, batch.inForce)), settingsVersion };
  if (pageOf(session).getState().phase === 'opening') {
    set(session, { recorded: batch.recorded, curve, ...inForce });
    return;
  }
  // The decision of a step made before another port was chosen is not about the shown one.
  const reported = batch.decision?.port === loaded?.port ? batch.decision : null;
  set(session, {
    now: batch.now,
    recorded: batch.recorded,
    ...inForce,
    run: batch.state,
    reason: batch.reason,
    stopped: batch.stopped,
    ...(batch.results && { results: batch.results, resultsAt: batch.now }),
    decision: reported ?? (batch.now === now ? decision : null),
    decidedVc: reported?.vc ?? decidedVc,
    verdict: batch.verdict,
    rm: batch.rm ?? (batch.now === now ? rm : null),
    rates: batch.rates?.port === loaded?.port ? (batch.rates ?? rates) : rates,
    curve,
    live: batch.live,
    // Keeps the same list if it is equal, so that its panel is not painted again.
    failures: isSame(batch.failures, failures) ? failures : batch.failures,
    viewport: following ? followHead(viewport, batch.now, loaded?.endPs ?? 0) : viewport,
  });
}

const answered = (requested: StageState['requested'], asked: string | null): StageState['requested'] =>
  asked === null ? requested : without(requested, asked);

/** Applies a change that is in force now. @param asked path at which this page requested it */
export function settle(
  session: Session,
  inForce: SettingsInForce,
  asked: string | null,
  settingsVersion: number,
): void {
  const { requested } = stageOf(session).getState();
  const settings = { ...settingsOf(session, inForce), settingsVersion };
  set(session, { ...settings, requested: answered(requested, asked), rejected: {} });
}

/** Records a refusal. @param asked path at which this page requested the value; it is no longer pending */
export function reject(session: Session, path: string, problem: Problem, asked: string | null = null): void {
  const { requested, rejected } = stageOf(session).getState();
  set(session, { requested: answered(requested, asked), rejected: { ...rejected, [path]: problem } });
}
