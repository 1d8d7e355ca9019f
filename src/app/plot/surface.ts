import type { Session } from '../session/session.ts';
import type { TraceStore } from '../traces/index.ts';
import { sizeOf } from '../widgets/stageSize.ts';
import { createImage, type PixelImage } from './paint/image.ts';
import { type Changed, type ColumnStrip, type ColumnView, MovingImage } from './paint/movingImage.ts';
import { linearScale, type Scale } from './scale.ts';

/** A canvas in CSS pixels with an image of device pixels to write into. */
export interface Surface {
  readonly ctx: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly scale: number;
  /** Width in device pixels. */
  readonly columns: number;
  /** Image of pictures, which are painted as a whole: empty when a frame begins. */
  readonly image: PixelImage;
  /** Image of plots over time. */
  readonly moving: MovingPlot;
  /** Times to CSS pixels; each frame sets the times. */
  readonly x: Scale;
  /** Puts the image on the canvas, below what is drawn afterwards. */
  commit(): void;
}

interface Traced {
  readonly view: ColumnView;
  readonly key: unknown;
  readonly reach: number;
  /** Trace stores that have been read so far. */
  read(): readonly TraceStore[];
}

export interface MovingPlot {
  /** Paints what has changed since the last call, and puts the image on the canvas. */
  present(traced: Traced, paint: (strip: ColumnStrip) => void): void;
}

const MOST_SCALE = 2;

/** Device pixels per CSS pixel of a plot. */
export const pixelScale = (session: Session): number =>
  Math.min(MOST_SCALE, (window.devicePixelRatio || 1) * sizeOf(session).getState().fit);

function put(ctx: CanvasRenderingContext2D, data: ImageData, scale: number): void {
  ctx.putImageData(data, 0, 0);
  ctx.setTransform(scale, 0, 0, scale, 0, 0);
}

const dataOf = ({ pixels, width, height }: PixelImage): ImageData =>
  new ImageData(new Uint8ClampedArray(pixels.buffer as ArrayBuffer), width, height);

/** Time range in which any of several stores has changed since its version. */
function changedSince(versions: ReadonlyMap<TraceStore, number>): Changed {
  const all = [...versions].map(([store, version]) => store.changedSince(version));
  return {
    from: Math.min(...all.map(({ from }) => from)),
    to: Math.max(0, ...all.map(({ to }) => to)),
  };
}

function movingPlot(ctx: CanvasRenderingContext2D, columns: number, rows: number, scale: number): MovingPlot {
  const moving = new MovingImage(columns, rows);
  const data = dataOf(moving.image);
  let versions = new Map<TraceStore, number>();
  return {
    present({ view, key, reach, read }, paint) {
      const painted = moving.show(view, key, changedSince(versions), reach, paint);
      // An image that was painted from end to end depends on none of the stores read before.
      const others = painted < columns ? versions.keys() : [];
      versions = new Map([...read(), ...others].map((traces) => [traces, traces.version]));
      put(ctx, data, scale);
    },
  };
}

/** Makes the canvas fit the element's box; null while it has no size. */
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
  const data = dataOf(image);
  let moving: MovingPlot | null = null;
  return {
    ctx,
    width,
    height,
    scale,
    columns,
    image,
    get moving() {
      moving ??= movingPlot(ctx, columns, rows, scale);
      return moving;
    },
    x: linearScale([0, 1], [0, width]),
    commit() {
      put(ctx, data, scale);
      image.pixels.fill(0);
    },
  };
}
