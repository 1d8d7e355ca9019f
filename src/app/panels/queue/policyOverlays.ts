import { EventCode, elementAt, type Picoseconds } from '../../../contract/index.ts';
import { duration, whole } from '../../format.ts';
import type { PlotFrame } from '../../plot/frame.ts';
import { clearOfHead, isWithin, placeLabels, spanFrom } from '../../plot/labels.ts';
import type { EventTimes } from '../../plot/paint/drops.ts';
import { haloText, headRoom, labelNextTo, setFont } from '../../plot/paint/marks.ts';
import { spanPath } from '../../plot/paint/spanPath.ts';
import type { Scale, TimeRange } from '../../plot/scale.ts';
import { shownPortIndex } from '../../plot/shown.ts';
import { drawBars } from '../../readings/listBars.ts';
import { en } from '../../strings/en.ts';
import type { TraceReader, Values } from '../../traces/types.ts';
import type { QueueView } from './view.ts';

const DASH = [2, 2];
/** Height of the bar of a pause, in widths of the queue's line. */
const BAR = 3;

/** The average that the policy keeps at a port, in words. */
export function averageAt(traces: TraceReader, port: string, time: Picoseconds): string {
  const average = traces.channel(`average/${port}`)?.at(time) ?? Number.NaN;
  return Number.isNaN(average) ? '' : en.panels.curve.average(whole(average));
}

/** The average that the policy keeps, dashed; its value at the head. @param text of the moment */
export function paintAverage(frame: PlotFrame, y: Scale, text: string): void {
  const { ctx, style, t, state, head, width, columns, range } = frame;
  const trace = state.loaded && frame.traces.channel(`average/${state.loaded.port}`);
  if (!trace) return;
  const spans = frame.spans(`average/${state.loaded?.port}`);
  if (spans === null) return;
  const dash = DASH.map((part) => part * style.threshold);
  const period = elementAt(dash, 0) + elementAt(dash, 1);
  const passed = (range.from / (range.to - range.from)) * width;
  const draw = (from: number, to: number, line: number, color: string) => {
    if (to <= from) return;
    ctx.save();
    ctx.beginPath();
    ctx.rect(from, 0, to - from, frame.height);
    ctx.clip();
    ctx.setLineDash(dash);
    // Dashes move with the time, not with the window on it.
    ctx.lineDashOffset = passed % period;
    ctx.lineWidth = line;
    ctx.strokeStyle = color;
    ctx.beginPath();
    spanPath(ctx, spans, width / columns, y);
    ctx.stroke();
    ctx.restore();
  };
  draw(0, Math.min(width, head), style.queue[0], t.ink);
  draw(Math.max(0, head), width, style.queue[1], t.ink2);
  const now = trace.at(state.now);
  if (Number.isNaN(now) || head < 0 || head > width) return;
  setFont(ctx, style.caption, 600);
  const long = ctx.measureText(text).width;
  const onLeft = isWithin(spanFrom(head - 12 - long, long), { from: 0, to: head });
  labelNextTo(ctx, text, { x: head, y: y(now) - style.caption * 0.8, onLeft, clear: 8 }, style, t);
}

/** A policy throws nothing away from `from` to `to`. */
export interface Pause {
  readonly from: Picoseconds;
  readonly to: Picoseconds;
}

/** Announced pauses, with their lengths as values, that meet the range; one ends early where another policy came. */
export function pausesIn(
  suspends: EventTimes & { readonly value: Values },
  resumes: EventTimes,
  range: TimeRange,
): Pause[] {
  const pauses: Pause[] = [];
  const end = suspends.from(range.to);
  for (let i = Math.max(0, suspends.from(range.from) - 1); i < end; i++) {
    const from = suspends.time.at(i);
    const resumed = resumes.from(from);
    const early = resumed < resumes.length ? resumes.time.at(resumed) : Number.POSITIVE_INFINITY;
    const to = Math.min(from + suspends.value.at(i), early);
    if (to >= range.from) pauses.push({ from, to });
  }
  return pauses;
}

/**
 * Pauses of the policy as bars on its threshold, red where cells were thrown away to begin them.
 * @param right where words end, CSS pixels
 */
export function paintPauses(frame: PlotFrame, view: QueueView, rows: Scale, right: number): void {
  const { ctx, style, t, state, range, head } = frame;
  const line = view.history.thresholds.find(({ current }) => current);
  if (line === undefined || state.loaded === null) return;
  const port = shownPortIndex(state.loaded);
  const pauses = pausesIn(
    frame.traces.eventsAt(EventCode.suspend, port),
    frame.traces.eventsAt(EventCode.resume, port),
    range,
  );
  const height = style.queue[0] * BAR;
  let free = Number.NEGATIVE_INFINITY;
  pauses.forEach((pause, i) => {
    const at = line.steps.findLast(({ from }) => from <= pause.from)?.value ?? elementAt(line.steps, 0).value;
    const y = rows(at) - height / 2;
    const bar = { vc: 0, from: pause.from, to: pause.to };
    const drawn = { x: frame.x, head: state.now, edge: pause.to, t, start: style.mark };
    drawBars(ctx, [{ bar, y, height, color: t.ink }], drawn);
    const text = en.panels.curve.pause(duration(pause.to - pause.from));
    setFont(ctx, style.caption);
    const long = ctx.measureText(text).width;
    const wish = Math.max(0, frame.x(pause.from));
    const span = spanFrom(clearOfHead(wish, long, { head, away: headRoom(style), right }), long);
    const next = pauses[i + 1];
    const room = { from: free, to: Math.min(right, next ? frame.x(next.from) : right) };
    const [place] = placeLabels([[span]], [], room);
    if (!place) return;
    free = place.to;
    haloText(ctx, text, place.from, y + height + style.caption * 0.7, {
      size: style.caption,
      color: t.ink2,
      baseline: 'middle',
      halo: style.textHalo,
      haloColor: t.bg,
    });
  });
}
