import { describe, expect, it } from 'vitest';
import type { CurveLine, ParameterValues, PolicyCurve } from '../../../src/contract/index.ts';
import { findPolicy, policies } from '../../../src/engine/switch/discard/index.ts';
import { type DiscardPolicy, isAccepted } from '../../../src/engine/switch/discard/policy.ts';
import { resolveParameters } from '../../../src/scenario/validation/parameters.ts';
import { cellOf, hold, newPolicy } from '../../support/cells.ts';

const BUFFER = 2_000;
const drawn = [
  'epd-hysteresis',
  'selective',
  'fba',
  'red',
  'atm-red',
  'cell-red',
  'p-red',
  'red-efci',
  'ccd',
];

const defaults = (id: string, more: ParameterValues = {}): ParameterValues => ({
  ...resolveParameters(findPolicy(id).parameters, BUFFER, []),
  ...more,
});

const curveOf = (id: string, more: ParameterValues = {}): PolicyCurve =>
  newPolicy(id, defaults(id, more), BUFFER).curve?.() as PolicyCurve;

/** Height of a line at x; at a jump the lower end. */
function at({ x, y }: CurveLine, place: number): number {
  const right = x.findIndex((one) => one >= place);
  if (right <= 0 || x[right] === place) return y[Math.max(0, right)] ?? Number.NaN;
  const [x0, x1, y0, y1] = [x[right - 1], x[right], y[right - 1], y[right]].map(Number);
  return y0! + ((y1! - y0!) * (place - x0!)) / (x1! - x0!);
}

describe('curves of policies', () => {
  it('are there for every policy that has a function to draw', () => {
    const having = policies.filter(({ id }) => newPolicy(id, defaults(id), BUFFER).curve !== undefined);
    expect(having.map(({ id }) => id)).toEqual(expect.arrayContaining(drawn));
    expect(having).toHaveLength(drawn.length);
  });

  it.each(drawn)(
    '%s: lines run from left to right inside the axes, handles stand where their parameters do',
    (id) => {
      const params = defaults(id);
      const { x, y, lines, handles } = curveOf(id);
      for (const line of lines) {
        expect(line.y).toHaveLength(line.x.length);
        expect(line.x).toEqual(line.x.toSorted((a, b) => a - b));
        expect(Math.min(...line.x)).toBeGreaterThanOrEqual(x.min);
        expect(Math.max(...line.x)).toBeLessThanOrEqual(x.max);
        expect(Math.min(...line.y)).toBeGreaterThanOrEqual(y.min);
        expect(Math.max(...line.y)).toBeLessThanOrEqual(y.max);
      }
      expect(handles.length).toBeGreaterThan(0);
      for (const handle of handles)
        expect(handle[handle.along]).toBeCloseTo(Number(params[handle.parameter]), 9);
    },
  );

  it('of RED by cells: the packet’s line reaches maxP where the cell’s reaches maxC', () => {
    const { lines } = curveOf('atm-red', { minTh: 500, maxTh: 1_000, maxP: 0.1, packetCells: 192 });
    const [cell, packet] = lines.map((line) => at(line, 1_000));
    expect(cell).toBeCloseTo(0.000_548_6, 6);
    expect(packet).toBeCloseTo(0.1, 9);
    expect(curveOf('atm-red', { given: 'cell' }).handles.map(({ parameter }) => parameter)).toContain('maxC');
  });

  // Rosolen et al. 1999, section 2.3: "the first part of the dropping probability function".
  it.each(['red', 'red-efci', 'atm-red', 'cell-red', 'p-red'])(
    '%s: above maxTh a jump or a second part',
    (id) => {
      const line = (aboveMax: string) =>
        curveOf(id, { minTh: 500, maxTh: 1_200, given: 'cell', maxC: 0.1, maxP: 0.1, aboveMax })
          .lines[0] as CurveLine;
      const heights = (aboveMax: string) =>
        [1_200, 1_201, 1_500, 2_000].map((place) => Number(at(line(aboveMax), place).toFixed(2)));
      expect(heights('step')).toEqual([0.1, 1, 1, 1]);
      expect(heights('gentle')).toEqual([0.1, 0.1, 0.33, 0.7]);
      expect(heights('buffer')).toEqual([0.1, 0.1, 0.44, 1]);
    },
  );

  it.each(
    ['red', 'red-efci', 'atm-red', 'cell-red'].flatMap((id) =>
      (['step', 'gentle', 'buffer'] as const).map((aboveMax) => [id, aboveMax] as const),
    ),
  )('%s, %s: the port stands on the first line, at its average', (id, aboveMax) => {
    const policy = newPolicy(id, defaults(id, { minTh: 500, maxTh: 1_000, wq: 0.5, aboveMax }), BUFFER);
    for (let i = 0; i < 30; i++) {
      const queue = 700 + 20 * i;
      policy.decide(cellOf(i % 5, 'BOM', queue, i));
      const [point] = policy.points?.(queue) ?? [];
      expect(point).toMatchObject({ x: policy.gauges?.(0)[0]?.value, flow: null });
      expect(at(policy.curve?.().lines[0] as CurveLine, Number(point?.x))).toBeCloseTo(Number(point?.y), 9);
    }
  });

  it.each(['fba', 'selective'])(
    '%s: refuses a new frame of exactly those VCs that stand above the line',
    (id) => {
      let refused = 0;
      for (let queue = 1_800; queue < 2_000; queue += 7) {
        for (const share of [0.1, 0.2, 0.3, 0.5]) {
          const policy = newPolicy(id, defaults(id, { r: 1_800 }), BUFFER);
          for (let flow = 0; flow < 5; flow++)
            hold(policy, flow, flow === 1 ? Math.floor(share * queue) : 50);
          if (verdictDiffers(policy, queue)) refused++;
        }
      }
      expect(refused).toBeGreaterThan(10);
    },
  );

  it('CCD tells its cycle: when it threw cells away, how many, and until when it is suspended', () => {
    const policy = newPolicy('ccd', defaults('ccd', { tq: 1_000, packetCells: 30 }), BUFFER);
    expect(policy.gauges?.(0).map(({ name }) => name)).toEqual(['tq']);
    for (let vc = 0; vc < 10; vc++) hold(policy, vc, 1);
    policy.decide(cellOf(1, 'COM', 1_000, 5e9));
    const gauges = Object.fromEntries(policy.gauges?.(0).map(({ name, value }) => [name, value]) ?? []);
    expect(gauges).toMatchObject({ tq: 1_000, 'last time': 5e9, 'last cells': 10 });
    expect(Number(gauges['paused until']) / 1e9).toBeCloseTo(5 + 16.856, 2);
  });
});

/** Asks for a first cell of flow 1; returns whether it was refused, which the curve must have told. */
function verdictDiffers(policy: DiscardPolicy, queue: number): boolean {
  const point = policy.points?.(queue).find(({ flow }) => flow === 1);
  const [limit] = policy.gauges?.(queue) ?? [];
  const height = limit?.value ?? (queue > 1_800 ? 0.8 : Infinity);
  const refused = !isAccepted(policy.decide(cellOf(1, 'BOM', queue, 0)));
  expect(refused).toBe(Number(point?.y) > height);
  return refused;
}
