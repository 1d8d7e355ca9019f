import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DrawnMark, Matrix } from '../../../src/app/picture/drawing.ts';
import { fontOf } from '../../../src/app/picture/record/contextRecord.ts';
import { ImageRecord, traceAreaPath, traceLinePath } from '../../../src/app/picture/record/imageRecord.ts';
import { PathRecord } from '../../../src/app/picture/record/path.ts';
import { Rects } from '../../../src/app/picture/record/rects.ts';
import {
  createImage,
  fillRect,
  laneRows,
  type PixelImage,
  pixelOf,
} from '../../../src/app/plot/paint/image.ts';
import { setRecorder } from '../../../src/app/plot/paint/pen.ts';
import { drawArea, drawLine } from '../../../src/app/plot/paint/spanLine.ts';

const PLAIN: Matrix = [1, 0, 0, 1, 0, 0];
const columns = (top: readonly number[], bottom = top) => ({
  top: Float32Array.from(top),
  bottom: Float32Array.from(bottom),
});

/** Paints rectangles of whole pixels, `M1 2h3v4h-3z`, as the browser does. */
function painted(marks: readonly DrawnMark[], width: number, height: number): PixelImage {
  const image = createImage(width, height);
  for (const mark of marks) {
    if (mark.kind !== 'shape' || mark.fill === null || !('color' in mark.fill)) continue;
    for (const [, x, y, w, h] of mark.d.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\d+z/g)) {
      const [left, top] = [Number(x), Number(y)];
      fillRect(image, left, top, left + Number(w), top + Number(h), pixelOf(mark.fill.color));
    }
  }
  return image;
}

describe('rectangles written as paths', () => {
  const COLORS = ['#d0021b', '#16181d', '#ffe45c'];
  const rect = fc.record({
    x: fc.nat(18),
    y: fc.nat(18),
    width: fc.integer({ min: 1, max: 8 }),
    height: fc.integer({ min: 1, max: 8 }),
    color: fc.constantFrom(...COLORS),
  });

  it('show what the pixels show, in whatever order they are drawn', () => {
    fc.assert(
      fc.property(fc.array(rect, { maxLength: 40 }), (all) => {
        const image = createImage(26, 26);
        const rects = new Rects();
        for (const { x, y, width, height, color } of all) {
          fillRect(image, x, y, x + width, y + height, pixelOf(color));
          rects.add({ x0: x, y0: y, x1: x + width, y1: y + height }, pixelOf(color));
        }
        expect(painted(rects.marks(1), 26, 26).pixels).toEqual(image.pixels);
      }),
    );
  });

  it('that are columns of one colour are one rectangle', () => {
    const rects = new Rects();
    for (let x = 0; x < 50; x++)
      for (let y = 2; y < 7; y++) rects.add({ x0: x, y0: y, x1: x + 1, y1: y + 1 }, pixelOf('#16181d'));
    expect(rects.marks(2)).toMatchObject([{ d: 'M0 1h25v2.5h-25z' }]);
  });
});

describe('a trace', () => {
  it('is a line that bends where its values do', () => {
    expect(traceLinePath(columns([5, 5, 5, 5, 2, 2]), 0, 6, 0, 1)).toBe('M0.5 5L3.5 5L4.5 2L5.5 2');
  });

  it('enters a column at its nearer end and breaks where nothing is recorded', () => {
    const d = traceLinePath(columns([4, 1, Number.NaN, 3, 3], [4, 4, Number.NaN, 3, 3]), 0, 5, 10, 2);
    expect(d).toBe('M0.25 7L0.75 7L0.75 5.5M1.75 6.5L2.25 6.5');
  });

  it('has an area down to the base line, left of the play head only', () => {
    expect(traceAreaPath(columns([4, 4, 2, 2]), 3, 9, 0, 1)).toBe('M0 9V4H2V2H3V9z');
    expect(traceAreaPath(columns([Number.NaN, Number.NaN]), 2, 9, 0, 1)).toBe('');
  });
});

describe('an image that is recorded', () => {
  it('gives what is drawn into it as shapes, and its pixels are the same', () => {
    const draw = (image: PixelImage) => {
      const lane = laneRows(image, { top: 10, height: 10 }, 1);
      fillRect(lane, 0, 9, 20, 10, pixelOf('#ecece7'));
      drawArea(lane, columns(Array(20).fill(4)), 10, 9, pixelOf('#e9eaec'));
      drawLine(lane, columns(Array(20).fill(4)), 0, 20, 2, pixelOf('#16181d'));
      return image;
    };
    const alone = draw(createImage(20, 30));
    const record = new ImageRecord(1);
    setRecorder(record);
    const image = draw(createImage(20, 30));
    setRecorder(null);
    expect(image.pixels).toEqual(alone.pixels);
    expect(record.take(image.pixels.buffer)).toMatchObject([
      { d: 'M0 19h20v1h-20z', fill: { color: '#ecece7' } },
      { clip: 'M0 10h20v10h-20z', marks: [{ d: 'M0 19V14H10V19z' }] },
      { marks: [{ d: 'M0.5 14L19.5 14', pen: { ink: { color: '#16181d' }, width: 2 } }] },
    ]);
    expect(record.take(image.pixels.buffer)).toEqual([]);
  });
});

describe('the path of a context', () => {
  it('is written in pixels of the page', () => {
    const path = new PathRecord();
    path.rect([2, 0, 0, 2, 10, 0], 1, 1, 3, 2);
    expect(path.d).toBe('M12 2L18 2L18 6L12 6z');
  });

  it('has a whole circle as two halves, and a quarter the way it turns', () => {
    const circle = new PathRecord();
    circle.arc(PLAIN, 10, 10, 5, 0, 2 * Math.PI);
    expect(circle.d).toBe('M15 10A5 5 0 0 1 5 10A5 5 0 0 1 15 10');
    const quarter = new PathRecord();
    quarter.moveTo(PLAIN, 10, 10);
    quarter.arc(PLAIN, 10, 10, 5, 0, -Math.PI / 2, true);
    expect(quarter.d).toBe('M10 10L15 10A5 5 0 0 0 10 5');
  });

  it('begins again when it is begun', () => {
    const path = new PathRecord();
    path.moveTo(PLAIN, 1, 1);
    path.begin();
    path.lineTo(PLAIN, 2, 2);
    expect(path.d).toBe('M2 2');
  });
});

it('reads the font of a context', () => {
  expect(fontOf('600 12px Inter, system-ui')).toEqual({
    family: 'Inter, system-ui',
    size: 12,
    weight: '600',
    style: 'normal',
  });
  expect(fontOf('italic bold 10.5px "Some Font"')).toMatchObject({
    family: "'Some Font'",
    weight: '700',
    style: 'italic',
  });
});
