import { float32At } from '../../../contract/index.ts';
import { linearCoefficients, type Scale } from '../scale.ts';
import type { ValueSpans } from './spanLine.ts';

/**
 * Adds a line through the spans of equal columns to the path of a context, for what can be dashed. Each span is
 * entered at its nearer end; a column without a value breaks the line. @param width of a column, CSS pixels
 */
export function spanPath(
  ctx: Pick<CanvasRenderingContext2D, 'moveTo' | 'lineTo'>,
  { min, max }: ValueSpans,
  width: number,
  y: Scale,
): void {
  const { zero, slope } = linearCoefficients(y);
  let last = Number.NaN;
  for (let c = 0; c < min.length; c++) {
    const low = float32At(min, c);
    const high = float32At(max, c);
    if (Number.isNaN(low)) {
      last = Number.NaN;
      continue;
    }
    const x = (c + 0.5) * width;
    const fromTop = high - last < last - low;
    const begin = fromTop ? high : low;
    const end = fromTop ? low : high;
    if (Number.isNaN(last)) ctx.moveTo(x, zero + slope * begin);
    else ctx.lineTo(x, zero + slope * begin);
    if (end !== begin) ctx.lineTo(x, zero + slope * end);
    last = end;
  }
}
