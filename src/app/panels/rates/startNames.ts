import { ratePanels } from '../../strings/ratePanels.ts';

/** Of VCs, together: a line with their names. */
export interface Start {
  readonly time: number;
  readonly names: readonly string[];
  /** None was before. */
  readonly first: boolean;
}

/** Lines as close as this have one name, CSS pixels. */
const CLOSE = 12;

/** Starts as they are named: `2h2, 2h3 join`, `7 VCs start`; those whose lines stand close together in one. @param x place of a time */
export function named(starts: readonly Start[], x: (time: number) => number): { x: number; text: string }[] {
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
  /** Where the head stands, and how far from it names keep. */
  readonly head: number;
  readonly away: number;
  /** Other lines that no name may cross: forks. */
  readonly lines?: readonly number[];
}

/** From the line of a start to its name, and between two names, CSS pixels. */
const BESIDE = 4;
const GAP = 8;

/**
 * Left edges of the names of starts: right of their lines; where the head or another line stands there, on their lines with
 * the end before that, or behind it. Null where that is another's place. Starts are in the order of their lines.
 */
export function placeStarts(
  starts: readonly StartName[],
  { width, head, away, lines = [] }: StartRoom,
): (number | null)[] {
  let free = 0;
  return starts.map(({ x, width: long }, i) => {
    const next = starts[i + 1]?.x ?? width;
    const wish = Math.min(x + BESIDE, width - long);
    const met = (from: number) =>
      [head, ...lines].filter((line) => from > line - away - long && from < line + away);
    const places = met(wish).flatMap((line) => [
      { from: line - away - long, fits: line - away >= x },
      { from: line + away, fits: line + away + long <= next },
    ]);
    const place = [{ from: wish, fits: true }, ...places].find(
      ({ from, fits }) => fits && from >= free && met(from).length === 0,
    );
    if (place === undefined) return null;
    free = place.from + long + GAP;
    return place.from;
  });
}
