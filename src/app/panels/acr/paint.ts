import { branchPoints, groundAt } from '../../branches/forks.ts';
import type { NameBounds } from '../../compare/otherBranches.ts';
import { type LaneRows, laneScale, type PlacedLane } from '../../lanes/lanes.ts';
import type { PlotFrame } from '../../plot/frame.ts';
import { forkRing, haloText, headRoom, setFont } from '../../plot/paint/marks.ts';
import { linearCoefficients } from '../../plot/scale.ts';
import { placeAtTop } from '../../rates/nameplaces.ts';
import { paintRateChanges } from '../../rates/paintChanges.ts';
import { named, placeStarts, type StartGroup } from '../../rates/startNames.ts';
import { type DrawnLines, takenRows } from '../../rates/takenRows.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import { paintAsked } from '../../why/paint.ts';
import { headroomOf } from './lanes.ts';
import { paintColumnSteps } from './paintColumnSteps.ts';
import { paintCcr, paintNextTo, rateLines } from './paintNextTo.ts';

/** Distance of a name from a branch point, CSS pixels. */
const AWAY = 3;
/** Distance of two names, as a share of the font size. */
const BETWEEN = 0.7;

/** A dotted line for each start, and its name if there is room. @param bottom of the names; @param ground colour behind a name that begins there */
function paintStarts(
  frame: PlotFrame,
  lane: LaneRows,
  starts: readonly StartGroup[],
  bottom: number,
  ground: (x: number) => string,
): void {
  const { ctx, t, style, width, head } = frame;
  const { caption: size, textHalo: halo } = style;
  const seen = starts.filter(({ time }) => frame.x(time) >= 0 && frame.x(time) <= width);
  ctx.strokeStyle = t.ink2;
  ctx.lineWidth = 1;
  ctx.setLineDash([1, 3]);
  ctx.beginPath();
  for (const { time } of seen) {
    const x = Math.round(frame.x(time)) + 0.5;
    ctx.moveTo(x, lane.top);
    ctx.lineTo(x, lane.top + lane.height);
  }
  ctx.stroke();
  ctx.setLineDash([]);
  setFont(ctx, size);
  const groups = named(seen, frame.x);
  const sized = groups.map(({ x, text }) => ({ x, width: ctx.measureText(text).width }));
  const lines = branchPoints(frame).map(frame.x);
  const room = {
    width,
    head,
    away: headRoom(style),
    lines,
    clear: forkRing(style) + AWAY,
    gap: BETWEEN * size,
  };
  placeStarts(sized, room).forEach((from, i) => {
    if (from === null) return;
    haloText(ctx, groups[i]?.text ?? '', from, bottom, {
      size,
      color: t.ink2,
      baseline: 'bottom',
      halo,
      haloColor: ground(from),
    });
  });
}

/** Input of the painter of the rate lanes. */
export interface RatesDrawn {
  /** Starts of VCs in words, for the large lane. */
  readonly starts: readonly StartGroup[];
  /** Channel of the rate that the shown port would allocate, and its name; null without one. */
  readonly reading: { readonly channel: string; readonly label: string } | null;
  readonly isLaptop: boolean;
  /** Part of the link that the lane of a VC spans. */
  readonly partOf: (vc: number) => number;
}

const { capacity } = ratePanels.acr;
/** Distance of the scale's name from the top of a small lane, CSS pixels. */
const NAME_TOP = 3;

function paintReading(frame: PlotFrame, lane: PlacedLane, channel: string): void {
  const { ctx, t, style } = frame;
  const spans = frame.spans(channel);
  if (spans === null) return;
  ctx.setLineDash([1.25 * style.threshold, 2 * style.threshold]);
  ctx.lineWidth = style.threshold;
  ctx.strokeStyle = t.ink2;
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, lane.top, frame.width, lane.height);
  ctx.clip();
  paintColumnSteps(frame, laneScale(lane), spans.max);
  ctx.restore();
  ctx.setLineDash([]);
}

/** Name of the top of the scale in a small lane, where its lines leave room for it. */
function paintTopName(frame: PlotFrame, lane: PlacedLane, name: string): void {
  const { ctx, t, style, scale, columns, head, width } = frame;
  const row = laneScale(lane, 1, -lane.top);
  const size = style.caption;
  setFont(ctx, size);
  const drawn: DrawnLines = {
    lines: rateLines(frame, lane.vc ?? 0, row),
    row: linearCoefficients(row),
    rows: NAME_TOP + size,
    columns,
    scale,
  };
  const from = placeAtTop(ctx.measureText(name).width, {
    width,
    lines: { at: [head, ...branchPoints(frame).map(frame.x)], away: headRoom(style) },
    taken: (left, right) => takenRows(drawn, left, right),
  });
  if (from === null) return;
  haloText(ctx, name, from, lane.top + NAME_TOP, {
    size,
    color: t.ink3,
    baseline: 'top',
    halo: style.textHalo,
    haloColor: t.bg,
  });
}

/** Everything next to the traces and the fair shares. @param names of other branches */
export function paintRates(
  frame: PlotFrame,
  lanes: readonly PlacedLane[],
  names: readonly NameBounds[],
  { starts, reading, isLaptop, partOf }: RatesDrawn,
): void {
  const { style, t } = frame;
  const ground = (x: number) => (isLaptop && frame.branch === null ? t.panel : groundAt(frame, x));
  for (const lane of lanes) {
    if (lane.large) {
      paintStarts(frame, lane, starts, lane.top + headroomOf(lane), ground);
      if (reading !== null) paintReading(frame, lane, reading.channel);
      paintNextTo(frame, lane, { ground, reading, names });
    } else {
      if (isLaptop && lane.height > 2 * style.caption)
        paintTopName(frame, lane, capacity(partOf(lane.vc ?? 0)));
      paintCcr(frame, lane);
    }
  }
  if (frame.live) paintAsked(frame);
}

/** Rate changes by sources, below the room of the starts. */
export function paintSourceChanges(frame: PlotFrame, lanes: readonly PlacedLane[]): void {
  const large = lanes.find((lane) => lane.large);
  if (large) paintRateChanges(frame, 'source', large.top + headroomOf(large) + 4);
}
