import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LinePlot } from '../../../src/app/sweep/plots/LinePlot.tsx';
import type { SweepPoint } from '../../../src/app/sweep/points.ts';
import type { SweepPlan } from '../../../src/race/sweep/index.ts';

const candidates = ['EPD', 'ESPD'].map((name) => ({ name, settings: [] }));

const pointOf = (nth: number, threshold: string, mean: number, half: number): SweepPoint =>
  ({
    candidate: candidates[nth],
    values: [threshold],
    estimates: [{ mean, low: mean - half, high: mean + half, count: 3 }],
    name: `${candidates[nth]?.name}, threshold = ${threshold}`,
    runs: [],
  }) as unknown as SweepPoint;

const plan = {
  axes: [{ path: 'policy.threshold', values: ['500', '1500'] }],
  candidates,
  metrics: ['whole.jain'],
  seeds: [1, 2, 3],
} as unknown as SweepPlan;

const points = [
  pointOf(0, '500', 60, 5),
  pointOf(1, '500', 70, 10),
  pointOf(0, '1500', 80, 2),
  pointOf(1, '1500', 90, Number.NaN),
];

it('each policy is a curve with its name, and the bar of a point is its interval on the scale of the means', () => {
  const drawn = renderToStaticMarkup(<LinePlot plan={plan} points={points} metric={0} document={null} />);
  expect(['EPD', 'ESPD'].map((name) => drawn.split(`>${name}<`).length - 1)).toEqual([1, 1]);
  const bars = [...drawn.matchAll(/d="M[\d.]+,([\d.]+)V([\d.]+)"/g)].map(([, low, high]) => [
    Number(low),
    Number(high),
  ]);
  const heights = [...drawn.matchAll(/<circle[^>]* cy="([\d.]+)"/g)].map(([, height]) => Number(height));
  // Curve by curve: EPD at both thresholds, then ESPD, whose last point has one run and no interval.
  expect([heights.length, bars.length]).toEqual([4, 3]);
  const [at60 = 0, at80 = 0, at70 = 0, at90 = 0] = heights;
  const one = (at60 - at90) / 30;
  expect(one).toBeGreaterThan(0);
  expect([at60 - at70, at60 - at80]).toEqual([expect.closeTo(10 * one, 6), expect.closeTo(20 * one, 6)]);
  for (const [nth, [mean, half]] of [
    [at60, 5],
    [at80, 2],
    [at70, 10],
  ].entries())
    expect(bars[nth]).toEqual([
      expect.closeTo((mean ?? 0) + (half ?? 0) * one, 6),
      expect.closeTo((mean ?? 0) - (half ?? 0) * one, 6),
    ]);
});

it('each seed of a point is a dot on the scale of the means, and opens its run; a single one is the point', () => {
  const run = (seed: number, value: number) => ({
    job: { scenario: 'half-empty', settings: [], seed },
    values: [value],
    moment: { timeS: 1, event: null },
  });
  const withRuns = [
    { ...pointOf(0, '500', 60, 1), runs: [run(1, 50), run(2, 55), run(3, 75), run(4, 75)] },
    { ...pointOf(0, '1500', 80, Number.NaN), runs: [run(1, 80)] },
  ] as unknown as readonly SweepPoint[];
  const drawn = renderToStaticMarkup(<LinePlot plan={plan} points={withRuns} metric={0} document={null} />);
  const all = [...drawn.matchAll(/<circle[^>]* cy="([\d.]+)" r="([\d.]+)"/g)];
  const heights = (isSeed: boolean) =>
    all.filter(([, , r]) => Number(r) < 5 === isSeed).map(([, height]) => Number(height));
  const [at60 = 0, at80 = 0] = heights(false);
  const one = (at60 - at80) / 20;
  // Below every mean, and outside of the interval: the axis has room for it.
  expect(heights(true)).toEqual(
    [50, 55, 75, 75].map((value) => expect.closeTo(at60 - (value - 60) * one, 6)),
  );
  // Two of the same value are next to each other.
  const across = all.filter(([, , r]) => Number(r) < 5).map(([circle]) => /cx="([\d.]+)"/.exec(circle)?.[1]);
  expect(new Set(across.slice(0, 3)).size).toBe(1);
  expect(Number(across[3])).toBeGreaterThan(Number(across[2]));
  // The point opens the first of its runs, and each dot its own.
  const seeds = [...drawn.matchAll(/seed=(\d)/g)].map(([, seed]) => Number(seed));
  expect(seeds).toEqual([1, 1, 2, 3, 4, 1]);
});
