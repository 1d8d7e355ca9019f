import { totalPackets } from '../measures.ts';
import { rms } from '../statistics.ts';
import type { Judgement, Outcome, StudyCell, StudyTable } from '../study.ts';

/** Largest root mean square deviation of the totals from the printed ones that counts as reproduced. */
const LARGEST_DEVIATION = 0.08;

/** Claims on Tables 1-5 that a correct engine reproduces. */
export const judgementsOf = (tables: readonly StudyTable[]): readonly Judgement[] => [
  ...tables.flatMap((table) => [maxima(table), order(table)]),
  ...deviations(tables),
];

const maxima = ({ table }: StudyTable): Judgement => ({
  level: 'must',
  tables: [table],
  id: `maximum-${table}`,
  section: `Table ${table}`,
  saidBy: 'paper',
  statement: `table ${table}: maximum equal to the printed one`,
  judge: ({ cells }) => {
    const own = cells.filter((cell) => cell.row === 'maximum' && cell.table === table);
    return {
      held: own.every(({ printed, mean }) => printed === mean),
      detail: [...new Set(own.map(({ mean }) => mean))].join(', '),
    };
  },
});

/** The claim PPD < EPD < ESPD (EPD < ESPD where there is no PPD) with the same seed on both sides. */
const order = ({ table, columns }: StudyTable): Judgement => {
  const rising = columns.map(({ column }) => column).filter((column) => column !== 'RCD');
  return {
    level: 'must',
    tables: [table],
    id: `order-${table}`,
    section: `4.2.3, Table ${table}`,
    saidBy: 'paper',
    statement: `table ${table}: ${rising.join(' < ')} in every seed`,
    judge: (outcome) => {
      const totals = rising.map((column) => outcome.runs(table, TOTAL, column).map(totalPackets));
      const seeds = Math.min(...totals.map((column) => column.length));
      const risesIn = (seed: number): boolean =>
        totals.every(
          (column, index) => index === 0 || Number(totals[index - 1]?.[seed]) < Number(column[seed]),
        );
      const good = [...Array(seeds).keys()].filter(risesIn).length;
      return {
        held: good === seeds,
        detail: `${good} of ${seeds} seeds`,
      };
    },
    onMean: ({ mean }) => {
      const totals = rising.map((column) => mean(table, TOTAL, column));
      return totals.every((total, index) => index === 0 || Number(totals[index - 1]) < total);
    },
  };
};

const TOTAL = 'effective throughput';

/** Claims on all tables together, when all were run; a single table is not judged by them. */
const deviations = (tables: readonly StudyTable[]): readonly Judgement[] => [
  {
    level: 'must',
    tables: tables.map(({ table }) => table),
    id: 'levels',
    section: 'Tables 1-5',
    saidBy: 'paper',
    statement: 'root mean square deviation of the printed totals (without ESPD) at most 8 %',
    judge: (outcome) => {
      const values = totalDeviations(outcome);
      const value = rms(values);
      return {
        held: value <= LARGEST_DEVIATION,
        detail: `${(value * 100).toFixed(1)} %`,
      };
    },
  },
];

/** Relative deviations of the totals of `RCD`, `PPD`, `EPD` from the printed ones, one per cell. */
export function totalDeviations({ cells, tables }: Pick<Outcome, 'cells' | 'tables'>): readonly number[] {
  const isOpen = ({ table, column }: StudyCell): boolean =>
    tables
      .find((candidate) => candidate.table === table)
      ?.columns.find((candidate) => candidate.column === column)?.open ?? false;
  return cells
    .filter((cell) => cell.row === TOTAL && !isOpen(cell))
    .flatMap(({ printed, mean }) => (printed === null ? [] : [mean / printed - 1]));
}
