import type { Mechanism } from '../../contract/index.ts';
import { type Held, shadeGap } from '../compare/gap.ts';
import type { PaintStrip, PlotFrame } from '../plot/frame.ts';
import { pixelOf } from '../plot/paint/image.ts';
import { forceCorners, type StepSpan, stepPath } from '../plot/paint/shapes.ts';
import { drawArea, drawTrace, toColumnSpans } from '../plot/paint/spanLine.ts';
import type { Scale } from '../plot/scale.ts';
import { parameterPath } from '../store/paths.ts';
import type { ThresholdLine } from './thresholds.ts';

interface Pen {
  /** Width as a factor of the default pen. */
  readonly weight: number;
  /** Reference branch to which the gap is shaded; null for none. */
  readonly against: Held | null;
}

/** Waiting cells over time, filled up to the head. @param y cells to rows of the image */
export function paintQueueLine(strip: PaintStrip, port: string, y: Scale, { weight, against }: Pen): void {
  const { image, scale, t, style, head } = strip;
  const channel = `queue/${port}`;
  const spans = strip.spans(channel);
  if (spans === null) return;
  const columns = toColumnSpans(spans, y);
  drawArea(image, columns, head, y(0), pixelOf(t.fill));
  if (against !== null) shadeGap(strip, channel, columns, y, against);
  drawTrace(image, columns, head, {
    pastWidth: style.queue[0] * weight * scale,
    aheadWidth: style.queue[1] * weight * scale,
    past: pixelOf(t.ink),
    ahead: pixelOf(t.ink2),
    fill: null,
    baseline: y(0),
  });
}

type Rows = (cells: number) => number;

/** A step line: level while a value was in force, vertical where it was changed. */
export function paintForceSteps({ ctx, x }: PlotFrame, steps: readonly StepSpan[], y: Rows): void {
  ctx.beginPath();
  stepPath(ctx, forceCorners(steps, x, y));
  ctx.stroke();
}

/** Thresholds dashed, and after the head dotted where another value has been requested. @param mechanism that has them */
export function paintThresholdLines(
  frame: PlotFrame,
  lines: readonly ThresholdLine[],
  y: Rows,
  mechanism?: Mechanism,
): void {
  const { ctx, style, t, state, head, width, live } = frame;
  ctx.lineWidth = style.threshold;
  ctx.strokeStyle = t.ink;
  for (const { steps, current, spec } of lines) {
    ctx.setLineDash([...style.thresholdDash]);
    paintForceSteps(frame, steps, y);
    const asked = state.requested[parameterPath(spec.name, mechanism)];
    if (current === null || !live || typeof asked !== 'number') continue;
    ctx.setLineDash([style.threshold * 1.2, style.threshold * 2.4]);
    ctx.beginPath();
    ctx.moveTo(Math.max(0, head), y(asked));
    ctx.lineTo(width, y(asked));
    ctx.stroke();
  }
  ctx.setLineDash([]);
}
