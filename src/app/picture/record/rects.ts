import { type DrawnMark, shapeOf, short } from '../drawing.ts';
import { inkOfPixel } from '../inks.ts';

/** [x0, x1) x [y0, y1), pixels of an image. */
export interface Rect {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

interface Layer {
  readonly color: number;
  readonly rects: Rect[];
  box: Rect;
}

/** Number of layers to search backwards for one of the same colour. */
const LOOK_BACK = 24;
/** Number of rectangles to search backwards for a neighbour. */
const NEAR = 12;

const isApart = (a: Rect, b: Rect): boolean => a.x1 <= b.x0 || b.x1 <= a.x0 || a.y1 <= b.y0 || b.y1 <= a.y0;

const around = (a: Rect, b: Rect): Rect => ({
  x0: Math.min(a.x0, b.x0),
  y0: Math.min(a.y0, b.y0),
  x1: Math.max(a.x1, b.x1),
  y1: Math.max(a.y1, b.y1),
});

/** Whether the union of both is a rectangle. */
const joins = (a: Rect, b: Rect): boolean =>
  (a.x0 === b.x0 && a.x1 === b.x1 && (a.y1 === b.y0 || b.y1 === a.y0)) ||
  (a.y0 === b.y0 && a.y1 === b.y1 && (a.x1 === b.x0 || b.x1 === a.x0));

/** Rectangles of whole pixels, written column by column, as few paths: one for each colour where order does not matter. */
export class Rects {
  readonly #layers: Layer[] = [];

  add(rect: Rect, color: number): void {
    const layer = this.#layerFor(rect, color);
    layer.box = around(layer.box, rect);
    let joined = rect;
    // A grown rectangle may join another neighbour.
    for (let i = layer.rects.length - 1; i >= Math.max(0, layer.rects.length - NEAR); i--) {
      const near = layer.rects[i];
      if (near === undefined || !joins(near, joined)) continue;
      joined = around(near, joined);
      layer.rects.splice(i, 1);
    }
    layer.rects.push(joined);
  }

  /** The newest layer of the colour with nothing above it at the rectangle; else a new one. */
  #layerFor(rect: Rect, color: number): Layer {
    const last = this.#layers.length - 1;
    const isOpaque = color >>> 24 === 255;
    for (let i = last; i >= Math.max(0, last - LOOK_BACK); i--) {
      const layer = this.#layers[i];
      if (layer === undefined) break;
      // A translucent colour must not be drawn twice in one place.
      if (layer.color === color && (isOpaque || isApart(layer.box, rect))) return layer;
      if (!isApart(layer.box, rect)) break;
    }
    const layer: Layer = { color, rects: [], box: rect };
    this.#layers.push(layer);
    return layer;
  }

  marks(scale: number): readonly DrawnMark[] {
    return this.#layers.map(({ color, rects }) => {
      const d = rects
        .map(({ x0, y0, x1, y1 }) => {
          const [x, y, width, height] = [x0, y0, x1 - x0, y1 - y0].map((part) => short(part / scale));
          return `M${x} ${y}h${width}v${height}h-${width}z`;
        })
        .join('');
      return { ...shapeOf(d, inkOfPixel(color)), isCrisp: true };
    });
  }
}
