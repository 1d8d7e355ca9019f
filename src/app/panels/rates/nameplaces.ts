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

/**
 * A place for each name where it covers no line and no other name, as near the end of its own line as can be: right of
 * that where nothing is recorded yet, else left. Null for a name that finds none.
 */
export function placeNames(names: readonly EndName[], room: NameRoom): (NamePlace | null)[] {
  const { head, away, width, size, top } = room;
  const placed: { from: number; to: number; y: number }[] = [];
  return names.map((name) => {
    let best: { from: number; y: number; cost: number } | null = null;
    const crosses = (from: number) => from < head + away && from + name.width > head - away;
    const [right, left] = [name.x + away, name.x - away - name.width];
    for (const [from, costs] of [
      [crosses(right) ? head + away : right, 0],
      [crosses(left) ? head - away - name.width : left, LEFT_COSTS],
    ] as const) {
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
