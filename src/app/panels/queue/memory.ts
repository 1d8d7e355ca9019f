import { drawBar } from '../../charts/listBars.ts';
import { haloText, setFont } from '../../charts/marks.ts';
import { traceSamples } from '../../charts/stretches.ts';
import { duration, whole } from '../../format.ts';
import { en } from '../../strings/en.ts';
import { liveTrace } from '../../traces/index.ts';
import type { PlotFrame } from '../plot/frame.ts';
import { cellsToY } from './scale.ts';
import type { QueueView } from './view.ts';

const DASH = [2, 2];
/** Height of the bar of a pause, in widths of the queue's line. */
const BAR = 3;

/** The average that the policy keeps, dashed, where the head has been; its value at the head. */
export function paintAverage(frame: PlotFrame, view: QueueView): void {
  const { ctx, style, t, state, head, width } = frame;
  if (liveTrace.averages.length === 0) return;
  const y = (cells: number) => cellsToY(cells, view.bufferCells, frame.height, view.insets);
  const draw = (from: number, to: number, line: number, color: string) => {
    if (to <= from) return;
    ctx.save();
    ctx.beginPath();
    ctx.rect(from, 0, to - from, frame.height);
    ctx.clip();
    ctx.setLineDash(DASH.map((part) => part * style.threshold));
    ctx.lineWidth = line;
    ctx.strokeStyle = color;
    ctx.beginPath();
    for (const stretch of liveTrace.averages) traceSamples(ctx, stretch, frame.range, frame.x, y);
    ctx.stroke();
    ctx.restore();
  };
  draw(0, Math.min(width, head), style.queue[0], t.ink);
  draw(Math.max(0, head), width, style.queue[1], t.ink2);
  const now = state.live?.gauges.find(({ name }) => name === 'average')?.value;
  if (now === undefined || head < 0 || head > width) return;
  const text = en.panels.curve.average(whole(now));
  setFont(ctx, style.caption, 600);
  const onLeft = head > ctx.measureText(text).width + 12;
  haloText(ctx, text, head + (onLeft ? -8 : 8), y(now) - style.caption * 0.8, {
    size: style.caption,
    weight: 600,
    color: t.ink,
    align: onLeft ? 'right' : 'left',
    baseline: 'middle',
    halo: style.textHalo,
    haloColor: t.bg,
  });
}

/** Pauses of the policy as bars on its threshold, red where cells were thrown away to begin them. */
export function paintPauses(frame: PlotFrame, view: QueueView): void {
  const { ctx, style, t, state, range, width } = frame;
  const line = view.history.thresholds.find(({ current }) => current);
  if (line === undefined) return;
  const height = style.queue[0] * BAR;
  let free = Number.NEGATIVE_INFINITY;
  liveTrace.pauses.forEach((pause, i) => {
    if (pause.to < range.from || pause.from > range.to) return;
    const at = line.steps.findLast(({ from }) => from <= pause.from)?.value ?? line.steps[0].value;
    const y = cellsToY(at, view.bufferCells, frame.height, view.insets) - height / 2;
    const bar = { vc: 0, from: pause.from, to: pause.to };
    drawBar(ctx, bar, { y, height, color: t.ink }, range, width, state.now, pause.to, t, style.mark);
    const text = en.panels.curve.pause(duration(pause.to - pause.from));
    const left = Math.max(0, frame.x(pause.from));
    setFont(ctx, style.caption);
    const end = left + ctx.measureText(text).width;
    const next = liveTrace.pauses[i + 1];
    if (left < free || end > Math.min(width, next ? frame.x(next.from) : width)) return;
    free = end;
    haloText(ctx, text, left, y + height + style.caption * 0.7, {
      size: style.caption,
      color: t.ink2,
      baseline: 'middle',
      halo: style.textHalo,
      haloColor: t.bg,
    });
  });
}
