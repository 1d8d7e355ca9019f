import { expect, it } from 'vitest';
import { spanPath } from '../../../src/app/plot/paint/spanPath.ts';
import { linearScale } from '../../../src/app/plot/scale.ts';
import { recordingContext } from '../../support/recordingContext.ts';

const drawn = (...spans: readonly (readonly [number, number])[]) => {
  const { ctx, calls } = recordingContext();
  const min = Float32Array.from(spans, ([low]) => low);
  const max = Float32Array.from(spans, ([, high]) => high);
  spanPath(ctx, { min, max }, 2, linearScale([0, 1], [0, 1]));
  return calls.map((call) => call.join(' '));
};

it('goes through the middle of each column, and through a whole span from its nearer end', () => {
  expect(drawn([5, 5], [6, 9], [7, 8])).toEqual([
    'moveTo 1 5',
    'lineTo 3 6',
    'lineTo 3 9',
    'lineTo 5 8',
    'lineTo 5 7',
  ]);
});

it('breaks where there is no value', () => {
  const none = [Number.NaN, Number.NaN] as const;
  expect(drawn(none, [1, 1], none, none, [2, 2], [2, 2])).toEqual([
    'moveTo 3 1',
    'moveTo 9 2',
    'lineTo 11 2',
  ]);
});
