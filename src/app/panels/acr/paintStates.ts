import type { PlacedLane } from '../../lanes/lanes.ts';
import type { PaintStrip } from '../../plot/frame.ts';
import { fillRect, pixelOf } from '../../plot/paint/image.ts';
import { partedBy, type StateForm, stateChannel, stateRuns } from '../../rates/state/states.ts';

/** A band at the foot of each lane. */
export interface StateBand {
  /** Id of the port whose algorithm judges. */
  readonly port: string;
  /** The odd one of the states that the key names. */
  readonly pair: number;
  /** Where lanes have room for it, CSS pixels. */
  readonly height: number;
}

/** Below the band and above it, CSS pixels; ahead of the head the band is this part as high. */
const BELOW = 2;
const ABOVE = 1;
const AHEAD = 0.6;
/** So high is the line where another algorithm judged, whose states the key does not name. */
const OTHER = 0.2;

/** It takes at most this part of a lane, but is always high enough to have an inside. */
const MOST = 1 / 6;
const LEAST = 3;

const heightIn = (lane: Pick<PlacedLane, 'height'>, { height }: StateBand): number =>
  Math.max(LEAST, Math.min(height, Math.floor(lane.height * MOST)));

/** Room that it takes from the foot of a lane, CSS pixels. */
export const footOf = (lane: Pick<PlacedLane, 'height'>, band: StateBand | null): number =>
  band === null ? 0 : heightIn(lane, band) + BELOW + ABOVE;

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is to be filled of a bar: all of it, its edge, or its edge and its lower half. */
function parts(form: StateForm, bar: Rect, pen: number): readonly Rect[] {
  if (form === 'filled') return [bar];
  const { left, top, right, bottom } = bar;
  const edges = [
    { ...bar, bottom: top + pen },
    { ...bar, top: form === 'both' ? Math.floor((top + bottom) / 2) : bottom - pen },
  ];
  // With ends a bar that is hardly wider than these would look filled.
  if (right - left <= 3 * pen) return edges;
  return [...edges, { ...bar, right: left + pen }, { ...bar, left: right - pen }];
}

const penOf = (height: number, scale: number): number => Math.max(1, Math.round((height / 6) * scale));

/** Columns next to one that its bars depend on: whether a bar has ends is decided by whether it is longer than these. */
export const stateReach = ({ height }: StateBand, scale: number): number => 3 * penOf(height, scale) + 1;

/**
 * How the algorithm of the port regards the VC of a lane: a filled bar, an open one, half filled for both; a line where
 * another one did that judged in other words.
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
