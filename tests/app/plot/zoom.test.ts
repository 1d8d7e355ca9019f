import { zoomIdentity } from 'd3-zoom';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { transformOf, visibleRange } from '../../../src/app/plot/gestures/zoom.ts';
import { timeScale } from '../../../src/app/plot/scale.ts';

const END = 4e12;
const whole = timeScale({ from: 0, to: END }, 800);

describe('the visible range as a transform of the whole run', () => {
  it('is the whole run without one', () => {
    expect(visibleRange(zoomIdentity, whole)).toEqual({ from: 0, to: END });
  });

  it('is half as long when all is twice as large, and begins where the left edge is', () => {
    expect(visibleRange(zoomIdentity.translate(-200, 0).scale(2), whole)).toEqual({
      from: 0.5e12,
      to: 2.5e12,
    });
  });

  it('comes back as it was', () => {
    const part = fc.tuple(fc.integer({ min: 0, max: 3e12 }), fc.integer({ min: 1e6, max: 1e12 }));
    fc.assert(
      fc.property(part, ([from, length]) => {
        const range = visibleRange(transformOf({ from, to: from + length }, whole), whole);
        expect(Math.abs(range.from - from)).toBeLessThan(length / 1e4);
        expect(Math.abs(range.to - from - length)).toBeLessThan(length / 1e4);
      }),
    );
  });
});
