import type { ReactNode } from 'react';
import type { ScenarioDocument } from '../../../contract/index.ts';
import { shortNumber } from '../../format.ts';
import { sweepTexts as texts } from '../../strings/pages/sweep.ts';
import type { PointRun, SweepPoint } from '../points.ts';
import { runLink } from '../stageRun.ts';

interface PointLinkProps {
  readonly point: SweepPoint;
  /** The first of the point unless said. */
  readonly run?: PointRun | undefined;
  readonly metric: number;
  readonly document: ScenarioDocument | null;
  readonly children: ReactNode;
}

/** A run of a point on the stage. For pointers: the table has the same for keys, and files for what no link holds. */
export function PointLink({ point, run = point.runs[0], metric, document, children }: PointLinkProps) {
  const href = run && runLink(run, document);
  if (run === undefined || href === undefined || href === null) return <g>{children}</g>;
  return (
    <a href={href} tabIndex={-1}>
      <title>
        {texts.openRun(point.name, run.job.seed, shortNumber(run.values[metric] ?? Number.NaN, 4))}
      </title>
      {children}
    </a>
  );
}
