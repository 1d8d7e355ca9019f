import type { Ink } from './drawing.ts';

const NONE: Ink = { color: '#000000', alpha: 0 };
const byte = (share: number): string =>
  Math.max(0, Math.min(255, Math.round(share)))
    .toString(16)
    .padStart(2, '0');

export const hexOf = (red: number, green: number, blue: number): string =>
  `#${byte(red)}${byte(green)}${byte(blue)}`;

/** A colour as style sheets and contexts give it back: `#rrggbb`, `rgb(...)`, `rgba(...)`, `color(srgb ...)`. */
export function inkOf(text: string): Ink {
  if (/^#[0-9a-f]{6}$/i.test(text)) return { color: text.toLowerCase(), alpha: 1 };
  const numbers = [...text.replace(/^[a-z-]+\((?:srgb)?/i, '').matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(Number);
  const [red, green, blue, alpha = 1] = numbers;
  if (red === undefined || green === undefined || blue === undefined) return NONE;
  const most = text.startsWith('color(') ? 255 : 1;
  return { color: hexOf(red * most, green * most, blue * most), alpha };
}

/** 0xAABBGGRR, as pixels of images are. */
export const inkOfPixel = (pixel: number): Ink => ({
  color: hexOf(pixel & 0xff, (pixel >> 8) & 0xff, (pixel >> 16) & 0xff),
  alpha: (pixel >>> 24) / 255,
});

export const faded = (ink: Ink, alpha: number): Ink =>
  alpha === 1 ? ink : { ...ink, alpha: ink.alpha * alpha };

export const isSeen = ({ alpha }: Ink): boolean => alpha > 0.002;
