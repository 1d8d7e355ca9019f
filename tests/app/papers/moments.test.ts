import { expect, it } from 'vitest';
import { plotMoment } from '../../../src/app/papers/figures/moment.ts';
import type { Plot } from '../../../src/studies/figures/plots.ts';

const plot = (high: readonly number[], losses: readonly (readonly number[])[] = []): Plot => ({
  title: 'queue',
  unit: 'cells',
  over: 'time, s',
  curves: [{ name: 'queue', xs: [0.5, 1.5, 2.5], low: [0, 0, 0], high }],
  losses: losses.map((xs, vc) => ({ name: String(vc + 1), xs })),
  showsLosses: losses.length > 0,
  levels: [],
  domain: [0, 3],
  job: null,
});

it('a drawn run is worth a look at its first loss, else where its first curve is highest', () => {
  expect(plotMoment(plot([1, 9, 2], [[2.5], [1.5, 2.5]]))).toEqual({ timeS: 1.5, event: null });
  expect(plotMoment(plot([Number.NaN, 2, 9]))).toEqual({ timeS: 2.5, event: null });
  expect(plotMoment(plot([Number.NaN, Number.NaN, Number.NaN])).timeS).toBe(0);
});
