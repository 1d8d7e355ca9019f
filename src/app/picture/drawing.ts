/** A drawing as data, which is written as SVG or drawn as PNG; CSS pixels. */

/** Components a b c d e f, as in `DOMMatrix`. */
export type Matrix = readonly [number, number, number, number, number, number];

export interface Ink {
  /** Example: `#rrggbb`. */
  readonly color: string;
  readonly alpha: number;
}

/** A tile that is repeated; its marks are drawn over its ground. */
export interface Tile {
  readonly size: number;
  readonly ground: Ink;
  readonly marks: readonly DrawnMark[];
}

export interface PicturePen {
  readonly ink: Ink;
  readonly width: number;
  readonly dash: readonly number[];
  readonly dashOffset: number;
  readonly cap: CanvasLineCap;
  readonly join: CanvasLineJoin;
}

export interface Shape {
  readonly kind: 'shape';
  /** SVG path data. */
  readonly d: string;
  readonly fill: Ink | Tile | null;
  readonly pen: PicturePen | null;
  /** Whether edges are not antialiased, so that neighbours show no seam. */
  readonly isCrisp?: boolean;
  readonly matrix?: Matrix;
}

export interface DrawnWords {
  readonly kind: 'words';
  readonly text: string;
  readonly x: number;
  /** Vertical position of the base line. */
  readonly y: number;
  readonly font: Font;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly fill: Ink | null;
  readonly pen: PicturePen | null;
  /** Width of the words on the page; unset where it was not measured. */
  readonly width?: number;
  readonly matrix?: Matrix;
}

export interface Font {
  readonly family: string;
  readonly size: number;
  readonly weight: string;
  readonly style: string;
}

/** Bitmap of what cannot be recorded as shapes. */
export interface Raster {
  readonly kind: 'raster';
  readonly source: HTMLCanvasElement;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawnGroup {
  readonly kind: 'group';
  /** Path that clips the group; null: no clipping. */
  readonly clip: string | null;
  readonly alpha: number;
  readonly matrix?: Matrix;
  readonly marks: readonly DrawnMark[];
  /** Name of the group in a drawing program. */
  readonly name?: string;
}

export type DrawnMark = Shape | DrawnWords | Raster | DrawnGroup;

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly ground: Ink;
  readonly marks: readonly DrawnMark[];
}

/** Two decimals: a hundredth of a pixel. */
export const short = (value: number): string => String(Math.round(value * 100) / 100 + 0);

export const rectPath = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;

export const isTile = (fill: Ink | Tile): fill is Tile => 'size' in fill;

/** A group of marks, in drawing order. */
export const groupOf = (
  marks: readonly DrawnMark[],
  rest: Partial<Omit<DrawnGroup, 'kind' | 'marks'>> = {},
): DrawnGroup => ({
  kind: 'group',
  clip: null,
  alpha: 1,
  ...rest,
  marks,
});

export const shapeOf = (d: string, fill: Ink | Tile | null, pen: PicturePen | null = null): Shape => ({
  kind: 'shape',
  d,
  fill,
  pen,
});

export const PLAIN_PEN: Omit<PicturePen, 'ink' | 'width'> = {
  dash: [],
  dashOffset: 0,
  cap: 'butt',
  join: 'miter',
};
