import type { Tokens } from '../../theme/tokens/tokens.ts';

/** Shares drawn as a pattern, the same as in the bar of the score (score/style.module.css). */
export type Patterned = 'dead' | 'duplicate' | 'rm' | 'credit' | 'idle';

/** Side of a tile, CSS pixels, and the function that draws it. */
const TILES: Readonly<
  Record<Patterned, readonly [size: number, draw: (ctx: CanvasRenderingContext2D, t: Tokens) => void]>
> = {
  dead: [4, (ctx, t) => hatch(ctx, 4, t.ink, 1.4)],
  duplicate: [4, (ctx, t) => dots(ctx, t.ink)],
  rm: [3, (ctx, t) => bar(ctx, t.ink, 1, 3)],
  credit: [3, (ctx, t) => bar(ctx, t.ink, 3, 1)],
  idle: [10, (ctx, t) => hatch(ctx, 10, t.axis, 0.8)],
};

/** Lines that rise to the right, one in each tile. */
function hatch(ctx: CanvasRenderingContext2D, size: number, color: string, width: number): void {
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.beginPath();
  for (const shift of [-size, 0, size]) {
    ctx.moveTo(shift - 1, size + 1);
    ctx.lineTo(shift + size + 1, -1);
  }
  ctx.stroke();
}

function dots(ctx: CanvasRenderingContext2D, color: string): void {
  ctx.fillStyle = color;
  for (const [x, y] of [
    [0, 0],
    [2, 2],
  ] as const)
    ctx.fillRect(x, y, 1.4, 1.4);
}

function bar(ctx: CanvasRenderingContext2D, color: string, width: number, height: number): void {
  ctx.fillStyle = color;
  ctx.fillRect(0, 0, width, height);
}

/** The repeated tile of a pattern, CSS pixels. */
interface PatternTile {
  readonly size: number;
  readonly ground: string;
  readonly draw: (ctx: CanvasRenderingContext2D) => void;
}

const made = new Map<string, { readonly pattern: CanvasPattern; readonly tile: PatternTile }>();

/** The tile of one of these patterns, for code that draws it elsewhere; null for other patterns. */
export const tileOf = (pattern: CanvasPattern): PatternTile | null =>
  [...made.values()].find((tiling) => tiling.pattern === pattern)?.tile ?? null;

/**
 * A pattern for a canvas with this many device pixels per CSS pixel. It moves with the area it fills.
 * @param first time column at the left edge, in device pixels from time zero
 */
export function canvasPattern(
  ctx: CanvasRenderingContext2D,
  kind: Patterned,
  t: Tokens,
  scale: number,
  first: number,
): CanvasPattern | string {
  const key = `${kind} ${t.ink} ${t.bg} ${scale}`;
  const known = made.get(key);
  const [size, draw] = TILES[kind];
  if (known !== undefined) return moved(known.pattern, size, scale, first);
  const tile = document.createElement('canvas');
  const side = Math.round(size * scale);
  tile.width = side;
  tile.height = side;
  const inside = tile.getContext('2d');
  if (inside === null) return t.axis;
  inside.fillStyle = t.bg;
  inside.fillRect(0, 0, side, side);
  inside.scale(side / size, side / size);
  draw(inside, t);
  const pattern = ctx.createPattern(tile, 'repeat');
  if (pattern === null) return t.axis;
  made.set(key, { pattern, tile: { size, ground: t.bg, draw: (onto) => draw(onto, t) } });
  return moved(pattern, size, scale, first);
}

function moved(pattern: CanvasPattern, size: number, scale: number, first: number): CanvasPattern {
  const side = Math.round(size * scale);
  pattern.setTransform(new DOMMatrix().translate(-((first / scale) % size), 0).scale(size / side));
  return pattern;
}
