import { elementAt } from '../../../contract/index.ts';

/**
 * Moves labels apart: each stays as near to its wish as the others allow.
 * @param wishes wanted centres, any order
 * @param gap smallest distance of two centres
 * @returns centres inside [low, high], in the order of `wishes`
 */
export function spread(wishes: readonly number[], gap: number, low: number, high: number): number[] {
  const labels = wishes.map((wish) => ({ wish, place: Math.min(high, Math.max(low, wish)) }));
  const order = labels.toSorted((a, b) => a.wish - b.wish);
  let least = Number.NEGATIVE_INFINITY;
  for (const label of order) {
    label.place = Math.max(label.place, least);
    least = label.place + gap;
  }
  let most = high;
  for (const label of order.toReversed()) {
    label.place = Math.min(label.place, most);
    most = label.place - gap;
  }
  return labels.map(({ place }) => place);
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

/** What words beside the head keep clear of, CSS pixels. */
interface HeadRoom {
  readonly head: number;
  readonly away: number;
  /** Where the plot ends for words. */
  readonly right: number;
}

/** Where words begin that the head does not cross: where they wish, else right of it, else left of it. */
export function clearOfHead(wish: number, long: number, { head, away, right }: HeadRoom): number {
  if (wish >= head + away || wish + long <= head - away) return wish;
  return head + away + long <= right ? head + away : head - away - long;
}

/** Whether another one stands less than `gap` away. */
export const isCrowded = (places: readonly number[], one: number, gap: number): boolean =>
  places.some((place, other) => other !== one && Math.abs(place - elementAt(places, one)) < gap);
