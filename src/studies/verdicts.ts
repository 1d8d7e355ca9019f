import { type TableRuns, totalOf } from './cells.ts';
import { rms } from './statistics.ts';
import type { Study, StudyCell, StudyTable } from './study.ts';

/** A statement that a correct engine must show, and whether it held. */
export interface Verdict {
  readonly statement: string;
  readonly held: boolean;
  /** The numbers behind it. */
  readonly detail: string;
}

/** `RCD`, `PPD`, `EPD` totals: relative deviation from the printed ones, one per cell. */
export function totalDeviations(study: Study, cells: readonly StudyCell[]): readonly number[] {
  return cells
    .filter(({ row, table, column }) => row === 'effective throughput' && !isOpen(study, table, column))
    .flatMap(({ printed, mean }) => (printed === null ? [] : [mean / printed - 1]));
}

function isOpen(study: Study, table: number, column: string): boolean {
  const found = study.tables.find((candidate) => candidate.table === table);
  return found?.columns.find((candidate) => candidate.column === column)?.open ?? false;
}

/** Largest root mean square deviation of the totals that counts as reproduced. */
const LARGEST_DEVIATION = 0.08;

export function verdicts(
  study: Study,
  runs: ReadonlyMap<number, TableRuns>,
  cells: readonly StudyCell[],
): readonly Verdict[] {
  const tables = study.tables.filter(({ table }) => runs.has(table));
  return [
    exactMaxima(cells),
    ...tables.map((table) => orderInEverySeed(table, runs.get(table.table) ?? {})),
    deviationOfTotals(totalDeviations(study, cells)),
  ];
}

function exactMaxima(cells: readonly StudyCell[]): Verdict {
  const maxima = cells.filter(({ row }) => row === 'maximum');
  const values = [...new Set(maxima.map(({ mean }) => mean))];
  return {
    statement: 'maxima equal to the printed ones',
    held: maxima.every(({ printed, mean }) => printed === mean),
    detail: values.join(', '),
  };
}

/** PPD < EPD < ESPD (EPD < ESPD where there is no PPD) with the same seed on both sides. */
function orderInEverySeed(table: StudyTable, runs: TableRuns): Verdict {
  const order = table.columns.map(({ column }) => column).filter((column) => column !== 'RCD');
  const totals = order.map((column) => (runs[column] ?? []).map(totalOf));
  const seeds = Math.min(...totals.map((column) => column.length));
  const rising = (seed: number): boolean =>
    totals.every((column, index) => index === 0 || Number(totals[index - 1]?.[seed]) < Number(column[seed]));
  const good = [...Array(seeds).keys()].filter(rising).length;
  return {
    statement: `table ${table.table}: ${order.join(' < ')} in every seed`,
    held: good === seeds,
    detail: `${good} of ${seeds} seeds`,
  };
}

function deviationOfTotals(deviations: readonly number[]): Verdict {
  const value = rms(deviations);
  return {
    statement: `root mean square deviation of the ${deviations.length} printed totals (without ESPD) at most 8 %`,
    held: value <= LARGEST_DEVIATION,
    detail: `${(value * 100).toFixed(1)} %`,
  };
}
