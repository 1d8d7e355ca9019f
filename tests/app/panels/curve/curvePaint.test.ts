import { describe, expect, it } from 'vitest';
import { paintCurve } from '../../../../src/app/panels/policy/curve/paint.ts';
import { paintPoints } from '../../../../src/app/panels/policy/curve/points.ts';
import type { CurveView } from '../../../../src/app/panels/policy/curve/view.ts';
import { curvePath } from '../../../../src/app/plot/curve/lines.ts';
import { curveAxes, curveScale, wantsLog } from '../../../../src/app/plot/curve/scale.ts';
import type { PlotFrame } from '../../../../src/app/plot/frame.ts';
import { plotStyles } from '../../../../src/app/plot/paint/style.ts';
import { tokens, vcColor } from '../../../../src/app/theme/tokens/tokens.ts';
import type { PolicyCurve, PolicyLive } from '../../../../src/contract/index.ts';
import { curveOf } from '../../../support/curves.ts';
import { recordingContext } from '../../../support/recordingContext.ts';

const area = { left: 40, right: 340, top: 20, bottom: 120 };

function viewOf(curve: PolicyCurve): CurveView {
  const scale = curveScale(curve, area, curveAxes(curve, wantsLog(curve)));
  const paths = curve.lines.map((line) => curvePath(line, scale));
  return { curve, scale, paths, profile: 'laptop' };
}

function frameOf(live: Partial<PolicyLive> = {}, requested: Record<string, number> = {}) {
  const { ctx, calls } = recordingContext();
  const state = {
    theme: 'light',
    now: 0,
    requested,
    live: { points: [], gauges: [], wouldDropNext: [], ...live },
  };
  const frame = {
    ctx,
    state,
    t: tokens.light,
    style: plotStyles.laptop,
    width: 346,
    height: 140,
    commit() {},
  };
  return { frame: frame as unknown as PlotFrame, calls };
}

const painted = (curve: PolicyCurve, requested = {}) => {
  const { frame, calls } = frameOf({}, requested);
  paintCurve(frame, viewOf(curve));
  const texts = calls.filter(([name]) => name === 'fillText').map(([, text]) => text);
  return { calls, texts };
};

describe('a decision curve as drawn', () => {
  it('names its axes with units, its lines and where everything is refused', () => {
    const { texts } = painted(curveOf('atm-red', { aboveMax: 'step' }));
    expect(texts).toEqual(
      expect.arrayContaining([
        'average queue, cells',
        'probability',
        'a cell',
        'a packet of 192 cells',
        'always',
      ]),
    );
  });

  it('has no red: a region is hatched, and only drops are red', () => {
    for (const id of ['red', 'fba', 'ccd', 'epd-hysteresis'])
      expect(painted(curveOf(id)).calls).not.toContainEqual([expect.any(String), tokens.light.drop]);
  });

  it('shows a value that was asked for and is not yet applied as a dotted line', () => {
    const dotted = ['setLineDash', [plotStyles.laptop.threshold * 1.2, plotStyles.laptop.threshold * 2.4]];
    const curve = curveOf('red');
    const upright = (calls: readonly (readonly unknown[])[]) =>
      calls.some(
        ([name, x, y]) => name === 'lineTo' && x === viewOf(curve).scale.toX(700) && y === area.bottom,
      );
    expect(upright(painted(curve, { 'policy.minTh': 700 }).calls)).toBe(true);
    expect(painted(curve, { 'policy.minTh': 700 }).calls).toContainEqual(dotted);
    expect(upright(painted(curve).calls)).toBe(false);
  });

  it('puts the port on the line of a cell and on that of a packet', () => {
    const curve = curveOf('atm-red', { minTh: 500, maxTh: 1_000 });
    const view = viewOf(curve);
    const { frame, calls } = frameOf({ points: [{ x: 1_200, y: 1, vc: null }] });
    paintPoints(frame, view, null);
    const arcs = calls.filter(([name]) => name === 'arc');
    expect(arcs).toHaveLength(2);
    for (const [, x, y] of arcs) {
      expect(x).toBe(view.scale.toX(1_200));
      expect(y).toBeCloseTo(area.top, 6);
    }
  });

  it('gives each VC its colour, and the followed one its name', () => {
    const points = [3, 7, 12].map((vc) => ({ x: 1_900, y: vc / 10, vc }));
    const { frame, calls } = frameOf({ points });
    paintPoints(frame, viewOf(curveOf('fba')), 7);
    for (const { vc } of points) expect(calls).toContainEqual(['set fillStyle', vcColor('light', vc)]);
    expect(calls.filter(([name]) => name === 'fillText').map(([, text]) => text)).toEqual(['VC 7']);
  });
});
