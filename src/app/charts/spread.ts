/**
 * Moves labels apart: each stays as near to its wish as the others allow.
 * @param wishes wanted centres, any order
 * @param gap smallest distance of two centres
 * @returns centres inside [low, high], in the order of `wishes`
 */
export function spread(wishes: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wishes.map((_, i) => i).sort((a, b) => wishes[a] - wishes[b]);
  const places = wishes.map((wish) => Math.min(high, Math.max(low, wish)));
  for (let k = 1; k < order.length; k++) {
    places[order[k]] = Math.max(places[order[k]], places[order[k - 1]] + gap);
  }
  let limit = high;
  for (let k = order.length - 1; k >= 0; k--) {
    places[order[k]] = Math.min(places[order[k]], limit);
    limit = places[order[k]] - gap;
  }
  return places;
}

/** How many stand above each; of equal ones the first is above. */
export const placesInOrder = (ys: readonly number[]): number[] =>
  ys.map((y, i) => ys.filter((other, k) => other < y || (other === y && k < i)).length);

/** The free centre nearest to `wish` that keeps `gap` to all of `taken`. */
export function freePlace(
  wish: number,
  taken: readonly number[],
  gap: number,
  low: number,
  high: number,
): number {
  const free = (y: number) => y >= low && y <= high && taken.every((t) => Math.abs(t - y) >= gap - 1e-6);
  const candidates = [wish, low, high, ...taken.flatMap((t) => [t - gap, t + gap])].filter(free);
  return candidates.sort((a, b) => Math.abs(a - wish) - Math.abs(b - wish))[0] ?? wish;
}

/** Whether another one stands less than `gap` away. */
export const isCrowded = (places: readonly number[], one: number, gap: number): boolean =>
  places.some((place, other) => other !== one && Math.abs(place - places[one]) < gap);
