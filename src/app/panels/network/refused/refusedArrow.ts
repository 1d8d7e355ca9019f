import { meets, placeLabels, spanAround, spanFrom } from '../../../plot/labels.ts';
import type { Box } from '../../../plot/plane.ts';
import type { PlacedMarker } from '../layout.ts';

/** Sizes in parts of half the width of the triangle: its height, and its way from the bar at most and at least. */
const TRIANGLE = 1.7;
const LONGEST = 1.5;
const SHORTEST = 0.3;
/** Between its tip and what is below it, CSS pixels. */
const CLEAR = 2;
/** Smaller it would not be seen. */
const LEAST = 2;

/** The arrow of a refused cell: it leaves the bar at its entrance, downwards. */
export interface RefusedArrow {
  readonly x: number;
  /** Half the width of the triangle. */
  readonly half: number;
  /** Where the triangle begins and its tip, from the top of the bar. */
  readonly bottom: number;
  readonly tip: number;
  /** From the arrow to its words, which are apart from the markers below the bar. */
  readonly words: number;
}

/**
 * It ends above every marker: its tip never points to a sender, for it is no way to one.
 * @param half wanted, CSS pixels
 * @param pitch distance of neighbouring markers
 * @param letters width of its words, CSS pixels
 */
export function refusedArrow(
  buffer: Box,
  fromLeft: boolean,
  half: number,
  markers: readonly PlacedMarker[],
  pitch: number,
  letters: number,
): RefusedArrow {
  const x = fromLeft ? buffer.x - half * 1.6 : buffer.x + buffer.width + half * 1.6;
  const floor = buffer.y + buffer.height;
  const taken = markers.map((marker) => ({
    ...spanAround(marker.x, (pitch * marker.span) / 2),
    top: marker.y - pitch / 2,
    bottom: marker.y + pitch / 2,
    isRight: marker.x > x,
  }));
  const below = taken
    .filter(({ from, to, top }) => top + pitch / 2 > floor && meets({ from, to }, spanAround(x, half)))
    .map(({ top }) => top - floor - CLEAR);
  const room = Math.min((TRIANGLE + LONGEST) * half, ...below);
  const fits = Math.max(LEAST, Math.min(half, room / (TRIANGLE + SHORTEST)));
  const way = Math.max(0, Math.min(LONGEST * fits, room - TRIANGLE * fits));
  const bottom = buffer.height + way;
  const line = buffer.y + bottom + fits;
  const next = x + 2 * fits;
  const right = taken.filter(({ isRight }) => isRight);
  const wishes = [next, ...right.map(({ to }) => to).filter((to) => to > next)]
    .toSorted((a, b) => a - b)
    .map((from) => ({ ...spanFrom(from, letters), top: line - fits, bottom: line + fits }));
  const [words] = placeLabels([wishes], right);
  return { x, half: fits, bottom, tip: bottom + TRIANGLE * fits, words: (words?.from ?? next) - x };
}
