import { CellFlag } from '../../contract/index.ts';
import type { CellPalette } from './cells.ts';
import { fillRect, type PixelImage } from './image.ts';

/** An empty sample of a wire. */
const IDLE = 0xffff;

/** Cells under way, one block per sample that holds one; `x` from the sender's end. */
export function* wireCells(
  samples: Uint16Array,
  length: number,
  step: number,
): Generator<{ readonly vc: number; readonly x: number }> {
  const blocks = Math.floor(length / step);
  for (let k = 0; k < blocks; k++) {
    const cell = samples[Math.floor(((k + 0.5) / blocks) * samples.length)];
    if (cell !== undefined && cell !== IDLE) yield { vc: cell & CellFlag.vcMask, x: k * step };
  }
}

/** Cells of a level wire from `x0` to `x1`, gaps where it is idle. */
export function drawWireCells(
  image: PixelImage,
  samples: Uint16Array,
  x0: number,
  x1: number,
  y: number,
  height: number,
  palette: CellPalette,
  step: number,
): void {
  const direction = x1 > x0 ? 1 : -1;
  for (const { vc, x } of wireCells(samples, Math.abs(x1 - x0), step)) {
    const left = direction > 0 ? x0 + x : x0 - x - step;
    fillRect(image, left, y - height / 2, left + step - 1, y + height / 2, palette.of(vc));
  }
}
