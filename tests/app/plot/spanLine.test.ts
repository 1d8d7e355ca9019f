import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createImage, pixelOf } from '../../../src/app/plot/paint/image.ts';
import { drawTrace, toColumnSpans } from '../../../src/app/plot/paint/spanLine.ts';
import { linearScale } from '../../../src/app/plot/scale.ts';
import { picture } from '../../support/picture.ts';

const INK = pixelOf('#000000');
const GREY = pixelOf('#888888');
const FILL = pixelOf('#eeeeee');
const letters = new Map([
  [INK, '#'],
  [GREY, '-'],
  [FILL, 'f'],
]);
const style = { pastWidth: 1, aheadWidth: 1, past: INK, ahead: GREY, fill: FILL, baseline: 5 };
const flat = (...values: number[]) => ({ min: Float32Array.from(values), max: Float32Array.from(values) });
const y = linearScale([0, 1], [4.5, 3.5]);

describe('a trace', () => {
  it('is solid and filled left of the head, thin and empty right of it', () => {
    const image = createImage(6, 5);
    drawTrace(image, toColumnSpans(flat(2, 2, 2, 2, 2, 2), y), 3, style);
    expect(picture(image, letters)).toEqual(['......', '......', '###---', 'fff...', 'fff...']);
  });

  it('joins a step by an upright line', () => {
    const image = createImage(4, 5);
    drawTrace(image, toColumnSpans(flat(0, 0, 4, 4), y), 4, { ...style, fill: null });
    const drawn = [0, 1, 2, 3, 4].every(
      (row) => image.pixels[row * 4 + 1] !== 0 || image.pixels[row * 4 + 2] !== 0,
    );
    expect(drawn).toBe(true);
  });

  it('shows a spike of one bin over its whole height', () => {
    const image = createImage(5, 5);
    const spans = flat(0, 0, 0, 0, 0);
    spans.max[2] = 4;
    drawTrace(image, toColumnSpans(spans, y), 5, { ...style, fill: null });
    expect(picture(image, letters).map((row) => row[2])).toEqual(['#', '#', '#', '#', '#']);
  });

  it('leaves columns without a record empty', () => {
    const image = createImage(4, 5);
    drawTrace(image, toColumnSpans(flat(1, Number.NaN, Number.NaN, 1), y), 4, style);
    expect(picture(image, letters).every((row) => row[1] === '.' && row[2] === '.')).toBe(true);
  });

  it('touches every column that holds a value, whatever the values', () => {
    const values = fc.array(fc.tuple(fc.nat(20), fc.nat(20)), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(values, fc.double({ min: 1, max: 5, noNaN: true }), (pairs, pastWidth) => {
        const image = createImage(pairs.length, 50);
        const spans = {
          min: Float32Array.from(pairs, ([a, b]) => Math.min(a, b)),
          max: Float32Array.from(pairs, ([a, b]) => Math.max(a, b)),
        };
        drawTrace(image, toColumnSpans(spans, linearScale([0, 1], [45, 43])), pairs.length, {
          ...style,
          pastWidth,
          fill: null,
        });
        pairs.forEach(([a, b], x) => {
          for (let value = Math.min(a, b); value <= Math.max(a, b); value++) {
            expect(image.pixels[(45 - 2 * value) * image.width + x]).not.toBe(0);
          }
        });
      }),
    );
  });
});
