import type { Box } from '../plot/plane.ts';
import { type Drawing, type DrawnMark, type DrawnWords, type Font, groupOf, type Ink } from './drawing.ts';

import type { Ruler } from './page/texts.ts';
import { editsLine, type Stamp, stampLine } from './stamp.ts';

/** A part of the page as marks, with its position. */
export interface PicturePart {
  readonly box: Box;
  readonly marks: readonly DrawnMark[];
}

export interface Look {
  readonly ground: Ink;
  readonly ink: Ink;
  readonly pale: Ink;
  readonly font: Font;
}

const MARGIN = 16;
/** Least width of a picture, so that its stamp is legible, CSS pixels. */
const LEAST = 240;
/** Line height, as a factor of the font size. */
const LINE = 1.4;
/** Changes that fill more lines than this are in the metadata of the file only. */
const MOST_LINES = 4;

/** Text in lines no wider than the picture; a longer word has a line of its own. */
export function wrapped(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const cut = (lines: readonly string[]): readonly string[] =>
  lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '…'] : lines;

/** Marks of lines of text, one below the other. */
const written = (
  lines: readonly string[],
  y: number,
  font: Font,
  fill: Ink,
  ruler: Pick<Ruler, 'widthOf'>,
): readonly DrawnWords[] =>
  lines.map((text, i) => ({
    kind: 'words',
    text,
    x: MARGIN,
    y: y + font.size * (1 + i * LINE),
    width: ruler.widthOf(font, text),
    font,
    anchor: 'start',
    fill,
    pen: null,
  }));

/** Distance of two columns, CSS pixels. */
const GAP = 24;

/** Marks of parts one below the other, moved to their position. */
function column(
  parts: readonly PicturePart[],
  x: number,
  top: number,
): { readonly marks: DrawnMark[]; readonly bottom: number } {
  const marks: DrawnMark[] = [];
  let y = top;
  for (const { box, marks: own } of parts) {
    marks.push(groupOf(own, { matrix: [1, 0, 0, 1, Math.round(x - box.x), Math.round(y - box.y)] }));
    y = Math.round(y + box.height) + 4;
  }
  return { marks, bottom: y };
}

const widthOf = (parts: readonly PicturePart[]): number => Math.max(0, ...parts.map(({ box }) => box.width));

/** Columns of parts below the title of the scene and above the stamp of the run. */
export function composed(
  columns: readonly (readonly PicturePart[])[],
  stamp: Stamp,
  look: Look,
  ruler: Pick<Ruler, 'widthOf'>,
): Drawing {
  const between = GAP * (columns.length - 1);
  const inside = Math.max(
    columns.reduce((sum, parts) => sum + widthOf(parts), between),
    LEAST,
  );
  const title: Font = { ...look.font, size: Math.round(look.font.size * 1.15), weight: '600' };
  const small: Font = { ...look.font, size: Math.max(10, Math.round(look.font.size * 0.85)) };
  const lines = (text: string, font: Font): readonly string[] =>
    text === '' ? [] : wrapped(text, inside, (line) => ruler.widthOf(font, line));
  const heads = lines(stamp.title, title);
  const feet = [...lines(stampLine(stamp), small), ...cut(lines(editsLine(stamp), small))];
  const top = MARGIN + heads.length * title.size * LINE + 8;
  let x = MARGIN;
  const drawn = columns.map((parts) => {
    const placed = column(parts, x, top);
    x += widthOf(parts) + GAP;
    return placed;
  });
  const bottom = Math.max(top, ...drawn.map((placed) => placed.bottom)) + 6;
  return {
    width: Math.ceil(inside + 2 * MARGIN),
    height: Math.ceil(bottom + feet.length * small.size * LINE + MARGIN),
    ground: look.ground,
    marks: [
      ...written(heads, MARGIN, title, look.ink, ruler),
      ...drawn.flatMap(({ marks }) => marks),
      ...written(feet, bottom, small, look.pale, ruler),
    ],
  };
}
