import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand';
import { inWords, type Picoseconds, type ScenarioDocument, type StepKind } from '../../contract/index.ts';
import { invalidateForPlayback, onPaint, requestCursor, requestPaint } from '../clocks.ts';
import { isLocked } from '../link/parts.ts';
import { perSession, type Session } from '../session/session.ts';
import { paceOf } from '../speed/bursts.ts';
import { wantsNoMotion } from '../still.ts';
import { pageTheme } from '../theme/theme.ts';
import { pendingOf } from './branches/pending.ts';
import { without } from './objects.ts';
import { openingOf } from './opening.ts';
import { pageOf } from './page.ts';
import { whyQuestionOf } from './questions/why.ts';
import type { StageActions, StageState } from './types.ts';
import { wholeRange } from './viewport.ts';

/** Shortest visible range: one microsecond, about a third of a cell time. */
const SHORTEST_VIEW_PS = 1e6;

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

/** What a run begins with, apart from what was loaded. */
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
  decidedVc: null,
} satisfies Partial<StageState>;

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

/**
 * What has moved of the stage, and who is asked to paint it (`clocks.ts`). The moment is taken in turns while a run plays, and at
 * once when anything else has changed.
 */
function paintMoves({ stage, moment }: Stage): void {
  stage.subscribe((state, before) => {
    const { run, now, inBurst } = state;
    const plays = run === 'playing';
    if (plays && (now > before.now || inBurst !== before.inBurst)) invalidateForPlayback();
    else if (isCursorAlone(state, before)) requestCursor(!plays);
    else {
      moment.setState(state, true);
      requestPaint();
    }
  });
}

const isCursorAlone = (state: StageState, before: StageState): boolean =>
  state.cursor !== before.cursor &&
  (Object.keys(state) as (keyof StageState)[]).every((key) => key === 'cursor' || state[key] === before[key]);

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
      pageOf(session).setState({ pausedByHiding: false });
      const stepping = wantsNoMotion();
      change({ following: true, stepping });
      if (!stepping) channel.send({ type: 'play' });
    },
    pause: () => {
      const { stepping, run } = get();
      change({ stepping: false });
      // Between two steps it is paused, and says at what.
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
      // A failed run is reported by the session.
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
  // React is done when canvases are painted.
  const take = () => flushSync(() => moment.setState(stage.getState(), true));
  session.onDispose(onPaint('slow', () => moment.getState() !== stage.getState() && take()));
  session.onDispose(pageTheme.subscribe(({ theme }) => stage.setState({ theme })));
  return { stage, moment };
});

/** The run on the stage as it is now, what is shown of it, and what can be asked of it. */
export const stageOf = (session: Session): Stage['stage'] => partsOf(session).stage;

/** The same as it was in the last turn of the slow clock: what the text of the page is about. */
export const momentOf = (session: Session): Stage['moment'] => partsOf(session).moment;
