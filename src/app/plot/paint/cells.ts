import { CellFlag, uint16At, uint32At } from '../../../contract/index.ts';
import { fillRect, mixPixels, type PixelImage, pixelOf } from './image.ts';

/** Share of full colour for cells of VCs that are not followed. */
export const DIM = 0.55;

/** Pixel colour per VC id, the followed one (or all, when none is) at full strength. */
export class CellPalette {
  private readonly known = new Map<number, number>();
  readonly ground: number;

  constructor(
    private readonly color: (vc: number) => string,
    ground: string,
    private readonly followed: number | null,
  ) {
    this.ground = pixelOf(ground);
  }

  of(vc: number): number {
    let pixel = this.known.get(vc);
    if (pixel === undefined) {
      const full = pixelOf(this.color(vc));
      const dim = this.followed !== null && this.followed !== vc;
      pixel = dim ? mixPixels(this.ground, full, DIM) : full;
      this.known.set(vc, pixel);
    }
    return pixel;
  }
}

export interface RasterLayout {
  readonly columns: number;
  readonly rows: number;
  /** Pixels of a cell, with its gap. */
  readonly cellWidth: number;
  readonly rowHeight: number;
}

/** The widest cell of 6 to 3 pixels with which `places` fit into the height; null = show shares instead. */
export function rasterLayout(
  places: number,
  width: number,
  height: number,
  rowHeight: number,
): RasterLayout | null {
  for (let cellWidth = 6; cellWidth >= 3; cellWidth--) {
    const columns = Math.floor(width / cellWidth);
    const rows = Math.ceil(places / columns);
    if (columns > 0 && rows * rowHeight <= height) return { columns, rows, cellWidth, rowHeight };
  }
  return null;
}

export interface RasterColors {
  readonly palette: CellPalette;
  readonly ink: number;
  readonly free: number;
}

/** Every waiting cell in service order, row by row from the top left; free places as short grey marks. */
export function drawRaster(
  image: PixelImage,
  cells: Uint16Array,
  places: number,
  layout: RasterLayout,
  colors: RasterColors,
  scale: number,
): void {
  const { columns, cellWidth, rowHeight } = layout;
  for (let i = 0; i < places; i++) {
    const x = (i % columns) * cellWidth;
    const y = Math.floor(i / columns) * rowHeight;
    if (i >= cells.length) {
      const middle = y + Math.floor((rowHeight - scale) / 2) - scale;
      fillRect(image, x, middle, x + cellWidth - 2 * scale, middle + 2 * scale, colors.free);
    } else drawCell(image, x, y, cellWidth, rowHeight - scale, uint16At(cells, i), colors, scale);
  }
}

function drawCell(
  image: PixelImage,
  x: number,
  y: number,
  width: number,
  height: number,
  cell: number,
  colors: RasterColors,
  scale: number,
): void {
  const right = x + width - (cell & CellFlag.last ? scale : 0);
  if (!(cell & CellFlag.dead)) {
    fillRect(image, x, y, right, y + height, colors.palette.of(cell & CellFlag.vcMask));
    return;
  }
  fillRect(image, x, y, right, y + height, colors.ink);
  fillRect(image, x + scale, y, right - scale, y + height, colors.palette.ground);
}

/** Cells of each VC in a column of a bar; all zero between two. */
const counts = new Uint32Array(CellFlag.vcMask + 1);

/**
 * Cells of the queue as a bar that fills from the link side (right): per column the shares of the VCs
 * stacked from the bottom, in VC order.
 */
export function drawShares(
  image: PixelImage,
  cells: Uint16Array,
  places: number,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  columnWidth: number,
  palette: CellPalette,
  vcs: readonly number[],
  fromLeft = false,
): void {
  const columns = Math.max(1, Math.floor(box.width / columnWidth));
  for (let c = 0; c < columns; c++) {
    const first = Math.floor((c / columns) * places);
    if (first >= cells.length) break;
    // In a small buffer a place is wider than a column.
    const end = Math.max(first + 1, Math.floor(((c + 1) / columns) * places));
    const last = Math.min(cells.length, end);
    const filled = (last - first) / (end - first);
    for (let i = first; i < last; i++) {
      const vc = uint16At(cells, i) & CellFlag.vcMask;
      counts[vc] = uint32At(counts, vc) + 1;
    }
    const left = fromLeft ? box.x + c * columnWidth : box.x + box.width - (c + 1) * columnWidth;
    const right = left + columnWidth;
    const edge = fromLeft ? left + filled * columnWidth : right - filled * columnWidth;
    let y = box.y + box.height;
    for (const vc of vcs) {
      if (counts[vc] === 0) continue;
      const h = (uint32At(counts, vc) / (last - first)) * box.height;
      if (fromLeft) fillRect(image, left, y - h, edge, y, palette.of(vc));
      else fillRect(image, edge, y - h, right, y, palette.of(vc));
      y -= h;
    }
    for (let i = first; i < last; i++) counts[uint16At(cells, i) & CellFlag.vcMask] = 0;
  }
}
