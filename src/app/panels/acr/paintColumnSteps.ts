import type { PlotFrame } from '../../plot/frame.ts';
import { columnCorners, stepPath } from '../../plot/paint/shapes.ts';
import type { Scale } from '../../plot/scale.ts';

/** A step line in the pen of the canvas through a value per column; none where that is NaN. */
export function paintColumnSteps({ ctx, scale }: PlotFrame, y: Scale, values: Float32Array): void {
  ctx.beginPath();
  stepPath(ctx, columnCorners(values, 1 / scale, y));
  ctx.stroke();
}
