import type { PlotFrame } from '../plot/frame.ts';
import { whyOf } from '../store/questions/why.ts';

/** The moment that is asked about: a dashed line in a yellow band; the line of the head is solid. */
export function paintAsked(frame: PlotFrame, top = 0): void {
  const { event } = whyOf(frame.session).getState();
  if (event === null) return;
  const { ctx, style, t, width, height } = frame;
  const x = frame.x(event.time);
  if (x < 0 || x > width) return;
  ctx.fillStyle = t.hl;
  ctx.fillRect(x - style.headBand / 2, top, style.headBand, height - top);
  ctx.strokeStyle = t.hlink;
  ctx.lineWidth = style.headLine;
  ctx.setLineDash([style.headLine * 2, style.headLine * 2]);
  ctx.beginPath();
  ctx.moveTo(x, top);
  ctx.lineTo(x, height);
  ctx.stroke();
  ctx.setLineDash([]);
}
