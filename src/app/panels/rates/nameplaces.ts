/** A name that belongs to the end of a line, CSS pixels. */
export interface EndName {
  readonly width: number;
  readonly x: number;
  readonly y: number;
}

export interface NameRoom {
  /** Of the plot. */
  readonly width: number;
  /** Where the head stands, which no name may cross; how far from it, and from the end of its line, a name keeps. */
  readonly head: number;
  readonly away: number;
  /** Forks, which no name may cross either. */
  readonly lines: readonly number[];
  /** Height of a name with its halo. */
  readonly size: number;
  /** Rows from `top` on that names may use, 1 where something is drawn in columns [from, to). */
  readonly top: number;
  taken(from: number, to: number): Uint8Array;
}

/** Left edge and middle of a name. */
export interface NamePlace {
  readonly x: number;
  readonly y: number;
}

/** A name left of its line's end, over the past, is so much worse than one right of it, CSS pixels. */
const LEFT_COSTS = 6;

/** Middles of runs of free rows that hold a name, as a list of rows. */
function freeRows(taken: Uint8Array, size: number): number[] {
  const need = Math.ceil(size);
  const rows: number[] = [];
  let free = 0;
  taken.forEach((one, row) => {
    free = one === 0 ? free + 1 : 0;
    if (free >= need) rows.push(row + 1 - size / 2);
  });
  return rows;
}

/** Left edge of a name beside the end of its line, moved on to that side past whatever it would cross. */
function clearOf(walls: readonly number[], { x, width }: EndName, away: number, side: 1 | -1): number {
  const beside = (at: number) => (side > 0 ? at + away : at - away - width);
  let from = beside(x);
  for (const wall of walls.toSorted((one, other) => side * (one - other)))
    if (from < wall + away && from + width > wall - away) from = beside(wall);
  return from;
}

/**
 * A place for each name where it covers no line and no other name, as near the end of its own line as can be: right of
 * that where nothing is recorded yet, else left. Null for a name that finds none.
 */
export function placeNames(names: readonly EndName[], room: NameRoom): (NamePlace | null)[] {
  const { head, away, lines, width, size, top } = room;
  const walls = [head, ...lines];
  const placed: { from: number; to: number; y: number }[] = [];
  return names.map((name) => {
    let best: { from: number; y: number; cost: number } | null = null;
    for (const [side, costs] of [
      [1, 0],
      [-1, LEFT_COSTS],
    ] as const) {
      const from = clearOf(walls, name, away, side);
      const to = from + name.width;
      if (from < 0 || to > width) continue;
      const taken = room.taken(from, to);
      for (const one of placed)
        if (one.from < to && one.to > from)
          taken.fill(1, Math.max(0, Math.floor(one.y - size / 2 - top)), Math.ceil(one.y + size / 2 - top));
      for (const row of freeRows(taken, size)) {
        const cost = Math.abs(top + row - name.y) + costs;
        if (best === null || cost < best.cost) best = { from, y: top + row, cost };
      }
    }
    if (best === null) return null;
    placed.push({ from: best.from, to: best.from + name.width, y: best.y });
    return { x: best.from, y: best.y };
  });
}

/** Of the plot where a short name is to stand. */
export type TopRoom = Pick<NameRoom, 'width' | 'head' | 'away' | 'lines' | 'taken'>;

/** From the ends of the plot, CSS pixels. */
const CORNER = 4;

/**
 * Left edge of a name in rows that belong to it: at the left end where nothing is drawn there, else at the right one, else
 * the first place from the left on. Null where there is none.
 */
export function placeAtTop(long: number, { width, head, away, lines, taken }: TopRoom): number | null {
  const [left, right] = [CORNER, width - CORNER - long];
  const steps = Math.max(0, Math.floor((right - left) / Math.max(1, long)));
  const places = [left, right, ...Array.from({ length: steps }, (_, i) => left + (i + 1) * long)];
  const free = (from: number) =>
    ![head, ...lines].some((line) => from > line - away - long && from < line + away) &&
    !taken(from, from + long).includes(1);
  return places.find(free) ?? null;
}
