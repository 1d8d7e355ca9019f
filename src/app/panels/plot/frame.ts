import type { PlotStyle } from '../../charts/style.ts';
import { type TimeRange, timeToX } from '../../charts/time.ts';
import { useStage } from '../../store/stage.ts';
import type { StageActions, StageState } from '../../store/types.ts';
import { type Tokens, tokens } from '../../theme/tokens.ts';
import { styleOf } from './profile.ts';
import type { Surface } from './surface.ts';

/** Everything a painter needs, gathered once per frame and panel. */
export interface PlotFrame extends Surface {
  readonly state: StageState & StageActions;
  readonly t: Tokens;
  readonly style: PlotStyle;
  /** Visible time, moved to a whole pixel column so that a scrolling trace does not shimmer. */
  readonly range: TimeRange;
  /** CSS pixels. */
  readonly head: number;
  x(time: number): number;
}

export function visibleRange({ from, to }: TimeRange, columns: number): TimeRange {
  const column = (to - from) / Math.max(1, columns);
  const start = Math.round(from / column) * column;
  return { from: start, to: start + (to - from) };
}

export function plotFrame(surface: Surface): PlotFrame {
  const state = useStage.getState();
  const range = visibleRange(state.viewport, surface.image.width);
  const x = (time: number) => timeToX(range, surface.width, time);
  surface.image.pixels.fill(0);
  return {
    ...surface,
    state,
    t: tokens[state.theme],
    style: styleOf(state.theme, surface.textScale),
    range,
    head: x(state.now),
    x,
  };
}
