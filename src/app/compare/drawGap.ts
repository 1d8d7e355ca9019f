import { float32At } from '../../contract/index.ts';
import { type PixelImage, setPixel } from '../plot/paint/image.ts';
import type { ColumnSpans } from '../plot/paint/spanLine.ts';

export interface GapStyle {
  /** Where the first trace is the upper one. */
  readonly above: number;
  /** Where it is the lower one: stripes on the same ground, so that colour is not needed to distinguish them. */
  readonly stripe: number;
  /** From one stripe to the next, pixels. */
  readonly period: number;
  /** Column of time at the left edge: stripes move with what is recorded. */
  readonly first: number;
}

/** Of columns before time zero, too. */
const rest = (place: number, period: number): number => ((place % period) + period) % period;

/** The area between two traces from column `from` on; where they meet there is none. */
export function drawGap(
  image: PixelImage,
  own: ColumnSpans,
  other: ColumnSpans,
  from: number,
  { above, stripe, period, first: left }: GapStyle,
): void {
  const thick = Math.max(1, Math.round(period / 6));
  for (let x = Math.max(0, Math.round(from)); x < image.width; x++) {
    const upper = float32At(own.bottom, x) < float32At(other.top, x);
    const [over, under] = upper ? [own, other] : [other, own];
    const first = Math.round(float32At(over.bottom, x));
    const end = Math.min(image.height, Math.round(float32At(under.top, x)));
    for (let y = Math.max(0, first); y < end; y++)
      setPixel(image, x, y, !upper && rest(left + x + y, period) < thick ? stripe : above);
  }
}
