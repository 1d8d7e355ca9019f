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

/** A canvas of the page, and one out of sight for what is shown later. */
export interface Screen {
  /** Device pixels per CSS pixel. */
  readonly scale: number;
  seen(): Surface;
  /** Begins as what is seen. */
  unseen(): Surface;
  /** Brings what is on the unseen one into sight. */
  show(): void;
}

const MOST_SCALE = 2;

/** Device pixels per CSS pixel of a plot. */
export const pixelScale = (session: Session): number =>
  Math.min(MOST_SCALE, (window.devicePixelRatio || 1) * sizeOf(session).getState().fit);

/** Inside the canvas, so that its text inherits tabular figures; no selector finds it there, and it is not rendered. */
function twinOf(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const twin = document.createElement('canvas');
  twin.width = canvas.width;
  twin.height = canvas.height;
  const place = document.createElement('span');
  place.hidden = true;
  place.attachShadow({ mode: 'closed' }).append(twin);
  canvas.replaceChildren(place);
  return twin;
}

/** Puts all of a canvas in the place of what another of its size has on it. */
function copy(from: CanvasRenderingContext2D, to: CanvasRenderingContext2D): void {
  to.save();
  to.resetTransform();
  to.globalAlpha = 1;
  to.globalCompositeOperation = 'copy';
  to.drawImage(from.canvas, 0, 0);
  to.restore();
}

/** Makes canvas and image fit the element's box; null while it has no size. */
export function createScreen(
  session: Session,
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
): Screen | null {
  const scale = pixelScale(session);
  const ctx = canvas.getContext('2d');
  const columns = Math.round(width * scale);
  const rows = Math.round(height * scale);
  if (!ctx || columns < 1 || rows < 1) return null;
  canvas.width = columns;
  canvas.height = rows;
  const image = createImage(columns, rows);
  const data = new ImageData(new Uint8ClampedArray(image.pixels.buffer as ArrayBuffer), columns, rows);
  const shared = { width, height, scale, image, x: linearScale([0, 1], [0, width]) };
  const surfaceOn = (ctx: CanvasRenderingContext2D): Surface => ({
    ...shared,
    ctx,
    commit() {
      ctx.putImageData(data, 0, 0);
      ctx.setTransform(scale, 0, 0, scale, 0, 0);
    },
  });
  const seen = surfaceOn(ctx);
  let unseen: Surface | null = null;
  let isBehind = true;
  return {
    scale,
    seen() {
      isBehind = true;
      return seen;
    },
    unseen() {
      unseen ??= surfaceOn(twinOf(canvas).getContext('2d') ?? ctx);
      if (isBehind) copy(ctx, unseen.ctx);
      isBehind = false;
      return unseen;
    },
    show() {
      if (unseen !== null) copy(unseen.ctx, ctx);
    },
  };
}
