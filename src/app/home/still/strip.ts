import type { Strip } from '../../../scenarios/pictures/picture.ts';

/** A share of the strip's length, in per cent. */
type Percent = number;

/** Where words are on the strip, and what is marked. */
export interface StripMarks {
  /** The buffer became full; few have a label, so that never two of them are in sight. */
  readonly full: readonly { readonly at: Percent; readonly isLabelled: boolean }[];
  readonly empty: readonly Percent[];
  readonly used: readonly Percent[];
}

/** From this share on the link counts as used, and up to that one as mostly empty, per cent. */
const BUSY = 95;
const HALF = 60;
/** A stretch that is shorter has no room for its word, values. */
const ROOM = 16;
/** So many overflows are never in sight at once. */
const LABEL_EVERY = 4;

const middle = (from: number, to: number): number => (from + to) / 2;

/** The stretch of busy values in which the buffer became full, from it to its end. */
function busyAround(use: readonly number[], at: number): readonly [from: number, to: number] {
  let from = at;
  let to = at;
  while (from > 0 && (use[from - 1] ?? 0) >= BUSY) from--;
  while (to < use.length && (use[to] ?? 0) >= BUSY) to++;
  return [from, to];
}

export function stripMarks({ fromMs, toMs, use, useMs, fullMs }: Strip): StripMarks {
  const place = (ms: number): Percent => Math.round((1e4 * (ms - fromMs)) / (toMs - fromMs)) / 100;
  const ofValue = (index: number): Percent => place(fromMs + index * useMs);
  const stretches = fullMs.map((ms) => {
    const [from, to] = busyAround(use, Math.floor((ms - fromMs) / useMs));
    const again = use.findIndex((share, index) => index > to && share >= HALF);
    return { from, to, again: again < 0 ? use.length : again };
  });
  return {
    full: fullMs.map((ms, index) => ({ at: place(ms), isLabelled: index % LABEL_EVERY === 1 })),
    empty: stretches
      .filter(({ to, again }) => again - to >= ROOM)
      .map(({ to, again }) => ofValue(middle(to, again))),
    used: stretches
      .filter(({ from, to }) => to - from >= ROOM)
      .map(({ from, to }) => ofValue(middle(from, to))),
  };
}

/** A line through the values, one unit each, in a box as high as `top`. */
export function lineOf(values: readonly number[], top: number): string {
  const height = (value: number): number => top - Math.min(top, Math.max(0, value));
  let path = '';
  let before = Number.NaN;
  for (const [x, value] of values.entries()) {
    const y = height(value);
    // A level that goes on needs no point of its own but where it ends.
    if (y === before && height(values[x + 1] ?? value) === y && x < values.length - 1) continue;
    path += `${x === 0 ? 'M' : 'L'}${x} ${y}`;
    before = y;
  }
  return path;
}

/** A bar for each value, joined to one area, in a box as high as `top`. */
export function areaOf(values: readonly number[], top: number): string {
  let path = `M0 ${top}`;
  for (const [x, value] of values.entries())
    if (value !== values[x - 1])
      path += `${x === 0 ? '' : `H${x}`}V${top - Math.min(top, Math.max(0, value))}`;
  return `${path}H${values.length}V${top}Z`;
}
