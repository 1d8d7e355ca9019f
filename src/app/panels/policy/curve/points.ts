import { heightAt } from '../../../plot/curve/lines.ts';
import type { PlotFrame } from '../../../plot/frame.ts';
import { en } from '../../../strings/en.ts';
import { vcColor, vcTier } from '../../../theme/tokens/tokens.ts';
import { portMark, vcMark } from './marks.ts';
import { label } from './paint.ts';
import type { CurveView } from './view.ts';

/** The followed VC, larger and beneath, so that it hides no other; the others; the port, on each line of a probability. */
export function paintPoints(frame: PlotFrame, { curve, scale }: CurveView, followed: number | null): void {
  const { ctx, t, style, state } = frame;
  frame.commit();
  const points = state.live?.points ?? [];
  const mark = (vc: number, x: number, y: number, half: number) =>
    vcMark(
      ctx,
      scale.toX(x),
      scale.toY(y),
      half,
      vcTier(vc),
      vcColor(state.theme, vc),
      t.bg,
      x < scale.axes.start || y > curve.y.max,
    );
  for (const { vc, x, y } of points) {
    if (vc === null || vc !== followed) continue;
    mark(vc, x, y, style.mark * 2);
    const onLeft = scale.toX(x) > (scale.area.left + scale.area.right) / 2;
    const textX = scale.toX(x) + (onLeft ? -1 : 1) * style.mark * 3.4;
    label(frame, en.panels.vc(vc), textX, scale.toY(y), onLeft ? 'right' : 'left', 600);
  }
  for (const { vc, x, y } of points) if (vc !== null && vc !== followed) mark(vc, x, y, style.mark * 1.2);
  const idle = (state.live?.gauges.find(({ name }) => name === 'paused until')?.value ?? 0) > state.now;
  for (const { vc, x, y } of points) {
    if (vc !== null) continue;
    const half = style.mark * 1.5;
    if (curve.meaning === 'probability')
      for (const line of curve.lines.slice(1))
        portMark(ctx, scale.toX(x), scale.toY(heightAt(line, x)), half, style.headLine, t, false);
    portMark(ctx, scale.toX(x), scale.toY(y), half, style.headLine, t, idle);
  }
}
