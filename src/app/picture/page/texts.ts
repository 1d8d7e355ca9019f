import type { Box } from '../../plot/plane.ts';
import { type DrawnWords, type Font, type PicturePen, PLAIN_PEN } from '../drawing.ts';
import { inkOf, isSeen } from '../inks.ts';

/** Converts a box of the window to one of the picture. */
export type ToPicture = (box: { x: number; y: number; width: number; height: number }) => Box;

export const fontIn = ({ fontFamily, fontSize, fontWeight, fontStyle }: CSSStyleDeclaration): Font => ({
  family: fontFamily.replace(/"/g, "'"),
  size: Number.parseFloat(fontSize),
  weight: fontWeight,
  style: fontStyle,
});

/** Measures fonts of the page. */
export class Ruler {
  readonly #ctx = document.createElement('canvas').getContext('2d');

  /** Heights of a line of text above and below its base line, CSS pixels. */
  heights({ style, weight, size, family }: Font): readonly [above: number, below: number] {
    if (this.#ctx === null) return [size, 0];
    this.#ctx.font = `${style} ${weight} ${size}px ${family}`;
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = this.#ctx.measureText('x');
    return [fontBoundingBoxAscent, fontBoundingBoxDescent];
  }

  widthOf({ style, weight, size, family }: Font, text: string): number {
    if (this.#ctx === null) return text.length * size * 0.5;
    this.#ctx.font = `${style} ${weight} ${size}px ${family}`;
    return this.#ctx.measureText(text).width;
  }
}

/** Letters of one line, with their position. */
interface Piece {
  readonly text: string;
  readonly box: Box;
  /** Range in the text of the node. */
  readonly from: number;
  readonly to: number;
}

/** Parts of a text between possible line breaks. */
const WORDS = /[^\s\-–/]*[-–/]+|[^\s\-–/]+/g;

const sameLine = (a: Box, b: Box): boolean => Math.abs(a.y - b.y) < 2;

/** A word as one piece, or as its letters if it continues in another line. */
function piecesOf(node: Text, from: number, to: number, toPicture: ToPicture): readonly Piece[] {
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, to);
  const [first, ...rest] = [...range.getClientRects()].map(toPicture).filter(({ width }) => width > 0);
  if (first === undefined) return [];
  if (to - from === 1 || rest.every((box) => sameLine(box, first)))
    return [{ text: node.data.slice(from, to), box: first, from, to }];
  return Array.from({ length: to - from }, (_, i) => from + i).flatMap((at) =>
    piecesOf(node, at, at + 1, toPicture),
  );
}

/** The text of a node, with each line as one piece. */
function linesOf(node: Text, toPicture: ToPicture): readonly Piece[] {
  const lines: Piece[] = [];
  for (const { 0: word, index } of node.data.matchAll(WORDS)) {
    for (const piece of piecesOf(node, index, index + word.length, toPicture)) {
      const line = lines.at(-1);
      if (line === undefined || !sameLine(line.box, piece.box)) lines.push(piece);
      else
        lines[lines.length - 1] = {
          text: `${line.text}${piece.from > line.to ? ' ' : ''}${piece.text}`,
          box: { ...line.box, width: piece.box.x + piece.box.width - line.box.x },
          from: line.from,
          to: piece.to,
        };
    }
  }
  return lines;
}

/** Width of the halo around letters that are over lines, CSS pixels. */
const HALO = 3;

function haloOf({ textShadow }: CSSStyleDeclaration): PicturePen | null {
  const ink = inkOf(
    textShadow === 'none' ? 'transparent' : (/(?:rgba?|color)\([^)]*\)/.exec(textShadow)?.[0] ?? ''),
  );
  return isSeen(ink) ? { ...PLAIN_PEN, ink, width: HALO, join: 'round' } : null;
}

/** The text of a node as it is on the page, a mark for each of its lines. */
export function textMarks(
  node: Text,
  style: CSSStyleDeclaration,
  toPicture: ToPicture,
  ruler: Ruler,
): readonly DrawnWords[] {
  const fill = inkOf(style.color);
  if (!isSeen(fill) || node.data.trim() === '') return [];
  const font = fontIn(style);
  const [above, below] = ruler.heights(font);
  const halo = haloOf(style);
  return linesOf(node, toPicture).flatMap(({ text, box }) => {
    const words: DrawnWords = {
      kind: 'words',
      text,
      x: box.x,
      y: box.y + (box.height - above - below) / 2 + above,
      width: box.width,
      font,
      anchor: 'start',
      fill,
      pen: null,
    };
    return halo === null ? [words] : [{ ...words, fill: null, pen: halo }, words];
  });
}

/** Words in the vertical middle of a field. */
export function fieldWords(
  text: string,
  style: CSSStyleDeclaration,
  box: Box,
  ruler: Ruler,
): readonly DrawnWords[] {
  const fill = inkOf(style.color);
  if (text === '' || !isSeen(fill)) return [];
  const font = fontIn(style);
  const [above, below] = ruler.heights(font);
  const [left, right] = [style.paddingLeft, style.paddingRight].map(Number.parseFloat);
  const isEnd = style.textAlign === 'end' || style.textAlign === 'right';
  const isMiddle = style.textAlign === 'center';
  return [
    {
      kind: 'words',
      text,
      x: isMiddle
        ? box.x + box.width / 2
        : isEnd
          ? box.x + box.width - (right ?? 0) - 1
          : box.x + (left ?? 0) + 1,
      y: box.y + (box.height - above - below) / 2 + above,
      font,
      anchor: isMiddle ? 'middle' : isEnd ? 'end' : 'start',
      fill,
      pen: null,
    },
  ];
}
