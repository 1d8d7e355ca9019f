import type { Point } from '../../plot/plane.ts';

const SIDEWAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const ROWS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Where an arrow key leads among cards in rows; null where it leads nowhere. */
export function neighbour(places: readonly Point[], at: number, key: string): number | null {
  const here = places[at];
  if (here === undefined) return null;
  const step = SIDEWAYS[key];
  if (step !== undefined) return places[at + step] === undefined ? null : at + step;
  const way = ROWS[key];
  if (way === undefined) return null;
  const beyond = places
    .map((place, index) => ({ ...place, index }))
    .filter(({ y }) => (y - here.y) * way > 1);
  const distance = (place: Point): number => Math.abs(place.y - here.y);
  const row = Math.min(...beyond.map(distance));
  const [nearest] = beyond
    .filter((place) => distance(place) < row + 1)
    .sort((a, b) => Math.abs(a.x - here.x) - Math.abs(b.x - here.x));
  return nearest?.index ?? null;
}
