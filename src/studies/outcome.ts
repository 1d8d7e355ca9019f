import type { RunResults } from '../contract/index.ts';
import { readSo } from './reading.ts';
import { shortened } from './scale.ts';
import type {
  Finding,
  Job,
  Judgement,
  Outcome,
  Study,
  StudyCell,
  StudyColumn,
  StudyRow,
  StudyTable,
} from './study.ts';

/** Seeds 1 to a number, a list, or a list per table; undefined: the number that the table states. */
export type Seeds = number | readonly number[] | ((table: StudyTable) => readonly number[]) | undefined;

/** Runs of one cell, one per seed. @throws Error if neither row, column nor table names a network */
export function jobsOf(table: StudyTable, row: StudyRow, column: StudyColumn, seeds: Seeds): readonly Job[] {
  const scenario = row.scenario ?? column.scenario ?? table.scenario;
  if (scenario === undefined) throw new Error(`table ${table.table}, ${row.row}: no scenario`);
  const stated = [table, column, row].flatMap((factors) => factors.settings ?? []);
  const settings = readSo(stated, table.readings);
  const own = typeof seeds === 'function' ? seeds(table) : (seeds ?? table.seeds);
  const list = typeof own === 'object' ? own : upTo(own);
  const short = shortened(scenario, settings, table.scale ?? 1);
  return list.map((seed) => ({ scenario, settings: short, seed }));
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Key of a job, equal for jobs with the same run. */
export const keyOf = (job: Job): string =>
  JSON.stringify([job.scenario, job.settings, job.seed, ...(job.trace === undefined ? [] : [job.trace])]);

/** Every run of these tables once, in the order of the first cells that need it. */
export function allJobs(tables: readonly StudyTable[], seeds: Seeds): readonly Job[] {
  const jobs = new Map<string, Job>();
  for (const table of tables)
    for (const row of table.rows)
      for (const column of table.columns)
        for (const job of jobsOf(table, row, column, seeds)) jobs.set(keyOf(job), job);
  return [...jobs.values()];
}

/** Cells by row, from the results of all jobs. @param results by `keyOf` */
export function outcomeOf(
  study: Study,
  tables: readonly StudyTable[],
  seeds: Seeds,
  results: ReadonlyMap<string, RunResults>,
): Outcome {
  const runsOf = (table: StudyTable, row: StudyRow, column: StudyColumn): readonly RunResults[] =>
    jobsOf(table, row, column, seeds).flatMap((job) => results.get(keyOf(job)) ?? []);
  const cells = tables.flatMap((table) => cellsOf(study.paper, table, runsOf));
  return {
    study,
    tables,
    cells,
    runs(number, rowName, columnName) {
      const table = tables.find((candidate) => candidate.table === number);
      const row = table?.rows.find((candidate) => candidate.row === rowName);
      const column = table?.columns.find((candidate) => candidate.column === columnName);
      return table && row && column ? runsOf(table, row, column) : [];
    },
    mean: (number, row, column) =>
      cells.find((cell) => cell.table === number && cell.row === row && cell.column === column)?.mean ??
      Number.NaN,
  };
}

function cellsOf(
  paper: string,
  table: StudyTable,
  runsOf: (table: StudyTable, row: StudyRow, column: StudyColumn) => readonly RunResults[],
): readonly StudyCell[] {
  return table.rows.flatMap((row) =>
    table.columns.flatMap((column, index) => {
      const runs = runsOf(table, row, column);
      const left = table.columns[index - 1];
      const spread = runs.length === 0 ? null : row.measure(runs, left ? runsOf(table, row, left) : null);
      if (spread === null) return [];
      const place = { paper, table: table.table, row: row.row, column: column.column };
      const { scale = 1 } = table;
      const times = row.counted ? scale : 1;
      const { error } = spread;
      const ours = {
        mean: spread.mean / times,
        sd: spread.sd / times,
        ...(error !== undefined && { error: error / times }),
      };
      return [{ ...place, printed: row.printed[index] ?? null, ...ours, seeds: runs.length, scale }];
    }),
  );
}

/** A claim with its verdict. */
export type Verdict = Finding & Pick<Judgement, 'id' | 'section' | 'saidBy' | 'level' | 'statement'>;

/** Claims of a paper, those in dispute last. */
export const claimsOf = ({ judgements, disputed }: Study): readonly Judgement[] => [
  ...judgements,
  ...disputed,
];

/** Claims of the paper, or of this simulator about it. */
export const claimsSaidBy = (study: Study, who: Judgement['saidBy']): readonly Judgement[] =>
  claimsOf(study).filter(({ saidBy }) => saidBy === who);

const verdictsOn = (outcome: Outcome, claims: readonly Judgement[]): readonly Verdict[] => {
  const ran = new Set(outcome.tables.map(({ table }) => table));
  return claims
    .filter(({ tables }) => tables.every((table) => ran.has(table)))
    .map(({ id, section, saidBy, level, statement, judge }) => ({
      id,
      section,
      saidBy,
      level,
      statement,
      ...judge(outcome),
    }));
};

/** Verdicts on the judgements whose tables were all run. */
export const verdicts = (outcome: Outcome): readonly Verdict[] =>
  verdictsOn(outcome, outcome.study.judgements);
/** Verdicts on the claims in dispute. */
export const disputes = (outcome: Outcome): readonly Verdict[] => verdictsOn(outcome, outcome.study.disputed);
