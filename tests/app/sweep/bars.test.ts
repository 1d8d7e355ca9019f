import { expect, it } from 'vitest';
import { pointsWith, shownEstimate } from '../../../src/app/sweep/points.ts';
import { jobsOf, readQuestion, sweepPlan } from '../../../src/app/sweep/question.ts';
import { rowsOf } from '../../../src/app/sweep/sweepLab.ts';
import type { RunMoment, RunResults } from '../../../src/contract/index.ts';
import { keyOf } from '../../../src/studies/index.ts';

/** Runs of which only one measure counts. */
const runOf = (seed: number, jain: number) =>
  ({
    seed,
    whole: { jain },
    sessions: [],
    groups: [],
    pools: [],
    ports: [],
    links: [],
  }) as unknown as RunResults;

const MOMENT: RunMoment = { timeS: 1, event: null };

it('the bar of a point is the interval of Student over its seeds, and each run opens at its own moment', () => {
  const question = readQuestion('?scene=symmetric-500&vary=buffer=1000,2000&metric=whole.jain&seeds=3');
  const plan = sweepPlan(question, []);
  const jobs = jobsOf(question, plan);
  const jain = new Map([
    [1, 0.8],
    [2, 0.9],
    [3, 1],
  ]);
  const first = jobs.filter(({ settings }) => settings.some(([, value]) => value === '1000'));
  const results = new Map(
    first.map((job) => [keyOf(job), runOf(job.seed, jain.get(job.seed) ?? Number.NaN)]),
  );
  const moments = new Map(first.map((job) => [keyOf(job), MOMENT]));
  const points = pointsWith(plan, rowsOf(jobs, plan, results), jobs, { results, moments });
  const [estimate] = points[0]?.estimates ?? [];
  // Three seeds: mean 0.9, deviation 0.1, and 4.303 for two degrees of freedom.
  expect(estimate?.mean).toBeCloseTo(0.9, 12);
  expect((estimate?.high ?? 0) - (estimate?.mean ?? 0)).toBeCloseTo((4.3027 * 0.1) / Math.sqrt(3), 4);
  expect((estimate?.mean ?? 0) - (estimate?.low ?? 0)).toBeCloseTo((4.3027 * 0.1) / Math.sqrt(3), 4);
  expect(estimate && shownEstimate(estimate)).toBe('0.9 ± 0.25');
  expect(points[0]?.runs.map(({ job, moment }) => [job.seed, moment])).toEqual(
    [1, 2, 3].map((seed) => [seed, MOMENT]),
  );
  expect(points[1]?.runs).toEqual([]);
});
