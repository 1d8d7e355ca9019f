import type { PlotFrame } from '../../plot/frame.ts';

/** A step line in the pen of the canvas through a value per column; none where that is NaN. */
export function paintSteps(
  { ctx, image, scale, width }: PlotFrame,
  top: number,
  y: (rate: number) => number,
  valueAt: (column: number) => number,
): void {
  ctx.beginPath();
  let before = Number.NaN;
  for (let c = 0; c < image.width; c++) {
    const value = valueAt(c);
    if (value === before) continue;
    const x = c / scale;
    if (!Number.isNaN(before)) ctx.lineTo(x, top + y(before));
    if (!Number.isNaN(value)) {
      if (Number.isNaN(before)) ctx.moveTo(x, top + y(value));
      else ctx.lineTo(x, top + y(value));
    }
    before = value;
  }
  if (!Number.isNaN(before)) ctx.lineTo(width, top + y(before));
  ctx.stroke();
}
