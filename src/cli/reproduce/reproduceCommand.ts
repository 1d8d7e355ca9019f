import type { RunResults } from '../../contract/index.ts';
import { csvOf, type Format, markdownOf } from '../../studies/formats.ts';
import {
  allJobs,
  findStudy,
  type Job,
  keyOf,
  type Outcome,
  outcomeOf,
  type Study,
  type StudyTable,
  studies,
} from '../../studies/index.ts';
import { numberOption, parse } from '../args.ts';
import { EXIT, type Output, UsageError, withUsage } from '../output.ts';
import { defaultJobs } from './jobs.ts';
import { KeptRuns } from './keptRuns.ts';
import { type How, interruptible, runAll, runShard, stopped } from './runAll.ts';
import { merged, shardOption } from './shards.ts';
import { openLines, reading, studyTable, verdictLines } from './studyTables.ts';
import { type PaperScores, scoresFrom, writeVerdicts } from './verdictTable.ts';

const USAGE =
  'usage: reproduce [paper[/table]] [--seeds n] [--jobs n] [--keep folder] [--resume] [--kept] [--shard i/n] [--verdicts] [--json|--markdown|--csv]\n' +
  '       reproduce merge folder [folder ...] [--verdicts] [--json|--markdown|--csv]';

const OPTIONS = {
  seeds: { type: 'string' },
  jobs: { type: 'string' },
  keep: { type: 'string' },
  resume: { type: 'boolean' },
  kept: { type: 'boolean' },
  shard: { type: 'string' },
  verdicts: { type: 'boolean' },
  json: { type: 'boolean' },
  markdown: { type: 'boolean' },
  csv: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Where runs are kept that no folder was named for: what was stopped goes on with `--resume`. */
const USUAL_FOLDER = '.cache/reproduce';

type Values = ReturnType<typeof parse<typeof OPTIONS>>['values'];

/** `reproduce`: runs the tables of a paper and prints them beside the printed numbers. */
export function reproduceCommand(argv: readonly string[], output: Output): Promise<number> {
  return withUsage(output, async () => {
    const { values, positionals } = parse(argv, OPTIONS, USAGE);
    if (values.help === true) {
      output.out(USAGE);
      return EXIT.ok;
    }
    if (positionals[0] === 'merge') return mergeCommand(positionals.slice(1), values, output);
    if (positionals.length > 1) throw new UsageError([USAGE]);
    return runCommand(positionals[0], values, output);
  });
}

function formatOf(values: Values): Format | null {
  const named = (['json', 'markdown', 'csv'] as const).filter((format) => values[format] === true);
  if (named.length > 1) throw new UsageError([`--${named.join(', --')}: one of them`]);
  return named[0] ?? null;
}

async function runCommand(what: string | undefined, values: Values, output: Output): Promise<number> {
  const choices = chosen(what);
  const seeds = numberOption('seeds', values.seeds, { min: 1, max: 10_000, integer: true });
  const processes = numberOption('jobs', values.jobs, { min: 1, max: 256, integer: true }) ?? defaultJobs();
  const shard = shardOption(values.shard);
  const format = formatOf(values);
  if (values.kept === true && values.keep === undefined)
    throw new UsageError(['--kept: needs --keep folder', USAGE]);
  if (shard !== null && values.keep === undefined)
    throw new UsageError([`--shard = ${values.shard}: needs --keep folder`, USAGE]);
  if (values.verdicts === true && what?.includes('/'))
    throw new UsageError([`--verdicts: of whole papers, not of ${what}`]);
  const kept = new KeptRuns(values.keep ?? USUAL_FOLDER);
  const takes = values.keep !== undefined || values.resume === true;
  return interruptible(async (stop) => {
    const how = { processes, kept, takes, runs: values.kept !== true, output, stop };
    if (shard !== null) {
      const jobs = choices.flatMap(({ tables }) => jobsOf(tables, seeds));
      return runShard(jobs, { what: what ?? null, seeds: seeds ?? null }, shard, how);
    }
    const outcomes: Reproduced[] = [];
    for (const choice of choices) {
      outcomes.push(await reproduce(choice, seeds, how));
      if (stop.aborted) return stopped(how, values.keep !== undefined);
      if (format === null) printed(outcomes.at(-1), output);
    }
    finish(outcomes, format, values, output);
    return EXIT.ok;
  });
}

/** Shards of one study, as if one machine had made it. */
function mergeCommand(folders: readonly string[], values: Values, output: Output): number {
  const format = formatOf(values);
  const { asked, find } = merged(folders);
  if (asked.sweep !== undefined)
    throw new UsageError([`merge: shards of ${asked.what}; npm run sweep -- merge puts them together`]);
  const seeds = asked.seeds ?? undefined;
  const outcomes = chosen(asked.what ?? undefined).map(({ study, tables }): Reproduced => {
    const jobs = jobsOf(tables, seeds);
    const results = new Map(jobs.map((job) => [keyOf(job), find(job)] as const));
    const effort = `${results.size} runs of ${folders.length} ${folders.length === 1 ? 'folder' : 'folders'}`;
    return { study, outcome: outcomeOf(study, tables, seeds, results), results, effort };
  });
  if (format === null) for (const one of outcomes) printed(one, output);
  finish(outcomes, format, values, output);
  return EXIT.ok;
}

function printed(one: Reproduced | undefined, output: Output): void {
  if (one !== undefined) output.out(`${report(one.outcome)}\n\n${one.effort}\n`);
}

/** What is said of all papers together. */
function finish(
  outcomes: readonly Reproduced[],
  format: Format | null,
  values: Values,
  output: Output,
): void {
  const cells = outcomes.flatMap(({ outcome }) => outcome.cells);
  if (values.verdicts === true) {
    const judged = outcomes.filter(({ results }) => results.size > 0);
    writeVerdicts(
      Object.fromEntries(
        judged.map(({ study, results }): [string, PaperScores] => [study.paper, scoresFrom(study, results)]),
      ),
    );
  }
  if (format === 'json') output.out(JSON.stringify(cells, null, 2));
  if (format === 'csv') output.out(csvOf(cells));
  if (format === 'markdown') for (const { outcome } of outcomes) output.out(markdownOf(outcome));
}

interface Reproduced {
  readonly study: Study;
  readonly outcome: Outcome;
  readonly results: ReadonlyMap<string, RunResults>;
  readonly effort: string;
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

/** Seed by seed: stopped on the way, whole seeds are there. */
const jobsOf = (tables: readonly StudyTable[], seeds: number | undefined): readonly Job[] =>
  [...allJobs(tables, seeds)].sort((a, b) => a.seed - b.seed);

async function reproduce(
  { study, tables }: Choice,
  seeds: number | undefined,
  how: How,
): Promise<Reproduced> {
  const { results, effort } = await runAll(jobsOf(tables, seeds), how, `paper ${study.paper}`);
  const outcome = outcomeOf(study, tables, seeds, results);
  const what = `${tables.length} ${tables.length === 1 ? 'table' : 'tables'}`;
  return { study, outcome, results, effort: effort.replace(' runs', ` runs of ${what}`) };
}

function report(outcome: Outcome): string {
  const tables = outcome.tables.map((table) => `${studyTable(table, outcome.cells)}\n`);
  return [`${reading(outcome.study)}\n`, ...tables, verdictLines(outcome), '', openLines(outcome.study)].join(
    '\n',
  );
}
