import { type LabelBox, type Lines, nextToLine, placeLabels, spanAround, spanFrom } from '../plot/labels.ts';

/** A name that belongs to the end of a line, CSS pixels. */
export interface EndName {
  readonly width: number;
  readonly x: number;
  readonly y: number;
}

export interface NameRoom {
  /** Of the plot. */
  readonly width: number;
  /** The head and branch points, which no name may cross; how far from them, and from the end of its line, a name keeps. */
  readonly lines: Lines;
  /** Height of a name with its halo. */
  readonly size: number;
  /** Rows from `top` on that names may use, 1 where something is drawn in columns [from, to). */
  readonly top: number;
  taken(from: number, to: number): Uint8Array;
  /** Other words, which no name covers. */
  readonly words?: readonly LabelBox[];
}

/** Left edge and middle of a name. */
export interface NamePlace {
  readonly x: number;
  readonly y: number;
}

/** A name left of its line's end, over the past, is so much worse than one right of it, CSS pixels. */
const LEFT_COSTS = 6;

interface NameBox extends LabelBox {
  readonly y: number;
  readonly cost: number;
}

/** Middles of runs of free rows that hold a name, as a list of rows. */
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

/** Where a name covers no line, as near the end of its own as can be: right of that, else left. */
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

/** A place for each name where it covers no line, no other words and no other name. Null for a name that finds none. */
export const placeNames = (names: readonly EndName[], room: NameRoom): (NamePlace | null)[] =>
  placeLabels(
    names.map((name) => wishesOf(name, room)),
    room.words,
  ).map((box) => box && { x: box.from, y: box.y });

/** Of the plot where a short name is to be. */
export type TopRoom = Pick<NameRoom, 'width' | 'lines' | 'taken'>;

/** From the ends of the plot, CSS pixels. */
const CORNER = 4;

/**
 * Left edge of a name in rows that belong to it: at the left end where nothing is drawn there, else at the right one, else
 * the first place from the left on. Null where there is none.
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
