import { expect, it } from 'vitest';
import { pausesIn } from '../../../../src/app/panels/queue/policyOverlays.ts';
import { EventTrace } from '../../../../src/app/traces/events.ts';

const series = (...rows: readonly (readonly [number, number])[]): EventTrace => {
  const trace = new EventTrace();
  for (const [time, value] of rows) trace.push(time, 0, value);
  return trace;
};
const suspends = series([100, 50], [200, 50], [300, 50]);
const spans = (range: { from: number; to: number }, resumes = series()) =>
  pausesIn(suspends, resumes, range).map(({ from, to }) => [from, to]);

it('are those that meet the range, the one before it while it lasts', () => {
  expect(spans({ from: 0, to: 1_000 })).toEqual([
    [100, 150],
    [200, 250],
    [300, 350],
  ]);
  expect(spans({ from: 140, to: 210 })).toEqual([
    [100, 150],
    [200, 250],
  ]);
  expect(spans({ from: 160, to: 190 })).toEqual([]);
});

it('end with the policy that made them', () => {
  const resumes = series([120, 0], [320, 0]);
  expect(spans({ from: 0, to: 1_000 }, resumes)).toEqual([
    [100, 120],
    [200, 250],
    [300, 320],
  ]);
});
