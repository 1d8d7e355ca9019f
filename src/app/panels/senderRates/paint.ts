import { elementAt } from '../../../contract/index.ts';
import { paintForks } from '../../branches/forks.ts';
import type { PlotFrame } from '../../plot/frame.ts';
import { cursorLine, playHead } from '../../plot/paint/marks.ts';
import { linearScale, type Scale } from '../../plot/scale.ts';
import { type Layer, type Slice, slicesOf } from '../../rates/layers.ts';
import { vcColor } from '../../theme/tokens/tokens.ts';

export interface SenderRatesView {
  readonly layers: readonly Layer[];
  /** Capacity of the link, application bits/s. */
  readonly most: number;
  /** Windows of a stretch with one height. */
  readonly bins: number;
}

/** Room above the capacity, as a factor: data that has waited may arrive in one burst. */
const HEADROOM = 1.1;
/** Room above and below the stack, CSS pixels. */
const PAD = { top: 4, bottom: 3 } as const;

/** Bits/s to rows of a plot of this height. */
export const bitsScale = (height: number, most: number): Scale =>
  linearScale([0, most * HEADROOM], [height - PAD.bottom, PAD.top]);

/** Snaps to whole device pixels so that neighbours meet without a seam. */
const snapped = ({ scale }: PlotFrame, pixel: number): number => Math.round(pixel * scale) / scale;

/** The part of a sender: filled up to the head, beyond it a line along the top. */
function paintSlice(
  frame: PlotFrame,
  { layers }: SenderRatesView,
  y: Scale,
  { from, to, rates, past }: Slice,
): void {
  const { ctx, x, t, scale, state } = frame;
  const [left, right] = [snapped(frame, x(from)), snapped(frame, x(to))];
  let sum = 0;
  for (const [i, layer] of layers.entries()) {
    const bottom = snapped(frame, y(sum));
    sum += elementAt(rates, i);
    const top = snapped(frame, y(sum));
    if (top >= bottom) continue;
    ctx.fillStyle = vcColor(state.theme, layer.vcs[0]);
    if (past) ctx.fillRect(left, top, right - left, bottom - top);
    else ctx.fillRect(left, top, right - left, 1 / scale);
    if (!past) continue;
    // A seam between two neighbours, in ink over the followed one, because colour alone does not separate them.
    ctx.fillStyle = layer.large ? t.ink : t.bg;
    ctx.fillRect(left, top, right - left, (layer.large ? 2 : 1) / scale);
  }
}

/** One line for each equal share of the link, and a dashed one for its capacity. */
function paintShares(frame: PlotFrame, { layers, most }: SenderRatesView, y: Scale): void {
  const { ctx, t, style, width } = frame;
  const senders = layers.reduce((sum, { vcs }) => sum + vcs.length, 0);
  const level = (bits: number) => {
    ctx.beginPath();
    ctx.moveTo(0, Math.round(y(bits)) + 0.5);
    ctx.lineTo(width, Math.round(y(bits)) + 0.5);
    ctx.stroke();
  };
  ctx.lineWidth = 1;
  ctx.strokeStyle = t.grid;
  level(0);
  ctx.strokeStyle = t.ink;
  ctx.lineWidth = style.threshold;
  ctx.setLineDash([...style.thresholdDash]);
  level(most);
  ctx.setLineDash([]);
  if (senders < 2 || !layers.some(({ large }) => large)) return;
  ctx.setLineDash([2, 3]);
  ctx.lineWidth = 1;
  level(most / senders);
  ctx.setLineDash([]);
}

export function paintSenderRates(frame: PlotFrame, view: SenderRatesView): void {
  const { state, range, traces, height } = frame;
  const y = bitsScale(height, view.most);
  frame.commit();
  for (const slice of slicesOf(traces, view.layers, { range, now: state.now, bins: view.bins }))
    paintSlice(frame, view, y, slice);
  paintShares(frame, view, y);
  paintForks(frame, null);
  playHead(frame);
  cursorLine(frame);
}
