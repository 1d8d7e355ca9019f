import type { RunMoment, RunResults } from '../../contract/index.ts';
import type { Estimate } from '../../race/estimates.ts';
import { type Figures, figuresOf, type SweepPlan, type SweepRow } from '../../race/sweep/index.ts';
import { type Job, keyOf } from '../../studies/index.ts';
import { shortNumber } from '../format.ts';
import type { LabState } from '../lab/lab.ts';
import { sweepTexts as texts } from '../strings/pages/sweep.ts';
import { shownValues } from './values.ts';

export interface PointRun {
  readonly job: Job;
  /** Value of each metric, in order. */
  readonly values: readonly number[];
  readonly moment: RunMoment;
}

/** A point of a sweep with its completed runs, in the order of the seeds. */
export interface SweepPoint extends SweepRow {
  readonly name: string;
  readonly runs: readonly PointRun[];
}

const cachedFigures = new WeakMap<RunResults, Figures>();

/** Figures of a run, cached because rows and points need them again for each run that is added. */
export function figuresOfRun(run: RunResults): Figures {
  const figures = cachedFigures.get(run) ?? figuresOf(run);
  cachedFigures.set(run, figures);
  return figures;
}

/** @param jobs in the order of `sweepRuns` */
export function pointsWith(
  plan: SweepPlan,
  rows: readonly SweepRow[],
  jobs: readonly Job[],
  { results, moments }: Pick<LabState, 'results' | 'moments'>,
): readonly SweepPoint[] {
  return rows.map((row, place) => {
    const place0 = plan.axes
      .map(({ path }, axis) => `${path} = ${shownValues(row.values[axis] ?? '')}`)
      .join(', ');
    const runs = plan.seeds.flatMap((_, seed): readonly PointRun[] => {
      const job = jobs[seed * rows.length + place];
      const run = job && results.get(keyOf(job));
      const moment = job && moments.get(keyOf(job));
      if (job === undefined || run === undefined || moment === undefined) return [];
      const figures = figuresOfRun(run);
      const values = plan.metrics.map((metric) => figures.get(metric) ?? Number.NaN);
      return [{ job, values, moment }];
    });
    return { ...row, name: row.candidate === null ? place0 : `${row.candidate.name}, ${place0}`, runs };
  });
}

/** Mean and half width of its interval, as in the table. */
export function shownEstimate({ mean, high }: Estimate): string {
  if (!Number.isFinite(mean)) return '';
  const half = high - mean;
  return half > 0 ? `${shortNumber(mean, 4)} ± ${shortNumber(half, 2)}` : shortNumber(mean, 4);
}

export const nameOfCurve = ({ candidate }: SweepRow): string => candidate?.name ?? texts.scenePolicy;
