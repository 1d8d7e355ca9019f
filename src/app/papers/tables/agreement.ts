import type { RunMoment } from '../../../contract/index.ts';
import { halfInterval } from '../../../race/estimates.ts';
import {
  type Job,
  jobsOf,
  keyOf,
  type Outcome,
  outcomeOf,
  type Study,
  type StudyCell,
  type StudyColumn,
  type StudyRow,
  type StudyTable,
} from '../../../studies/index.ts';
import type { Known } from '../../lab/lab.ts';
import { ownRuns, rowTables, seedsOf } from './ownRuns.ts';

/** Largest relative deviation of a reproduced level (the claim *levels* of Cheon & Panwar uses the same). */
export const NEAR = 0.08;

/**
 * Agreement of our number with the printed one. `near`: a level within 8 %. `within`: no further away than the rounding of the
 * print and the 95 % interval of our mean. `open`: no reading tried shows it. `seen`: nothing is printed, or a single seed, which has
 * no interval, does not match the printed number.
 */
export type Agreement = 'near' | 'within' | 'apart' | 'open' | 'seen' | 'missing';

/** One of our runs with its own value. */
export interface Dot {
  readonly value: number;
  readonly job: Job;
  readonly moment: RunMoment;
}

/** One printed number next to ours. */
export interface Line {
  readonly column: string;
  readonly printed: number | null;
  /** NaN without runs. */
  readonly mean: number;
  readonly sd: number;
  readonly dots: readonly Dot[];
  /** Relative deviation; null where that is meaningless. */
  readonly off: number | null;
  readonly agreement: Agreement;
}

/** A row of a table: one quantity, a line for each column. */
export interface Quantity {
  readonly row: string;
  readonly digits: number;
  readonly lines: readonly Line[];
}

/** The last computed result of a row. */
interface Computed {
  readonly known: Known;
  readonly quantity: Quantity;
}
const computed = new WeakMap<StudyTable, Computed>();

/** Quantities of a table from the known runs, seeds 1 to the highest known: a row without new runs stays the same object. */
export const quantitiesOf = (study: Study, table: StudyTable, known: Known): readonly Quantity[] =>
  rowTables(table).map((row) => quantityOf(study, row, known));

/** @param table with one row */
export function quantityOf(study: Study, table: StudyTable, runs: Known): Quantity {
  const known = ownRuns(table, runs);
  const before = computed.get(table);
  if (before?.known === known) return before.quantity;
  const quantity = compute(study, table, known);
  computed.set(table, { known, quantity });
  return quantity;
}

const byColumn = ({ cells }: Outcome): ReadonlyMap<string, StudyCell> =>
  new Map(cells.map((cell) => [cell.column, cell]));

function compute(study: Study, table: StudyTable, known: Known): Quantity {
  const [row] = table.rows as readonly [StudyRow];
  const seeds = seedsOf(table, known);
  const all = byColumn(outcomeOf(study, [table], seeds, known.results));
  const alone = seeds.map((seed) => ({
    seed,
    cells: byColumn(outcomeOf(study, [table], [seed], known.results)),
  }));
  const lines = table.columns.map((column, place) => {
    const dots = alone.flatMap(({ seed, cells }): readonly Dot[] => {
      const own = cells.get(column.column);
      const [job] = jobsOf(table, row, column, [seed]);
      const moment = job && known.moments.get(keyOf(job));
      return own === undefined || job === undefined || moment === undefined
        ? []
        : [{ value: own.mean, job, moment }];
    });
    const spread = all.get(column.column) ?? { mean: Number.NaN, sd: Number.NaN, seeds: 0 };
    return lineOf(row, column, row.printed[place] ?? null, spread, dots);
  });
  return { row: row.row, digits: row.digits ?? 0, lines };
}

function lineOf(
  row: StudyRow,
  column: StudyColumn,
  printed: number | null,
  cell: Pick<StudyCell, 'mean' | 'sd' | 'error' | 'seeds'>,
  dots: readonly Dot[],
): Line {
  const { mean, sd } = cell;
  const isLevel = row.relative ?? (row.digits ?? 0) === 0;
  const off = isLevel && printed !== null && printed !== 0 ? mean / printed - 1 : null;
  const line = { column: column.column, printed, mean, sd, dots, off };
  return { ...line, agreement: agreementOf(line, cell, row, row.open ?? column.open ?? false) };
}

/** Half a unit of the last digit that the paper prints in this row: 3.0, 2.5, 1.8 have one after the point. */
export function printedRounding({ printed }: Pick<StudyRow, 'printed'>): number {
  const digits = printed.map((value) =>
    value === null ? 0 : (/\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0),
  );
  return 0.5 * 10 ** -Math.max(0, ...digits);
}

/** Tolerance for rounding errors: 28.35 - 28.3 is no more than 0.05. */
const SLACK = 1e-9;

function agreementOf(
  { printed, mean, off }: Omit<Line, 'agreement'>,
  { sd, error, seeds }: Pick<StudyCell, 'sd' | 'error' | 'seeds'>,
  row: StudyRow,
  isOpen: boolean,
): Agreement {
  if (!Number.isFinite(mean)) return 'missing';
  if (printed === null) return 'seen';
  if (isOpen && mean !== printed) return 'open';
  if (off !== null && Math.abs(off) <= NEAR) return 'near';
  const rounding = printedRounding(row) + SLACK;
  const distance = Math.abs(mean - printed);
  if (distance <= rounding) return 'within';
  const interval = halfInterval(error ?? sd / Math.sqrt(seeds), seeds);
  if (!Number.isFinite(interval)) return 'seen';
  return distance <= rounding + interval ? 'within' : 'apart';
}

/** The run whose value is nearest to the mean; the first one for quantities that no single run has, such as a deviation. */
export const nearestDot = ({ dots, mean }: Line): Dot | undefined =>
  dots
    .filter(({ value }) => Number.isFinite(value))
    .toSorted((a, b) => Math.abs(a.value - mean) - Math.abs(b.value - mean))[0] ?? dots[0];

/** Number of printed numbers by agreement, over all tables. */
export function countOf(quantities: readonly Quantity[]): Readonly<Record<Agreement, number>> {
  const count = { near: 0, within: 0, apart: 0, open: 0, seen: 0, missing: 0 };
  for (const { lines } of quantities)
    for (const { agreement, printed } of lines) if (printed !== null) count[agreement]++;
  return count;
}
