import { elementAt, float64At } from '../../../../contract/index.ts';
import { whole } from '../../../format.ts';
import type { PlotFrame } from '../../../plot/frame.ts';
import { DIM } from '../../../plot/paint/cells.ts';
import { haloText, pushedCross } from '../../../plot/paint/marks.ts';
import { plotStyles } from '../../../plot/paint/style.ts';
import { en } from '../../../strings/en.ts';
import { vcColor } from '../../../theme/tokens/tokens.ts';
import {
  drawLaneBar,
  drawLaneCells,
  drawPick,
  drawShareScale,
  drawShareTicks,
  type LaneBox,
} from './drawCells.ts';
import type { LanesLayout } from './layout.ts';
import { picksShow, pushedNow, type QueuesNow } from './live.ts';
import { barScale, type QueueLane } from './queueLanes.ts';

export interface LanesView {
  readonly layout: LanesLayout;
  readonly places: number;
  /** Shares are kept: their scale is drawn. */
  readonly shares: boolean;
  /** Lane under the reader's cursor; -1 = none. */
  readonly chosen: number;
  /** Cells of each queue at the moment. */
  readonly counts: readonly number[];
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Pills are larger there, and the first may be at the start of a bar. */
const phoneSized = ({ style }: PlotFrame): boolean => style.mark === plotStyles.phone.mark;

const small = (frame: PlotFrame) => ({
  size: frame.style.caption,
  color: frame.t.ink2,
  baseline: 'middle' as const,
  halo: frame.style.textHalo * 0.7,
  haloColor: frame.t.bg,
});

function paintCaptions(frame: PlotFrame, { layout, places, counts }: LanesView): void {
  const { ctx, t } = frame;
  const { zones, captionY, scaleY } = layout;
  const phone = phoneSized(frame);
  if (zones.strip && !phone) haloText(ctx, en.panels.lanes.strip, zones.strip.x, captionY, small(frame));
  const filling = en.panels.lanes.bar(whole(sumOf(counts)), whole(places));
  haloText(
    ctx,
    filling,
    phone ? (layout.zones.strip?.x ?? zones.bar.x) : zones.bar.x,
    captionY,
    small(frame),
  );
  ctx.fillStyle = t.axis;
  ctx.fillRect(zones.bar.x, scaleY - 0.5, zones.bar.width, 1);
  for (const share of [0, 0.5, 1])
    ctx.fillRect(zones.bar.x + share * zones.bar.width - 0.5, scaleY - 3, 1, 6);
}

function boxOf(lane: QueueLane, zone: { x: number; width: number }): LaneBox {
  const inset = lane.height >= 16 ? 3 : 1.5;
  return { x: zone.x, y: lane.top + inset, width: zone.width, height: lane.height - 2 * inset };
}

function paintLane(frame: PlotFrame, view: LanesView, lane: QueueLane, { queues, cells }: QueuesNow): void {
  const { ctx, t, state, style } = frame;
  const { zones } = view.layout;
  const color = (vc: number) => vcColor(state.theme, vc);
  const dim = state.followedVc !== null && !lane.large && lane.queues.length === 1;
  const box = boxOf(lane, zones.bar);
  const middle = lane.top + lane.height / 2;
  const [only] = lane.queues;
  const single = lane.queues.length === 1;
  const x = barScale(zones, view.places);
  const minX = x(float64At(queues.min, only));
  const maxX = x(float64At(queues.max, only));
  if (view.shares && single) drawShareScale(ctx, box, minX, maxX, t);
  ctx.globalAlpha = dim ? DIM : 1;
  const own = lane.queues.map((queue) => elementAt(cells, queue));
  if (zones.strip && single) {
    const { strip } = zones;
    drawLaneCells(
      ctx,
      elementAt(own, 0),
      { ...box, x: strip.x, width: strip.cells * strip.cell },
      strip.cell,
      color,
      t,
    );
  }
  if (zones.strip || !single) drawLaneBar(ctx, own, view.places, box, color, t);
  else drawLaneCells(ctx, elementAt(own, 0), box, box.width / view.places, color, t);
  ctx.globalAlpha = 1;
  if (view.shares && single) {
    const { min, max } = queues;
    drawShareTicks(
      ctx,
      box,
      float64At(min, only) > 0 ? minX : null,
      float64At(max, only) < view.places ? maxX : null,
      t,
    );
  }
  const total = own.reduce((sum, list) => sum + list.length, 0);
  const end = barScale(zones, view.places)(total);
  const right = zones.strip !== null || end > zones.bar.x + zones.bar.width - style.caption * 4;
  haloText(
    ctx,
    whole(sumOf(lane.queues.map((queue) => view.counts[queue] ?? 0))),
    zones.strip ? zones.bar.x - (phoneSized(frame) ? 20 : 4) : right ? end - 4 : end + 5,
    middle + 0.5,
    {
      ...small(frame),
      ...(zones.strip ? { halo: undefined } : {}),
      color: t.ink,
      align: right ? 'right' : 'left',
    },
  );
}

function paintPicks(frame: PlotFrame, view: LanesView, { queues }: QueuesNow): void {
  if (!picksShow(frame.state)) return;
  const mark = (queue: number, kind: 'next' | 'last') => {
    const lane = view.layout.lanes.find((candidate) => candidate.queues.includes(queue));
    if (!lane) return;
    const half = Math.min(6, lane.height * 0.28) * (frame.style.caption > 20 ? 1.8 : 1);
    drawPick(frame.ctx, view.layout.pickX, lane.top + lane.height / 2, half, kind, frame.t);
  };
  if (queues.last !== queues.next) mark(queues.last, 'last');
  mark(queues.next, 'next');
}

/** At the end of a queue: the cell that gave up its place. */
function paintLosses(frame: PlotFrame, view: LanesView, { cells }: QueuesNow): void {
  const { ctx, style, t, state } = frame;
  const pushed = pushedNow(frame.session, state);
  const at = (lane: QueueLane) => {
    const total = lane.queues.reduce((sum, queue) => sum + elementAt(cells, queue).length, 0);
    return barScale(view.layout.zones, view.places)(total) + style.triangle + 3;
  };
  for (const lane of view.layout.lanes) {
    const count = lane.vcs.reduce((sum, vc) => sum + (pushed.get(vc) ?? 0), 0);
    if (count === 0 || lane.acks) continue;
    const x = Math.min(at(lane), frame.width - style.triangle * 2);
    const y = lane.top + lane.height / 2;
    const half = Math.min(style.triangle, lane.height * 0.36);
    pushedCross(ctx, x, y, half, true, t, style.markHalo);
    haloText(ctx, en.panels.lanes.pushed(whole(count)), x + half + 4, y, {
      ...small(frame),
      color: t.drop,
      weight: 600,
      ...(x > frame.width - style.caption * 9 ? { align: 'right' as const } : {}),
    });
  }
}

function paintClasses(frame: PlotFrame, { layout }: LanesView): void {
  for (const [i, lane] of layout.lanes.entries()) {
    if (i === 0 || !lane.opens) continue;
    frame.ctx.fillStyle = frame.t.rule;
    frame.ctx.fillRect(0, lane.top - 0.5, frame.width, 1);
  }
}

function paintChosen(frame: PlotFrame, { layout, chosen }: LanesView): void {
  const lane = layout.lanes[chosen];
  if (!lane) return;
  frame.ctx.strokeStyle = frame.t.ink;
  frame.ctx.lineWidth = 1;
  frame.ctx.strokeRect(0.5, lane.top + 0.5, frame.width - 1, lane.height - 1);
}

export function paintLanes(frame: PlotFrame, view: LanesView, now: QueuesNow | null): void {
  frame.commit();
  if (!now || !frame.state.loaded) return;
  paintCaptions(frame, view);
  paintClasses(frame, view);
  for (const lane of view.layout.lanes) {
    if (lane.queues.every((queue) => now.cells[queue] !== undefined)) paintLane(frame, view, lane, now);
  }
  paintPicks(frame, view, now);
  paintLosses(frame, view, now);
  paintChosen(frame, view);
}
