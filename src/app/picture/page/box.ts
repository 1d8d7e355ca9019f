import type { Box } from '../../plot/plane.ts';
import { rectPath, short } from '../drawing.ts';

export const pixels = (text: string): number => Number.parseFloat(text) || 0;

/** `12px` or a part of a length. */
export const lengthOf = (text: string, of: number): number =>
  text.endsWith('%') ? (pixels(text) * of) / 100 : pixels(text);

export const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** A rectangle with round corners as path data. */
export function boxPath({ x, y, width, height }: Box, radius: number): string {
  const [w, h] = [Math.max(0, width), Math.max(0, height)];
  const r = Math.min(radius, w / 2, h / 2);
  if (r <= 0) return rectPath(x, y, w, h);
  const corner = (dx: number, dy: number): string =>
    `a${short(r)} ${short(r)} 0 0 1 ${short(dx)} ${short(dy)}`;
  return [
    `M${short(x + r)} ${short(y)}`,
    `h${short(w - 2 * r)}${corner(r, r)}`,
    `v${short(h - 2 * r)}${corner(-r, r)}`,
    `h${short(2 * r - w)}${corner(-r, -r)}`,
    `v${short(2 * r - h)}${corner(r, -r)}z`,
  ].join('');
}

/** `polygon(50% 0, 100% 100%, 0 100%)` of a style sheet as path data; null of any other shape. */
export function polygonPath(text: string, { x, y, width, height }: Box): string | null {
  const [, list] = /^polygon\((?:nonzero, ?|evenodd, ?)?(.*)\)$/.exec(text) ?? [];
  if (list === undefined || list.includes('calc')) return null;
  const points = list.split(',').map((point) => point.trim().split(/\s+/));
  return `M${points
    .map(
      ([left = '0', top = '0']) => `${short(x + lengthOf(left, width))} ${short(y + lengthOf(top, height))}`,
    )
    .join('L')}z`;
}
