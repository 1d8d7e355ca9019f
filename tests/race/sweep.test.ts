import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  axisOf,
  checkMetrics,
  checkPlan,
  pointsOf,
  SweepFault,
  type SweepPlan,
  sweepCsv,
  sweepOutcome,
  sweepRuns,
  sweepTable,
} from '../../src/race/sweep/index.ts';

const plan: SweepPlan = {
  axes: [axisOf('policy.threshold=1000..1200:100'), axisOf('vcs.*.source.packetBytes=512,1460')],
  candidates: [{ name: 'EPD', policy: 'epd' }],
  metrics: ['whole.jain'],
  seeds: [1, 2],
};

describe('an axis', () => {
  it('goes in steps and meets its end without errors of binary fractions', () => {
    expect(axisOf('a=0.1..0.5:0.1')).toEqual({ path: 'a', values: ['0.1', '0.2', '0.3', '0.4', '0.5'] });
    expect(axisOf('a=10..0:-5').values).toEqual(['10', '5', '0']);
    expect(axisOf('a=0..1:0.4').values).toEqual(['0', '0.4', '0.8']);
    expect(axisOf('policy=epd,espd').values).toEqual(['epd', 'espd']);
  });

  it('has at most 1,000 values, however they are written, and finds equal ones at once', () => {
    const list = (count: number): string => Array.from({ length: count }, (_, i) => i).join(',');
    expect(axisOf(`a=${list(1_000)}`).values).toHaveLength(1_000);
    expect(() => axisOf(`a=${list(200_000)}`)).toThrow('a: 200000 values; at most 1000');
    expect(() => axisOf('a=1,2,1')).toThrow(/^a = 1,2,1/);
  });

  it('has values between its ends only, the first of which is its beginning', () => {
    const whole = fc.integer({ min: -1_000, max: 1_000 });
    fc.assert(
      fc.property(whole, fc.nat(500), fc.integer({ min: 1, max: 50 }), (from, length, step) => {
        const values = axisOf(`a=${from}..${from + length}:${step}`).values.map(Number);
        expect(values[0]).toBe(from);
        expect(values).toHaveLength(Math.floor(length / step) + 1);
        expect(Math.max(...values)).toBeLessThanOrEqual(from + length);
      }),
    );
  });

  it.each([
    ['a', /vary = a: not of the form/],
    ['a=', /not of the form/],
    ['a=1..2', /a = 1\.\.2: not from\.\.to:step/],
    ['a=1,,2', /a = 1,,2: /],
    ['a=1,1', /a = 1,1: /],
    ['a=1..2:0', /a = 1\.\.2:0: the step/],
    ['a=1..2:-1', /the step does not lead/],
    ['a=0..1:0.0001', /1 to 1000 values/],
  ])('%s is refused', (text, message) => {
    expect(() => axisOf(text)).toThrow(SweepFault);
    expect(() => axisOf(text)).toThrow(message);
  });
});

describe('a sweep', () => {
  it('runs every combination with every seed, what is varied behind the policy', () => {
    expect(pointsOf(plan).map(({ values }) => values.join(' '))).toEqual([
      '1000 512',
      '1000 1460',
      '1100 512',
      '1100 1460',
      '1200 512',
      '1200 1460',
    ]);
    expect(sweepRuns(plan)).toHaveLength(12);
    expect(sweepRuns(plan)[7]).toEqual({
      settings: [
        ['policy', 'epd'],
        ['policy.threshold', '1000'],
        ['vcs.*.source.packetBytes', '1460'],
      ],
      seed: 2,
    });
  });

  it('has an interval over the seeds at each point; runs that are missing do not count', () => {
    const runs = sweepRuns(plan).map(({ seed }, i) => new Map([['whole.jain', seed + (i % 6)]]));
    const rows = sweepOutcome(plan, runs.with(11, undefined as never));
    expect(rows.map(({ estimates }) => estimates[0]?.mean)).toEqual([1.5, 2.5, 3.5, 4.5, 5.5, 6]);
    expect(rows.map(({ estimates }) => estimates[0]?.count)).toEqual([2, 2, 2, 2, 2, 1]);
    // Student's t of one degree of freedom, 12.706, times sd 0.7071 over the root of 2.
    expect(rows[0]?.estimates[0]?.high).toBeCloseTo(1.5 + 12.706 * 0.5, 2);
    const lines = sweepCsv(plan, rows).trimEnd().split('\n');
    expect(lines[0]).toMatch(/^candidate,policy\.threshold,vcs\.\*\.source\.packetBytes,whole\.jain: mean,/);
    expect(lines.at(-1)).toBe('EPD,1200,1460,6,,,1');
    expect(sweepTable(plan, rows)[1]).toEqual(['EPD', '1000', '512', '1.5 ± 6.353']);
  });

  it('refuses a setting or a metric twice, an unknown metric, and too many runs', () => {
    const axis = axisOf('a=1..1000:1');
    expect(() => checkPlan({ ...plan, axes: [axis, axis] })).toThrow(/a: twice/);
    expect(() => checkPlan({ ...plan, axes: [axis, { ...axis, path: 'b' }] })).toThrow(
      /2000000 runs; allowed: 1 to 100000/,
    );
    const figures = new Map([['whole.jain', 1]]);
    expect(() => checkMetrics(['whole.jain2'], figures)).toThrow(/metric = whole\.jain2: .*whole\.jain/);
    expect(() => checkMetrics(['whole.jain', 'whole.jain'], figures)).toThrow(/twice/);
  });
});
