import { float32At, type Picoseconds } from '../../contract/index.ts';
import { paintForks, pastOf, shadePast } from '../branches/forks.ts';
import { type Held, heldAgainst, shadeGap } from '../compare/gap.ts';
import { type NameBounds, paintOthers } from '../compare/otherBranches.ts';
import { type Columns, type PaintStrip, type PlotFrame, paintReach } from '../plot/frame.ts';
import { fillAll, fillRect, laneRows, mixPixels, pixelOf, setPixel } from '../plot/paint/image.ts';
import { cursorLine, playHead } from '../plot/paint/marks.ts';
import { columnCorners, stepPath } from '../plot/paint/shapes.ts';
import {
  type ColumnSpans,
  drawArea,
  drawTrace,
  toColumnSpans,
  type ValueSpans,
} from '../plot/paint/spanLine.ts';
import type { Scale } from '../plot/scale.ts';
import { vcColor } from '../theme/tokens/tokens.ts';
import type { TraceStore } from '../traces/index.ts';
import {
  type LaneLimit,
  type LanePicture,
  type LaneRows,
  type LaneTrace,
  laneScale,
  type PlacedLane,
} from './lanes.ts';

/** Share of a VC's colour in the area below its line; the rest is the ground. */
const FILL_SHARE = 0.16;
/** Dash length of a limit as a factor of that of a threshold. */
const DASH = 0.7;

/** Everything that the image of a lane depends on. */
type Picture = LanePicture & LaneRows & Pick<PlacedLane, 'vc'>;

/** Drawing of a panel on its lanes in addition to that of every stack, by layer. Rows are those of the plot. */
export interface StackPaint {
  /** Into the image, over the traces of each lane. */
  readonly also?: AlsoTraced<unknown> | null;
  /** Below the names of other branches. */
  readonly lines?: (frame: PlotFrame, lanes: readonly PlacedLane[]) => void;
  /** Words that keep clear of these names. */
  readonly words?: (frame: PlotFrame, lanes: readonly PlacedLane[], names: readonly NameBounds[]) => void;
  /** Over the head. */
  readonly marks?: (frame: PlotFrame, lanes: readonly PlacedLane[]) => void;
  /** Whether names of other branches and of branch points are written into the large lane. */
  readonly namesBranches?: boolean;
}

export interface AlsoTraced<View> {
  readonly paint: (strip: PaintStrip, lane: Picture, view: View) => void;
  readonly view: View;
  /** Neighbouring columns that affect a column. @param scale device pixels per CSS pixel */
  readonly reach: (view: View, scale: number) => number;
}

/** Erases the view's type, after checking that painter and view match. */
export const alsoTraced = <View>(also: AlsoTraced<View>): AlsoTraced<unknown> => also as AlsoTraced<unknown>;

/** Spans only where another value is defined. */
function during(spans: ValueSpans, other: ValueSpans): ValueSpans {
  const [min, max] = [spans.min.slice(), spans.max.slice()];
  for (let c = 0; c < min.length; c++) {
    if (!Number.isNaN(other.max[c])) continue;
    min[c] = Number.NaN;
    max[c] = Number.NaN;
  }
  return { min, max };
}

/** Smallest and largest value of a trace by column; null where it is not recorded. */
export function readTrace(trace: LaneTrace, columns: Columns, of?: TraceStore): ValueSpans | null {
  if (trace.read) return trace.read(columns, trace, of);
  const spans = columns.spans(trace.channels[0], of);
  if (trace.during === undefined || spans === null) return spans;
  const other = columns.spans(trace.during, of);
  return other && during(spans, other);
}

/** Mean of the middles and the whole band of several traces, column by column. */
function bandOf(spans: readonly ValueSpans[]): { mean: Float32Array; min: Float32Array; max: Float32Array } {
  const n = spans[0]?.min.length ?? 0;
  const band = { mean: new Float32Array(n), min: new Float32Array(n), max: new Float32Array(n) };
  for (let c = 0; c < n; c++) {
    let sum = 0;
    let count = 0;
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (const { min, max } of spans) {
      const least = float32At(min, c);
      const most = float32At(max, c);
      if (Number.isNaN(least)) continue;
      sum += (least + most) / 2;
      count++;
      if (least < low) low = least;
      if (most > high) high = most;
    }
    band.mean[c] = count > 0 ? sum / count : Number.NaN;
    band.min[c] = count > 0 ? low : Number.NaN;
    band.max[c] = count > 0 ? high : Number.NaN;
  }
  return band;
}

/** The band of several channels as an area. @returns their mean; null where none is recorded */
function paintBand(strip: PaintStrip, { channels }: LaneTrace, y: Scale): ValueSpans | null {
  const { image, t } = strip;
  // A compared branch may have fewer senders.
  const spans = channels.map((channel) => strip.spans(channel)).filter((known) => known !== null);
  if (spans.length === 0) return null;
  const band = bandOf(spans);
  const outer = toColumnSpans(band, y);
  const pale = pixelOf(t.fill);
  for (let x = 0; x < image.width; x++) {
    const top = float32At(outer.top, x);
    if (!Number.isNaN(top)) fillRect(image, x, top, x + 1, float32At(outer.bottom, x) + 1, pale);
  }
  return { min: band.mean, max: band.mean };
}

/** Dots along the line. */
function drawDotted(
  { first, image, scale: pixels, style }: PaintStrip,
  columns: ColumnSpans,
  color: number,
): void {
  const scale = (pixels * style.threshold) / 1.2;
  const period = Math.ceil(4 * scale);
  for (let x = 0; x < image.width; x++) {
    const top = float32At(columns.top, x);
    if (Number.isNaN(top)) continue;
    const start = Math.round(top - scale / 2);
    const last = Math.round(float32At(columns.bottom, x) + scale / 2);
    const upright = last - start > 2 * scale;
    // Dots move with the record; columns before time zero have none.
    if (!upright && (first + x) % period >= 2 * scale) continue;
    for (let y = Math.max(0, start); y < Math.min(image.height, last); y++) {
      if (!upright || y % period < 2 * scale) setPixel(image, x, y, color);
    }
  }
}

interface TraceRoom {
  readonly y: Scale;
  /** Row in which areas end, and the colour behind them. */
  readonly base: number;
  readonly ground: string;
  readonly against: Held | null;
}

/** @param strip whose image is the lane's */
function paintTrace(strip: PaintStrip, trace: LaneTrace, { y, base, ground, against }: TraceRoom): void {
  const { image, t, theme, scale, head } = strip;
  const isBand = trace.channels.length > 1 && !trace.read;
  const spans = isBand ? paintBand(strip, trace, y) : readTrace(trace, strip);
  if (spans === null) return;
  const columns = toColumnSpans(spans, y);
  if (trace.dotted) {
    drawDotted(strip, columns, pixelOf(t.ink2));
    return;
  }
  const past = pixelOf(trace.vc === null ? t.ink : vcColor(theme, trace.vc));
  const fill = trace.fill === 'tint' ? mixPixels(pixelOf(ground), past, FILL_SHARE) : pixelOf(t.fill);
  if (trace.fill !== null) drawArea(image, columns, head, base, fill);
  if (trace.gap && against) shadeGap(strip, trace.channels[0], columns, y, against);
  if (trace.pens === null) return;
  drawTrace(image, columns, head, {
    pastWidth: trace.pens[0] * scale,
    aheadWidth: trace.pens[1] * scale,
    past,
    ahead: trace.vc === null ? pixelOf(t.ink2) : past,
    fill: null,
    baseline: base,
  });
}

function paintLane(strip: PaintStrip, lane: Picture, against: Held | null): void {
  const { t, scale, branch } = strip;
  const image = laneRows(strip.image, lane, scale);
  if (image.height < 2) return;
  const raised = lane.raised === true && branch === null;
  if (raised) fillAll(image, pixelOf(t.panel));
  const y = laneScale(lane, scale, -Math.round(lane.top * scale));
  const edge = image.height - scale;
  const line = lane.edge === undefined ? Math.min(image.height - 1, Math.round(y(0))) : edge;
  fillRect(image, 0, line, image.width, line + scale, pixelOf(t[lane.line ?? 'grid']));
  const base = lane.edge === 'area' ? edge : y(0);
  for (const trace of lane.traces)
    paintTrace({ ...strip, image }, trace, { y, base, ground: raised ? t.panel : t.bg, against });
}

interface StackView {
  readonly lanes: readonly Picture[];
  readonly past: Picoseconds;
  readonly against: Held | null;
  readonly also: Pick<AlsoTraced<unknown>, 'paint' | 'view'> | null;
}

function paintTraces(strip: PaintStrip, { lanes, past, against, also }: StackView): void {
  shadePast(strip, past);
  for (const lane of lanes) {
    paintLane(strip, lane, against);
    also?.paint(strip, lane, also.view);
  }
}

/** The lane without its surroundings. */
const pictureOf = ({ vc, large, most, above, below, raised, edge, line, traces, top, height }: PlacedLane) =>
  ({ vc, large, most, above, below, raised, edge, line, traces, top, height }) as Picture;

/** A dashed line for a fair rate or the number of places. */
function paintLimit(frame: PlotFrame, { channel, held, dash = DASH }: LaneLimit, y: Scale): void {
  const { ctx, t, style, scale, width, traces } = frame;
  const spans = frame.spans(channel);
  const level = Math.round(y(held?.(traces) ?? Number.NaN)) + 0.5;
  ctx.setLineDash(style.thresholdDash.map((part) => part * dash));
  ctx.lineWidth = style.threshold;
  ctx.strokeStyle = t.ink;
  ctx.beginPath();
  stepPath(
    ctx,
    spans
      ? columnCorners(spans.max, 1 / scale, y)
      : [
          [0, level],
          [width, level],
        ],
  );
  ctx.stroke();
  ctx.setLineDash([]);
}

/** The traces of all lanes, their limits, and other branches over the large one. */
export function paintStack(
  frame: PlotFrame,
  lanes: readonly PlacedLane[],
  { also = null, lines, words, marks, namesBranches = false }: StackPaint = {},
): void {
  const view: StackView = {
    lanes: lanes.map(pictureOf),
    past: pastOf(frame),
    against: heldAgainst(frame.session, frame.branch),
    also: also && { paint: also.paint, view: also.view },
  };
  const reach = also?.reach(also.view, frame.scale) ?? 0;
  frame.traced(paintTraces, view, Math.max(paintReach(frame.style, frame.scale), reach));
  lines?.(frame, lanes);
  let names: readonly NameBounds[] = [];
  for (const lane of lanes) {
    const { large, limits = [], top, height } = lane;
    const compared = large ? lane.traces.at(-1) : undefined;
    if (limits.length === 0 && compared === undefined) continue;
    const y = laneScale(lane);
    for (const limit of limits) paintLimit(frame, limit, y);
    if (compared === undefined) continue;
    const isNamed = namesBranches && frame.branch === null;
    names = paintOthers(frame, (of) => readTrace(compared, frame, of), { y, top, height, words: isNamed });
  }
  words?.(frame, lanes, names);
  paintForks(frame, namesBranches ? [] : null);
  playHead(frame);
  marks?.(frame, lanes);
  cursorLine(frame);
}
