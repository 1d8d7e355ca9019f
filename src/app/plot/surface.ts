import type { Session } from '../session/session.ts';
import { sizeOf } from '../widgets/stageSize.ts';
import { createImage, type PixelImage } from './paint/image.ts';
import { linearScale, type Scale } from './scale.ts';

/** A canvas in CSS pixels with an image of device pixels to write traces into. */
export interface Surface {
  readonly ctx: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly scale: number;
  /** Cleared for every frame. */
  readonly image: PixelImage;
  /** Times to CSS pixels; each frame sets which times. */
  readonly x: Scale;
  /** Puts the image on the canvas, under what is drawn afterwards. */
  commit(): void;
}

const MOST_SCALE = 2;

/** Device pixels per CSS pixel of a plot. */
export const pixelScale = (session: Session): number =>
  Math.min(MOST_SCALE, (window.devicePixelRatio || 1) * sizeOf(session).getState().fit);

/** Makes canvas and image fit the element's box; null while it has no size. */
export function createSurface(
  session: Session,
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
): Surface | null {
  const scale = pixelScale(session);
  const ctx = canvas.getContext('2d');
  const columns = Math.round(width * scale);
  const rows = Math.round(height * scale);
  if (!ctx || columns < 1 || rows < 1) return null;
  canvas.width = columns;
  canvas.height = rows;
  const image = createImage(columns, rows);
  const data = new ImageData(new Uint8ClampedArray(image.pixels.buffer as ArrayBuffer), columns, rows);
  return {
    ctx,
    width,
    height,
    scale,
    image,
    x: linearScale([0, 1], [0, width]),
    commit() {
      ctx.putImageData(data, 0, 0);
      ctx.setTransform(scale, 0, 0, scale, 0, 0);
    },
  };
}
