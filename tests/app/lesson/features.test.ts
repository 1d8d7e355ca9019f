import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonWords } from '../../../src/app/lesson/comparison.ts';
import {
  drawnOf,
  endOf,
  movedTo,
  NOT_DRAWN,
  stroked,
  withPoint,
} from '../../../src/app/lesson/drawing/points.ts';
import { compare, featuresOf, sampled } from '../../../src/app/lesson/features.ts';
import { isDone } from '../../../src/app/lesson/steps/useDone.ts';

const TOP = 2000;
const drawing = {
  trace: 'queue/S2>S3',
  name: 'Queue',
  unit: 'cells',
  before: 0,
  from: 0.1,
  to: 0.5,
  top: TOP,
  seen: 'It falls.',
};

describe('two curves', () => {
  it('are described by mean, zero, peak and widest gap, with units', () => {
    expect(comparisonWords([1000, 1000, 1000], [2000, 1000, 0], drawing)).toEqual([
      'You expected 1,000 cells on average. It was 1,000.',
      'It falls to 0 at 0.500 s. Your drawing stays above.',
      'The highest value is 2,000 cells; you drew 1,000.',
      'The widest gap is 1,000 cells, at 0.100 s.',
    ]);
  });

  it('that both fall to zero are told so, with both moments', () => {
    expect(comparisonWords([2000, 0, 0], [2000, 2000, 0], drawing)[1]).toBe(
      'You were right that it falls to 0: at 0.500 s, in your drawing at 0.300 s.',
    );
  });

  it('have no gap where they are the same', () => {
    const values = fc.array(fc.integer({ min: 0, max: TOP }), { minLength: 2, maxLength: 50 });
    fc.assert(fc.property(values, (curve) => compare(curve, curve, TOP).gap.apart === 0));
  });

  it('begin and end where their points do', () => {
    const values = fc.array(fc.integer({ min: 0, max: TOP }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(values, fc.integer({ min: 2, max: 300 }), (points, count) => {
        const line = sampled(points, count);
        expect([line[0], line.at(-1)]).toEqual([points[0], points.at(-1)]);
        expect(Math.max(...line)).toBeLessThanOrEqual(Math.max(...points));
      }),
    );
  });

  it('count what is recorded only', () => {
    expect(featuresOf([Number.NaN, 10, 30], 100)).toEqual({ mean: 20, most: 30, zeroAt: null });
  });
});

describe('results that were drawn', () => {
  const results = {
    name: 'Useful share',
    unit: '%',
    along: 'policy',
    places: [
      { name: 'RCD', value: 46 },
      { name: 'EPD', value: 73 },
      { name: 'ESPD', value: 98 },
    ],
    top: 100,
    seen: 'It rises.',
    scene: 'loss-paradox',
    figure: 'useful',
    within: 4,
    seeds: 4,
  } as const;

  it('are described by the highest, the lowest and the widest gap, by their names', () => {
    expect(comparisonWords([90, 73, 20], [46, 73, 98], results)).toEqual([
      'The highest is ESPD; in your drawing it is RCD.',
      'The lowest is RCD; in your drawing it is ESPD.',
      'The widest gap is at ESPD: it is 98 %, you drew 20.',
    ]);
    expect(comparisonWords([10, 73, 80], [46, 73, 98], results).slice(0, 2)).toEqual([
      'You were right about the highest: ESPD.',
      'You were right about the lowest: RCD.',
    ]);
  });
});

describe('a drawing', () => {
  it('is enough with six of its eight points, by pen or by keys', () => {
    const begun = movedTo(NOT_DRAWN, 500);
    const byPen = stroked(begun, { share: 0, value: 0 }, { share: 5 / 7, value: 1000 }, TOP);
    expect(byPen.values.map(Math.round)).toEqual([0, 200, 400, 600, 800, 1000, 500, 500]);
    expect(drawnOf(byPen)).toEqual({ done: 6, needed: 6 });
    const byKeys = [0, 1, 2, 3, 4].reduce((points, i) => withPoint(points, i, 3000, TOP), begun);
    expect(byKeys.values[0]).toBe(TOP);
    expect(drawnOf(byKeys)).toEqual({ done: 5, needed: 6 });
  });
});

describe('what a step asks for', () => {
  const still = { now: 1e11, edits: [], isAtDrop: false, timeouts: 0 };

  it('is a moment, an edit, or an event that the head has come to', () => {
    expect(isDone({ until: 0.2 }, still, still)).toBe(false);
    expect(isDone({ until: 0.2 }, still, { ...still, now: 2e11 })).toBe(true);
    const edits = [{ time: 1e11, path: 'policy', value: 'epd' }];
    expect(isDone({ edit: 'policy', value: 'epd' }, still, { ...still, edits })).toBe(true);
    expect(isDone({ edit: 'policy', value: 'ppd' }, still, { ...still, edits })).toBe(false);
    const line = { ...still, edits: [{ time: 1e11, path: 'policy.threshold', value: 120 }] };
    expect(isDone({ edit: 'policy.threshold', atMost: 200 }, still, line)).toBe(true);
    expect(isDone({ edit: 'policy.threshold', atMost: 100 }, still, line)).toBe(false);
    expect(isDone({ edit: 'policy.threshold', atLeast: 100 }, still, line)).toBe(true);
    expect(isDone({ step: 'drop' }, { ...still, isAtDrop: true }, { ...still, isAtDrop: true })).toBe(false);
    expect(isDone({ step: 'timeout' }, still, { ...still, now: 2e11, timeouts: 1 })).toBe(true);
  });
});

describe('the beginning of a drawing', () => {
  it('is the last value that is known, or 0', () => {
    expect(endOf([1, 2, Number.NaN])).toBe(2);
    expect(endOf([Number.NaN])).toBe(0);
    expect(endOf([])).toBe(0);
  });
});
