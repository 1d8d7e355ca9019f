import { uint32Within } from '../../../contract/index.ts';
import { activeRecorder } from './pen.ts';

/** Pixels of a plot, 0xAABBGGRR each, row by row from the top left. 0 is transparent. */
export interface PixelImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;
}

export function createImage(width: number, height: number): PixelImage {
  return { width, height, pixels: new Uint32Array(width * height) };
}

/** The rows of an image that belong to a lane, CSS pixels: nothing is drawn into a neighbour. */
export function laneRows(
  { width, height, pixels }: PixelImage,
  lane: { readonly top: number; readonly height: number },
  scale: number,
): PixelImage {
  const from = Math.round(lane.top * scale);
  const to = Math.min(height, Math.round((lane.top + lane.height) * scale));
  return { width, height: Math.max(0, to - from), pixels: pixels.subarray(from * width, to * width) };
}

/** `#rrggbb` as one opaque pixel. */
export function pixelOf(color: string): number {
  const rgb = Number.parseInt(color.slice(1), 16);
  return ((0xff << 24) | ((rgb & 0xff) << 16) | (rgb & 0xff00) | (rgb >> 16)) >>> 0;
}

/** `share` of `over`, the rest `under`: two opaque pixels. */
export function mixPixels(under: number, over: number, share: number): number {
  const keep = 1 - share;
  const r = (under & 0xff) * keep + (over & 0xff) * share;
  const g = ((under >> 8) & 0xff) * keep + ((over >> 8) & 0xff) * share;
  const b = ((under >> 16) & 0xff) * keep + ((over >> 16) & 0xff) * share;
  return ((0xff << 24) | (Math.round(b) << 16) | (Math.round(g) << 8) | Math.round(r)) >>> 0;
}

/** Lays `color` over a pixel that may be transparent. `cover` is 0 to 1. */
export function blendAt(image: PixelImage, index: number, color: number, cover: number): void {
  const under = uint32Within(image.pixels, index);
  const alpha = under >>> 24;
  if (cover >= 1) image.pixels[index] = color;
  else if (alpha === 255) image.pixels[index] = mixPixels(under, color, cover);
  else if (alpha === 0) image.pixels[index] = ((color & 0xffffff) | (Math.round(cover * 255) << 24)) >>> 0;
  else {
    const out = cover + (alpha / 255) * (1 - cover);
    const mixed = mixPixels(under, color, cover / out);
    image.pixels[index] = ((mixed & 0xffffff) | (Math.round(out * 255) << 24)) >>> 0;
  }
}

/** Rectangle [x0, x1) x [y0, y1), clipped to the image. */
export function fillRect(
  image: PixelImage,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  color: number,
): void {
  activeRecorder()?.rect(image, x0, y0, x1, y1, color);
  const left = Math.max(0, Math.round(x0));
  const right = Math.min(image.width, Math.round(x1));
  const bottom = Math.min(image.height, Math.round(y1));
  if (right <= left) return;
  const top = Math.max(0, Math.round(y0));
  // Columns of plots are filled one by one.
  if (right === left + 1) for (let y = top; y < bottom; y++) image.pixels[y * image.width + left] = color;
  else
    for (let y = top; y < bottom; y++)
      image.pixels.fill(color, y * image.width + left, y * image.width + right);
}

/** One pixel of a pattern, inside the image. */
export function setPixel(image: PixelImage, x: number, y: number, color: number): void {
  activeRecorder()?.rect(image, x, y, x + 1, y + 1, color);
  image.pixels[y * image.width + x] = color;
}

export const fillAll = (image: PixelImage, color: number): void =>
  fillRect(image, 0, 0, image.width, image.height, color);
