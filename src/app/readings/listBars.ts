import { elementAt, type Picoseconds } from '../../contract/index.ts';
import { linearCoefficients, type Scale } from '../plot/scale.ts';
import type { Tokens } from '../theme/tokens/tokens.ts';
import type { ListBar } from './listStays.ts';

/** A bar with its place on the plot, CSS pixels. */
export interface PlacedBar {
  readonly bar: ListBar;
  readonly y: number;
  readonly height: number;
  readonly color: string;
}

interface BarsView {
  readonly x: Scale;
  /** The play head: bars are solid up to it, and hollow behind it. */
  readonly head: Picoseconds;
  /** Where open bars end. */
  readonly edge: Picoseconds;
  readonly t: Tokens;
  /** Width of the red start of a bar, CSS pixels. */
  readonly start: number;
}

/**
 * Solid up to the head, hollow behind it, red where they start. Thousands of bars may be in sight: red starts are drawn once all bars
 * are, so that the color of the pen seldom changes.
 */
export function drawBars(
  ctx: CanvasRenderingContext2D,
  bars: readonly PlacedBar[],
  { x, head, edge, t, start }: BarsView,
): void {
  const { zero, slope } = linearCoefficients(x);
  const pixelAt = (time: Picoseconds) => zero + slope * time;
  const [right, headPixel] = [elementAt(x.range(), 1) + 4, pixelAt(head)];
  const begins = bars.map(({ bar }) => Math.max(-start, pixelAt(bar.from)));
  for (const [i, { bar, y, height, color }] of bars.entries()) {
    const begin = elementAt(begins, i);
    const end = Math.max(Math.min(right, pixelAt(Math.min(bar.to, edge))), begin + start + 1.5);
    const solid = Math.min(end, Math.max(begin, headPixel));
    ctx.fillStyle = color;
    if (solid > begin) ctx.fillRect(begin, y, solid - begin, height);
    if (end > solid) {
      const line = Math.max(1.3, height * 0.25);
      ctx.strokeStyle = color;
      ctx.lineWidth = line;
      ctx.strokeRect(solid + line / 2, y + line / 2, Math.max(0.5, end - solid - line), height - line);
    }
  }
  ctx.fillStyle = t.drop;
  for (const [i, { y, height }] of bars.entries()) ctx.fillRect(elementAt(begins, i), y, start, height);
}
