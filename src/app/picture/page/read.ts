import { groupOf, type Mark, type Matrix } from '../drawing.ts';
import { type Box, pixels } from './box.ts';
import { clipOf, faceMarks, unturned } from './faces.ts';
import { fieldMarks } from './fields.ts';
import { type Ruler, textMarks, type ToPicture } from './texts.ts';
import { type Place, vectorMarks } from './vectors.ts';

export interface Reading {
  readonly place: Place;
  readonly ruler: Ruler;
  /** What painters draw on a canvas; null where nobody did. */
  readonly painted: (canvas: HTMLCanvasElement) => readonly Mark[] | null;
}

/** Pages and cards over the stage, and what is there for readers of screens alone. */
const LEFT_OUT = 'dialog, [popover], .unseen, .plot-table, script, style, template';

const toPictureOf =
  ({ x, y, fit }: Place): ToPicture =>
  (box) => ({ x: box.x / fit - x, y: box.y / fit - y, width: box.width / fit, height: box.height / fit });

const about = ({ x, y, width, height }: Box, turn: number): Matrix => {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [cx, cy] = [x + width / 2, y + height / 2];
  return [cos, sin, -sin, cos, cx - cos * cx + sin * cy, cy - sin * cx - cos * cy];
};

/** What a style sheet puts next to the content, where it has a place of its own. */
function besideMarks(element: Element, name: '::before' | '::after', box: Box): readonly Mark[] {
  const style = getComputedStyle(element, name);
  if (style.content === 'none' || style.display === 'none' || style.position !== 'absolute') return [];
  if (style.visibility === 'hidden' || style.opacity === '0') return [];
  const own = getComputedStyle(element);
  const [left, top] = [own.borderLeftWidth, own.borderTopWidth].map(pixels);
  const place = {
    x: box.x + (left ?? 0) + pixels(style.left) + pixels(style.marginLeft),
    y: box.y + (top ?? 0) + pixels(style.top) + pixels(style.marginTop),
    width: pixels(style.width),
    height: pixels(style.height),
  };
  return own.position === 'static' || style.backgroundImage.startsWith('conic') ? [] : faceMarks(style, place);
}

/** Elements with a place of their own are over those that flow. */
function depthOf(element: Element): number {
  const { position, zIndex } = getComputedStyle(element);
  if (position === 'static') return 0;
  const depth = Number(zIndex);
  if (Number.isNaN(depth) || depth === 0) return 1;
  return depth < 0 ? depth : depth + 1;
}

function canvasMarks(canvas: HTMLCanvasElement, box: Box, { painted }: Reading): readonly Mark[] {
  const marks = painted(canvas);
  if (canvas.width === 0 || canvas.height === 0) return [];
  if (marks === null) return [{ kind: 'raster', source: canvas, ...box }];
  if (marks.length === 0) return [];
  const matrix: Matrix = [1, 0, 0, 1, Math.round(box.x), Math.round(box.y)];
  return [groupOf(marks, { matrix, clip: `M0 0H${box.width}V${box.height}H0z` })];
}

function contentMarks(element: Element, style: CSSStyleDeclaration, box: Box, reading: Reading): readonly Mark[] {
  if (element instanceof HTMLCanvasElement) return canvasMarks(element, box, reading);
  if (element instanceof SVGSVGElement) return vectorMarks(element, style, box, reading.place);
  const field = fieldMarks(element, style, box, reading.ruler);
  if (field !== null) return field;
  const toPicture = toPictureOf(reading.place);
  const layers = new Map<number, Mark[]>();
  for (const node of element.childNodes) {
    const depth = node instanceof Element ? depthOf(node) : 0;
    const marks =
      node instanceof Element
        ? elementMarks(node, reading)
        : node instanceof Text && style.visibility !== 'hidden'
          ? textMarks(node, style, toPicture, reading.ruler)
          : [];
    layers.set(depth, [...(layers.get(depth) ?? []), ...marks]);
  }
  return [...layers].sort(([one], [other]) => one - other).flatMap(([, marks]) => marks);
}

/** An element and all that is in it, as the page shows it. */
export function elementMarks(element: Element, reading: Reading): readonly Mark[] {
  const style = getComputedStyle(element);
  const alpha = Number(style.opacity);
  if (style.display === 'none' || alpha === 0 || element.matches(LEFT_OUT)) return [];
  const box = toPictureOf(reading.place)(element.getBoundingClientRect());
  const isHidden = style.visibility === 'hidden';
  const face = element instanceof HTMLElement ? unturned(style, element, box) : { box, turn: 0 };
  const own = isHidden ? [] : faceMarks(style, face.box);
  const faceGroup = face.turn === 0 ? own : [groupOf(own, { matrix: about(face.box, face.turn) })];
  const before = isHidden ? [] : besideMarks(element, '::before', box);
  const after = isHidden ? [] : besideMarks(element, '::after', box);
  const content = [...before, ...contentMarks(element, style, box, reading), ...after];
  // What scrolls with panels in it is shown whole.
  const clip = element.querySelector('[data-id]') === null ? clipOf(style, element, box) : null;
  const inside = clip === null || content.length === 0 ? content : [groupOf(content, { clip })];
  const marks = [...faceGroup, ...inside];
  const name = element instanceof HTMLElement ? element.dataset.id : undefined;
  const isGroup = marks.length > 0 && (alpha < 1 || name !== undefined);
  return isGroup ? [groupOf(marks, { alpha, ...(name !== undefined && { name }) })] : marks;
}
