import { elementAt, type Picoseconds } from '../../contract/index.ts';
import type { Scale } from '../plot/scale.ts';
import type { Tokens } from '../theme/tokens/tokens.ts';
import type { ListBar } from './listStays.ts';

export interface BarRow {
  readonly y: number;
  readonly height: number;
  readonly color: string;
}

/** Solid up to the head, hollow behind it, red where it starts. Open bars end at `edge`. */
export function drawBar(
  ctx: CanvasRenderingContext2D,
  bar: ListBar,
  row: BarRow,
  x: Scale,
  head: Picoseconds,
  edge: Picoseconds,
  t: Tokens,
  start: number,
): void {
  const x0 = Math.max(-start, x(bar.from));
  const x1 = Math.min(elementAt(x.range(), 1) + 4, x(Math.min(bar.to, edge)));
  const xHead = x(head);
  const right = Math.max(x1, x0 + start + 1.5);
  const solid = Math.min(right, Math.max(x0, xHead));
  ctx.fillStyle = row.color;
  if (solid > x0) ctx.fillRect(x0, row.y, solid - x0, row.height);
  if (right > solid) {
    const line = Math.max(1.3, row.height * 0.25);
    ctx.strokeStyle = row.color;
    ctx.lineWidth = line;
    ctx.strokeRect(
      solid + line / 2,
      row.y + line / 2,
      Math.max(0.5, right - solid - line),
      row.height - line,
    );
  }
  ctx.fillStyle = t.drop;
  ctx.fillRect(x0, row.y, start, row.height);
}
