import type { ValueSpans } from './spanLine.ts';

/**
 * Adds a line through the spans of equal columns to the path of a context, for what can be dashed. Each span is
 * entered at its nearer end; a column without a value breaks the line. @param width of a column, CSS pixels
 */
export function spanPath(
  ctx: Pick<CanvasRenderingContext2D, 'moveTo' | 'lineTo'>,
  { min, max }: ValueSpans,
  width: number,
  y: (value: number) => number,
): void {
  let last = Number.NaN;
  for (let c = 0; c < min.length; c++) {
    if (Number.isNaN(min[c])) {
      last = Number.NaN;
      continue;
    }
    const x = (c + 0.5) * width;
    const fromTop = max[c] - last < last - min[c];
    const begin = fromTop ? max[c] : min[c];
    const end = fromTop ? min[c] : max[c];
    if (Number.isNaN(last)) ctx.moveTo(x, y(begin));
    else ctx.lineTo(x, y(begin));
    if (end !== begin) ctx.lineTo(x, y(end));
    last = end;
  }
}
