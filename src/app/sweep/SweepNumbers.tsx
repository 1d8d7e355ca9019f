import { Fragment } from 'react';
import type { ScenarioDocument } from '../../contract/index.ts';
import type { SweepPlan } from '../../race/sweep/index.ts';
import { shortNumber } from '../format.ts';
import { sweepTexts as texts } from '../strings/pages/sweep.ts';
import { RunNumbers } from '../widgets/numbers/RunNumbers.tsx';
import { axisName, metricName, useNames, valueName } from './names.ts';
import { type PointRun, type SweepPoint, shownEstimate } from './points.ts';
import { runLink, savePointRun } from './stageRun.ts';

interface RunProps {
  readonly point: SweepPoint;
  readonly run: PointRun;
  readonly document: ScenarioDocument | null;
}

/** Opens a run on the stage; one that no link can hold is saved as a file for it. */
function Run({ point, run, document }: RunProps) {
  const { job, values } = run;
  const label = texts.openRun(point.name, job.seed, shortNumber(values[0] ?? Number.NaN, 4));
  const href = runLink(run, document);
  return href === null ? (
    <button type="button" aria-label={label} onClick={() => document && savePointRun(run, document)}>
      {job.seed}
    </button>
  ) : (
    <a href={href} aria-label={label}>
      {job.seed}
    </a>
  );
}

interface SweepNumbersProps {
  readonly plan: SweepPlan;
  readonly points: readonly SweepPoint[];
  readonly document: ScenarioDocument | null;
}

/** Means with half their intervals, and every run as a link. */
export function SweepNumbers({ plan, points, document }: SweepNumbersProps) {
  const hasPolicies = plan.candidates.length > 0;
  const names = useNames();
  const paths = plan.axes.map(({ path }) => axisName(names, path));
  const rows = points.map((point) => ({
    key: point.name,
    name: hasPolicies ? (point.candidate?.name ?? '') : undefined,
    cells: [
      ...plan.axes.map(({ path }, axis) => valueName(names, path, point.values[axis] ?? '')),
      ...plan.metrics.map((_, place) => {
        const estimate = point.estimates[place];
        return estimate === undefined ? '' : shownEstimate(estimate);
      }),
    ],
    runs: point.runs.map((run) => (
      <Fragment key={run.job.seed}>
        <Run point={point} run={run} document={document} />{' '}
      </Fragment>
    )),
  }));
  return (
    <RunNumbers
      summary={texts.numbers}
      label={texts.numbers}
      heads={[
        ...(hasPolicies ? [texts.policy] : []),
        ...paths,
        ...plan.metrics.map(metricName),
        texts.runsHead,
      ]}
      rows={rows}
    />
  );
}
