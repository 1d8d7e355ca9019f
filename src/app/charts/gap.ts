import type { PixelImage } from './image.ts';
import type { ColumnSpans } from './spanLine.ts';

export interface GapStyle {
  /** Where the first trace is the upper one. */
  readonly above: number;
  /** Where it is the lower one: stripes on the same ground, so that colour is not needed to tell. */
  readonly stripe: number;
  /** From one stripe to the next, pixels. */
  readonly period: number;
}

/** The area between two traces from column `from` on; where they meet there is none. */
export function drawGap(
  image: PixelImage,
  own: ColumnSpans,
  other: ColumnSpans,
  from: number,
  { above, stripe, period }: GapStyle,
): void {
  const thick = Math.max(1, Math.round(period / 6));
  for (let x = Math.max(0, Math.round(from)); x < image.width; x++) {
    const upper = own.bottom[x] < other.top[x];
    const first = Math.round(upper ? own.bottom[x] : other.bottom[x]);
    const end = Math.min(image.height, Math.round(upper ? other.top[x] : own.top[x]));
    for (let y = Math.max(0, first); y < end; y++)
      image.pixels[y * image.width + x] = !upper && (x + y) % period < thick ? stripe : above;
  }
}
