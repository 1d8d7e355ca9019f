import type { Tokens } from '../../theme/tokens/tokens.ts';
import { FONT, type PlotStyle } from './style.ts';

type Context = CanvasRenderingContext2D;

/** Downward triangle with its tip at (x, y), for a drop: solid up to the head, hollow ahead of it. */
export function dropTriangle(
  ctx: Context,
  x: number,
  y: number,
  half: number,
  solid: boolean,
  t: Tokens,
  halo: number,
): void {
  ctx.beginPath();
  ctx.moveTo(x - half, y - half * 1.5);
  ctx.lineTo(x + half, y - half * 1.5);
  ctx.lineTo(x, y);
  ctx.closePath();
  ctx.lineJoin = 'round';
  ctx.strokeStyle = t.bg;
  ctx.lineWidth = halo * 2;
  ctx.stroke();
  ctx.fillStyle = solid ? t.drop : t.bg;
  ctx.fill();
  if (solid) return;
  ctx.lineJoin = 'miter';
  ctx.strokeStyle = t.drop;
  ctx.lineWidth = Math.max(1.4, half * 0.28);
  ctx.stroke();
}

/** Extent of the drops of one mark: a line along the upper edge of its triangle. */
export function dropExtent(
  ctx: Context,
  from: number,
  to: number,
  y: number,
  half: number,
  t: Tokens,
  halo: number,
): void {
  const [top, thick] = [y - half * 1.5, Math.max(1.4, half * 0.4)];
  ctx.fillStyle = t.bg;
  ctx.fillRect(from - halo, top - halo, to - from + 2 * halo, thick + 2 * halo);
  ctx.fillStyle = t.drop;
  ctx.fillRect(from, top, to - from, thick);
}

/** A red cross for a pushed-out cell, unlike the mark of a drop on arrival. */
export function pushedCross(
  ctx: Context,
  x: number,
  y: number,
  half: number,
  solid: boolean,
  t: Tokens,
  halo: number,
): void {
  const stroke = (color: string, width: number) => {
    ctx.strokeStyle = color;
    ctx.lineWidth = width;
    ctx.lineCap = 'butt';
    ctx.beginPath();
    ctx.moveTo(x - half, y - half);
    ctx.lineTo(x + half, y + half);
    ctx.moveTo(x - half, y + half);
    ctx.lineTo(x + half, y - half);
    ctx.stroke();
  };
  const width = Math.max(1.2, half * (solid ? 0.6 : 0.25));
  stroke(t.bg, width + halo * 2);
  stroke(t.drop, width);
}

/** A ring for a frame marked by EFCI: with a dot up to the head, empty ahead of it. */
export function efciRing(
  ctx: Context,
  x: number,
  y: number,
  half: number,
  past: boolean,
  t: Tokens,
  halo: number,
): void {
  ctx.beginPath();
  ctx.arc(x, y, half, 0, 2 * Math.PI);
  ctx.strokeStyle = t.bg;
  ctx.lineWidth = halo * 2;
  ctx.stroke();
  ctx.fillStyle = t.bg;
  ctx.fill();
  ctx.strokeStyle = t.ink;
  ctx.lineWidth = Math.max(1.2, half * 0.3);
  ctx.stroke();
  if (!past) return;
  ctx.beginPath();
  ctx.arc(x, y, half * 0.4, 0, 2 * Math.PI);
  ctx.fillStyle = t.ink;
  ctx.fill();
}

/** Closes the path of a mark; fills it with the ground colour and outlines it in ink. */
function hollow(ctx: Context, half: number, t: Tokens): void {
  ctx.closePath();
  ctx.fillStyle = t.bg;
  ctx.fill();
  ctx.strokeStyle = t.ink;
  ctx.lineWidth = Math.max(1.2, half * 0.3);
  ctx.stroke();
}

/** Fast retransmit: a hollow diamond. */
export function diamond(ctx: Context, x: number, y: number, half: number, t: Tokens): void {
  ctx.beginPath();
  ctx.moveTo(x, y - half);
  ctx.lineTo(x + half, y);
  ctx.lineTo(x, y + half);
  ctx.lineTo(x - half, y);
  hollow(ctx, half, t);
}

/** An echoed mark: a hollow triangle that points down. */
export function triangle(ctx: Context, x: number, y: number, half: number, t: Tokens): void {
  ctx.beginPath();
  ctx.moveTo(x - half, y - half * 0.8);
  ctx.lineTo(x + half, y - half * 0.8);
  ctx.lineTo(x, y + half * 0.9);
  hollow(ctx, half, t);
}

/** Timeout: a square, hollow ahead of the head. */
export function timeoutSquare(ctx: Context, x: number, y: number, half: number, t: Tokens): void {
  ctx.fillStyle = t.bg;
  ctx.fillRect(x - half - 1, y - half - 1, 2 * half + 2, 2 * half + 2);
  ctx.fillStyle = t.ink;
  ctx.fillRect(x - half, y - half, 2 * half, 2 * half);
}

/** The parts of a plot frame that time marks need; CSS pixels. */
interface TimeFrame {
  readonly ctx: Context;
  readonly width: number;
  readonly height: number;
  readonly head: number;
  readonly x: (time: number) => number;
  readonly state: { readonly cursor: number | null };
  readonly style: PlotStyle;
  readonly t: Tokens;
}

/** The play head over the whole height, where it is in view: an ink line inside a yellow band. */
export function playHead({ ctx, head: x, width, height, style: s, t }: TimeFrame): void {
  if (!(x >= 0 && x <= width)) return;
  ctx.fillStyle = t.hl;
  ctx.fillRect(x - s.headBand / 2, 0, s.headBand, height);
  ctx.fillStyle = t.hlink;
  ctx.fillRect(x - s.headLine / 2, 0, s.headLine, height);
}

/** Distance from the middle of the head to a name next to its band, CSS pixels. */
export const headRoom = ({ headBand }: PlotStyle): number => headBand / 2 + 3;

/** Half the width of the ring of a branch point with its pen, CSS pixels. */
export const forkRing = ({ mark, headLine }: PlotStyle): number => mark * 1.1 + (headLine > 2 ? 1.5 : 0.65);

/** The branch point of two branches: a dotted line under a ring. */
export function forkMark(ctx: Context, x: number, height: number, s: PlotStyle, t: Tokens): void {
  const line = s.headLine > 2 ? 3 : 1;
  const ring = s.mark * 1.1;
  ctx.lineWidth = line;
  ctx.strokeStyle = t.ink;
  ctx.setLineDash([line, 2 * line]);
  ctx.beginPath();
  ctx.moveTo(x, 2 * ring);
  ctx.lineTo(x, height);
  ctx.stroke();
  ctx.setLineDash([]);
  ctx.lineWidth = Math.max(1.3, line);
  ctx.beginPath();
  ctx.arc(x, ring + ctx.lineWidth / 2, ring, 0, 2 * Math.PI);
  ctx.fillStyle = t.bg;
  ctx.fill();
  ctx.stroke();
}

/** The shared cursor, if there is one: a thin line over the whole height. */
export function cursorLine({ ctx, x, state, height, t }: TimeFrame): void {
  if (state.cursor === null) return;
  ctx.fillStyle = t.ink2;
  ctx.fillRect(Math.round(x(state.cursor)), 0, 1, height);
}

export interface TextStyle {
  readonly size: number;
  readonly weight?: number;
  readonly color: string;
  readonly align?: CanvasTextAlign;
  readonly baseline?: CanvasTextBaseline;
  readonly halo?: number;
  readonly haloColor?: string;
}

export function setFont(ctx: Context, size: number, weight = 400): void {
  ctx.font = `${weight} ${size}px ${FONT}`;
}

/** Text with a halo in the ground colour, so that it stays readable on data. */
export function haloText(ctx: Context, text: string, x: number, y: number, style: TextStyle): void {
  setFont(ctx, style.size, style.weight);
  ctx.textAlign = style.align ?? 'left';
  ctx.textBaseline = style.baseline ?? 'alphabetic';
  const { halo = 0, haloColor } = style;
  if (halo > 0 && haloColor !== undefined) {
    ctx.lineJoin = 'round';
    ctx.lineWidth = halo * 2;
    ctx.strokeStyle = haloColor;
    ctx.strokeText(text, x, y);
  }
  ctx.fillStyle = style.color;
  ctx.fillText(text, x, y);
}

/** Bold words on one side of the line at `x`, at a distance `clear`. */
export function labelNextTo(
  ctx: Context,
  text: string,
  { x, y, onLeft, clear }: { x: number; y: number; onLeft: boolean; clear: number },
  s: PlotStyle,
  t: Tokens,
  baseline: CanvasTextBaseline = 'middle',
): void {
  haloText(ctx, text, onLeft ? x - clear : x + clear, y, {
    size: s.caption,
    weight: 600,
    color: t.ink,
    align: onLeft ? 'right' : 'left',
    baseline,
    halo: s.textHalo,
    haloColor: t.bg,
  });
}
