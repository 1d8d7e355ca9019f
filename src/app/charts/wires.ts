import { CellFlag } from '../../contract/index.ts';
import type { CellPalette } from './cells.ts';
import { fillRect, type PixelImage } from './image.ts';

/** An empty sample of a wire. */
const IDLE = 0xffff;

/** Cells under way: one block per sample that holds one, gaps where the wire is idle. From `x0` to `x1`. */
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
  const length = Math.abs(x1 - x0);
  const blocks = Math.floor(length / step);
  const direction = x1 > x0 ? 1 : -1;
  for (let k = 0; k < blocks; k++) {
    const cell = samples[Math.floor(((k + 0.5) / blocks) * samples.length)];
    if (cell === undefined || cell === IDLE) continue;
    const x = x0 + direction * k * step;
    const left = direction > 0 ? x : x - step;
    fillRect(
      image,
      left,
      y - height / 2,
      left + step - 1,
      y + height / 2,
      palette.of(cell & CellFlag.vcMask),
    );
  }
}
