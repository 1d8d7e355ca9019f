import type { Picoseconds } from '../../../contract/index.ts';
import { paintForks, pastOf, shadePast } from '../../branches/forks.ts';
import { paintClassLimits } from '../../classes/limits.ts';
import { type Held, heldAgainst, paintGap } from '../../compare/gap.ts';
import { paintOthers } from '../../compare/otherBranches.ts';
import type { PlotFrame, Strip } from '../../plot/frame.ts';
import { fillRect, pixelOf } from '../../plot/paint/image.ts';
import { cursorLine, playHead } from '../../plot/paint/marks.ts';
import { enlarged } from '../../plot/scale.ts';
import { paintQueueLine, paintThresholdLines } from '../../thresholds/lines.ts';
import type { ThresholdLine } from '../../thresholds/thresholds.ts';
import type { TraceStore } from '../../traces/index.ts';
import { laneScale, type PortLane } from './lane.ts';
import { paintCount } from './paintCount.ts';

export interface QueuesView {
  readonly lanes: readonly PortLane[];
  /** Of the large lane, which is the first. */
  readonly thresholds: readonly ThresholdLine[];
  /** Kept free of words at the right edge, where handles are, CSS pixels; null where the count is elsewhere. */
  readonly aside: number | null;
  /** Of the moment, at the cursor or the head of the large lane: the count, with and without the most there ever were; the gap. */
  readonly numbers: { readonly counts: readonly string[]; readonly gap: string };
}

/** Pen of a small lane, part of the usual one. */
const SMALL = 0.8;

interface TraceView {
  readonly lanes: readonly PortLane[];
  readonly past: Picoseconds;
  readonly against: Held | null;
}

function paintTraces(strip: Strip, { lanes, past, against }: TraceView): void {
  const { image, scale, t } = strip;
  shadePast(strip, past);
  lanes.forEach((lane, i) => {
    const y = enlarged(laneScale(lane), scale);
    const base = Math.round(y(0));
    fillRect(image, 0, base, image.width, base + scale, pixelOf(t.grid));
    paintQueueLine(strip, lane.port, y, i === 0 ? { weight: 1, against } : { weight: SMALL, against: null });
  });
}

export function paintQueues(frame: PlotFrame, { lanes, thresholds, aside, numbers }: QueuesView): void {
  frame.traced(paintTraces, {
    lanes,
    past: pastOf(frame),
    against: heldAgainst(frame.session, frame.branch),
  });
  const [large] = lanes;
  if (large !== undefined) {
    const channel = `queue/${large.port}`;
    const spans = (traces: TraceStore) => frame.spans(channel, traces);
    const rows = laneScale(large);
    const y = (cells: number) => Math.round(rows(Math.min(cells, large.most))) + 0.5;
    paintThresholdLines(frame, thresholds, y, 'algorithm');
    // Handles of thresholds need the right edge for themselves.
    if (thresholds.length === 0) paintClassLimits(frame, large.most, y);
    const { top, height: high } = large;
    const names = paintOthers(frame, spans, { y: rows, top, height: high, words: frame.branch === null });
    paintGap(frame, large.port, rows, names, numbers.gap);
  }
  paintForks(frame, []);
  playHead(frame);
  if (large !== undefined && aside !== null && frame.branch === null)
    paintCount(frame, large, { thresholds, aside, texts: numbers.counts });
  cursorLine(frame);
}
