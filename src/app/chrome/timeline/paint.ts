import { decimalsFor, formatTime } from '../../format.ts';
import { mostRecorded } from '../../plot/branch.ts';
import type { PaintStrip, PlotFrame } from '../../plot/frame.ts';
import { isWithin, spanFrom } from '../../plot/labels.ts';
import { eventColumns } from '../../plot/paint/drops.ts';
import { fillRect, mixPixels, pixelOf } from '../../plot/paint/image.ts';
import { haloText, setFont } from '../../plot/paint/marks.ts';
import { drawArea, toColumnSpans } from '../../plot/paint/spanLine.ts';
import { linearScale, roundUp, type Scale, type TimeRange, timeScale, timeTicks } from '../../plot/scale.ts';
import { shownPort, shownPortIndex } from '../../plot/shown.ts';
import type { Session } from '../../session/session.ts';
import { hasRateControl, isCreditBased } from '../../store/runKind.ts';
import { en } from '../../strings/en.ts';
import { paintBookmarks, paintTimelineForks } from './paintMarks.ts';

/** Heights from the top, CSS pixels. Ticks are on the line; the marks of events are below it. */
const TIMELINE = { top: 4, base: 31, ticks: 25, tickHeight: 6, labels: 40 } as const;

/** Top of the scale. With rate control and credit, queues are much shorter than the buffer, so the longest so far is used. */
function silhouetteTop(session: Session, state: PlotFrame['state'], bufferCells: number): number {
  if (!hasRateControl(state) && !isCreditBased(state)) return bufferCells;
  const most = mostRecorded(session, `queue/${state.loaded?.port}`, state.recorded);
  return Math.min(bufferCells, roundUp(most));
}

interface RecordedView {
  readonly port: string;
  /** Index of the port in the event series. */
  readonly index: number;
  /** Cells at the top of the silhouette. */
  readonly top: number;
}

/** Neighbouring columns that a tick of a loss covers. */
const TICK_REACH = 4;

/** Record of the shown port: its queue, and ticks where it lost cells. */
function paintRecorded(strip: PaintStrip, { port, index, top }: RecordedView): void {
  const { image, scale, t } = strip;
  const base = TIMELINE.base * scale;
  const spans = strip.spans(`queue/${port}`);
  if (spans !== null) {
    const y = linearScale([0, top], [base, TIMELINE.top * scale]);
    drawArea(
      image,
      toColumnSpans(spans, y),
      image.width,
      base,
      mixPixels(pixelOf(t.bg), pixelOf(t.ink2), 0.27),
    );
  }
  fillRect(image, 0, base, image.width, base + scale, pixelOf(t.axis));
  paintLossTicks(strip, index);
}

function paintLossTicks(strip: PaintStrip, index: number): void {
  const { image, scale, t } = strip;
  const columns = eventColumns(strip.traces.lossesAt(index), strip);
  const red = pixelOf(t.drop);
  const top = TIMELINE.ticks * scale;
  const wide = Math.min(TICK_REACH, Math.max(2, Math.round(1.5 * scale)));
  for (let x = 0; x < columns.length; x++) {
    if (columns[x]) fillRect(image, x, top, x + wide, top + TIMELINE.tickHeight * scale, red);
  }
}

/** Mark at the end of the computed part of the run, until all of it is computed. */
function paintEdge(frame: PlotFrame, whole: TimeRange, along: Scale): void {
  const { ctx, state, width, t, style } = frame;
  if (state.recorded >= whole.to || state.recorded <= 0) return;
  const x = along(state.recorded);
  ctx.fillStyle = t.ink;
  ctx.fillRect(x - 0.6, TIMELINE.top, 1.2, TIMELINE.base - TIMELINE.top);
  const textLeft = Math.max(x, Math.min(width, along(state.viewport.to)));
  const decimals = decimalsFor(whole.to / 20);
  const text = en.transport.computing(formatTime(state.recorded, decimals), formatTime(whole.to, decimals));
  setFont(ctx, style.caption);
  if (!isWithin(spanFrom(textLeft, ctx.measureText(text).width + 16), { from: 0, to: width })) return;
  haloText(ctx, text, textLeft + 10, TIMELINE.base - 9, {
    size: style.caption,
    color: t.ink2,
    baseline: 'middle',
  });
}

/** The whole run in one strip: queue silhouette, lost cells, end of the computed part, times. */
export function paintTimeline(frame: PlotFrame): void {
  const { ctx, state, width, t, style } = frame;
  const whole = { from: 0, to: state.loaded?.endPs ?? 1e12 };
  const top = silhouetteTop(frame.session, state, shownPort(state)?.bufferCells ?? 1);
  const index = state.loaded === null ? 0 : shownPortIndex(state.loaded);
  frame.traced(paintRecorded, { port: state.loaded?.port ?? '', index, top }, TICK_REACH);
  const x = timeScale(whole, width);
  paintEdge(frame, whole, x);
  const strip = { x, top: TIMELINE.top, base: TIMELINE.base };
  paintTimelineForks(frame, strip);
  paintBookmarks(frame, strip);
  for (const { x: at, label } of timeTicks(x, Math.max(110, width / 7))) {
    const align = at < 20 ? 'left' : at > width - 20 ? 'right' : 'center';
    haloText(ctx, label, at, TIMELINE.labels, { size: style.caption, color: t.ink3, align, baseline: 'top' });
  }
}
