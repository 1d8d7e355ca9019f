import { type RasterLayout, rasterLayout } from '../../plot/paint/cells.ts';
import type { Profile } from '../../plot/paint/style.ts';
import { linearScale } from '../../plot/scale.ts';

/** Places of the parts from the top of the plot, CSS pixels. */
export interface BufferLayout {
  /** Null: the buffer is too large for one mark per cell; columns by VC share instead. */
  readonly raster: RasterLayout | null;
  readonly top: number;
  readonly rasterHeight: number;
  readonly stripTop: number;
  readonly cell: number;
  readonly cellHeight: number;
  readonly height: number;
}

const ROW = 6;
const RASTER = 66;
/** Rows beyond the laptop's eleven that a narrow page may use. */
const MOST_ROWS = 26;
const LARGEST_RASTER_CELLS = 2300;

/** `least`: of the raster, so that the name of the strip is below the lines next to the raster; on a phone they are above it. */
const SIZES = {
  laptop: { top: 10, gap: 9, cell: 17, cellHeight: 19, least: 28 },
  phone: { top: 4, gap: 14, cell: 20, cellHeight: 24, least: 0 },
  projector: { top: 10, gap: 20, cell: 38, cellHeight: 42, least: 28 },
} as const;

/** @param least height */
function fitRaster(places: number, width: number, least: number): RasterLayout | null {
  const wide = rasterLayout(places, width, RASTER, ROW);
  if (wide) {
    const rowHeight = Math.max(Math.min(14, Math.floor(RASTER / wide.rows)), Math.ceil(least / wide.rows));
    return { ...wide, rowHeight };
  }
  const rows = Math.ceil(places / Math.max(1, Math.floor(width / 3)));
  const fits = places <= LARGEST_RASTER_CELLS && rows <= MOST_ROWS;
  return fits ? rasterLayout(places, width, ROW * rows, ROW) : null;
}

/** @param text the reader's font size over 16 pixels: enlarged cells grow with their numbers */
export function bufferLayout(places: number, width: number, profile: Profile, text = 1): BufferLayout {
  const { top, gap, least } = SIZES[profile];
  const cell = SIZES[profile].cell * text;
  const cellHeight = SIZES[profile].cellHeight * text;
  const raster = width > 0 ? fitRaster(places, width, least * text) : null;
  const rasterHeight = raster ? raster.rows * raster.rowHeight : RASTER;
  const stripTop = top + rasterHeight + gap;
  return { raster, top, rasterHeight, stripTop, cell, cellHeight, height: stripTop + cellHeight + 5 };
}

/** Centre of a place in the raster, or in the share columns, CSS pixels. */
export function cellCentre(
  layout: BufferLayout,
  place: number,
  places: number,
  width: number,
): { x: number; y: number } {
  const { raster, top } = layout;
  if (!raster)
    return { x: linearScale([0, places], [0, width])(place + 0.5), y: top + layout.rasterHeight / 2 };
  return {
    x: ((place % raster.columns) + 0.5) * raster.cellWidth,
    y: top + (Math.floor(place / raster.columns) + 0.5) * raster.rowHeight - 0.5,
  };
}

/** The place under a point of the raster; null outside it. */
export function placeUnder(
  layout: BufferLayout,
  x: number,
  y: number,
  places: number,
  width: number,
): number | null {
  const { raster, top, rasterHeight } = layout;
  if (y < top || y >= top + rasterHeight) return null;
  if (!raster) return Math.min(places - 1, Math.floor(linearScale([0, places], [0, width]).invert(x)));
  const column = Math.floor(x / raster.cellWidth);
  if (column < 0 || column >= raster.columns) return null;
  const place = Math.floor((y - top) / raster.rowHeight) * raster.columns + column;
  return place < places ? place : null;
}
