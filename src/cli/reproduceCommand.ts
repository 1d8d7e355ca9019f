import {
  findStudy,
  type Study,
  type StudyTable,
  studies,
  type TableRuns,
  tableCells,
  verdicts,
} from '../studies/index.ts';
import { numberOption, parse } from './args.ts';
import { defaultJobs, type Job, type JobDone, runJobs } from './jobs.ts';
import { EXIT, type Output, UsageError, withUsage } from './output.ts';
import { OPEN_NOTE, reading, studyTable, verdictLines } from './studyTables.ts';
import { fixed } from './text.ts';

const USAGE = 'usage: reproduce [paper[/table]] [--seeds n] [--jobs n] [--json]';

const OPTIONS = {
  seeds: { type: 'string' },
  jobs: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

interface Run {
  readonly table: StudyTable;
  readonly column: string;
  readonly job: Job;
}

/** `reproduce`: runs the tables of a paper and prints them beside the printed numbers. */
export function reproduceCommand(argv: readonly string[], output: Output): Promise<number> {
  return withUsage(output, async () => {
    const { values, positionals } = parse(argv, OPTIONS, USAGE);
    if (values.help === true) {
      output.out(USAGE);
      return EXIT.ok;
    }
    if (positionals.length > 1) throw new UsageError([USAGE]);
    const { study, tables } = chosen(positionals[0] ?? '000');
    const seeds = numberOption('seeds', values.seeds, { min: 1, max: 10_000, integer: true });
    const jobs = numberOption('jobs', values.jobs, { min: 1, max: 256, integer: true }) ?? defaultJobs();
    const runs = runsOf(tables, seeds);
    const start = performance.now();
    const done = await runJobs(
      runs.map(({ job }) => job),
      jobs,
    );
    const seconds = (performance.now() - start) / 1_000;
    report(study, tables, collect(runs, done), values.json === true, output);
    if (values.json !== true) output.out(`\n${effort(tables, runs, done, jobs, seconds)}`);
    return EXIT.ok;
  });
}

/** `000`, `000/3`. @throws UsageError naming what there is */
function chosen(name: string): { readonly study: Study; readonly tables: readonly StudyTable[] } {
  const [paper = '', table, ...rest] = name.split('/');
  const study = findStudy(paper);
  if (study === null) {
    throw new UsageError([`paper = ${paper}: unknown; known: ${studies.map((one) => one.paper).join(', ')}`]);
  }
  const tables = study.tables.filter((one) => table === undefined || String(one.table) === table);
  if (tables.length === 0 || rest.length > 0) {
    const known = study.tables.map((one) => one.table).join(', ');
    throw new UsageError([`table = ${[table, ...rest].join('/')}: unknown; known: ${known}`]);
  }
  return { study, tables };
}

function runsOf(tables: readonly StudyTable[], seeds: number | undefined): readonly Run[] {
  return tables.flatMap((table) =>
    table.columns.flatMap(({ column, policy }) =>
      Array.from({ length: seeds ?? table.seeds }, (_, index) => ({
        table,
        column,
        job: { scenario: table.scenario, policy, seed: index + 1 },
      })),
    ),
  );
}

function collect(runs: readonly Run[], done: readonly JobDone[]): ReadonlyMap<number, TableRuns> {
  const tables = new Map<number, Record<string, (readonly number[])[]>>();
  for (const [index, { table, column }] of runs.entries()) {
    const columns = tables.get(table.table) ?? {};
    columns[column] = [...(columns[column] ?? []), done[index]?.packets ?? []];
    tables.set(table.table, columns);
  }
  return tables;
}

function report(
  study: Study,
  tables: readonly StudyTable[],
  runs: ReadonlyMap<number, TableRuns>,
  json: boolean,
  output: Output,
): void {
  const cellsOf = (table: StudyTable) => tableCells(study.paper, table, runs.get(table.table) ?? {});
  const cells = tables.flatMap(cellsOf);
  if (json) {
    output.out(JSON.stringify(cells, null, 2));
    return;
  }
  output.out(`${reading(study)}\n`);
  for (const table of tables) output.out(`${studyTable(table, cellsOf(table))}\n`);
  output.out(verdictLines(verdicts(study, runs, cells)));
  output.out(`\n${OPEN_NOTE}`);
}

function effort(
  tables: readonly StudyTable[],
  runs: readonly Run[],
  done: readonly JobDone[],
  jobs: number,
  seconds: number,
): string {
  const hops = done.reduce((sum, result) => sum + result.hops, 0);
  const what = `${runs.length} runs of ${tables.length} ${tables.length === 1 ? 'table' : 'tables'}`;
  return `${what}, ${fixed(hops)} cell hops, ${fixed(seconds, 1)} s on ${jobs} ${jobs === 1 ? 'process' : 'processes'}`;
}
