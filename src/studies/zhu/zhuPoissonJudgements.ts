import { written } from '../statistics.ts';
import type { Judgement, Outcome, StudyCell, StudyTable } from '../study.ts';
import { relativeLoad } from './zhuPoisson.ts';

/** Tolerance of a cell loss ratio, percentage points. */
const TOLERANCE = 0.5;
/** Rounding of the paper: to a tenth of a percent. */
const ROUNDED = 0.050_001;

/** Claims of chapter 4 that a correct engine reproduces. */
export const poissonJudgements = (tables: readonly StudyTable[]): readonly Judgement[] => [
  ...tables.filter(isSimulated).flatMap((table) => [asPrinted(table, TOLERANCE), overload(table)]),
  ...tables.filter((table) => !isSimulated(table)).map((table) => asPrinted(table, ROUNDED)),
  ...tables.filter(({ columns }) => columns.some(({ column }) => column === 'WRR')).map(schedulersAgree),
];

const isSimulated = ({ rows }: StudyTable): boolean => rows.some(({ row }) => row === OVERALL);
const OVERALL = 'overall: CLR (%)';

const lossRatios = ({ cells }: Outcome, { table }: StudyTable): readonly StudyCell[] =>
  cells.filter((cell) => cell.table === table && cell.row.endsWith('CLR (%)'));

const asPrinted = (table: StudyTable, tolerance: number): Judgement => ({
  level: 'must',
  tables: [table.table],
  id: `loss-ratios-${table.table}`,
  section: `Table ${table.table}`,
  saidBy: 'paper',
  statement: `table ${table.table}: every cell loss ratio within ${written(tolerance, 2)} points`,
  judge: (outcome) => {
    const off = lossRatios(outcome, table).flatMap(({ printed, mean }) =>
      printed === null ? [] : [Math.abs(mean - printed)],
    );
    const largest = Math.max(...off);
    return {
      held: largest <= tolerance,
      detail: `at most ${largest.toFixed(2)} over ${off.length}`,
    };
  },
});

const overload = (table: StudyTable): Judgement => {
  const load = relativeLoad(table);
  const expected = (100 * (load - 1)) / load;
  return {
    level: 'must',
    tables: [table.table],
    id: `overall-loss-${table.table}`,
    section: `Table ${table.table}`,
    saidBy: 'paper',
    statement: `table ${table.table}: overall loss (L - 1) / L = ${written(expected, 1)} % within 0.50 points`,
    judge: (outcome) => {
      const values = table.columns.map(({ column }) => outcome.mean(table.table, OVERALL, column));
      return {
        held: values.every((value) => Math.abs(value - expected) <= TOLERANCE),
        detail: values.map((value) => value.toFixed(2)).join(', '),
      };
    },
  };
};

const schedulersAgree = (table: StudyTable): Judgement => ({
  level: 'must',
  tables: [table.table],
  id: `wrr-as-wfq-${table.table}`,
  section: `Table ${table.table}`,
  saidBy: 'paper',
  statement: `table ${table.table}: weighted round robin loses as weighted fair queueing, within 0.50 points`,
  judge: (outcome) => {
    const of = (name: string) =>
      lossRatios(outcome, table).flatMap(({ column, mean }) => (column === name ? [mean] : []));
    const wrr = of('WRR');
    const largest = Math.max(...of('WFQ').map((mean, index) => Math.abs(mean - (wrr[index] ?? Number.NaN))));
    return {
      held: largest <= TOLERANCE,
      detail: `at most ${largest.toFixed(2)} apart`,
    };
  },
});
