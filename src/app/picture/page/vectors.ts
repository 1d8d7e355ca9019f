import type { Box } from '../../plot/plane.ts';
import {
  type DrawnMark,
  type DrawnWords,
  groupOf,
  type Matrix,
  type PicturePen,
  rectPath,
  shapeOf,
  short,
} from '../drawing.ts';
import { faded, inkOf, isSeen } from '../inks.ts';
import { boxPath, pixels } from './box.ts';
import { fontIn } from './texts.ts';

/** From the window to the picture: divided by `fit`, then moved. */
export interface PictureFit {
  readonly x: number;
  readonly y: number;
  readonly fit: number;
}

const value = (element: SVGGraphicsElement, name: string): number => {
  const length: unknown = Reflect.get(element, name);
  return length instanceof SVGAnimatedLength ? length.baseVal.value : 0;
};

/** The outline of an element as path data; null of what has none. */
function outline(element: SVGGraphicsElement): string | null {
  const of = (name: string): number => value(element, name);
  if (element instanceof SVGPathElement) return element.getAttribute('d');
  if (element instanceof SVGRectElement)
    return boxPath({ x: of('x'), y: of('y'), width: of('width'), height: of('height') }, of('rx'));
  if (element instanceof SVGLineElement) return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`;
  if (element instanceof SVGCircleElement || element instanceof SVGEllipseElement) {
    const isCircle = element instanceof SVGCircleElement;
    const [rx, ry] = isCircle ? [of('r'), of('r')] : [of('rx'), of('ry')];
    return `M${short(of('cx') - rx)} ${short(of('cy'))}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
  }
  if (element instanceof SVGPolylineElement || element instanceof SVGPolygonElement) {
    const points = element.getAttribute('points')?.trim() ?? '';
    return points === '' ? null : `M${points}${element instanceof SVGPolygonElement ? 'z' : ''}`;
  }
  return null;
}

function matrixOf(element: SVGGraphicsElement, { x, y, fit }: PictureFit): Matrix {
  const { a, b, c, d, e, f } = element.getScreenCTM() ?? new DOMMatrix();
  return [a / fit, b / fit, c / fit, d / fit, e / fit - x, f / fit - y];
}

function penOf(style: CSSStyleDeclaration, [a, b]: Matrix): PicturePen | null {
  if (style.stroke === 'none' || pixels(style.strokeWidth) === 0) return null;
  const ink = faded(inkOf(style.stroke), Number(style.strokeOpacity));
  if (!isSeen(ink)) return null;
  const isFixed = style.getPropertyValue('vector-effect') === 'non-scaling-stroke';
  return {
    ink,
    width: pixels(style.strokeWidth) / (isFixed ? Math.hypot(a, b) : 1),
    dash: style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(',').map(pixels),
    dashOffset: pixels(style.strokeDashoffset),
    cap: style.strokeLinecap as CanvasLineCap,
    join: style.strokeLinejoin as CanvasLineJoin,
  };
}

function lettering(
  element: SVGTextContentElement,
  style: CSSStyleDeclaration,
  matrix: Matrix,
): readonly DrawnWords[] {
  const text = element.textContent?.trim() ?? '';
  if (text === '') return [];
  const { x, y } = element.getStartPositionOfChar(0);
  const fill = faded(inkOf(style.fill), Number(style.fillOpacity));
  const pen = penOf(style, matrix);
  const words: DrawnWords = {
    kind: 'words',
    text,
    x,
    y,
    width: element.getComputedTextLength(),
    font: fontIn(style),
    anchor: 'start',
    fill: isSeen(fill) ? fill : null,
    pen: null,
    matrix,
  };
  return pen === null ? [words] : [{ ...words, fill: null, pen }, words];
}

function marksOf(element: Element, place: PictureFit): readonly DrawnMark[] {
  if (!(element instanceof SVGGraphicsElement)) return [];
  const style = getComputedStyle(element);
  if (style.display === 'none' || element instanceof SVGDefsElement) return [];
  const alpha = Number(style.opacity);
  if (alpha === 0) return [];
  const marks = ownMarks(element, style, place);
  return alpha < 1 && marks.length > 0 ? [groupOf(marks, { alpha })] : marks;
}

function ownMarks(
  element: SVGGraphicsElement,
  style: CSSStyleDeclaration,
  place: PictureFit,
): readonly DrawnMark[] {
  const isLeaf = element instanceof SVGTextContentElement && element.childElementCount === 0;
  const children = (): readonly DrawnMark[] =>
    [...element.children].flatMap((child) => marksOf(child, place));
  if (style.visibility === 'hidden') return children();
  if (isLeaf) return lettering(element, style, matrixOf(element, place));
  const d = outline(element);
  if (d === null || d === '') return children();
  const matrix = matrixOf(element, place);
  const fill = style.fill === 'none' ? null : faded(inkOf(style.fill), Number(style.fillOpacity));
  const pen = penOf(style, matrix);
  const seen = fill !== null && isSeen(fill) ? fill : null;
  return seen === null && pen === null ? [] : [{ ...shapeOf(d, seen, pen), matrix }];
}

/** A drawing in the page as marks of the picture. */
export function vectorMarks(
  drawing: SVGSVGElement,
  style: CSSStyleDeclaration,
  box: Box,
  place: PictureFit,
): readonly DrawnMark[] {
  const marks = [...drawing.children].flatMap((child) => marksOf(child, place));
  const isCut = style.overflowX !== 'visible';
  return isCut ? [groupOf(marks, { clip: rectPath(box.x, box.y, box.width, box.height) })] : marks;
}
