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
