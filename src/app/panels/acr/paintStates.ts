import type { PlacedLane } from '../../lanes/lanes.ts';
import type { PaintStrip } from '../../plot/frame.ts';
import { fillRect, pixelOf } from '../../plot/paint/image.ts';
import { partedBy, type StateForm, stateChannel, stateRuns } from '../../rates/state/states.ts';

/** The band of states at the foot of each lane. */
export interface StateBand {
  /** Id of the port whose rate algorithm assigns the states. */
  readonly port: string;
  /** Odd state number of the pair that the key names; states of other pairs are drawn as a line. */
  readonly pair: number;
  /** Height of the band where lanes have room for it, CSS pixels. */
  readonly height: number;
}

/** Gaps below and above the band, CSS pixels, and the height of the band ahead of the head, as a share. */
const BELOW = 2;
const ABOVE = 1;
const AHEAD = 0.6;
/** Height of the line for states of another algorithm, which the key does not name, as a share of the band. */
const OTHER = 0.2;

/** Largest height of the band as a share of its lane, and its least height in CSS pixels so that an open bar has an inside. */
const MOST = 1 / 6;
const LEAST = 3;

const heightIn = (lane: Pick<PlacedLane, 'height'>, { height }: StateBand): number =>
  Math.max(LEAST, Math.min(height, Math.floor(lane.height * MOST)));

/** Room that the band takes from the foot of a lane, CSS pixels. */
export const footOf = (lane: Pick<PlacedLane, 'height'>, band: StateBand | null): number =>
  band === null ? 0 : heightIn(lane, band) + BELOW + ABOVE;

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The rectangles to fill for a bar: all of it, its edge, or its edge and its lower half. */
function parts(form: StateForm, bar: Rect, pen: number): readonly Rect[] {
  if (form === 'filled') return [bar];
  const { left, top, right, bottom } = bar;
  const edges = [
    { ...bar, bottom: top + pen },
    { ...bar, top: form === 'both' ? Math.floor((top + bottom) / 2) : bottom - pen },
  ];
  // With drawn ends, a bar hardly wider than its edges would look filled.
  if (right - left <= 3 * pen) return edges;
  return [...edges, { ...bar, right: left + pen }, { ...bar, left: right - pen }];
}

const penOf = (height: number, scale: number): number => Math.max(1, Math.round((height / 6) * scale));

/** Columns next to one that affect its bars: a bar gets drawn ends only if it is longer than this. */
export const stateReach = ({ height }: StateBand, scale: number): number => 3 * penOf(height, scale) + 1;

/**
 * How the port's algorithm regards the VC of a lane: a filled bar for one state, an open one for the other, half filled for both;
 * a line where another algorithm with other states ran.
 */
export function paintStates(
  strip: PaintStrip,
  lane: Pick<PlacedLane, 'vc' | 'top' | 'height'>,
  band: StateBand,
): void {
  const { image, scale, head: split, t } = strip;
  const spans = strip.spans(stateChannel(lane.vc ?? 0, band.port));
  if (spans === null) return;
  const height = heightIn(lane, band);
  const middle = (lane.top + lane.height - BELOW - height / 2) * scale;
  const pen = penOf(height, scale);
  const rows = (part: number, least: number): { top: number; bottom: number } => {
    const half = (height * part * scale) / 2;
    const top = Math.round(middle - half);
    return { top, bottom: Math.max(top + least, Math.round(middle + half)) };
  };
  const paint = (form: StateForm, bar: Rect, color: string): void => {
    if (bar.right <= bar.left) return;
    for (const { left, top, right, bottom } of parts(form, bar, pen))
      fillRect(image, left, top, right, bottom, pixelOf(color));
  };
  const { own, other } = partedBy(spans, band.pair);
  for (const { from, to } of stateRuns(other))
    paint('filled', { left: from, right: to, ...rows(OTHER, pen) }, t.ink3);
  for (const { from, to, form } of stateRuns(own)) {
    paint(form, { left: from, right: Math.min(to, split), ...rows(1, 3 * pen) }, t.ink);
    paint(form, { left: Math.max(from, split), right: to, ...rows(AHEAD, 3 * pen) }, t.ink2);
  }
}
