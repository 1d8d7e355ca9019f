import { CellFlag, uint16At } from '../../../../contract/index.ts';
import { linearScale } from '../../../plot/scale.ts';
import type { Tokens } from '../../../theme/tokens/tokens.ts';

type Context = CanvasRenderingContext2D;

export interface LaneBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Cells one by one from the left, the next to leave first: an ink bar closes each frame, dead cells are hollow and crossed out. */
export function drawLaneCells(
  ctx: Context,
  cells: Uint16Array,
  box: LaneBox,
  cell: number,
  color: (vc: number) => string,
  t: Tokens,
): void {
  const count = Math.min(cells.length, Math.floor(box.width / cell + 1e-6));
  const gap = cell >= 4 ? 1 : 0.5;
  for (let k = 0; k < count; k++) {
    const bits = uint16At(cells, k);
    const x = box.x + k * cell;
    const width = cell - gap;
    ctx.fillStyle = color(bits & CellFlag.vcMask);
    ctx.fillRect(x, box.y, width, box.height);
    if (bits & CellFlag.dead) crossOut(ctx, x, box.y, width, box.height, t);
    if (!(bits & CellFlag.last)) continue;
    ctx.fillStyle = t.ink;
    ctx.fillRect(
      x + cell - Math.max(1.5, cell * 0.18),
      box.y - 1,
      Math.max(1.5, cell * 0.18),
      box.height + 2,
    );
  }
}

function crossOut(ctx: Context, x: number, y: number, width: number, height: number, t: Tokens): void {
  ctx.fillStyle = t.ink;
  ctx.fillRect(x, y, width, height);
  ctx.fillStyle = t.bg;
  ctx.fillRect(x + 1, y + 1, Math.max(0.5, width - 2), height - 2);
  ctx.strokeStyle = t.ink;
  ctx.lineWidth = 1;
  ctx.beginPath();
  ctx.moveTo(x, y + height);
  ctx.lineTo(x + width, y);
  ctx.stroke();
}

/** A whole queue, or several stacked, on the scale of the buffer; the dead share of a column is hatched. */
export function drawLaneBar(
  ctx: Context,
  queues: readonly Uint16Array[],
  places: number,
  box: LaneBox,
  color: (vc: number) => string,
  t: Tokens,
): void {
  const x = linearScale([0, places], [box.x, box.x + box.width]);
  let first = 0;
  for (const cells of queues) {
    if (cells.length === 0) continue;
    const from = x(first);
    const width = Math.max(1, x(first + cells.length) - from);
    ctx.fillStyle = color(uint16At(cells, 0) & CellFlag.vcMask);
    ctx.fillRect(from, box.y, width, box.height);
    hatchDead(ctx, cells, { ...box, x: from, width }, t);
    first += cells.length;
  }
}

/** Hatching of dead cells in columns of two pixels, each as high as its share of dead cells. */
function hatchDead(ctx: Context, cells: Uint16Array, box: LaneBox, t: Tokens): void {
  const columns = Math.max(1, Math.floor(box.width / 2));
  for (let c = 0; c < columns; c++) {
    const from = Math.floor((c / columns) * cells.length);
    const to = Math.max(from + 1, Math.floor(((c + 1) / columns) * cells.length));
    let dead = 0;
    for (let i = from; i < to; i++) if (uint16At(cells, i) & CellFlag.dead) dead++;
    if (dead === 0) continue;
    const height = (box.height * dead) / (to - from);
    const x = box.x + (c / columns) * box.width;
    ctx.fillStyle = t.bg;
    ctx.fillRect(x, box.y, box.width / columns, height);
    ctx.fillStyle = t.ink;
    ctx.fillRect(x, box.y, box.width / columns / 2, height);
  }
}

/** Limits of a queue: thick up to its minimum, thin up to its maximum, an ink tick at each. */
export function drawShareScale(ctx: Context, box: LaneBox, minX: number, maxX: number, t: Tokens): void {
  const middle = box.y + box.height / 2;
  ctx.fillStyle = t.axis;
  ctx.fillRect(box.x, middle - 0.5, maxX - box.x, 1);
  ctx.fillRect(box.x, middle - 1.5, minX - box.x, 3);
}

/** Ticks of the limits, drawn over the cells so that both can be read on a long queue. */
export function drawShareTicks(
  ctx: Context,
  box: LaneBox,
  minX: number | null,
  maxX: number | null,
  t: Tokens,
): void {
  for (const [x, width] of [
    [minX, 2],
    [maxX, 1.5],
  ] as const) {
    if (x === null) continue;
    ctx.fillStyle = t.bg;
    ctx.fillRect(x - width / 2 - 1, box.y - 1, width + 2, box.height + 2);
    ctx.fillStyle = t.ink;
    ctx.fillRect(x - width / 2, box.y - 1, width, box.height + 2);
  }
  if (maxX === null) return;
  // A bracket marks the maximum.
  ctx.fillRect(maxX - 4, box.y - 1, 4, 1.5);
  ctx.fillRect(maxX - 4, box.y + box.height - 0.5, 4, 1.5);
}

/** The scheduler's pick, a triangle towards the link: yellow with an ink edge = next, hollow = the last one served. */
export function drawPick(
  ctx: Context,
  x: number,
  y: number,
  half: number,
  kind: 'next' | 'last',
  t: Tokens,
): void {
  if (kind === 'next') {
    ctx.fillStyle = t.hl;
    ctx.fillRect(x - half - 2, y - half - 2, half * 2 + 4, half * 2 + 4);
  }
  ctx.beginPath();
  ctx.moveTo(x - half, y);
  ctx.lineTo(x + half * 0.8, y - half);
  ctx.lineTo(x + half * 0.8, y + half);
  ctx.closePath();
  ctx.fillStyle = kind === 'next' ? t.hlink : t.bg;
  ctx.fill();
  if (kind === 'next') return;
  ctx.strokeStyle = t.ink2;
  ctx.lineWidth = 1.3;
  ctx.stroke();
}
