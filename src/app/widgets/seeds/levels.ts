/** A line on which dots are, from its least to its most. */
interface DotLine {
  readonly least: number;
  readonly most: number;
}

/** From nothing to all of the values. */
export const lineFromNothing = (values: readonly number[]): DotLine => ({
  least: Math.min(0, ...values),
  most: Math.max(0, ...values),
});

/** Where each dot is, a part of the line, and its level. @param wide what a dot takes, as such a part */
export function dotsOnLine(
  values: readonly number[],
  { least, most }: DotLine,
  wide: number,
): readonly { readonly at: number; readonly level: number }[] {
  const places = values.map((value) => (most > least ? (value - least) / (most - least) : 0.5));
  const levels = dotLevels(places, wide);
  return places.map((at, i) => ({ at, level: levels[i] ?? 0 }));
}

/** Levels of dots on one line, from 0, in their order: those closer than `wide` lie one above the other. */
export function dotLevels(places: readonly number[], wide: number): readonly number[] {
  const levels: number[] = [];
  for (const [i, place] of places.entries()) {
    const taken = levels.filter((_, before) => Math.abs((places[before] ?? 0) - place) < wide);
    let level = 0;
    while (taken.includes(level)) level++;
    levels[i] = level;
  }
  return levels;
}
