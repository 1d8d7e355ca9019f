import type { Picoseconds } from '../../../contract/index.ts';
import { branchPoints } from '../../branches/forks.ts';
import { gapAt } from '../../compare/gap.ts';
import { whole } from '../../format.ts';
import { laneScale, type PlacedLane } from '../../lanes/lanes.ts';
import { mostRecorded } from '../../plot/branch.ts';
import type { PlotFrame } from '../../plot/frame.ts';
import type { LabelBox } from '../../plot/labels.ts';
import { haloText, headRoom, setFont } from '../../plot/paint/marks.ts';
import { linearCoefficients } from '../../plot/scale.ts';
import { placeNames } from '../../rates/nameplaces.ts';
import { type DrawnLine, takenRows } from '../../rates/takenRows.ts';
import type { Session } from '../../session/session.ts';
import { ratePanels } from '../../strings/panels/ratePanels.ts';
import type { ThresholdLine } from '../../thresholds/thresholds.ts';
import { tracesOf } from '../../traces/index.ts';

const { count, countOf } = ratePanels.queues;

/** Height of a line of text, parts of its size. */
const LINE = 1.2;

const flat = (value: number, half: number): DrawnLine => ({ min: () => value, max: () => value, half });

/** How many cells wait at a port, with the most there ever were or without; nothing where that is not known. */
export function countsAt(
  session: Session,
  port: string,
  time: Picoseconds,
  recorded: Picoseconds,
): readonly string[] {
  const cells = tracesOf(session).shown.queueAt(port, time);
  if (Number.isNaN(cells)) return [];
  const most = mostRecorded(session, `queue/${port}`, recorded);
  return [countOf(whole(cells), whole(most)), count(whole(cells))];
}

interface CountView {
  readonly thresholds: readonly ThresholdLine[];
  /** Kept free at the right edge, CSS pixels. */
  readonly aside: number;
  /** The first for which there is room is written. */
  readonly texts: readonly string[];
  /** Other words there. */
  readonly words: readonly LabelBox[];
}

/**
 * How many cells wait at the head or the cursor, next to it where no line is; and the most there ever were, where
 * there is room for that too.
 */
export function paintCount(
  frame: PlotFrame,
  lane: PlacedLane,
  { thresholds, aside, texts, words }: CountView,
): void {
  const { ctx, t, style, width, state, traces, columns, scale, head } = frame;
  const time = state.cursor ?? state.now;
  const cells = traces.queueAt(lane.id, time);
  const spans = frame.spans(`queue/${lane.id}`);
  const x = frame.x(time);
  // Next to another branch both are shown together.
  if (Number.isNaN(cells) || !spans || x < 0 || x > width || gapAt(frame.session, null, lane.id, time))
    return;
  const queue = {
    min: (c: number) => spans.min[c] ?? Number.NaN,
    max: (c: number) => spans.max[c] ?? Number.NaN,
    half: style.queue[0] / 2,
  };
  const lines = thresholds.map(({ steps }) => flat(steps.at(-1)?.value ?? Number.NaN, style.threshold / 2));
  const top = lane.top + lane.above / 2;
  const y = laneScale(lane);
  const drawn = {
    lines: [queue, ...lines],
    columns,
    scale,
    row: linearCoefficients(laneScale(lane, 1, -top)),
    rows: y(0) - top,
  };
  const room = {
    width: width - aside,
    lines: { at: [head, ...branchPoints(frame).map(frame.x)], away: headRoom(style) },
    size: style.caption * LINE,
    top,
    taken: (from: number, to: number) => takenRows(drawn, from, to),
    words,
  };
  setFont(ctx, style.caption, 600);
  for (const text of texts) {
    const [place] = placeNames([{ x, y: y(cells), width: ctx.measureText(text).width }], room);
    if (!place) continue;
    haloText(ctx, text, place.x, place.y, {
      size: style.caption,
      weight: 600,
      color: t.ink,
      baseline: 'middle',
      halo: 1.5,
      haloColor: t.bg,
    });
    return;
  }
}
