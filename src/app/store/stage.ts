import { createStore } from 'zustand';
import { inWords, type Picoseconds, type ScenarioDocument, type StepKind } from '../../contract/index.ts';
import { type Motion, onPaint, requestMotion, requestPaint } from '../frame.ts';
import { isLocked } from '../link/controls.ts';
import { hookOf } from '../session/context.ts';
import { perSession } from '../session/session.ts';
import { paceOf } from '../speed/bursts.ts';
import { wantsNoMotion } from '../still.ts';
import { pageTheme } from '../theme/theme.ts';
import { pendingOf } from './branches/pending.ts';
import { without } from './objects.ts';
import { openingOf } from './opening.ts';
import { pageOf } from './page.ts';
import { whyQuestionOf } from './questions/why.ts';
import type { StageActions, StageState } from './types.ts';

/** Shortest visible range: one microsecond, about a third of a cell time. */
const SHORTEST_VIEW_PS = 1e6;

/** The head is seen to move when it has passed one of so many columns of a plot. */
const FEWEST_COLUMNS = 1000;

/** So many cells a second can be told from each other. */
const SINGLE_CELLS = 20;

/** Bits of a cell. */
const CELL_BITS = 424;

/** Cell time of the link behind a port, rounded to picoseconds. */
function cellTime({ links }: ScenarioDocument, port: string): Picoseconds | null {
  const [from, to] = port.split('>');
  const link = links.find(({ a, b }) => (a === from && b === to) || (a === to && b === from));
  if (!link) return null;
  const rate = link.a === from ? link.rateMbps : (link.backRateMbps ?? link.rateMbps);
  return Math.round((CELL_BITS * 1e6) / rate);
}

/** What a run begins with, besides what was loaded. */
export const NOTHING_YET = {
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
  toldVc: null,
} satisfies Partial<StageState>;

/** @param passed since the plots were painted */
function motionOf({ viewport, loaded, speed, inBurst }: StageState, passed: Picoseconds): Motion {
  if (passed * FEWEST_COLUMNS >= viewport.to - viewport.from) return 'far';
  const cellsPerSecond = (paceOf(speed, inBurst) * 1e12) / (loaded?.cellPs ?? 1);
  return cellsPerSecond < SINGLE_CELLS ? 'by cells' : 'near';
}

const initial: StageState = {
  ...NOTHING_YET,
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

/** The run on the stage at the present moment, what is shown of it, and what can be asked of it. */
export const stageOf = perSession((session) => {
  const { channel } = session;
  const pending = pendingOf(session);
  const stage = createStore<StageState & StageActions>()((change, get) => ({
    ...initial,
    theme: pageTheme.getState().theme,
    play: () => {
      whyQuestionOf(session).close();
      pageOf(session).setState({ pausedByHiding: false });
      const stepping = wantsNoMotion();
      change({ following: true, stepping });
      if (!stepping) channel.send({ type: 'play' });
    },
    pause: () => {
      const { stepping, run } = get();
      change({ stepping: false });
      // Between two steps it stands, and says at what.
      if (!stepping || run !== 'paused') channel.send({ type: 'pause' });
    },
    step: (kind?: StepKind, back = false) => {
      whyQuestionOf(session).close();
      pageOf(session).setState({ pausedByHiding: false });
      change({ following: true, stepping: false });
      channel.send({ type: 'step', kind: kind ?? get().stepKind, back, vc: get().followedVc });
    },
    seek: (time: Picoseconds) => {
      const end = get().loaded?.endPs ?? 0;
      change({ following: true, stepping: false });
      pending.seek(Math.round(Math.min(Math.max(0, time), end)));
      requestPaint();
    },
    reset: () => {
      change({ following: true, stepping: false });
      // A failed run is told by the session.
      openingOf(session)
        .get()
        .reopen()
        .catch(() => {});
    },
    set: (path, value) => {
      if (isLocked(pageOf(session).getState().lock, path)) {
        const problem = { path, value, reason: inWords('locked by the link') };
        change({ rejected: { ...get().rejected, [path]: problem } });
        return;
      }
      pending.want(path, value);
      change({ requested: { ...get().requested, [path]: value } });
    },
    forgive: (path) => change({ rejected: without(get().rejected, path) }),
    setSpeed: (speed) => {
      change({ speed });
      channel.send({ type: 'speed', ratio: paceOf(speed, get().inBurst) });
    },
    setSlowsAtBursts: (slowsAtBursts) => change({ slowsAtBursts }),
    setInBurst: (inBurst) => {
      change({ inBurst });
      channel.send({ type: 'speed', ratio: paceOf(get().speed, inBurst) });
    },
    setStepKind: (stepKind) => change({ stepKind }),
    setViewport: (from, to) =>
      change({ viewport: { from, to: Math.max(to, from + SHORTEST_VIEW_PS) }, following: false }),
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
  let plotted = 0;
  stage.subscribe((state, before) => {
    const { run, now, inBurst } = state;
    if (run === 'playing' && (now > before.now || inBurst !== before.inBurst))
      requestMotion(motionOf(state, now - plotted));
    else requestPaint();
  });
  const plot = () => {
    plotted = stage.getState().now;
  };
  session.onDispose(onPaint('plots', plot));
  session.onDispose(onPaint('words', () => pending.flush()));
  session.onDispose(pageTheme.subscribe(({ theme }) => stage.setState({ theme })));
  return stage;
});

export const useStage = hookOf(stageOf);
