import { create } from 'zustand';
import type { ParameterValue, Picoseconds, StepKind } from '../../contract/index.ts';
import { send } from '../client/channel.ts';
import { load, nextId, seek } from '../client/requests.ts';
import { onPaint, requestPaint } from '../frame.ts';
import { opening } from './opening.ts';
import type { StageActions, StageState } from './types.ts';

/** Shortest visible range: one microsecond, about a third of a cell time. */
const SHORTEST_VIEW_PS = 1e6;

const initial: StageState = {
  catalog: null,
  loaded: null,
  ports: [],
  edits: [],
  now: 0,
  recorded: 0,
  run: 'paused',
  reason: '',
  results: null,
  decision: null,
  verdict: null,
  requested: {},
  rejected: {},
  problems: [],
  failure: null,
  viewport: { from: 0, to: 6e11 },
  following: true,
  cursor: null,
  followedVc: null,
  stepKind: 'drop',
  speed: 0.01,
  theme: 'light',
};

/** Newest value asked for and not yet sent, by edit path. */
const unsent = new Map<string, ParameterValue>();

export const useStage = create<StageState & StageActions>()((change, get) => ({
  ...initial,
  play: () => send({ type: 'play' }),
  pause: () => send({ type: 'pause' }),
  step: (kind?: StepKind) => send({ type: 'step', kind: kind ?? get().stepKind }),
  seek: (time: Picoseconds) => {
    const end = get().loaded?.endPs ?? 0;
    void seek(Math.min(Math.max(0, time), end));
  },
  reset: () => {
    const { recipe, startPs } = opening.get();
    if (recipe) void load(recipe).then(() => seek(startPs));
  },
  set: (path, value) => {
    unsent.set(path, value);
    change({ requested: { ...get().requested, [path]: value } });
  },
  setSpeed: (ratio) => {
    send({ type: 'speed', ratio });
    change({ speed: ratio });
  },
  setStepKind: (stepKind) => change({ stepKind }),
  setViewport: (from, to) =>
    change({ viewport: { from, to: Math.max(to, from + SHORTEST_VIEW_PS) }, following: false }),
  setFollowing: (following) => change({ following }),
  setCursor: (cursor) => change({ cursor }),
  followVc: (followedVc) => change({ followedVc }),
  watchPort: (port) => send({ type: 'watch', port }),
  setTheme: (theme) => change({ theme }),
  dismissProblems: () => change({ problems: [], failure: null }),
}));

/** At most the newest value per path and frame goes to the worker. */
function sendNewest(): void {
  for (const [path, value] of unsent) send({ type: 'set', path, value, token: nextId() });
  unsent.clear();
}

if (typeof requestAnimationFrame === 'function') {
  onPaint(sendNewest);
  useStage.subscribe(requestPaint);
}
