import { describe, expect, it } from 'vitest';
import {
  alwaysFrom,
  bendsOf,
  curvePath,
  heightAt,
  neverUntil,
} from '../../../../src/app/plot/curve/lines.ts';
import { curveAxes, curveScale } from '../../../../src/app/plot/curve/scale.ts';
import { curveOf } from '../../../support/curves.ts';

const step = { label: 'a step', x: [10, 20, 20, 40], y: [0, 2, 6, 6] };

describe('a line of a decision curve', () => {
  it('has the height behind a jump, and none before it begins', () => {
    expect([10, 15, 20, 30, 40].map((x) => heightAt(step, x))).toEqual([0, 1, 6, 6, 6]);
    expect(heightAt(step, 9)).toBeNaN();
  });

  it('is bent by decades and straight on an even axis', () => {
    const curve = curveOf('red', { minTh: 500, maxTh: 1_000, maxP: 0.1 });
    const area = { left: 0, right: 200, top: 0, bottom: 100 };
    const even = curvePath(curve.lines[0]!, curveScale(curve, area, curveAxes(curve, false)));
    const decades = curvePath(curve.lines[0]!, curveScale(curve, area, curveAxes(curve, true)));
    expect(even).toHaveLength(curve.lines[0]!.x.length);
    expect(decades.length).toBeGreaterThan(even.length);
    const xs = decades.map(([x]) => x);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  });
});

describe('the regions of a decision curve', () => {
  it('of RED: nothing below min, everything from max on', () => {
    const curve = curveOf('red', { minTh: 500, maxTh: 1_000 });
    expect(neverUntil(curve)).toEqual({ from: 0, to: 500 });
    expect(alwaysFrom(curve)).toEqual({ from: 1_000, to: 2_000 });
  });

  it('of EPD with hysteresis: certain only outside the two thresholds', () => {
    const curve = curveOf('epd-hysteresis', { low: 1_200, high: 1_700 });
    expect(neverUntil(curve)?.to).toBe(1_200);
    expect(alwaysFrom(curve)?.from).toBe(1_700);
    expect(bendsOf(curve)).toEqual([0, 1_200, 1_700, 2_000]);
  });
});
