import { elementAt } from '../../contract/index.ts';

/** Area of a label or an obstacle, CSS pixels; without `top` and `bottom` it covers all rows. */
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

/** Whether a label fits horizontally. */
export const isWithin = ({ from, to }: LabelBox, room: LabelBox): boolean =>
  from >= room.from && to <= room.to;

const EVERYWHERE: LabelBox = { from: -Infinity, to: Infinity };

/** The place with the lowest cost, the first among equals; null where each costs infinity. */
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
 * Places labels in order of importance: for each, the cheapest of its wishes that is inside the room and overlaps neither an
 * obstacle nor an earlier label; null where there is none.
 * @param costOf how much of the other drawing a place covers; Infinity: forbidden
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

/** Horizontal span of a label with this width, from its left edge or around its middle. */
export const spanFrom = (from: number, long: number): LabelBox => ({ from, to: from + long });
export const spanAround = (x: number, half: number): LabelBox => ({ from: x - half, to: x + half });

/** Vertical lines that no label crosses (the head, branch points), and the distance labels keep from them. */
export interface Lines {
  readonly at: readonly number[];
  readonly away: number;
}

/**
 * Span of a label on one side of `x` (1: right), moved further to that side past every line it would cross.
 * @param clear distance from `x`, CSS pixels
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

/** Span of a label at the end of a line: right of it, or left of it where the plot ends. @param width of the plot */
export function nextToEnd(x: number, long: number, lines: Lines, width: number): LabelBox {
  const left = nextToLine(x, long, -1, lines);
  const [place] = placeLabels([[nextToLine(x, long, 1, lines), left]], [], { from: -Infinity, to: width });
  return place ?? left;
}

/** Area that labels next to the head keep clear of, CSS pixels. */
interface HeadRoom {
  readonly head: number;
  readonly away: number;
  /** Right limit of labels. */
  readonly right: number;
}

/** Left edge of a label that the head does not cross: as wished, else right of the head, else left of it. */
export function clearOfHead(wish: number, long: number, { head, away, right }: HeadRoom): number {
  const isCrossed = meets(spanFrom(wish, long), spanAround(head, away));
  return isCrossed ? nextToEnd(head, long, { at: [], away }, right).from : wish;
}

/** The middle nearest to `wish` that keeps `gap` to all of `taken`; the wish itself where none is free. */
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
 * Places all labels of a column, each as near to its wish as the others allow.
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

/** Rank of each position from the top; equal positions keep their order. */
export const placesInOrder = (ys: readonly number[]): number[] =>
  ys.map((y, i) => ys.filter((other, k) => other < y || (other === y && k < i)).length);

/** Whether another position is less than `gap` away. */
export const isCrowded = (places: readonly number[], place: number, gap: number): boolean =>
  places.some((other, i) => i !== place && Math.abs(other - elementAt(places, place)) < gap);
