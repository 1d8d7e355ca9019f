import { elementAt } from '../../contract/index.ts';

/** What a label takes up, or must keep clear of, CSS pixels; over every row where those are left out. */
export interface LabelBox {
  readonly from: number;
  readonly to: number;
  readonly top?: number;
  readonly bottom?: number;
}

export const meets = (a: LabelBox, b: LabelBox): boolean =>
  a.from < b.to &&
  b.from < a.to &&
  (a.top ?? -Infinity) < (b.bottom ?? Infinity) &&
  (b.top ?? -Infinity) < (a.bottom ?? Infinity);

/** Whether there is room for it from left to right. */
export const isWithin = ({ from, to }: LabelBox, room: LabelBox): boolean =>
  from >= room.from && to <= room.to;

const EVERYWHERE: LabelBox = { from: -Infinity, to: Infinity };

/** The best of these places, the first of those that are as good; null where each costs everything. */
function cheapest<Box extends LabelBox>(boxes: readonly Box[], costOf: (box: Box) => number): Box | null {
  let best: Box | null = null;
  let least = Infinity;
  for (const box of boxes) {
    const cost = costOf(box);
    if (cost < least) [best, least] = [box, cost];
    if (least === 0) return best;
  }
  return best;
}

/**
 * A place for each label, the important ones first: of its wishes that are in the room and meet no obstacle and no label before it
 * the first that covers least. Null where there is none.
 * @param costOf what a place covers of all else that is drawn; Infinity: no label may be there
 */
export function placeLabels<Box extends LabelBox>(
  wishes: readonly (readonly Box[])[],
  obstacles: readonly LabelBox[] = [],
  room: LabelBox = EVERYWHERE,
  costOf: (box: Box) => number = () => 0,
): (Box | null)[] {
  const taken = [...obstacles];
  return wishes.map((boxes) => {
    const isOpen = (box: Box) => isWithin(box, room) && !taken.some((other) => meets(box, other));
    const found = cheapest(boxes, (box) => (isOpen(box) ? costOf(box) : Infinity));
    if (found !== null) taken.push(found);
    return found;
  });
}

/** So wide, from its left edge or around its middle. */
export const spanFrom = (from: number, long: number): LabelBox => ({ from, to: from + long });
export const spanAround = (x: number, half: number): LabelBox => ({ from: x - half, to: x + half });

/** Vertical lines that no label crosses: the head, branch points; and how far labels keep from them. */
export interface Lines {
  readonly at: readonly number[];
  readonly away: number;
}

/**
 * Words so far from `x` on one side of it (1: right), moved on to that side past every line they would cross.
 * @param clear from `x`, CSS pixels
 */
export function nextToLine(
  x: number,
  long: number,
  side: 1 | -1,
  lines: Lines,
  clear = lines.away,
): LabelBox {
  const spanAt = (at: number, away: number) => spanFrom(side > 0 ? at + away : at - away - long, long);
  let box = spanAt(x, clear);
  for (const line of lines.at.toSorted((a, b) => side * (a - b)))
    if (meets(box, spanAround(line, lines.away))) box = spanAt(line, lines.away);
  return box;
}

/** Words at the end of a line: right of it, left of it where the plot ends. @param width of the plot */
export function nextToEnd(x: number, long: number, lines: Lines, width: number): LabelBox {
  const left = nextToLine(x, long, -1, lines);
  const [place] = placeLabels([[nextToLine(x, long, 1, lines), left]], [], { from: -Infinity, to: width });
  return place ?? left;
}

/** What words next to the head keep clear of, CSS pixels. */
interface HeadRoom {
  readonly head: number;
  readonly away: number;
  /** Where the plot ends for words. */
  readonly right: number;
}

/** Where words begin that the head does not cross: where they wish, else right of it, else left of it. */
export function clearOfHead(wish: number, long: number, { head, away, right }: HeadRoom): number {
  const isCrossed = meets(spanFrom(wish, long), spanAround(head, away));
  return isCrossed ? nextToEnd(head, long, { at: [], away }, right).from : wish;
}

/** The free middle nearest to `wish` that keeps `gap` to all of `taken`; the wish where none is free. */
export function nearestFreeY(
  wish: number,
  taken: readonly number[],
  gap: number,
  low: number,
  high: number,
): number {
  const wishes = [wish, low, high, ...taken.flatMap((t) => [t - gap, t + gap])]
    .toSorted((a, b) => Math.abs(a - wish) - Math.abs(b - wish))
    .map((y) => spanAround(y, 0));
  const obstacles = taken.map((y) => spanAround(y, gap - 1e-6));
  return placeLabels([wishes], obstacles, { from: low, to: high })[0]?.from ?? wish;
}

/**
 * Labels of a column, all of which stay: each as near to its wish as the others allow.
 * @param wishes wanted middles, any order
 * @param gap smallest distance of two middles
 * @returns middles inside [low, high], in the order of `wishes`
 */
export function separateLabels(wishes: readonly number[], gap: number, low: number, high: number): number[] {
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

/** How many are above each; of equal ones the first is above. */
export const placesInOrder = (ys: readonly number[]): number[] =>
  ys.map((y, i) => ys.filter((other, k) => other < y || (other === y && k < i)).length);

/** Whether another one is less than `gap` away. */
export const isCrowded = (places: readonly number[], place: number, gap: number): boolean =>
  places.some((other, i) => i !== place && Math.abs(other - elementAt(places, place)) < gap);
