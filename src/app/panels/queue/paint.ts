import type { Picoseconds } from '../../../contract/index.ts';
import { branchPoints, paintForks, pastOf, shadePast } from '../../branches/forks.ts';
import { paintClassLimits } from '../../classes/limits.ts';
import { type Held, heldAgainst, paintGap } from '../../compare/gap.ts';
import { paintOthers } from '../../compare/otherBranches.ts';
import { paintChanges } from '../../plot/changes.ts';
import type { PaintStrip, PlotFrame } from '../../plot/frame.ts';
import { fillRect, pixelOf } from '../../plot/paint/image.ts';
import { cursorLine, playHead } from '../../plot/paint/marks.ts';
import { type Scale, transformRange } from '../../plot/scale.ts';
import { paintForceSteps, paintQueueLine, paintThresholdLines } from '../../thresholds/lines.ts';
import { paintAsked } from '../../why/paint.ts';
import { paintDropMarks, paintEfciMarks, paintFaults, paintShareMarks } from './marks.ts';
import { paintAverage, paintPauses } from './policyOverlays.ts';
import { queueScale } from './scale.ts';
import type { QueueView } from './view.ts';

interface TraceView extends Pick<QueueView, 'bufferCells' | 'insets'> {
  /** Height of the plot, CSS pixels. */
  readonly height: number;
  readonly port: string;
  readonly past: Picoseconds;
  readonly against: Held | null;
}

function paintTrace(
  strip: PaintStrip,
  { bufferCells, insets, height, port, past, against }: TraceView,
): void {
  const { image, scale, t } = strip;
  const y = transformRange(queueScale(bufferCells, height, insets), scale);
  shadePast(strip, past);
  for (const share of [0, 0.5]) {
    const row = Math.round(y(bufferCells * share));
    fillRect(image, 0, row, image.width, row + scale, pixelOf(t.grid));
  }
  paintQueueLine(strip, port, y, { weight: 1, against });
}

function paintThresholds(frame: PlotFrame, { history }: QueueView, rows: Scale): void {
  const { ctx, t } = frame;
  const y = (cells: number) => Math.round(rows(cells)) + 0.5;
  ctx.setLineDash([]);
  ctx.lineWidth = 1;
  ctx.strokeStyle = t.ink2;
  paintForceSteps(frame, history.buffer, y);
  paintThresholdLines(frame, history.thresholds, y);
}

/** Width of the threshold handles, which are inside the plot on a phone, CSS pixels. */
const HANDLE_WIDTH = 82;

export function paintQueue(frame: PlotFrame, view: QueueView): void {
  const { ctx, state, width, height, head, style } = frame;
  const y = queueScale(view.bufferCells, height, view.insets);
  const handles = view.profile === 'phone' && view.history.thresholds.some(({ current }) => current !== null);
  const right = handles ? width - HANDLE_WIDTH : width;
  const port = state.loaded?.port ?? '';
  const { bufferCells, insets } = view;
  const against = heldAgainst(frame.session, frame.branch);
  frame.traced(paintTrace, { bufferCells, insets, height, port, past: pastOf(frame), against });
  const channel = `queue/${port}`;
  const names = paintOthers(frame, (traces) => frame.spans(channel, traces), {
    y,
    top: 0,
    height,
    words: frame.branch === null,
    namesFrom: view.insets.top,
  });
  paintThresholds(frame, view, y);
  paintClassLimits(frame, view.bufferCells, y);
  paintAverage(frame, y, view.numbers.average);
  paintPauses(frame, view, y, right);
  // Words go above the drop marks, if there is a line for them.
  const words = view.insets.top > 2.6 * style.caption;
  paintForks(frame, words ? view.swaps.map(({ time }) => time) : null);
  // The label of a compared branch's change is next to its branch point.
  const swaps = paintChanges(frame, view.swaps, frame.branch === null ? [] : branchPoints(frame));
  const { top } = view.insets;
  if (head >= 0 && head <= width) {
    ctx.save();
    ctx.beginPath();
    ctx.rect(0, top - 3, width, height);
    ctx.clip();
    playHead(frame);
    ctx.restore();
  }
  if (state.loaded) paintGap(frame, state.loaded.port, y, names, view.numbers.gap);
  if (frame.live) paintAsked(frame, top - 3);
  cursorLine(frame);
  paintFaults(frame, top + 2);
  paintEfciMarks(frame, top + 2);
  paintShareMarks(frame, top + 2);
  paintDropMarks(frame, top + 2, right, words ? [] : swaps);
}
