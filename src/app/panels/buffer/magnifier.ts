import { CellFlag, elementAt } from '../../../contract/index.ts';
import { setFont } from '../../plot/paint/marks.ts';
import { type Tokens, textOn } from '../../theme/tokens/tokens.ts';

/** A run of neighbouring places shown enlarged. */
export interface Magnifier {
  readonly first: number;
  readonly count: number;
  /** Left edge, CSS pixels. */
  readonly x: number;
}

export interface MagnifierLayout {
  readonly cell: number;
  /** About the nearest dead cell, or the head of the queue. */
  readonly head: Magnifier | null;
  readonly tail: Magnifier;
  /** Where the entrance bar is. */
  readonly entrance: number;
}

/** The first dead cell in service order; -1 = none. */
export function nearestDead(cells: Uint16Array): number {
  return cells.findIndex((cell) => (cell & CellFlag.dead) !== 0);
}

/** Splits the strip: a quarter for the head lens, the rest for the tail, room for the refused cell at the end. */
export function magnifierLayout(
  cells: Uint16Array,
  width: number,
  cell: number,
  gap: number,
  chosen: number | null = null,
): MagnifierLayout {
  const room = Math.max(1, Math.floor((width - cell * 2) / cell));
  if (cells.length <= room) {
    const tail = { first: 0, count: cells.length, x: 0 };
    return { cell, head: null, tail, entrance: cells.length * cell };
  }
  const tailRoom = width - cell * 2.4 - gap;
  const headCount = Math.max(3, Math.floor(tailRoom / cell / 3.6));
  const tailCount = Math.floor(tailRoom / cell) - headCount;
  const centre = chosen ?? nearestDead(cells);
  const wanted = centre < 0 ? 0 : centre - Math.floor(headCount / 2);
  const first = Math.max(0, Math.min(wanted, cells.length - tailCount - headCount));
  const x = headCount * cell + gap;
  return {
    cell,
    head: { first, count: headCount, x: 0 },
    tail: { first: cells.length - tailCount, count: tailCount, x },
    entrance: x + tailCount * cell,
  };
}

export interface MagnifierStyle {
  readonly t: Tokens;
  readonly color: (vc: number) => string;
  readonly followed: number | null;
  readonly font: number;
}

/** Font size by the number of digits, so that neighbours stay apart. */
const DIGITS = [1, 1, 0.86, 0.7, 0.55, 0.45] as const;
const digitSize = (digits: number): number => elementAt(DIGITS, digits);

/** Hatching with a window of the ground colour for the number. */
function drawDead(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  height: number,
  digits: number,
  t: Tokens,
): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, size, height);
  ctx.clip();
  ctx.fillStyle = t.bg;
  ctx.fillRect(x, y, size, height);
  ctx.strokeStyle = t.ink;
  ctx.lineWidth = 1.4;
  ctx.beginPath();
  for (let d = -height; d < size; d += 4) {
    ctx.moveTo(x + d, y + height);
    ctx.lineTo(x + d + height, y);
  }
  ctx.stroke();
  ctx.fillStyle = t.bg;
  const wide = Math.min(size - 4, size * 0.32 * (digits + 0.6));
  ctx.fillRect(x + (size - wide) / 2, y + height * 0.14, wide, height * 0.72);
  ctx.restore();
}

/** Cells as numbered squares; an ink bar closes each frame. */
export function drawMagnifier(
  ctx: CanvasRenderingContext2D,
  cells: Uint16Array,
  magnifier: Magnifier,
  size: number,
  y: number,
  height: number,
  style: MagnifierStyle,
): void {
  const { t } = style;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  let font = '';
  const seen = cells.subarray(magnifier.first, magnifier.first + magnifier.count);
  for (const [k, bits] of seen.entries()) {
    const vc = bits & CellFlag.vcMask;
    const x = magnifier.x + k * size;
    const color = style.color(vc);
    if (bits & CellFlag.dead) drawDead(ctx, x, y, size - 1, height, `${vc}`.length, t);
    else {
      ctx.fillStyle = color;
      ctx.fillRect(x, y, size - 1, height);
    }
    const digits = `${vc}`.length;
    const weight = vc === style.followed ? 700 : 500;
    if (font !== `${digits},${weight}`) setFont(ctx, style.font * digitSize(digits), weight);
    font = `${digits},${weight}`;
    ctx.fillStyle = bits & CellFlag.dead ? t.ink : textOn(color);
    ctx.fillText(`${vc}`, x + (size - 1) / 2, y + height / 2 + 0.5);
  }
  ctx.fillStyle = t.ink;
  for (const [k, bits] of seen.entries()) {
    if (!(bits & CellFlag.last)) continue;
    ctx.fillStyle = t.bg;
    ctx.fillRect(magnifier.x + (k + 1) * size - 3, y - 3, 5, height + 6);
    ctx.fillStyle = t.ink;
    ctx.fillRect(magnifier.x + (k + 1) * size - 2, y - 3, 3, height + 6);
  }
}

/** The entrance bar, and outside it the cell that was refused. */
export function drawRefused(
  ctx: CanvasRenderingContext2D,
  vc: number,
  x: number,
  y: number,
  size: number,
  height: number,
  style: MagnifierStyle,
): void {
  const { t } = style;
  ctx.fillStyle = t.drop;
  ctx.fillRect(x + 3, y - 5, 2, height + 10);
  ctx.lineWidth = 2;
  ctx.strokeStyle = t.drop;
  ctx.strokeRect(x + 9, y + 1, size - 1, height - 2);
  setFont(ctx, style.font * digitSize(`${vc}`.length), 700);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = t.drop;
  ctx.fillText(`${vc}`, x + 9 + (size - 1) / 2, y + height / 2 + 0.5);
}
