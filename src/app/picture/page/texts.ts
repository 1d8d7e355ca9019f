import type { Font, Words } from '../drawing.ts';
import { inkOf, isSeen } from '../inks.ts';
import type { Box } from './box.ts';

/** From a box of the window to one of the picture. */
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

  /** Of a line of text: above its base line and below it, CSS pixels. */
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

const CASES: Readonly<Record<string, (text: string) => string>> = {
  uppercase: (text) => text.toUpperCase(),
  lowercase: (text) => text.toLowerCase(),
};

/** A word where it is; what is on one line belongs together. */
interface Piece {
  text: string;
  box: Box;
}

/** The words of a text node, each line of them as one. */
function linesOf(node: Text, toPicture: ToPicture): readonly Piece[] {
  const range = document.createRange();
  const lines: Piece[] = [];
  for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    for (const rect of range.getClientRects()) {
      const box = toPicture(rect);
      const line = lines.at(-1);
      // A word broken over two lines is written on the first.
      if (line && (line.text.endsWith(`${word}\u200b`) || box.width === 0)) continue;
      if (line && Math.abs(line.box.y - box.y) < 2) {
        line.text += /\s/.test(node.data[index - 1] ?? '') ? ` ${word}` : word;
        line.box = { ...line.box, width: box.x + box.width - line.box.x };
      } else lines.push({ text: word, box });
      break;
    }
  }
  return lines;
}

/** The text of a node as it is on the page, a mark for each of its lines. */
export function textMarks(node: Text, style: CSSStyleDeclaration, toPicture: ToPicture, ruler: Ruler): readonly Words[] {
  const fill = inkOf(style.color);
  if (!isSeen(fill) || node.data.trim() === '') return [];
  const font = fontIn(style);
  const [above, below] = ruler.heights(font);
  const cased = CASES[style.textTransform] ?? ((text: string) => text);
  return linesOf(node, toPicture).map(({ text, box }) => ({
    kind: 'words',
    text: cased(text),
    x: box.x,
    y: box.y + (box.height - above - below) / 2 + above,
    width: box.width,
    font,
    anchor: 'start',
    fill,
    pen: null,
  }));
}

/** Words in the middle of the height of a field. */
export function fieldWords(text: string, style: CSSStyleDeclaration, box: Box, ruler: Ruler): readonly Words[] {
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
      x: isMiddle ? box.x + box.width / 2 : isEnd ? box.x + box.width - (right ?? 0) - 1 : box.x + (left ?? 0) + 1,
      y: box.y + (box.height - above - below) / 2 + above,
      font,
      anchor: isMiddle ? 'middle' : isEnd ? 'end' : 'start',
      fill,
      pen: null,
    },
  ];
}
