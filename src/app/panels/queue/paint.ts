import { paintChanges } from '../../plot/changes.ts';
import type { PlotFrame } from '../../plot/frame.ts';
import { fillRect, pixelOf } from '../../plot/paint/image.ts';
import { cursorLine, playHead } from '../../plot/paint/marks.ts';
import { drawArea, drawTrace, toColumns } from '../../plot/paint/spanLine.ts';
import { parameterPath } from '../../store/paths.ts';
import { paintForks, partings, shadePast } from '../branches/forks.ts';
import { paintGap, shadeGap } from '../branches/gap.ts';
import { paintGhosts } from '../branches/ghosts.ts';
import { paintClassLimits } from '../classes/limits.ts';
import { paintAsked } from '../why/paint.ts';
import { paintDropMarks, paintEfciMarks, paintFaults, paintShareMarks } from './marks.ts';
import { paintAverage, paintPauses } from './memory.ts';
import { cellsToY } from './scale.ts';
import type { AppliedStep } from './thresholds.ts';
import type { QueueView } from './view.ts';

function paintTrace(frame: PlotFrame, view: QueueView): void {
  const { image, scale, t, state, style } = frame;
  const y = (cells: number) => cellsToY(cells, view.bufferCells, frame.height, view.insets) * scale;
  shadePast(frame);
  for (const share of [0, 0.5]) {
    const row = Math.round(y(view.bufferCells * share));
    fillRect(image, 0, row, image.width, row + scale, pixelOf(t.grid));
  }
  const channel = `queue/${state.loaded?.port}`;
  const trace = frame.traces.channel(channel);
  if (!trace) return;
  const columns = toColumns(trace.spans(frame.range.from, frame.range.to, image.width), y);
  const passed = Math.round(frame.head * scale);
  drawArea(image, columns, 0, passed, y(0), pixelOf(t.fill));
  shadeGap(frame, channel, columns, y);
  drawTrace(image, columns, passed, {
    pastWidth: style.queue[0] * scale,
    aheadWidth: style.queue[1] * scale,
    past: pixelOf(t.ink),
    ahead: pixelOf(t.ink2),
    fill: null,
    baseline: y(0),
  });
}

/** A step line: level while a value was in force, upright where it was changed. */
export function paintSteps(
  frame: PlotFrame,
  steps: readonly AppliedStep[],
  y: (cells: number) => number,
): void {
  const { ctx, width } = frame;
  ctx.beginPath();
  steps.forEach((step, i) => {
    const left = frame.x(step.from);
    const right = step.to === Number.POSITIVE_INFINITY ? width : frame.x(step.to);
    if (right < 0 || left > width) return;
    const before = steps[i - 1];
    if (before && before.to === step.from && left > 0) {
      ctx.moveTo(left, y(before.value));
      ctx.lineTo(left, y(step.value));
    }
    ctx.moveTo(Math.max(0, left), y(step.value));
    ctx.lineTo(Math.min(width, right), y(step.value));
  });
  ctx.stroke();
}

function paintThresholds(frame: PlotFrame, view: QueueView): void {
  const { ctx, style, t, state } = frame;
  const y = (cells: number) => Math.round(cellsToY(cells, view.bufferCells, frame.height, view.insets)) + 0.5;
  ctx.setLineDash([]);
  ctx.lineWidth = 1;
  ctx.strokeStyle = t.ink2;
  paintSteps(frame, view.history.buffer, y);
  ctx.lineWidth = style.threshold;
  ctx.strokeStyle = t.ink;
  for (const line of view.history.thresholds) {
    ctx.setLineDash([...style.thresholdDash]);
    paintSteps(frame, line.steps, y);
    const asked =
      line.current !== null && frame.live ? state.requested[parameterPath(line.spec.name)] : undefined;
    if (typeof asked !== 'number') continue;
    ctx.setLineDash([style.threshold * 1.2, style.threshold * 2.4]);
    ctx.beginPath();
    ctx.moveTo(Math.max(0, frame.head), y(asked));
    ctx.lineTo(frame.width, y(asked));
    ctx.stroke();
  }
  ctx.setLineDash([]);
}

/** On a phone the handles of thresholds stand inside the plot, CSS pixels. */
const HANDLE_WIDTH = 48;

export function paintQueue(frame: PlotFrame, view: QueueView): void {
  const { ctx, state, width, height, head, style, t } = frame;
  paintTrace(frame, view);
  frame.commit();
  const toY = (cells: number) => cellsToY(cells, view.bufferCells, height, view.insets);
  const channel = `queue/${state.loaded?.port}`;
  const { from, to } = frame.range;
  paintGhosts(frame, (traces) => traces.channel(channel)?.spans(from, to, frame.image.width) ?? null, {
    y: toY,
    top: 0,
    height,
    words: frame.branch === null,
    namesFrom: view.insets.top,
  });
  paintThresholds(frame, view);
  paintClassLimits(frame, view.bufferCells, toY);
  paintAverage(frame, view);
  paintPauses(frame, view);
  // Words stand above the marks of drops, where there is a line for them.
  const words = view.insets.top > 2.6 * style.caption;
  paintForks(frame, words ? view.swaps.map(({ time }) => time) : null);
  // What makes a row of twins another one than the first stands beside it.
  paintChanges(frame, view.swaps, frame.branch === null ? [] : partings(frame));
  const top = cellsToY(view.bufferCells, view.bufferCells, height, view.insets);
  if (head >= 0 && head <= width) {
    ctx.save();
    ctx.beginPath();
    ctx.rect(0, top - 3, width, height);
    ctx.clip();
    playHead(ctx, head, height, style, t);
    ctx.restore();
  }
  if (state.loaded) paintGap(frame, state.loaded.port, toY);
  if (frame.live) paintAsked(frame, top - 3);
  if (state.cursor !== null) cursorLine(ctx, frame.x(state.cursor), height, t);
  const handles = view.profile === 'phone' && view.history.thresholds.some(({ current }) => current !== null);
  paintFaults(frame, top + 2);
  paintEfciMarks(frame, top + 2);
  paintShareMarks(frame, top + 2);
  paintDropMarks(frame, top + 2, handles ? width - HANDLE_WIDTH : width);
}
