import type { PlotFrame } from '../../plot/frame.ts';
import { fillRect, pixelOf } from '../../plot/paint/image.ts';
import { cursorLine, playHead } from '../../plot/paint/marks.ts';
import { drawArea, drawTrace, toColumns } from '../../plot/paint/spanLine.ts';
import { enlarged } from '../../plot/scale.ts';
import { parameterPath } from '../../store/paths.ts';
import type { TraceStore } from '../../traces/index.ts';
import { paintForks, shadePast } from '../branches/forks.ts';
import { paintGap, shadeGap } from '../branches/gap.ts';
import { paintGhosts } from '../branches/ghosts.ts';
import { paintClassLimits } from '../classes/limits.ts';
import { paintSteps } from '../queue/paint.ts';
import type { ThresholdLine } from '../queue/thresholds.ts';
import { laneScale, type QueueLane } from './lane.ts';
import { paintCount } from './paintCount.ts';

export interface QueuesView {
  readonly lanes: readonly QueueLane[];
  /** Of the large lane, which is the first. */
  readonly thresholds: readonly ThresholdLine[];
  /** Kept free of words at the right edge, where handles stand, CSS pixels; null where the count stands elsewhere. */
  readonly aside: number | null;
}

export function paintQueues(frame: PlotFrame, { lanes, thresholds, aside }: QueuesView): void {
  const { image, scale, t, style, range, head, ctx, width, height, state } = frame;
  shadePast(frame);
  lanes.forEach((lane, i) => {
    const y = enlarged(laneScale(lane), scale);
    const base = Math.round(y(0));
    fillRect(image, 0, base, image.width, base + scale, pixelOf(t.grid));
    const trace = frame.traces.channel(`queue/${lane.port}`);
    if (!trace) return;
    const weight = i === 0 ? 1 : 0.8;
    const columns = toColumns(trace.spans(range.from, range.to, image.width), y);
    const passed = Math.round(head * scale);
    drawArea(image, columns, 0, passed, y(0), pixelOf(t.fill));
    if (i === 0) shadeGap(frame, `queue/${lane.port}`, columns, y);
    drawTrace(image, columns, passed, {
      pastWidth: style.queue[0] * weight * scale,
      aheadWidth: style.queue[1] * weight * scale,
      past: pixelOf(t.ink),
      ahead: pixelOf(t.ink2),
      fill: null,
      baseline: y(0),
    });
  });
  frame.commit();
  const [large] = lanes;
  if (large !== undefined) {
    const channel = `queue/${large.port}`;
    const spans = (traces: TraceStore) =>
      traces.channel(channel)?.spans(range.from, range.to, image.width) ?? null;
    const rows = laneScale(large);
    const y = (cells: number) => Math.round(rows(Math.min(cells, large.most))) + 0.5;
    ctx.strokeStyle = t.ink;
    ctx.lineWidth = style.threshold;
    for (const line of thresholds) {
      ctx.setLineDash([...style.thresholdDash]);
      paintSteps(frame, line.steps, y);
      const asked =
        line.current && frame.live ? state.requested[parameterPath(line.spec.name, 'algorithm')] : undefined;
      if (typeof asked !== 'number') continue;
      ctx.setLineDash([style.threshold * 1.2, style.threshold * 2.4]);
      ctx.beginPath();
      ctx.moveTo(Math.max(0, head), y(asked));
      ctx.lineTo(width, y(asked));
      ctx.stroke();
    }
    ctx.setLineDash([]);
    // Handles of thresholds need the right edge for themselves.
    if (thresholds.length === 0) paintClassLimits(frame, large.most, y);
    const { top, height: high } = large;
    paintGhosts(frame, spans, { y: rows, top, height: high, words: frame.branch === null });
    paintGap(frame, large.port, rows);
  }
  paintForks(frame, []);
  if (head >= 0 && head <= width) playHead(ctx, head, height, style, t);
  if (large !== undefined && aside !== null && frame.branch === null)
    paintCount(frame, large, thresholds, aside);
  if (state.cursor !== null) cursorLine(ctx, frame.x(state.cursor), height, t);
}
