import type { Box } from '../../plot/plane.ts';
import { type DrawnMark, groupOf, type Matrix, PLAIN_PEN, rectPath, shapeOf, short } from '../drawing.ts';
import { inkOf } from '../inks.ts';
import { boxPath, inset, pixels } from './box.ts';
import { clipOf, faceMarks, markerMarks, unturned } from './faces.ts';
import { fieldWords, type Ruler, type ToPicture, textMarks } from './texts.ts';
import { type PictureFit, vectorMarks } from './vectors.ts';

function tick({ checked }: HTMLInputElement, style: CSSStyleDeclaration, box: Box): readonly DrawnMark[] {
  const ink = inkOf(style.color);
  const frame = shapeOf(boxPath(inset(box, 0.5), 2), null, { ...PLAIN_PEN, ink, width: 1 });
  if (!checked) return [frame];
  const [x, y, side] = [box.x, box.y, box.width];
  const hook = `M${short(x + side * 0.2)} ${short(y + side * 0.5)}l${short(side * 0.22)} ${short(side * 0.22)}l${short(side * 0.38)} ${short(-side * 0.46)}`;
  return [frame, shapeOf(hook, null, { ...PLAIN_PEN, ink, width: 1.6 })];
}

/** Text longer than its field is cut at the padding. */
function value(text: string, style: CSSStyleDeclaration, box: Box, ruler: Ruler): readonly DrawnMark[] {
  const words = fieldWords(text, style, box, ruler);
  const right = Math.min(pixels(style.paddingRight), box.width / 4);
  return words.length === 0
    ? []
    : [groupOf(words, { clip: rectPath(box.x, box.y, box.width - right, box.height) })];
}

/** Marks of a form field apart from its background and border; null for other elements. */
function fieldMarks(
  element: Element,
  style: CSSStyleDeclaration,
  box: Box,
  ruler: Ruler,
): readonly DrawnMark[] | null {
  if (element instanceof HTMLSelectElement)
    return value(element.selectedOptions[0]?.label ?? '', style, box, ruler);
  if (!(element instanceof HTMLInputElement)) return null;
  if (element.type === 'checkbox') return tick(element, style, box);
  return element.type === 'text' ? value(element.value, style, box, ruler) : [];
}

export interface PageReading {
  readonly place: PictureFit;
  readonly ruler: Ruler;
  /** Elements that are drawn elsewhere. */
  readonly without: ReadonlySet<Element>;
  /** Marks of the painters of a canvas; null where none has painted. */
  readonly painted: (canvas: HTMLCanvasElement) => readonly DrawnMark[] | null;
}

/** Dialogs and cards over the stage, and content for screen readers only. */
const LEFT_OUT = 'dialog, [popover], .unseen, .plot-table, script, style, template';

const toPictureOf =
  ({ x, y, fit }: PictureFit): ToPicture =>
  (box) => ({ x: box.x / fit - x, y: box.y / fit - y, width: box.width / fit, height: box.height / fit });

/** Box of an element, relative to the top left corner of what is read. */
export const boxOf = (element: Element, { place }: PageReading): Box =>
  toPictureOf(place)(element.getBoundingClientRect());

const about = ({ x, y, width, height }: Box, turn: number): Matrix => {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [cx, cy] = [x + width / 2, y + height / 2];
  return [cos, sin, -sin, cos, cx - cos * cx + sin * cy, cy - sin * cx - cos * cy];
};

/** Marks of an absolutely positioned pseudo-element. */
function marksNextTo(element: Element, name: '::before' | '::after', box: Box): readonly DrawnMark[] {
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
  return own.position === 'static' || style.backgroundImage.startsWith('conic')
    ? []
    : faceMarks(style, place);
}

/** Marks in the order of the page, and those of positioned elements, which are drawn above or below the flow. */
interface Layers {
  readonly flow: readonly DrawnMark[];
  readonly lifted: readonly { readonly depth: number; readonly marks: readonly DrawnMark[] }[];
}

const flowing = (flow: readonly DrawnMark[]): Layers => ({ flow, lifted: [] });

function flattened({ flow, lifted }: Layers): readonly DrawnMark[] {
  const sorted = [...lifted].sort((a, b) => a.depth - b.depth);
  const marksOf = (layers: Layers['lifted']): readonly DrawnMark[] => layers.flatMap(({ marks }) => marks);
  return [
    ...marksOf(sorted.filter(({ depth }) => depth < 0)),
    ...flow,
    ...marksOf(sorted.filter(({ depth }) => depth >= 0)),
  ];
}

const depthOf = ({ zIndex }: CSSStyleDeclaration): number => Number.parseInt(zIndex, 10) || 0;

function canvasMarks(canvas: HTMLCanvasElement, box: Box, { painted }: PageReading): readonly DrawnMark[] {
  if (canvas.width === 0 || canvas.height === 0) return [];
  const marks = painted(canvas);
  if (marks === null) return [{ kind: 'raster', source: canvas, ...box }];
  if (marks.length === 0) return [];
  const matrix: Matrix = [1, 0, 0, 1, Math.round(box.x), Math.round(box.y)];
  return [groupOf(marks, { matrix, clip: rectPath(0, 0, box.width, box.height) })];
}

function contentLayers(element: Element, style: CSSStyleDeclaration, box: Box, reading: PageReading): Layers {
  if (element instanceof HTMLCanvasElement) return flowing(canvasMarks(element, box, reading));
  if (element instanceof SVGSVGElement) return flowing(vectorMarks(element, style, box, reading.place));
  const field = fieldMarks(element, style, box, reading.ruler);
  if (field !== null) return flowing(field);
  const toPicture = toPictureOf(reading.place);
  const all = [...element.childNodes].map((node): Layers => {
    if (node instanceof Element) return layersOf(node, reading);
    const isText = node instanceof Text && style.visibility !== 'hidden';
    return flowing(isText ? textMarks(node, style, toPicture, reading.ruler) : []);
  });
  return { flow: all.flatMap(({ flow }) => flow), lifted: all.flatMap(({ lifted }) => lifted) };
}

/** Marks of the element itself, below its content and above it. */
function ownMarks(
  element: Element,
  style: CSSStyleDeclaration,
  box: Box,
): readonly [DrawnMark[], DrawnMark[]] {
  if (style.visibility === 'hidden') return [[], []];
  const face = element instanceof HTMLElement ? unturned(style, element, box) : { box, turn: 0 };
  const own = faceMarks(style, face.box);
  const turned = face.turn === 0 ? own : [groupOf(own, { matrix: about(face.box, face.turn) })];
  return [
    [...turned, ...markerMarks(element, style, box), ...marksNextTo(element, '::before', box)],
    [...marksNextTo(element, '::after', box)],
  ];
}

function layersOf(element: Element, reading: PageReading): Layers {
  if (reading.without.has(element)) return flowing([]);
  const style = getComputedStyle(element);
  const alpha = Number(style.opacity);
  if (style.display === 'none' || alpha === 0 || element.matches(LEFT_OUT)) return flowing([]);
  // Also excludes content of closed `details`.
  if (style.display !== 'contents' && !element.checkVisibility()) return flowing([]);
  const box = boxOf(element, reading);
  const [below, above] = ownMarks(element, style, box);
  const content = contentLayers(element, style, box, reading);
  // A scrolling element with panels in it is drawn in full.
  const clip = element.querySelector('[data-id]') === null ? clipOf(style, element, box) : null;
  const name = element instanceof HTMLElement ? element.dataset.id : undefined;
  const isLifted = style.position !== 'static';
  if (!isLifted && clip === null && alpha === 1 && name === undefined)
    return { flow: [...below, ...content.flow, ...above], lifted: content.lifted };
  const inside = [...flattened(content), ...above];
  const clipped = clip === null || inside.length === 0 ? inside : [groupOf(inside, { clip })];
  const marks = [...below, ...clipped];
  const isGroup = marks.length > 0 && (alpha < 1 || name !== undefined);
  const whole = isGroup ? [groupOf(marks, { alpha, ...(name !== undefined && { name }) })] : marks;
  return isLifted ? { flow: [], lifted: [{ depth: depthOf(style), marks: whole }] } : flowing(whole);
}

/** Marks of an element with all its content, as the page shows it. */
export const elementMarks = (element: Element, reading: PageReading): readonly DrawnMark[] =>
  flattened(layersOf(element, reading));
