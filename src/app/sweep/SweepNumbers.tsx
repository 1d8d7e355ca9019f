import { Fragment } from 'react';
import type { ScenarioDocument } from '../../contract/index.ts';
import type { SweepPlan } from '../../race/sweep/index.ts';
import { shortNumber } from '../format.ts';
import { sweepTexts as texts } from '../strings/pages/sweep.ts';
import { type Point, type PointRun, shownEstimate } from './points.ts';
import { runLink, saveRun } from './stageRun.ts';
import styles from './style.module.css';

interface RunProps {
  readonly point: Point;
  readonly run: PointRun;
  readonly document: ScenarioDocument | null;
}

/** Opens a run on the stage; one that no link can hold is saved as a file for it. */
function Run({ point, run, document }: RunProps) {
  const { job, values, fromS } = run;
  const label = texts.openRun(point.name, job.seed, shortNumber(values[0] ?? Number.NaN, 4));
  const href = runLink(job, fromS, document);
  return href === null ? (
    <button type="button" aria-label={label} onClick={() => document && saveRun(job, fromS, document)}>
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
  readonly points: readonly Point[];
  readonly document: ScenarioDocument | null;
}

/** Means with half their intervals, and every run as a link. */
export function SweepNumbers({ plan, points, document }: SweepNumbersProps) {
  const hasPolicies = plan.candidates.length > 0;
  return (
    <details className={styles.numbers}>
      <summary>{texts.numbers}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keys */}
      <section className={styles.scroll} tabIndex={0} aria-label={texts.numbers}>
        <table>
          <thead>
            <tr>
              {hasPolicies && <th scope="col">{texts.policy}</th>}
              {plan.axes.map(({ path }) => (
                <th key={path} scope="col">
                  {path}
                </th>
              ))}
              {plan.metrics.map((metric) => (
                <th key={metric} scope="col">
                  {metric}
                </th>
              ))}
              <th scope="col">{texts.runsHead}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.name}>
                {hasPolicies && <th scope="row">{point.candidate?.name}</th>}
                {plan.axes.map(({ path }, axis) => (
                  <td key={path}>{point.values[axis]}</td>
                ))}
                {plan.metrics.map((metric, place) => {
                  const estimate = point.estimates[place];
                  return <td key={metric}>{estimate && shownEstimate(estimate)}</td>;
                })}
                <td>
                  {point.runs.map((run) => (
                    <Fragment key={run.job.seed}>
                      <Run point={point} run={run} document={document} />{' '}
                    </Fragment>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
