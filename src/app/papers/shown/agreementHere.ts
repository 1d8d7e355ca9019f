import { figureJobs } from '../../../studies/figures/plots.ts';
import { jobsOf, keyOf, type Study, type StudyFigure, type StudyTable } from '../../../studies/index.ts';
import type { Known, LabState } from '../../lab/lab.ts';
import { partsAtScale } from '../jobs.ts';
import { SCALES } from '../paperLink.ts';
import { countOf, type Quantity, quantityOf } from '../tables/agreement.ts';
import { rowTables } from '../tables/ownRuns.ts';

/** All known runs. */
export type Runs = Known & Pick<LabState, 'traces' | 'status'>;

/** Agreement of this device's runs of a paper with its printed numbers, and the figures over time that they draw. */
export interface AgreementHere {
  /** Length of these runs as a share of the full length. */
  readonly scale: number;
  /** Printed numbers for which there are runs, and those of them that were reproduced. */
  readonly printed: number;
  readonly near: number;
  /** Figures over time for which there is a run. */
  readonly drawn: number;
}

const firstKeys = new WeakMap<StudyTable, readonly string[]>();

/** Keys of the first run of each row: any computation of a row begins with it. */
function firstKeysOf(table: StudyTable): readonly string[] {
  const known =
    firstKeys.get(table) ??
    table.rows.flatMap((row) =>
      table.columns.slice(0, 1).flatMap((column) => jobsOf(table, row, column, [1]).map(keyOf)),
    );
  firstKeys.set(table, known);
  return known;
}

const isRun = (table: StudyTable, { results }: Runs): boolean =>
  firstKeysOf(table).some((key) => results.has(key));

const isDrawn = (figure: StudyFigure, { traces }: Runs): boolean =>
  figureJobs(figure, 1).some((job) => traces.has(keyOf(job)));

/** Agreement of runs of the chosen length, else of the longest available; null without runs. Computed in steps. */
export function* agreementHere(
  study: Study,
  chosen: number,
  runs: Runs,
): Generator<undefined, AgreementHere | null> {
  if (runs.results.size + runs.traces.size === 0) return null;
  for (const scale of new Set([chosen, ...SCALES])) {
    const { tables, figures } = partsAtScale(study, scale);
    const isTabled = tables.some((table) => isRun(table, runs));
    yield;
    const drawn = runs.traces.size === 0 ? 0 : figures.filter((figure) => isDrawn(figure, runs)).length;
    yield;
    if (isTabled || drawn > 0) {
      const quantities: Quantity[] = [];
      for (const row of tables.flatMap(rowTables)) {
        quantities.push(quantityOf(study, row, runs));
        yield;
      }
      const { near, within, apart, open } = countOf(quantities);
      return { scale, printed: near + within + apart + open, near: near + within, drawn };
    }
  }
  return null;
}
