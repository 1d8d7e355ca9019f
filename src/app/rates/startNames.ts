import { meets, placeLabels, spanAround, spanFrom } from '../plot/labels.ts';
import { ratePanels } from '../strings/panels/ratePanels.ts';

/** Of VCs, together: a line with their names. */
export interface StartGroup {
  readonly time: number;
  readonly names: readonly string[];
  /** None was before. */
  readonly first: boolean;
}

/** Lines as close as this have one name, and a branch point as close as this the name of a start behind it, CSS pixels. */
const CLOSE = 12;

/** Starts as they are named: `2h2, 2h3 join`, `7 VCs start`; those whose lines are close together in one. @param x place of a time */
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
  /** Of the plot. */
  readonly width: number;
  /** Where the head is, and how far from it names keep. */
  readonly head: number;
  readonly away: number;
  /** Branch points, which no name may cross, and how far from them names keep. */
  readonly lines?: readonly number[];
  readonly clear?: number;
  /** Between two names: more than between two words. */
  readonly gap?: number;
}

/** From the line of a start to its name, CSS pixels. */
const NEXT_TO = 4;

/**
 * Left edges of the names of starts: right of their lines; where the head or another line is there, on their lines with
 * the end before that, or behind it, behind a branch point only close to their lines. Null where that is another's place. Starts are in
 * the order of their lines.
 */
export function placeStarts(
  starts: readonly StartName[],
  { width, head, away, lines = [], clear = away, gap = 8 }: StartRoom,
): (number | null)[] {
  // A branch point has a moment of its own: a name behind it would be read as what happened there.
  const walls = [
    { at: head, reach: Infinity, ...spanAround(head, away) },
    ...lines.map((at) => ({ at, reach: CLOSE, ...spanAround(at, clear) })),
  ];
  let free = 0;
  return starts.map(({ x, width: long }, i) => {
    const next = starts[i + 1]?.x ?? width;
    // The name before may reach a little beyond this line.
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
