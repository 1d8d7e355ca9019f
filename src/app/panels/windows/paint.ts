import { EventCode } from '../../../contract/index.ts';
import { rated } from '../../headline/late.ts';
import { laneScale, type PlacedLane } from '../../lanes/lanes.ts';
import type { PlotFrame } from '../../plot/frame.ts';
import { isWithin, spanFrom } from '../../plot/labels.ts';
import { diamond, haloText, setFont, timeoutSquare, triangle } from '../../plot/paint/marks.ts';
import type { Profile } from '../../plot/paint/style.ts';
import { profileOf } from '../../plot/profile.ts';
import { en } from '../../strings/en.ts';
import { paintAsked } from '../../why/paint.ts';

interface LossMark {
  readonly x: number;
  readonly y: number;
  readonly lane: PlacedLane;
  readonly code: typeof EventCode.fastRetransmit | typeof EventCode.timeout | typeof EventCode.echo;
}

/** Largest share of a small lane for a mark, so that it does not hide the window. */
const SMALL_MARK = 0.22;

/**
 * Losses in the visible range on their lane, at the window at that time; nearby repeats share one mark. Lanes of VCs that are
 * not followed show timeouts only.
 */
function lossMarks(frame: PlotFrame, lanes: readonly PlacedLane[]): LossMark[] {
  const { style, range } = frame;
  const laneOf = new Map(lanes.map((lane) => [lane.vc, { lane, y: laneScale(lane) }]));
  const lastX = new Map<number, number>();
  const marks: LossMark[] = [];
  for (const code of [EventCode.fastRetransmit, EventCode.timeout, EventCode.echo] as const) {
    lastX.clear();
    const events = frame.traces.events(code);
    const end = events.from(range.to);
    for (let i = events.from(range.from); i < end; i++) {
      const vc = events.vc.at(i);
      const found = laneOf.get(vc);
      const x = frame.x(events.time.at(i));
      if (!found || (!found.lane.large && code !== EventCode.timeout)) continue;
      if (x - (lastX.get(vc) ?? Number.NEGATIVE_INFINITY) < style.mark * 1.6) continue;
      lastX.set(vc, x);
      const { lane } = found;
      const margin = Math.min(lane.height / 2, style.mark * (lane.large ? 1.7 : 1) + 1.5);
      const row = found.y(events.value.at(i)) - lane.top;
      const y = lane.top + Math.min(lane.height - margin, Math.max(margin, row));
      marks.push({ x, y, lane, code });
    }
  }
  return marks;
}

function paintMarks(frame: PlotFrame, marks: readonly LossMark[]): void {
  const { ctx, t, style } = frame;
  for (const { x, y, lane, code } of marks) {
    const half = lane.large
      ? Math.min(style.mark * 1.5, lane.height * 0.4)
      : Math.min(style.mark, lane.height * SMALL_MARK);
    if (code === EventCode.timeout) timeoutSquare(ctx, x, y, half * 0.85, t);
    else if (code === EventCode.echo) triangle(ctx, x, y, half, t);
    else diamond(ctx, x, y, half * 1.1, t);
  }
}

/** Names of the events next to the marks of the followed VC, where the next mark leaves room. */
function paintNames(frame: PlotFrame, marks: readonly LossMark[], profile: Profile): void {
  const { ctx, t, style, width } = frame;
  const own = marks.filter((mark) => mark.lane.large).sort((a, b) => a.x - b.x);
  own.forEach((mark, i) => {
    const text = en.panels.windows.marks[profile][mark.code];
    setFont(ctx, style.caption, 400);
    const left = mark.x + style.mark * 1.5 + 5;
    const room = { from: left, to: (own[i + 1]?.x ?? width) - style.mark * 2 };
    if (!isWithin(spanFrom(left, ctx.measureText(text).width), room)) return;
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

/** Marks of coupled rate changes, of the inspected event, and of losses. */
export function paintLosses(frame: PlotFrame, lanes: readonly PlacedLane[]): void {
  const { session, state, live } = frame;
  if ((state.loaded?.rateStates.length ?? 0) > 0) rated.get()?.paintRateChanges(frame, 'coupling');
  if (live) paintAsked(frame);
  const marks = lossMarks(frame, lanes);
  paintMarks(frame, marks);
  paintNames(frame, marks, profileOf(session, state.theme));
}
