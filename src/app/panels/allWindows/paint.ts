import type { LoadedReport } from '../../../contract/index.ts';
import { kilobytes } from '../../format.ts';
import { laneScale, type PlacedLane } from '../../lanes/lanes.ts';
import type { PlotFrame } from '../../plot/frame.ts';
import { isWithin, nearestFreeY, spanFrom } from '../../plot/labels.ts';
import { haloText, headRoom, labelNextTo, setFont } from '../../plot/paint/marks.ts';
import { type Peak, windowsAt } from '../../readings/sum.ts';

interface SumNames {
  readonly loaded: LoadedReport;
  /** The sum at the head, in words. */
  readonly now: string;
  /** The largest visible sum up to the head; null without one. */
  readonly peak: Peak | null;
  /** Bytes that fill the link: names keep clear of this line. */
  readonly fills: number;
}

/** Least fall from the peak to the head, as a share of the peak, at which both get a name. */
const FALL = 0.2;

/** Distance from the middle of a line of text to what it keeps clear of, as a share of the font size. */
const HALF = 0.7;

/** A dot on the peak with its size on its left, and the sum at the head. */
export function paintSumNames(frame: PlotFrame, lane: PlacedLane, view: SumNames): void {
  const y = laneScale(lane);
  const { ctx, t, style, head, width, traces, state } = frame;
  const now = windowsAt(traces, view.loaded, state.now);
  if (head < 0 || head > width || Number.isNaN(now)) return;
  const text = view.now;
  setFont(ctx, style.caption, 600);
  const place = {
    x: head,
    clear: headRoom(style) + 2,
    onLeft: !isWithin(spanFrom(head + 12, ctx.measureText(text).width), { from: 0, to: width }),
  };
  const base = nearestFreeY(
    Math.min(frame.height - style.caption, y(now) - style.caption),
    [y(view.fills)],
    style.caption * HALF,
    style.caption * HALF,
    frame.height - style.caption * HALF,
  );
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
