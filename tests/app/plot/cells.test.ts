import { describe, expect, it } from 'vitest';
import { drawWireCells } from '../../../src/app/panels/network/paint.ts';
import { CellPalette, drawRaster, drawShares, rasterLayout } from '../../../src/app/plot/paint/cells.ts';
import { createImage, mixPixels, pixelOf } from '../../../src/app/plot/paint/image.ts';
import { CellFlag } from '../../../src/contract/index.ts';
import { picture } from '../../support/picture.ts';

const color = (vc: number) => (vc === 1 ? '#ff0000' : '#0000ff');
const A = pixelOf('#ff0000');
const B = pixelOf('#0000ff');
const INK = pixelOf('#111111');
const FREE = pixelOf('#cccccc');
const GROUND = pixelOf('#ffffff');
const letters = new Map([
  [A, '1'],
  [B, '2'],
  [INK, '#'],
  [FREE, '_'],
  [GROUND, ' '],
]);
const palette = new CellPalette(color, '#ffffff', null);

describe('the raster of the buffer', () => {
  it('gives 2,000 cells one mark each in eleven rows of a laptop', () => {
    expect(rasterLayout(2000, 768, 66, 6)).toEqual({ columns: 192, rows: 11, cellWidth: 4, rowHeight: 6 });
    expect(rasterLayout(16_000, 768, 66, 6)).toBeNull();
  });

  it('draws cells in service order, closes frames, hatches dead cells and marks free places', () => {
    const image = createImage(9, 8);
    const cells = Uint16Array.of(1, 1 | CellFlag.last, 2, 2 | CellFlag.dead);
    const layout = { columns: 3, rows: 2, cellWidth: 3, rowHeight: 4 };
    drawRaster(image, cells, 6, layout, { palette, ink: INK, free: FREE }, 1);
    expect(picture(image, letters)).toEqual([
      '11111.222',
      '11111.222',
      '11111.222',
      '.........',
      '# #_.._..',
      '# #_.._..',
      '# #......',
      '.........',
    ]);
  });

  it('shows the followed VC at full colour and the others at 55 %', () => {
    const dimmed = new CellPalette(color, '#ffffff', 1);
    expect(dimmed.of(1)).toBe(A);
    expect(dimmed.of(2)).toBe(mixPixels(GROUND, B, 0.55));
  });
});

describe('the bar of the network view', () => {
  it('fills from the link side with the shares of the VCs stacked', () => {
    const image = createImage(8, 4);
    const box = { x: 0, y: 0, width: 8, height: 4 };
    drawShares(image, Uint16Array.of(1, 1, 1, 2), 8, box, 2, palette, [1, 2]);
    expect(picture(image, letters)).toEqual(['....2211', '....2211', '....1111', '....1111']);
  });

  it('shows each cell of a buffer with fewer places than columns', () => {
    const image = createImage(8, 2);
    const box = { x: 0, y: 0, width: 8, height: 2 };
    drawShares(image, Uint16Array.of(1, 2), 3, box, 1, palette, [1, 2]);
    expect(picture(image, letters)[0]).toBe('..222111');
  });
});

describe('a wire', () => {
  it('shows a block per sampled cell and a gap where it is idle', () => {
    const image = createImage(12, 3);
    drawWireCells(image, Uint16Array.of(1, 0xffff, 2), 0, 12, 1.5, 2, palette, 4);
    expect(picture(image, letters)[1]).toBe('111.....222.');
  });
});
