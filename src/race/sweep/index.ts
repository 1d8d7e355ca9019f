export { axisOf, SweepFault } from './axis.ts';
export { candidatesOf, distinct } from './candidates.ts';
export { checkMetrics, type Figures, figuresOf } from './figures.ts';
export { type SweepRow, sweepOutcome } from './outcome.ts';
export { checkPlan, pointsOf, type SweepPlan, sweepRuns } from './plan.ts';
export { sweepCsv, sweepTable } from './table.ts';
