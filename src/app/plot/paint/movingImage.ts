import { isSame } from '../../../contract/index.ts';
import { createImage, type PixelImage } from './image.ts';

/** Visible time range in columns of device pixels counted from time zero; only here are times converted to columns. */
export interface ColumnView {
  /** Width of a column, picoseconds. */
  readonly columnPs: number;
  /** The leftmost column. */
  readonly first: number;
  /** The first column that has not happened yet. */
  readonly head: number;
}

/** Some columns of a plot. Their pixels depend only on the recorded values of these and of `reach` neighbouring columns. */
export interface ColumnStrip extends ColumnView {
  /** As wide as the strip. */
  readonly image: PixelImage;
}

/** Time range in which recorded values have changed, picoseconds. */
export interface Changed {
  readonly from: number;
  readonly to: number;
}

/** Strips up to this width keep their image, because a plot that follows the head paints such strips in every frame. */
const NARROW = 256;

/** Copies columns of one image into another. */
function paste(from: PixelImage, left: number, columns: number, to: PixelImage, at: number): void {
  for (let y = 0; y < to.height; y++) {
    const start = y * from.width + left;
    to.pixels.set(from.pixels.subarray(start, start + columns), y * to.width + at);
  }
}

/**
 * The image of a plot over time. When the view moves, only new columns are painted; every pixel is as if the whole image had
 * been painted now.
 */
export class MovingImage {
  readonly image: PixelImage;
  private readonly narrow = new Map<number, PixelImage>();
  private shown: ColumnView | null = null;
  private key: unknown = null;

  constructor(columns: number, rows: number) {
    this.image = createImage(columns, rows);
  }

  /**
   * @param key identifies everything that the pixels depend on apart from the record
   * @param changed recorded range that may have changed since the last call
   * @param reach columns on each side that affect a column: half the pen, and the joint between neighbours
   * @returns number of painted columns
   */
  show(
    view: ColumnView,
    key: unknown,
    changed: Changed,
    reach: number,
    paint: (strip: ColumnStrip) => void,
  ): number {
    const { image, shown } = this;
    const { width } = image;
    const by = shown === null ? width : view.first - shown.first;
    const isOther = shown === null || view.columnPs !== shown.columnPs || !isSame(key, this.key);
    this.shown = { columnPs: view.columnPs, first: view.first, head: view.head };
    this.key = key;
    if (isOther || Math.abs(by) >= width) return this.put(view, view.first, view.first + width, reach, paint);
    // Rows are contiguous: pixels that leave a row at one end enter the neighbouring row at the other, where columns are new.
    if (by > 0) image.pixels.copyWithin(0, by);
    if (by < 0) image.pixels.copyWithin(-by, 0);
    const from = Math.min(shown.head, view.head, Math.floor(changed.from / view.columnPs) - 1) - reach;
    const to = Math.max(
      shown.head === view.head ? Number.NEGATIVE_INFINITY : Math.max(shown.head, view.head) + 1,
      Math.ceil(changed.to / view.columnPs) + 1,
    );
    const isStill = shown.head === view.head && changed.from >= changed.to;
    const edge: readonly [number, number] =
      by > 0 ? [shown.first + width, view.first + width] : [view.first, shown.first];
    const headPart: readonly [number, number] = isStill ? [0, 0] : [from, to + reach];
    const painted = by === 0 ? 0 : this.put(view, ...edge, reach, paint);
    return painted + this.put(view, ...headPart, reach, paint);
  }

  /** Paints a range widened by the reach, so that no seam is visible. */
  private put(
    view: ColumnView,
    from: number,
    to: number,
    reach: number,
    paint: (strip: ColumnStrip) => void,
  ): number {
    const { image } = this;
    const [a, b] = [Math.max(from, view.first), Math.min(to, view.first + image.width)];
    if (b <= a) return 0;
    const strip = this.stripOf(b - a + 2 * reach);
    strip.pixels.fill(0);
    paint({ columnPs: view.columnPs, head: view.head, first: a - reach, image: strip });
    paste(strip, reach, b - a, image, a - view.first);
    return b - a;
  }

  private stripOf(width: number): PixelImage {
    const { narrow, image } = this;
    const known = narrow.get(width);
    if (known !== undefined) return known;
    const strip = createImage(width, image.height);
    if (width <= NARROW) narrow.set(width, strip);
    return strip;
  }
}
