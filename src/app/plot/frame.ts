import type { Session } from '../session/session.ts';
import { stageOf } from '../store/stage.ts';
import type { StageActions, StageState } from '../store/types.ts';
import { type Tokens, tokens } from '../theme/tokens/tokens.ts';
import { type TraceStore, tracesOf } from '../traces/index.ts';
import type { Spans } from '../traces/types.ts';
import { tracesFor } from './branch.ts';
import type { PlotStyle } from './paint/style.ts';
import { styleOf } from './profile.ts';
import type { TimeRange } from './scale.ts';
import type { Surface } from './surface.ts';

/** Everything a painter needs, gathered once per frame and panel. */
export interface PlotFrame extends Surface {
  readonly session: Session;
  readonly state: StageState & StageActions;
  /** Which branch is painted; null: the one on the stage. */
  readonly branch: number | null;
  /** What is recorded of it. */
  readonly traces: TraceStore;
  /** It is the one on the stage: what is told of the present moment is told of it. */
  readonly live: boolean;
  readonly t: Tokens;
  readonly style: PlotStyle;
  /** Visible time, moved to a whole pixel column so that a scrolling trace does not shimmer. */
  readonly range: TimeRange;
  /** CSS pixels. */
  readonly head: number;
  /** A channel over the visible time, a value per pixel column; null where it is not recorded. @param of traces, this branch's unless named */
  spans(channel: string, of?: TraceStore): Spans | null;
}

export function visibleRange({ from, to }: TimeRange, columns: number): TimeRange {
  const column = (to - from) / Math.max(1, columns);
  const start = Math.round(from / column) * column;
  return { from: start, to: start + (to - from) };
}

export function plotFrame(session: Session, surface: Surface, branch: number | null): PlotFrame {
  const state = stageOf(session).getState();
  const traces = tracesFor(session, branch);
  const range = visibleRange(state.viewport, surface.image.width);
  const x = surface.x.domain([range.from, range.to]);
  surface.image.pixels.fill(0);
  const read = (channel: string, of: TraceStore) =>
    of.channel(channel)?.spans(range.from, range.to, surface.image.width) ?? null;
  const known = new Map<string, Spans | null>();
  return {
    ...surface,
    session,
    state,
    branch,
    traces,
    live: traces === tracesOf(session).shown,
    t: tokens[state.theme],
    style: styleOf(session, state.theme),
    range,
    head: x(state.now),
    spans(channel, of = traces) {
      if (of !== traces) return read(channel, of);
      const spans = known.get(channel) ?? read(channel, of);
      known.set(channel, spans);
      return spans;
    },
  };
}
