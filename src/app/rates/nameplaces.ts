import { type LabelBox, type Lines, nextToLine, placeLabels, spanAround, spanFrom } from '../plot/labels.ts';

/** A name at the end of a line, CSS pixels. */
export interface EndName {
  readonly width: number;
  readonly x: number;
  readonly y: number;
}

export interface NameRoom {
  /** Width of the plot. */
  readonly width: number;
  /** Head and branch points, which no name may cross, and the distance of names from these and from line ends. */
  readonly lines: Lines;
  /** Height of a name with its halo. */
  readonly size: number;
  /** Occupied rows from `top` on: 1 where something is drawn in columns [from, to). */
  readonly top: number;
  taken(from: number, to: number): Uint8Array;
  /** Other words, which names must not cover. */
  readonly words?: readonly LabelBox[];
}

/** Left edge and middle of a name. */
export interface NamePlace {
  readonly x: number;
  readonly y: number;
}

/** Extra cost of a name to the left of its line's end, where it covers the past, compared with one to its right, CSS pixels. */
const LEFT_COSTS = 6;

interface NameBox extends LabelBox {
  readonly y: number;
  readonly cost: number;
}

/** Middles of the places for a name in runs of free rows. */
function freeRows(taken: Uint8Array, size: number): number[] {
  const need = Math.ceil(size);
  const rows: number[] = [];
  let free = 0;
  taken.forEach((lines, row) => {
    free = lines === 0 ? free + 1 : 0;
    if (free >= need) rows.push(row + 1 - size / 2);
  });
  return rows;
}

/** Candidate places for a name that cover no line, close to the end of its own: right of it, or left. */
function wishesOf({ x, y, width }: EndName, { lines, size, top, taken, ...room }: NameRoom): NameBox[] {
  return ([1, -1] as const)
    .flatMap((side) => {
      const span = nextToLine(x, width, side, lines);
      if (span.from < 0 || span.to > room.width) return [];
      return freeRows(taken(span.from, span.to), size).map((row): NameBox => {
        const middle = top + row;
        const cost = Math.abs(middle - y) + (side > 0 ? 0 : LEFT_COSTS);
        return { ...span, top: middle - size / 2, bottom: middle + size / 2, y: middle, cost };
      });
    })
    .sort((a, b) => a.cost - b.cost);
}

/** A place for each name that covers no line, no other words and no other name; null where there is none. */
export const placeNames = (names: readonly EndName[], room: NameRoom): (NamePlace | null)[] =>
  placeLabels(
    names.map((name) => wishesOf(name, room)),
    room.words,
  ).map((box) => box && { x: box.from, y: box.y });

/** The part of a plot for a short name. */
export type TopRoom = Pick<NameRoom, 'width' | 'lines' | 'taken'>;

/** Distance from the ends of the plot, CSS pixels. */
const CORNER = 4;

/**
 * Left edge of a name in rows reserved for it: at the left end if nothing is drawn there, else at the right end, else the first
 * free place from the left. Null where there is none.
 */
export function placeAtTop(long: number, { width, lines, taken }: TopRoom): number | null {
  const [left, right] = [CORNER, width - CORNER - long];
  const steps = Math.max(0, Math.floor((right - left) / Math.max(1, long)));
  const places = [left, right, ...Array.from({ length: steps }, (_, i) => left + (i + 1) * long)];
  const wishes = places.map((from) => spanFrom(from, long));
  const costOf = ({ from, to }: LabelBox) => (taken(from, to).includes(1) ? Infinity : 0);
  const bands = lines.at.map((x) => spanAround(x, lines.away));
  return placeLabels([wishes], bands, undefined, costOf)[0]?.from ?? null;
}
