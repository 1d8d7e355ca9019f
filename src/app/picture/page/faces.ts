import { groupOf, type Mark, PLAIN_PEN, rectPath, shapeOf } from '../drawing.ts';
import { inkOf, isSeen } from '../inks.ts';
import { type Box, boxPath, inset, lengthOf, pixels, polygonPath } from './box.ts';
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

/** Lengths of a dashed or dotted border, by its width. */
const DASHES: Readonly<Record<string, readonly [number, number]>> = { dashed: [3, 2], dotted: [1, 1.4] };

const dashOf = ({ style, width }: Edge): readonly number[] => (DASHES[style] ?? []).map((part) => part * width);

/** One line round the box. */
function ring(edge: Edge, box: Box, radius: number): readonly Mark[] {
  const ink = inkOf(edge.color);
  if (!isSeen(ink)) return [];
  const d = boxPath(inset(box, edge.width / 2), Math.max(0, radius - edge.width / 2));
  return [shapeOf(d, null, { ...PLAIN_PEN, ink, width: edge.width, dash: dashOf(edge) })];
}

function side(edge: Edge, which: (typeof SIDES)[number], { x, y, width, height }: Box): readonly Mark[] {
  const ink = inkOf(edge.color);
  if (edge.width === 0 || !isSeen(ink)) return [];
  const half = edge.width / 2;
  const isAcross = which === 'Top' || which === 'Bottom';
  const at = { Top: y + half, Bottom: y + height - half, Left: x + half, Right: x + width - half }[which];
  const d = isAcross ? `M${x} ${at}h${width}` : `M${at} ${y}v${height}`;
  return [shapeOf(d, null, { ...PLAIN_PEN, ink, width: edge.width, dash: dashOf(edge) })];
}

function borders(style: CSSStyleDeclaration, box: Box, radius: number): readonly Mark[] {
  const edges = SIDES.map((name) => edgeOf(style, name));
  const [top] = edges;
  const isRing =
    top !== undefined &&
    top.width > 0 &&
    edges.every((edge) => edge.width === top.width && edge.style === top.style && edge.color === top.color);
  return isRing ? ring(top, box, radius) : SIDES.flatMap((name, i) => side(edges[i] ?? edgeOf(style, name), name, box));
}

/** Degrees by which style sheets turn a box. */
function turnOf({ rotate, transform }: CSSStyleDeclaration): number {
  if (rotate !== 'none' && rotate !== '') return pixels(rotate);
  const [a, b] = /^matrix\((.*)\)$/.exec(transform)?.[1]?.split(',').map(Number) ?? [1, 0];
  return (Math.atan2(b ?? 0, a ?? 1) * 180) / Math.PI;
}

/** Ground and border of an element or of what a style sheet puts next to its content. */
export function faceMarks(style: CSSStyleDeclaration, box: Box): readonly Mark[] {
  if (box.width <= 0 || box.height <= 0) return [];
  const radius = lengthOf(style.borderTopLeftRadius, Math.min(box.width, box.height));
  const outline = polygonPath(style.clipPath, box);
  const d = boxPath(box, radius);
  const ground = inkOf(style.backgroundColor);
  const marks = [
    ...(isSeen(ground) ? [shapeOf(d, ground)] : []),
    ...gradientMarks(style, box, d),
    ...borders(style, box, radius),
  ];
  if (marks.length === 0) return [];
  return outline === null ? marks : [groupOf(marks, { clip: outline })];
}

/** The box as it is before it is turned, and by how much it is. */
export function unturned(style: CSSStyleDeclaration, element: HTMLElement, box: Box): { box: Box; turn: number } {
  const turn = turnOf(style);
  if (turn === 0) return { box, turn };
  const [width, height] = [element.offsetWidth, element.offsetHeight];
  return {
    box: { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height },
    turn,
  };
}

/** What is inside a box that cuts off what is larger; null where it does not. */
export function clipOf(style: CSSStyleDeclaration, element: Element, { x, y, width, height }: Box): string | null {
  const isCut = style.overflowX !== 'visible' || style.overflowY !== 'visible';
  const isFull = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
  return isCut && isFull ? rectPath(x, y, width, height) : null;
}
