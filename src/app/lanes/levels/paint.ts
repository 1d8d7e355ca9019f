import type { Picoseconds } from '../../../contract/index.ts';
import { paintForks, pastOf, shadePast } from '../../branches/forks.ts';
import { paintOthers } from '../../compare/otherBranches.ts';
import type { Columns, PlotFrame, Strip } from '../../plot/frame.ts';
import { fillRect, mixPixels, pixelOf, rowsOf } from '../../plot/paint/image.ts';
import { cursorLine, playHead } from '../../plot/paint/marks.ts';
import { columnCorners, stepPath } from '../../plot/paint/shapes.ts';
import { drawTrace, toColumns, type ValueSpans } from '../../plot/paint/spanLine.ts';
import { enlarged, linearScale, type Scale } from '../../plot/scale.ts';
import { vcColor } from '../../theme/tokens/tokens.ts';
import type { TraceStore } from '../../traces/index.ts';
import { type LevelLane, levelAt, limitChannel } from './levels.ts';

/** Room below zero, CSS pixels. */
const BOTTOM = 3;
const FILL_SHARE = 0.16;
/** Dashes of the limit, parts of those of a threshold. */
const DASH = 0.7;

/** Values to rows of the plot. */
const levelScale = ({ y, height, top, roof }: LevelLane): Scale =>
  linearScale([0, top], [y + height - BOTTOM, y + roof]);

/** A rate is one only while its VC has something to send. */
function spansOf(lane: LevelLane, traces: TraceStore, frame: Columns): ValueSpans | null {
  const spans = frame.spans(lane.channel, traces);
  if (lane.kind !== 'acr' || spans === null) return spans;
  const fair = frame.spans(limitChannel(lane) ?? '', traces)?.max;
  const active = (value: number, i: number) => (Number.isNaN(fair?.[i] ?? Number.NaN) ? Number.NaN : value);
  return { min: spans.min.map(active), max: spans.max.map(active) };
}

function paintLane(frame: Strip, lane: LevelLane): void {
  const { t, style, scale, head, theme } = frame;
  const image = rowsOf(frame.image, { top: lane.y, height: lane.height }, scale);
  if (image.height < 2) return;
  const y = enlarged(levelScale(lane), scale, -Math.round(lane.y * scale));
  const base = Math.min(image.height - 1, Math.round(y(0)));
  fillRect(image, 0, base, image.width, base + scale, pixelOf(t.grid));
  const spans = spansOf(lane, frame.traces, frame);
  if (spans === null) return;
  const [ink, ahead] = lane.kind === 'queue' ? [t.ink, t.ink2] : [vcColor(theme, lane.vc)];
  const widths = lane.kind === 'queue' ? style.queue : lane.large ? style.followed : style.lane;
  const vcFill = lane.large ? mixPixels(pixelOf(t.bg), pixelOf(ink), FILL_SHARE) : null;
  drawTrace(image, toColumns(spans, y), head, {
    pastWidth: widths[0] * scale,
    aheadWidth: widths[1] * scale,
    past: pixelOf(ink),
    ahead: pixelOf(ahead ?? ink),
    fill: lane.kind === 'queue' ? pixelOf(t.fill) : vcFill,
    baseline: base,
  });
}

/** Dashed: the share of places, or the fair rate. */
function paintLimit(frame: PlotFrame, lane: LevelLane, y: Scale): void {
  const { ctx, t, style, scale, width, traces } = frame;
  if (lane.kind === 'queue') return;
  const spans = frame.spans(limitChannel(lane) ?? '');
  ctx.setLineDash([...style.thresholdDash].map((part) => part * DASH));
  ctx.lineWidth = style.threshold;
  ctx.strokeStyle = t.ink;
  ctx.beginPath();
  if (spans) stepPath(ctx, columnCorners(spans.max, 1 / scale, y));
  else if (lane.kind !== 'acr') {
    const held = y(levelAt(lane, 0, traces));
    stepPath(ctx, [
      [0, held],
      [width, held],
    ]);
  }
  ctx.stroke();
  ctx.setLineDash([]);
}

interface TraceView {
  readonly lanes: readonly LevelLane[];
  readonly past: Picoseconds;
}

function paintLanes(strip: Strip, { lanes, past }: TraceView): void {
  shadePast(strip, past);
  for (const lane of lanes) paintLane(strip, lane);
}

export function paintLevels(frame: PlotFrame, lanes: readonly LevelLane[]): void {
  frame.traced(paintLanes, { lanes, past: pastOf(frame) });
  const scales = new Map(lanes.map((lane) => [lane, levelScale(lane)]));
  for (const [lane, y] of scales) {
    paintLimit(frame, lane, y);
    if (lane.large) {
      const place = { y, top: lane.y, height: lane.height, words: false };
      paintOthers(frame, (traces) => spansOf(lane, traces, frame), place);
    }
  }
  paintForks(frame, null);
  playHead(frame);
  cursorLine(frame);
}
