import type { Tokens } from '../../../theme/tokens/tokens.ts';

type Context = CanvasRenderingContext2D;

/** A VC by shape, 0 disc, 1 square, 2 triangle, with a halo in the ground colour; hollow when it is beyond the axes. */
export function vcMark(
  ctx: Context,
  x: number,
  y: number,
  half: number,
  tier: 0 | 1 | 2,
  color: string,
  halo: string,
  beyond: boolean,
): void {
  ctx.beginPath();
  if (tier === 0) ctx.arc(x, y, half, 0, 2 * Math.PI);
  else if (tier === 1) ctx.rect(x - half * 0.9, y - half * 0.9, half * 1.8, half * 1.8);
  else {
    ctx.moveTo(x, y - half);
    ctx.lineTo(x + half, y + half * 0.9);
    ctx.lineTo(x - half, y + half * 0.9);
    ctx.closePath();
  }
  ctx.lineJoin = 'round';
  ctx.lineWidth = 3;
  ctx.strokeStyle = halo;
  ctx.stroke();
  ctx.fillStyle = beyond ? halo : color;
  ctx.fill();
  if (!beyond) return;
  ctx.lineWidth = 1.5;
  ctx.strokeStyle = color;
  ctx.stroke();
}

/** The port as a whole: yellow, with an ink line round it; hollow while its policy pauses. */
export function portMark(
  ctx: Context,
  x: number,
  y: number,
  half: number,
  line: number,
  t: Tokens,
  idle: boolean,
): void {
  ctx.beginPath();
  ctx.arc(x, y, half, 0, 2 * Math.PI);
  ctx.fillStyle = idle ? t.bg : t.hl;
  ctx.fill();
  ctx.lineWidth = line;
  ctx.strokeStyle = t.ink;
  ctx.stroke();
}

/** Slanted lines over what is clipped, `gap` pixels apart. */
export function hatchClip(
  ctx: Context,
  left: number,
  top: number,
  right: number,
  bottom: number,
  gap: number,
  color: string,
): void {
  ctx.strokeStyle = color;
  ctx.lineWidth = 1;
  ctx.beginPath();
  const height = bottom - top;
  for (let x = left - height; x < right; x += gap) {
    ctx.moveTo(x, bottom);
    ctx.lineTo(x + height, top);
  }
  ctx.stroke();
}
