import { PS_PER_SECOND } from '../../contract/index.ts';
import type { Session } from '../session/session.ts';
import { stageOf } from '../store/stage.ts';
import type { StageActions, StageState } from '../store/types.ts';
import { type Theme, type Tokens, tokens } from '../theme/tokens/tokens.ts';
import { type TraceStore, tracesOf } from '../traces/index.ts';
import type { Spans } from '../traces/types.ts';
import { tracesFor } from './branch.ts';
import { columnView } from './columns.ts';
import type { PixelImage } from './paint/image.ts';
import type { ColumnStrip, ColumnView } from './paint/movingImage.ts';
import { activeRecorder } from './paint/pen.ts';
import type { PlotStyle } from './paint/style.ts';
import { styleOf } from './profile.ts';
import type { TimeRange } from './scale.ts';
import type { Surface } from './surface.ts';

/** All or some pixel columns of a plot, with access to traces by column. */
export interface Columns extends ColumnView {
  /** Number of columns. */
  readonly columns: number;
  readonly traces: TraceStore;
  /** Values of a channel per column; null where it is not recorded. @param of traces, by default this branch's */
  spans(channel: string, of?: TraceStore): Spans | null;
}

/**
 * Some columns of a plot as an image to paint traces into. The result must depend only on what is given here and on the view
 * passed with it: the image is kept and moved while these are the same.
 */
export interface PaintStrip extends Columns {
  readonly image: PixelImage;
  /** Columns from the left of the strip to the head, which may be outside. */
  readonly head: number;
  readonly scale: number;
  readonly theme: Theme;
  readonly t: Tokens;
  readonly style: PlotStyle;
  readonly branch: number | null;
  /** Column of the strip whose left edge is at a time. */
  column(time: number): number;
}

/** Everything a painter needs, gathered once per frame and panel. */
export interface PlotFrame extends Omit<Surface, 'moving'>, Columns {
  readonly session: Session;
  readonly state: StageState & StageActions;
  /** The painted branch; null: the current one. */
  readonly branch: number | null;
  /** Whether it is the current branch, to which the displayed present state belongs. */
  readonly live: boolean;
  readonly t: Tokens;
  readonly style: PlotStyle;
  /** Visible time range, from the left edge of a column of device pixels. */
  readonly range: TimeRange;
  /** Position of the head, CSS pixels. */
  readonly head: number;
  /**
   * Paints the changed part of the traces into the image of the plot, and puts it on the canvas, below what is drawn afterwards.
   * @param paint paints a strip; must be the same function each time
   * @param view further input of `paint`, as plain data
   * @param reach neighbouring columns that affect a column, if more than the pen needs
   */
  traced<View>(paint: (strip: PaintStrip, view: View) => void, view: View, reach?: number): void;
}

/** Columns read beyond each side of a plot, so that strips at the edge have their neighbours. */
const MARGIN = 64;

const subSpans = ({ min, max }: Spans, from: number, count: number): Spans => ({
  min: min.subarray(from, from + count),
  max: max.subarray(from, from + count),
});

/** Columns that the widest pen reaches to each side, plus one for the joint between neighbours. */
export const paintReach = ({ queue, lane, followed }: PlotStyle, scale: number): number =>
  Math.ceil((Math.max(queue[0], lane[0], followed[0]) * scale) / 2) + 2;

/** Range of a plot: the visible range with the head in it, or the whole recorded run. */
export type Extent = 'view' | 'run';

const wholeRun = ({ loaded, recorded }: StageState, columns: number): ColumnView => {
  const columnPs = (loaded?.endPs ?? PS_PER_SECOND) / columns;
  return { columnPs, first: 0, head: Math.round(recorded / columnPs) };
};

export function plotFrame(
  session: Session,
  surface: Surface,
  branch: number | null,
  extent: Extent = 'view',
): PlotFrame {
  const state = stageOf(session).getState();
  const traces = tracesFor(session, branch);
  const { scale, columns } = surface;
  const view = extent === 'run' ? wholeRun(state, columns) : columnView(state.viewport, state.now, columns);
  const { columnPs, first } = view;
  const range = { from: first * columnPs, to: (first + columns) * columnPs };
  const x = surface.x.domain([range.from, range.to]);
  const style = styleOf(session, state.theme);
  const t = tokens[state.theme];
  /** Channels read in this frame, with margins. */
  const known = new Map<TraceStore, Map<string, Spans | null>>();
  const read = (channel: string, of: TraceStore): Spans | null => {
    const ofStore = known.get(of) ?? new Map<string, Spans | null>();
    known.set(of, ofStore);
    if (ofStore.has(channel)) return ofStore.get(channel) ?? null;
    const spans = of.channel(channel)?.columns(first - MARGIN, columns + 2 * MARGIN, columnPs) ?? null;
    ofStore.set(channel, spans);
    return spans;
  };
  const part =
    (from: number, count: number) =>
    (channel: string, of: TraceStore = traces) => {
      const spans = read(channel, of);
      return spans && subSpans(spans, from - first + MARGIN, count);
    };
  const stripOf = ({ image, first: from, head }: ColumnStrip): PaintStrip => ({
    image,
    first: from,
    columnPs,
    columns: image.width,
    head: head - from,
    scale,
    theme: state.theme,
    t,
    style,
    branch,
    traces,
    spans: part(from, image.width),
    column: (time) => Math.round(time / columnPs) - from,
  });
  return {
    ctx: surface.ctx,
    width: surface.width,
    height: surface.height,
    scale,
    columns,
    columnPs,
    first,
    get image() {
      return surface.image;
    },
    x,
    commit: () => surface.commit(),
    session,
    state,
    branch,
    traces,
    live: traces === tracesOf(session).shown,
    t,
    style,
    range,
    head: (view.head - first) / scale,
    spans: part(first, columns),
    traced(paint, given, reach = paintReach(style, scale)) {
      // A picture of the page records each shape as a whole.
      if (activeRecorder() !== null) {
        paint(stripOf({ ...view, image: surface.image }), given);
        surface.commit();
        return;
      }
      const key = [paint, given, t, style, branch, traces];
      const read = () => [traces, ...known.keys()];
      surface.moving.present({ view, key, reach, read }, (strip) => paint(stripOf(strip), given));
    },
  };
}
