import type { RunResults } from '../../contract/index.ts';
import {
  allJobs,
  findStudy,
  keyOf,
  type Outcome,
  outcomeOf,
  type Study,
  type StudyTable,
  studies,
} from '../../studies/index.ts';
import { numberOption, parse } from '../args.ts';
import { EXIT, type Output, UsageError, withUsage } from '../output.ts';
import { fixed } from '../text.ts';
import { defaultJobs, runJobs } from './jobs.ts';
import { KeptRuns } from './keptRuns.ts';
import { openLines, reading, studyTable, verdictLines } from './studyTables.ts';
import { type PaperScores, scoresFrom, writeVerdicts } from './verdictTable.ts';

const USAGE =
  'usage: reproduce [paper[/table]] [--seeds n] [--jobs n] [--keep folder] [--kept] [--verdicts] [--json]';

const OPTIONS = {
  seeds: { type: 'string' },
  jobs: { type: 'string' },
  keep: { type: 'string' },
  kept: { type: 'boolean' },
  verdicts: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** `reproduce`: runs the tables of a paper and prints them beside the printed numbers. */
export function reproduceCommand(argv: readonly string[], output: Output): Promise<number> {
  return withUsage(output, async () => {
    const { values, positionals } = parse(argv, OPTIONS, USAGE);
    if (values.help === true) {
      output.out(USAGE);
      return EXIT.ok;
    }
    if (positionals.length > 1) throw new UsageError([USAGE]);
    const choices = chosen(positionals[0]);
    const seeds = numberOption('seeds', values.seeds, { min: 1, max: 10_000, integer: true });
    const jobs = numberOption('jobs', values.jobs, { min: 1, max: 256, integer: true }) ?? defaultJobs();
    const kept = values.keep === undefined ? null : new KeptRuns(values.keep);
    if (values.kept === true && kept === null) throw new UsageError(['--kept: needs --keep folder', USAGE]);
    if (values.verdicts === true && positionals[0]?.includes('/'))
      throw new UsageError([`--verdicts: of whole papers, not of ${positionals[0]}`]);
    const how = { processes: jobs, kept, runs: values.kept !== true, output };
    const fresh: Record<string, PaperScores> = {};
    const cells = [];
    for (const { study, tables } of choices) {
      const { outcome, results, effort } = await reproduce({ study, tables }, seeds, how);
      if (values.verdicts === true && results.size > 0) fresh[study.paper] = scoresFrom(study, results);
      if (values.json === true) cells.push(...outcome.cells);
      else output.out(`${report(outcome)}\n\n${effort}\n`);
    }
    if (values.verdicts === true) writeVerdicts(fresh);
    if (values.json === true) output.out(JSON.stringify(cells, null, 2));
    return EXIT.ok;
  });
}

interface How {
  readonly processes: number;
  /** Runs of earlier calls; null: none are kept. */
  readonly kept: KeptRuns | null;
  /** Runs what is not kept. */
  readonly runs: boolean;
  readonly output: Output;
}

interface Choice {
  readonly study: Study;
  readonly tables: readonly StudyTable[];
}

/** `000`, `000/3`; every paper without a name. @throws UsageError naming what there is */
function chosen(name: string | undefined): readonly Choice[] {
  if (name === undefined) return studies.map((study) => ({ study, tables: study.tables }));
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
  return [{ study, tables }];
}

async function reproduce(
  { study, tables }: Choice,
  seeds: number | undefined,
  { processes, kept, runs, output }: How,
): Promise<{
  readonly outcome: Outcome;
  readonly results: ReadonlyMap<string, RunResults>;
  readonly effort: string;
}> {
  const jobs = allJobs(tables, seeds);
  const results = new Map<string, RunResults>();
  for (const job of jobs) {
    const known = kept?.find(job);
    if (known !== undefined) results.set(keyOf(job), known);
  }
  // Seed by seed: stopped on the way, whole seeds are there.
  const missing = runs ? jobs.filter((job) => !results.has(keyOf(job))) : [];
  const left = missing.sort((a, b) => a.seed - b.seed);
  const start = performance.now();
  await runJobs(left, processes, (count, job, run) => {
    results.set(keyOf(job), run);
    kept?.keep(job, run);
    output.progress?.(`paper ${study.paper}: ${count} of ${left.length} runs`);
  });
  output.progress?.('');
  const seconds = (performance.now() - start) / 1_000;
  const hops = [...results.values()].reduce((sum, run) => sum + run.hops, 0);
  const what = `${results.size} runs of ${tables.length} ${tables.length === 1 ? 'table' : 'tables'}`;
  const who = `${processes} ${processes === 1 ? 'process' : 'processes'}`;
  return {
    outcome: outcomeOf(study, tables, seeds, results),
    results,
    effort: `${what}, ${fixed(hops)} cell hops, ${fixed(seconds, 1)} s on ${who}`,
  };
}

function report(outcome: Outcome): string {
  const tables = outcome.tables.map((table) => `${studyTable(table, outcome.cells)}\n`);
  return [`${reading(outcome.study)}\n`, ...tables, verdictLines(outcome), '', openLines(outcome.study)].join(
    '\n',
  );
}
