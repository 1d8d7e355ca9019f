import { leavingParts, type MeasuredPart, rankOf, SLACK } from './leaving.ts';

/** Boxes of the children that are in the flow of their parent, from top to bottom. */
const inFlow = (parent: Element): readonly DOMRect[] =>
  [...parent.children]
    .filter((child) => child instanceof HTMLElement && child.offsetParent !== null)
    .filter((child) => !['absolute', 'fixed'].includes(getComputedStyle(child).position))
    .map((child) => child.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .sort((a, b) => a.top - b.top);

/** Height by which the column shrinks without an element: its own, and its distance from the next one. */
function heightOf(element: Element, parent: Element): number {
  const { top, bottom, height } = element.getBoundingClientRect();
  if (height === 0) return 0;
  const others = inFlow(parent);
  const next = others.find((other) => other.top >= bottom);
  if (next) return next.top - top;
  const before = others.findLast((other) => other.bottom <= top);
  return before ? bottom - before.bottom : height;
}

interface Measured {
  readonly elements: readonly HTMLElement[];
  readonly parts: readonly MeasuredPart[];
}

function measureParts(column: Element): Measured {
  // Elements that the reader has opened stay.
  const found = [...column.querySelectorAll<HTMLElement>('[data-leaves]:not([open])')].flatMap((element) => {
    const rank = rankOf(element.dataset.leaves);
    const { parentElement } = element;
    const height = parentElement === null ? 0 : heightOf(element, parentElement);
    return rank === undefined || height === 0 ? [] : [{ element, rank, height }];
  });
  const elements = found.map(({ element }) => element);
  const parts = found.map(({ element, rank, height }, i) => {
    const within = elements.findLastIndex((other, j) => j < i && other.contains(element));
    return { rank, height, within: within < 0 ? null : within };
  });
  return { elements, parts };
}

/** Distance by which the content of the column exceeds its lower edge, independent of the scroll position. */
export function excessOf(column: HTMLElement): number {
  const box = column.getBoundingClientRect();
  const bottom = inFlow(column).reduce((lowest, rect) => Math.max(lowest, rect.bottom), box.top);
  // A magnified page scrolls in its own pixels.
  const zoom = box.height / column.offsetHeight || 1;
  return bottom + column.scrollTop * zoom - box.bottom;
}

/** Whether the column scrolls on its own; if it is part of a scrolling page, nothing has to be removed. */
const isBox = (column: HTMLElement): boolean => getComputedStyle(column).position === 'absolute';

/**
 * Removes parts for which a column has no room. It is measured with all parts, so that the result depends on the content only, not
 * on what was removed before. While a part is removed, `data-crowded` shows a button to reveal it, which needs room too.
 */
export function fitColumn(column: HTMLElement, showsAll: boolean): void {
  showEverything(column);
  if (!isBox(column) || excessOf(column) <= 0) return;
  column.dataset.crowded = '';
  if (showsAll) return;
  const { elements, parts } = measureParts(column);
  let gone: ReadonlySet<number> = new Set();
  let over = excessOf(column);
  const most = parts.reduce((sum, { height }) => sum + height, over);
  // Once, unless a removed part leaves a margin: then more has to be removed than by the heights.
  for (let excess = over; over > SLACK && excess <= most; excess += over) {
    gone = leavingParts(parts, excess);
    for (const index of gone) elements[index]?.setAttribute('data-gone', '');
    over = excessOf(column);
  }
  if (gone.size === 0) delete column.dataset.crowded;
  const lost = elements.find((element, index) => gone.has(index) && element.contains(document.activeElement));
  if (lost) column.focus({ preventScroll: true });
}

export function showEverything(column: HTMLElement): void {
  delete column.dataset.crowded;
  for (const element of column.querySelectorAll('[data-gone]')) element.removeAttribute('data-gone');
}
