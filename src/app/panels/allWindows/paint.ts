import type { LoadedReport, Picoseconds } from '../../../contract/index.ts';
import { paintForks, pastOf, shadePast } from '../../branches/forks.ts';
import { paintOthers } from '../../compare/otherBranches.ts';
import { kilobytes } from '../../format.ts';
import type { PlotFrame, Strip } from '../../plot/frame.ts';
import { fillRect, pixelOf } from '../../plot/paint/image.ts';
import { cursorLine, haloText, headRoom, labelNextTo, playHead, setFont } from '../../plot/paint/marks.ts';
import { drawTrace, toColumns } from '../../plot/paint/spanLine.ts';
import { enlarged, linearScale, type Scale } from '../../plot/scale.ts';
import { fillBytes, type Peak, sumSpans, windowsAt } from '../../readings/sum.ts';

export interface AllWindowsView {
  readonly loaded: LoadedReport;
  /** Top of the axis, bytes. */
  readonly top: number;
  /** The sum at the moment, in words. */
  readonly now: string;
  /** The largest sum in sight that has happened; null: none. */
  readonly peak: Peak | null;
}

/** Above the top of the axis, room for the name of a peak; below zero, CSS pixels. */
export const PAD = { top: 9, bottom: 4 } as const;

/** Bytes to rows of a plot of this height. */
export const bytesScale = (height: number, top: number): Scale =>
  linearScale([0, top], [height - PAD.bottom, PAD.top]);

/** A fall from the peak that is worth two names: at least by so much of it. */
const FALL = 0.2;

/** A dot on the peak with its size on its left, and what is left of it at the head. */
function paintNames(frame: PlotFrame, view: AllWindowsView, y: Scale): void {
  const { ctx, t, style, head, width, traces, state } = frame;
  const now = windowsAt(traces, view.loaded, state.now);
  if (head < 0 || head > width || Number.isNaN(now)) return;
  const text = view.now;
  setFont(ctx, style.caption, 600);
  const place = {
    x: head,
    clear: headRoom(style) + 2,
    onLeft: head + 12 + ctx.measureText(text).width > width,
  };
  const base = Math.max(style.caption * 0.7, Math.min(frame.height - style.caption, y(now) - style.caption));
  labelNextTo(ctx, text, { ...place, y: base }, style, t);
  const { peak } = view;
  if (peak === null || now > peak.bytes * (1 - FALL)) return;
  const x = frame.x(peak.time);
  const name = kilobytes(peak.bytes);
  const room = ctx.measureText(name).width + style.mark + 6;
  if (x < room || (place.onLeft && head - x < room)) return;
  ctx.beginPath();
  ctx.arc(x, y(peak.bytes), style.mark, 0, 2 * Math.PI);
  ctx.fillStyle = t.ink;
  ctx.fill();
  haloText(ctx, name, x - style.mark - 4, Math.max(style.caption * 0.6, y(peak.bytes)), {
    size: style.caption,
    weight: 600,
    color: t.ink,
    align: 'right',
    baseline: 'middle',
    halo: style.textHalo,
    haloColor: t.bg,
  });
}

interface SumView extends Omit<AllWindowsView, 'now' | 'peak'> {
  /** CSS pixels. */
  readonly height: number;
  readonly past: Picoseconds;
}

function paintSum(strip: Strip, { loaded, top, height, past }: SumView): void {
  const { image, scale, t, style, head } = strip;
  const y = bytesScale(height, top);
  shadePast(strip, past);
  const base = Math.round(y(0) * scale);
  fillRect(image, 0, base, image.width, base + scale, pixelOf(t.axis));
  drawTrace(image, toColumns(sumSpans(strip.traces, loaded, strip), enlarged(y, scale)), head, {
    pastWidth: style.queue[0] * scale,
    aheadWidth: style.queue[1] * scale,
    past: pixelOf(t.ink),
    ahead: pixelOf(t.ink2),
    fill: pixelOf(t.fill),
    baseline: base,
  });
}

export function paintAllWindows(frame: PlotFrame, view: AllWindowsView): void {
  const { ctx, t, style, width, height } = frame;
  const { loaded, top } = view;
  const y = bytesScale(height, top);
  frame.traced(paintSum, { loaded, top, height, past: pastOf(frame) });
  paintOthers(frame, (traces) => sumSpans(traces, loaded, frame), {
    y,
    top: 0,
    height,
    words: false,
  });
  ctx.setLineDash([...style.thresholdDash]);
  ctx.lineWidth = style.threshold;
  ctx.strokeStyle = t.ink;
  ctx.beginPath();
  ctx.moveTo(0, Math.round(y(fillBytes(view.loaded))) + 0.5);
  ctx.lineTo(width, Math.round(y(fillBytes(view.loaded))) + 0.5);
  ctx.stroke();
  ctx.setLineDash([]);
  paintForks(frame, null);
  playHead(frame);
  paintNames(frame, view, y);
  cursorLine(frame);
}
