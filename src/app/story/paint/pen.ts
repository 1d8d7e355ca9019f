import type { Box } from '../../plot/plane.ts';
import { type Theme, type Tokens, textOn, tokens, vcColor, vcTier } from '../../theme/tokens/tokens.ts';

/** Context and style for painters of a story; lengths in CSS pixels. */
export interface Pen {
  readonly ctx: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  /** CSS pixels per design unit: 1 on a screen of 1366 x 768. */
  readonly u: number;
  readonly theme: Theme;
  readonly colors: Tokens;
  readonly labels: Labels;
  /** Whether the layout is that of a phone. */
  readonly narrow: boolean;
}

/** Mapping of a time range to a box. */
export interface Axis {
  readonly x: (time: number) => number;
  readonly time: (x: number) => number;
}

export function axisOver({ x, width }: Box, [from, to]: readonly [number, number]): Axis {
  return {
    x: (time) => x + ((time - from) / (to - from)) * width,
    time: (at) => from + ((at - x) / width) * (to - from),
  };
}

/** Style of a label, as named in the style sheet. */
export type LabelKind =
  | 'name'
  | 'plain'
  | 'number'
  | 'tag'
  | 'big'
  | 'loss'
  | 'soft'
  | 'scale'
  | 'first'
  | 'onEmpty';

interface Put {
  readonly x: number;
  readonly y: number;
  readonly kind: LabelKind;
  /** Which part of the label is at x; its vertical middle is at y. */
  readonly align?: 'left' | 'center' | 'right';
  readonly isGhost?: boolean;
}

const SHIFT = { left: '0', center: '-50%', right: '-100%' } as const;

/** Labels of a picture as elements of the page: updated with each frame and reused. */
export class Labels {
  private readonly known = new Map<string, HTMLElement>();
  private readonly used = new Set<string>();

  constructor(private readonly host: HTMLElement) {}

  begin(): void {
    this.used.clear();
  }

  put(key: string, text: string, { x, y, kind, align = 'left', isGhost = false }: Put): void {
    this.used.add(key);
    let element = this.known.get(key);
    if (element === undefined) {
      element = document.createElement('span');
      this.host.append(element);
      this.known.set(key, element);
    }
    const look = isGhost ? `${kind} ghost` : kind;
    if (element.dataset.look !== look) element.dataset.look = look;
    if (element.textContent !== text) element.textContent = text;
    const place = `translate(${tenth(x)}px, ${tenth(y)}px) translate(${SHIFT[align]}, -50%)`;
    if (element.style.transform !== place) element.style.transform = place;
  }

  end(): void {
    for (const [key, element] of this.known) {
      if (this.used.has(key)) continue;
      element.remove();
      this.known.delete(key);
    }
  }

  clear(): void {
    this.begin();
    this.end();
  }
}

const tenth = (pixels: number): number => Math.round(10 * pixels) / 10;

/** CSS pixels per design unit, from the style sheet: the font size is 16 units, or the least of the theme. */
function unitOf(element: Element): number {
  const style = getComputedStyle(element);
  const letters = Math.max(16, Number(style.getPropertyValue('--least')));
  return Number(/^[\d.]+/.exec(style.fontSize)?.[0] ?? 16) / letters;
}

/** A pen for a canvas that fits its element; null while that has no size. */
export function penOf(
  canvas: HTMLCanvasElement,
  labels: Labels,
  size: { readonly width: number; readonly height: number },
  theme: Theme,
): Pen | null {
  const { width, height } = size;
  const scale = Math.min(2, window.devicePixelRatio || 1);
  const ctx = canvas.getContext('2d');
  if (ctx === null || width < 1 || height < 1) return null;
  const [columns, rows] = [Math.round(width * scale), Math.round(height * scale)];
  if (canvas.width !== columns) canvas.width = columns;
  if (canvas.height !== rows) canvas.height = rows;
  ctx.setTransform(scale, 0, 0, scale, 0, 0);
  ctx.clearRect(0, 0, width, height);
  const u = unitOf(canvas);
  return { ctx, width, height, u, theme, colors: tokens[theme], labels, narrow: width < 620 };
}

/** Hatching at 45 degrees for empty areas. It stays in place when shapes move over it. */
export function hatchBox(pen: Pen, { x, y, width, height }: Box, color: string): void {
  const { ctx } = pen;
  const gap = 12 * pen.u;
  if (width <= 0 || height <= 0) return;
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, width, height);
  ctx.clip();
  ctx.beginPath();
  const first = Math.floor((x + y) / gap) * gap;
  for (let at = first; at < x + width + y + height; at += gap) {
    ctx.moveTo(at - y, y);
    ctx.lineTo(at - y - height, y + height);
  }
  ctx.strokeStyle = color;
  ctx.lineWidth = Math.max(1, pen.u);
  ctx.stroke();
  ctx.restore();
}

export function fill({ ctx }: Pen, { x, y, width, height }: Box, color: string): void {
  ctx.fillStyle = color;
  ctx.fillRect(x, y, width, height);
}

export function rule({ ctx, u }: Pen, x0: number, x1: number, y: number, color: string, width = 1.5): void {
  ctx.fillStyle = color;
  const thick = Math.max(1, width * u);
  ctx.fillRect(x0, y - thick / 2, x1 - x0, thick);
}

export function frame({ ctx, u }: Pen, { x, y, width, height }: Box, color: string, round = 0): void {
  ctx.strokeStyle = color;
  ctx.lineWidth = 2.5 * u;
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, round);
  ctx.stroke();
}

/** A triangle that points at a place where cells are lost. */
export function lossMark({ ctx, u, colors }: Pen, x: number, bottom: number, size = 20): void {
  const half = (size * u) / 2;
  ctx.fillStyle = colors.drop;
  ctx.beginPath();
  ctx.moveTo(x - half, bottom - 1.7 * half);
  ctx.lineTo(x + half, bottom - 1.7 * half);
  ctx.lineTo(x, bottom);
  ctx.fill();
}

export const senderColor = (pen: Pen, vc: number): string => vcColor(pen.theme, vc);

/** Mark of a sender as on its button: shape, colour and number. */
export function senderMark(
  pen: Pen,
  vc: number,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  const { ctx, colors } = pen;
  const color = senderColor(pen, vc);
  const half = size / 2;
  fill(pen, { x: x - half - 3, y: y - half - 3, width: size + 6, height: size + 6 }, colors.bg);
  ctx.fillStyle = color;
  ctx.beginPath();
  const tier = vcTier(vc);
  if (tier === 0) ctx.arc(x, y, half, 0, 2 * Math.PI);
  else if (tier === 1) ctx.roundRect(x - half, y - half, size, size, 2);
  else {
    ctx.moveTo(x, y - half);
    ctx.lineTo(x + half, y + half);
    ctx.lineTo(x - half, y + half);
  }
  ctx.fill();
  ctx.fillStyle = textOn(color);
  ctx.font = `600 ${0.6 * size}px Inter, system-ui, sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(String(vc), x, y + 0.04 * size);
}
