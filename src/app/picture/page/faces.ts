import type { Box } from '../../plot/plane.ts';
import { type DrawnMark, groupOf, PLAIN_PEN, rectPath, shapeOf, short } from '../drawing.ts';
import { inkOf, isSeen } from '../inks.ts';
import { boxPath, inset, lengthOf, pixels, polygonPath } from './box.ts';
import { gradientMarks } from './gradients.ts';

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;

interface Edge {
  readonly width: number;
  readonly style: string;
  readonly color: string;
}

const edgeOf = (style: CSSStyleDeclaration, side: (typeof SIDES)[number]): Edge => ({
  width: style[`border${side}Style`] === 'none' ? 0 : pixels(style[`border${side}Width`]),
  style: style[`border${side}Style`],
  color: style[`border${side}Color`],
});

/** Dash and gap of a dashed or dotted border, as factors of its width. */
const DASHES: Readonly<Record<string, readonly [number, number]>> = { dashed: [3, 2], dotted: [1, 1.4] };

const dashOf = ({ style, width }: Edge): readonly number[] =>
  (DASHES[style] ?? []).map((part) => part * width);

/** A line around the box. */
function ring(edge: Edge, box: Box, radius: number): readonly DrawnMark[] {
  const ink = inkOf(edge.color);
  if (!isSeen(ink)) return [];
  const d = boxPath(inset(box, edge.width / 2), Math.max(0, radius - edge.width / 2));
  return [shapeOf(d, null, { ...PLAIN_PEN, ink, width: edge.width, dash: dashOf(edge) })];
}

function side(edge: Edge, which: (typeof SIDES)[number], { x, y, width, height }: Box): readonly DrawnMark[] {
  const ink = inkOf(edge.color);
  if (edge.width === 0 || !isSeen(ink)) return [];
  const half = edge.width / 2;
  const isAcross = which === 'Top' || which === 'Bottom';
  const at = { Top: y + half, Bottom: y + height - half, Left: x + half, Right: x + width - half }[which];
  const d = isAcross ? `M${x} ${at}h${width}` : `M${at} ${y}v${height}`;
  return [shapeOf(d, null, { ...PLAIN_PEN, ink, width: edge.width, dash: dashOf(edge) })];
}

function borders(style: CSSStyleDeclaration, box: Box, radius: number): readonly DrawnMark[] {
  const edges = SIDES.map((name) => edgeOf(style, name));
  const [top] = edges;
  const isRing =
    top !== undefined &&
    top.width > 0 &&
    edges.every((edge) => edge.width === top.width && edge.style === top.style && edge.color === top.color);
  return isRing
    ? ring(top, box, radius)
    : SIDES.flatMap((name, i) => side(edges[i] ?? edgeOf(style, name), name, box));
}

/** Rings drawn as shadows without blur: `rgb(0, 0, 0) 0px 0px 0px 3px`, the first one on top. */
function rings({ boxShadow }: CSSStyleDeclaration, box: Box, radius: number): readonly DrawnMark[] {
  const all = [...boxShadow.matchAll(/((?:rgba?|color)\([^)]*\)) 0px 0px 0px ([\d.]+)px(?! inset)/g)];
  return all.reverse().flatMap(([, color = '', spread = '0']) => {
    const ink = inkOf(color);
    const by = pixels(spread);
    return isSeen(ink) ? [shapeOf(boxPath(inset(box, -by), radius > 0 ? radius + by : 0), ink)] : [];
  });
}

/** The triangle marker of a `summary`. */
export function markerMarks(element: Element, style: CSSStyleDeclaration, box: Box): readonly DrawnMark[] {
  if (style.display !== 'list-item' || style.listStyleType === 'none') return [];
  const size = pixels(style.fontSize);
  const ink = inkOf(style.color);
  const [x, y] = [box.x + size * 0.1 + pixels(style.paddingLeft), box.y + pixels(style.paddingTop)];
  const middle = y + (pixels(style.lineHeight) || size * 1.2) / 2;
  const half = size * 0.28;
  const isOpen = element.parentElement instanceof HTMLDetailsElement && element.parentElement.open;
  const d = isOpen
    ? `M${short(x)} ${short(middle - half)}h${short(2 * half)}l${short(-half)} ${short(2 * half)}z`
    : `M${short(x)} ${short(middle - half)}l${short(2 * half)} ${short(half)}l${short(-2 * half)} ${short(half)}z`;
  return element.localName === 'summary' ? [shapeOf(d, ink)] : [];
}

/** Background and border of an element or pseudo-element. */
export function faceMarks(style: CSSStyleDeclaration, box: Box): readonly DrawnMark[] {
  if (box.width <= 0 || box.height <= 0) return [];
  const radius = lengthOf(style.borderTopLeftRadius, Math.min(box.width, box.height));
  const outline = polygonPath(style.clipPath, box);
  const d = boxPath(box, radius);
  const ground = inkOf(style.backgroundColor);
  const marks = [
    ...rings(style, box, radius),
    ...(isSeen(ground) ? [shapeOf(d, ground)] : []),
    ...gradientMarks(style, box, d),
    ...borders(style, box, radius),
  ];
  if (marks.length === 0) return [];
  return outline === null ? marks : [groupOf(marks, { clip: outline })];
}

/** The box before its `rotate`, and the angle in degrees. */
export function unturned(
  style: CSSStyleDeclaration,
  element: HTMLElement,
  box: Box,
): { box: Box; turn: number } {
  const turn = pixels(style.rotate);
  if (turn === 0) return { box, turn };
  const [width, height] = [element.offsetWidth, element.offsetHeight];
  return {
    box: { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height },
    turn,
  };
}

/** Clipping path of a box that hides its overflow; null where it does not. */
export function clipOf(
  style: CSSStyleDeclaration,
  element: Element,
  { x, y, width, height }: Box,
): string | null {
  const isCut = style.overflowX !== 'visible' || style.overflowY !== 'visible';
  const isFull = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
  return isCut && isFull ? rectPath(x, y, width, height) : null;
}
