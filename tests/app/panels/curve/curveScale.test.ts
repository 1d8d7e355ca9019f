import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curveAxes, curveScale, wantsLog, xTicks, yTicks } from '../../../../src/app/plot/curve/scale.ts';
import { curveOf } from '../../../support/curves.ts';

const area = { left: 40, right: 340, top: 20, bottom: 120 };
const of = (id: string, log = false, more = {}) => {
  const curve = curveOf(id, more);
  return { curve, scale: curveScale(curve, area, curveAxes(curve, log)) };
};

describe('the axes of a decision curve', () => {
  it('are decades where one line is too low to be seen beside the other', () => {
    expect(wantsLog(curveOf('atm-red'))).toBe(true);
    expect(wantsLog(curveOf('atm-red', { packetCells: 2 }))).toBe(false);
    expect(wantsLog(curveOf('red'))).toBe(false);
    expect(wantsLog(curveOf('fba'))).toBe(false);
  });

  it('are broken above a low ramp, so that it rises over most of the height', () => {
    const { curve, scale } = of('red', false, { maxP: 0.1 });
    expect(scale.axes.knee).toBe(0.2);
    expect(scale.toY(0)).toBe(120);
    expect(scale.toY(0.1)).toBe(80);
    expect(scale.toY(1)).toBe(20);
    expect(yTicks(curve, scale).map(({ value }) => value)).toEqual([0, 0.1, 0.2, 1]);
    expect(of('red', false, { maxP: 0.9 }).scale.axes.knee).toBe(1);
  });

  it('give a limit that falls low most of the height', () => {
    const { curve, scale } = of('fba', false, { r: 1_750, z: 0.9 });
    expect(scale.axes.knee).toBe(1.8);
    expect(scale.toY(0.9)).toBe(80);
    expect(yTicks(curve, scale).map(({ value }) => value)).toEqual([0, 0.9, 1.8, 3.6]);
  });

  it('begin shortly before the limit of a share', () => {
    expect(of('fba', false, { r: 1_750 }).scale.axes.start).toBe(1_500);
    expect(of('fba', false, { r: 400 }).scale.axes.start).toBe(0);
    const { scale } = of('fba', false, { r: 1_750 });
    expect(xTicks(scale, 4).every(({ value }) => value >= 1_500)).toBe(true);
  });

  it('draw zero below the lowest decade and what lies beyond an axis at its end', () => {
    const { scale } = of('atm-red', true);
    expect(scale.toY(0)).toBe(120);
    expect(scale.toY(1e-9)).toBe(scale.toY(1e-5));
    expect(scale.toY(1e-5)).toBeLessThan(120);
    expect(scale.toY(7)).toBe(20);
    expect(scale.toX(99_999)).toBe(340);
  });

  it.each([
    ['red', false],
    ['red', true],
    ['fba', false],
    ['ccd', false],
  ] as const)('%s, decades %s: a pointer means the value that is drawn under it', (id, log) => {
    const { curve, scale } = of(id, log);
    const least = log ? 1e-5 : curve.y.min;
    fc.assert(
      fc.property(fc.double({ min: least, max: curve.y.max, noNaN: true }), (value) => {
        expect(scale.fromY(scale.toY(value))).toBeCloseTo(value, 6);
      }),
    );
    fc.assert(
      fc.property(fc.double({ min: scale.axes.start, max: curve.x.max, noNaN: true }), (value) => {
        expect(scale.fromX(scale.toX(value))).toBeCloseTo(value, 6);
      }),
    );
  });
});
