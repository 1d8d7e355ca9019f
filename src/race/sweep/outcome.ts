import { type Estimate, estimate } from '../estimates.ts';
import type { Figures } from './figures.ts';
import { pointsOf, type SweepPlan, type SweepPoint } from './plan.ts';

/** A point with an interval for each metric, over the seeds that are there. */
export interface SweepRow extends SweepPoint {
  /** In the order of the metrics. */
  readonly estimates: readonly Estimate[];
}

/** @param runs in the order of `sweepRuns`; those that are not there yet are undefined */
export function sweepOutcome(plan: SweepPlan, runs: readonly (Figures | undefined)[]): readonly SweepRow[] {
  const points = pointsOf(plan);
  return points.map((point, place) => {
    const own = plan.seeds.flatMap((_, seed) => runs[seed * points.length + place] ?? []);
    const estimates = plan.metrics.map((metric) =>
      estimate(own.map((figures) => figures.get(metric) ?? Number.NaN).filter(Number.isFinite)),
    );
    return { ...point, estimates };
  });
}
