import { expect, it } from 'vitest';
import { lastBurst } from '../../../../src/app/branches/events/burst.ts';
import type { EventSeries } from '../../../../src/app/traces/types.ts';

const MS = 1e9;

/** Cells that were lost: when, in milliseconds, and of which VC. */
function losses(...lost: readonly (readonly [ms: number, vc: number])[]): EventSeries {
  const times = lost.map(([ms]) => ms * MS);
  const column = (values: readonly number[]) => ({ at: (i: number) => values[i] ?? Number.NaN });
  const from = (time: number) => times.filter((one) => one < time).length;
  const vcs = lost.map(([, vc]) => vc);
  return { from, time: column(times), vc: column(vcs) } as unknown as EventSeries;
}

it('a burst knows when each sender lost its last cell, so that a repair before it is no repair of all', () => {
  const burst = lastBurst(losses([10, 5], [12, 1], [20, 5]), 60 * MS, 15 * MS);
  expect(burst?.first).toBe(10 * MS);
  expect([...(burst?.vcs ?? [])]).toEqual([
    [5, 20 * MS],
    [1, 12 * MS],
  ]);
});

it('a burst begins after the quiet time', () => {
  const burst = lastBurst(losses([10, 5], [40, 1]), 60 * MS, 15 * MS);
  expect([burst?.first, burst?.count, burst?.isOver]).toEqual([40 * MS, 1, true]);
});
