import { pictureTexts as texts } from '../../strings/pages/pictures.ts';
import {
  type Drawing,
  type DrawnMark,
  type DrawnWords,
  type Ink,
  isTile,
  type Matrix,
  type PicturePen,
  type Shape,
  type Tile,
} from '../drawing.ts';

const styleOf = ({ color, alpha }: Ink): string =>
  alpha >= 1
    ? color
    : `${color}${Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')}`;

/** The tile in the pixels of the picture, so that it is as sharp as the rest. */
function patternFor(
  ctx: CanvasRenderingContext2D,
  { size, ground, marks }: Tile,
  scale: number,
): CanvasPattern | string {
  const side = Math.max(1, Math.round(size * scale));
  const tile = document.createElement('canvas');
  [tile.width, tile.height] = [side, side];
  const inside = tile.getContext('2d');
  if (inside === null) return styleOf(ground);
  inside.fillStyle = styleOf(ground);
  inside.fillRect(0, 0, side, side);
  inside.scale(side / size, side / size);
  paintMarks(inside, marks, side / size);
  const pattern = ctx.createPattern(tile, 'repeat');
  pattern?.setTransform(new DOMMatrix().scale(size / side));
  return pattern ?? styleOf(ground);
}

function putPen(ctx: CanvasRenderingContext2D, pen: PicturePen): void {
  ctx.strokeStyle = styleOf(pen.ink);
  ctx.lineWidth = pen.width;
  ctx.setLineDash([...pen.dash]);
  ctx.lineDashOffset = pen.dashOffset;
  ctx.lineCap = pen.cap;
  ctx.lineJoin = pen.join;
}

function paintShape(ctx: CanvasRenderingContext2D, { d, fill, pen }: Shape, scale: number): void {
  const path = new Path2D(d);
  if (fill !== null) {
    ctx.fillStyle = isTile(fill) ? patternFor(ctx, fill, scale) : styleOf(fill);
    ctx.fill(path);
  }
  if (pen !== null) {
    putPen(ctx, pen);
    ctx.stroke(path);
  }
}

function paintWords(
  ctx: CanvasRenderingContext2D,
  { text, x, y, font, anchor, fill, pen, width }: DrawnWords,
): void {
  ctx.font = `${font.style} ${font.weight} ${font.size}px ${font.family}`;
  ctx.textAlign = anchor === 'middle' ? 'center' : anchor;
  ctx.letterSpacing = '0px';
  const own = ctx.measureText(text).width;
  // Numbers of the page have digits of one width, those of a canvas do not.
  if (width !== undefined && text.length > 1) ctx.letterSpacing = `${(width - own) / text.length}px`;
  if (pen !== null) {
    putPen(ctx, pen);
    ctx.strokeText(text, x, y);
  }
  if (fill !== null) {
    ctx.fillStyle = styleOf(fill);
    ctx.fillText(text, x, y);
  }
}

const apply = (ctx: CanvasRenderingContext2D, matrix: Matrix | undefined): void => {
  if (matrix) ctx.transform(...matrix);
};

function paintMark(ctx: CanvasRenderingContext2D, mark: DrawnMark, scale: number): void {
  if (mark.kind === 'raster') {
    const { source, x, y, width, height } = mark;
    ctx.drawImage(source, x, y, width, height);
    return;
  }
  ctx.save();
  apply(ctx, mark.matrix);
  if (mark.kind === 'shape') paintShape(ctx, mark, scale);
  else if (mark.kind === 'words') paintWords(ctx, mark);
  else {
    if (mark.clip !== null) ctx.clip(new Path2D(mark.clip));
    ctx.globalAlpha *= mark.alpha;
    paintMarks(ctx, mark.marks, scale);
  }
  ctx.restore();
}

function paintMarks(ctx: CanvasRenderingContext2D, marks: readonly DrawnMark[], scale: number): void {
  for (const mark of marks) paintMark(ctx, mark, scale);
}

/** The drawing on a canvas of so many pixels for each of the page. Rejects where the browser has no room for it. */
export async function pngOf({ width, height, ground, marks }: Drawing, scale: number): Promise<Uint8Array> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error(texts.noRoom);
  ctx.scale(scale, scale);
  ctx.fillStyle = styleOf(ground);
  ctx.fillRect(0, 0, width, height);
  paintMarks(ctx, marks, scale);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error(texts.noRoom);
  return new Uint8Array(await blob.arrayBuffer());
}
