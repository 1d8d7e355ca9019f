import { meets, placeLabels, spanAround, spanFrom } from '../plot/labels.ts';
import { ratePanels } from '../strings/panels/ratePanels.ts';

/** VCs that start together, marked by a line with their names. */
export interface StartGroup {
  readonly time: number;
  readonly names: readonly string[];
  /** Whether no VC started earlier. */
  readonly first: boolean;
}

/** Lines this close share one name, and a start this close after a branch point may have its name next to it, CSS pixels. */
const CLOSE = 12;

/** Names of starts, `2h2, 2h3 join`, `7 VCs start`; starts with close lines are merged. @param x position of a time */
export function named(
  starts: readonly StartGroup[],
  x: (time: number) => number,
): { x: number; text: string }[] {
  const groups: { x: number; last: number; names: string[]; first: boolean }[] = [];
  for (const { time, names, first } of starts) {
    const group = groups.at(-1);
    const place = x(time);
    if (group === undefined || place - group.last > CLOSE)
      groups.push({ x: place, last: place, names: [...names], first });
    else {
      group.last = place;
      group.names.push(...names);
    }
  }
  return groups.map((group) => ({ x: group.x, text: ratePanels.acr.begin(group.names, group.first) }));
}

/** A start with its name, CSS pixels. */
export interface StartName {
  readonly x: number;
  readonly width: number;
}

export interface StartRoom {
  /** Width of the plot. */
  readonly width: number;
  /** Position of the head, and the distance of names from it. */
  readonly head: number;
  readonly away: number;
  /** Branch points, which no name may cross, and the distance of names from them. */
  readonly lines?: readonly number[];
  readonly clear?: number;
  /** Distance of two names, larger than between two words. */
  readonly gap?: number;
}

/** Distance from the line of a start to its name, CSS pixels. */
const NEXT_TO = 4;

/**
 * Left edges of the names of starts: to the right of their lines; if the head or another line is there, across their own line and
 * ending before it, or after it (after a branch point only if close to their own line). Null where another name is. Starts are in
 * the order of their lines.
 */
export function placeStarts(
  starts: readonly StartName[],
  { width, head, away, lines = [], clear = away, gap = 8 }: StartRoom,
): (number | null)[] {
  // A name after a branch point would seem to describe that point.
  const walls = [
    { at: head, reach: Infinity, ...spanAround(head, away) },
    ...lines.map((at) => ({ at, reach: CLOSE, ...spanAround(at, clear) })),
  ];
  let free = 0;
  return starts.map(({ x, width: long }, i) => {
    const next = starts[i + 1]?.x ?? width;
    // The previous name may extend a little beyond this line.
    const begin = free > x + NEXT_TO && free <= x + NEXT_TO + gap ? free : x + NEXT_TO;
    const wish = spanFrom(Math.min(begin, width - long), long);
    const others = walls
      .filter((wall) => meets(wish, wall))
      .flatMap(({ at, reach, from, to }) => [
        ...(from >= x ? [spanFrom(from - long, long)] : []),
        ...(at - x <= reach && to + long <= next ? [spanFrom(to, long)] : []),
      ]);
    const [place] = placeLabels([[wish, ...others]], walls, { from: free, to: Infinity });
    if (!place) return null;
    free = place.to + gap;
    return place.from;
  });
}
