/** The first of so many places where something holds that holds for all behind it too. */
export function firstWhere(places: number, holds: (place: number) => boolean): number {
  let low = 0;
  let high = places;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
