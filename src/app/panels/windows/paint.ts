import { EventCode, type Picoseconds } from '../../../contract/index.ts';
import { paintForks, pastOf, shadePast } from '../../branches/forks.ts';
import { paintOthers } from '../../compare/otherBranches.ts';
import { rated } from '../../headline/late.ts';
import type { PlotFrame, Strip } from '../../plot/frame.ts';
import type { Lane } from '../../plot/paint/lanes.ts';
import {
  cursorLine,
  diamond,
  haloText,
  playHead,
  setFont,
  timeoutSquare,
  triangle,
} from '../../plot/paint/marks.ts';
import type { Profile } from '../../plot/paint/style.ts';
import { en } from '../../strings/en.ts';
import type { TraceStore } from '../../traces/index.ts';
import { paintAsked } from '../../why/paint.ts';
import { paintLane, windowsScale, windowsScales } from './paintLane.ts';

export interface WindowsView {
  readonly lanes: readonly Lane[];
  readonly windowBytes: number;
  readonly profile: Profile;
}

interface LossMark {
  readonly x: number;
  readonly y: number;
  readonly lane: Lane;
  readonly code: typeof EventCode.fastRetransmit | typeof EventCode.timeout | typeof EventCode.echo;
}

/** A mark takes at most this share of a small lane: it is not to hide the window. */
const SMALL_MARK = 0.22;

/**
 * Losses of the visible range on their lane, at the window they found; near repeats are one mark. Lanes of VCs that are
 * not followed show timeouts only.
 */
function lossMarks(frame: PlotFrame, view: WindowsView): LossMark[] {
  const { style, range } = frame;
  const laneOf = new Map<number, Lane>();
  for (const lane of view.lanes) if (lane.vcs.length === 1) laneOf.set(lane.vcs[0], lane);
  const lastX = new Map<number, number>();
  const marks: LossMark[] = [];
  const scaleFor = windowsScales(view.windowBytes);
  for (const code of [EventCode.fastRetransmit, EventCode.timeout, EventCode.echo] as const) {
    lastX.clear();
    const events = frame.traces.events(code);
    const end = events.from(range.to);
    for (let i = events.from(range.from); i < end; i++) {
      const vc = events.vc.at(i);
      const lane = laneOf.get(vc);
      const x = frame.x(events.time.at(i));
      if (!lane || (!lane.followed && code !== EventCode.timeout)) continue;
      if (x - (lastX.get(vc) ?? Number.NEGATIVE_INFINITY) < style.mark * 1.6) continue;
      lastX.set(vc, x);
      const margin = Math.min(lane.height / 2, style.mark * (lane.followed ? 1.7 : 1) + 1.5);
      const raw = scaleFor(lane.height, 1)(events.value.at(i));
      const y = lane.top + Math.min(lane.height - margin, Math.max(margin, raw));
      marks.push({ x, y, lane, code });
    }
  }
  return marks;
}

function paintMarks(frame: PlotFrame, marks: readonly LossMark[]): void {
  const { ctx, t, style } = frame;
  for (const { x, y, lane, code } of marks) {
    const half = lane.followed
      ? Math.min(style.mark * 1.5, lane.height * 0.4)
      : Math.min(style.mark, lane.height * SMALL_MARK);
    if (code === EventCode.timeout) timeoutSquare(ctx, x, y, half * 0.85, t);
    else if (code === EventCode.echo) triangle(ctx, x, y, half, t);
    else diamond(ctx, x, y, half * 1.1, t);
  }
}

/** Names of what happened, next to the marks of the followed VC, where the next mark leaves room. */
function paintNames(frame: PlotFrame, marks: readonly LossMark[], profile: Profile): void {
  const { ctx, t, style, width } = frame;
  const own = marks.filter((mark) => mark.lane.followed).sort((a, b) => a.x - b.x);
  own.forEach((mark, i) => {
    const text = en.panels.windows.marks[profile][mark.code];
    setFont(ctx, style.caption, 400);
    const left = mark.x + style.mark * 1.5 + 5;
    const right = (own[i + 1]?.x ?? width) - style.mark * 2;
    if (left + ctx.measureText(text).width > right) return;
    const y = Math.max(mark.lane.top + style.caption * 0.65, mark.y - style.mark - 2);
    haloText(ctx, text, left, y, {
      size: style.caption,
      color: t.ink2,
      baseline: 'middle',
      halo: style.textHalo,
      haloColor: profile === 'laptop' ? t.panel : t.bg,
    });
  });
}

function paintLanes(
  strip: Strip,
  { lanes, windowBytes, profile, past }: WindowsView & { readonly past: Picoseconds },
): void {
  shadePast(strip, past);
  const scaleFor = windowsScales(windowBytes);
  for (const lane of lanes) paintLane(strip, lane, scaleFor, profile === 'laptop');
}

export function paintWindows(frame: PlotFrame, view: WindowsView): void {
  const { style } = frame;
  frame.traced(paintLanes, { ...view, past: pastOf(frame) });
  for (const { followed, vcs, top, height: rows } of view.lanes) {
    if (!followed) continue;
    const y = windowsScale(rows, view.windowBytes, style.followed[0] / 2, top);
    const spans = (traces: TraceStore) => frame.spans(`cwnd/${vcs[0]}`, traces);
    paintOthers(frame, spans, { y, top, height: rows, words: false });
  }
  paintForks(frame, null);
  playHead(frame);
  if ((frame.state.loaded?.rateStates.length ?? 0) > 0) rated.get()?.paintRateChanges(frame, 'coupling');
  if (frame.live) paintAsked(frame);
  const marks = lossMarks(frame, view);
  paintMarks(frame, marks);
  paintNames(frame, marks, view.profile);
  cursorLine(frame);
}
