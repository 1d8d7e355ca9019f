import { keyOf } from '../../studies/index.ts';
import { SCALES } from '../../studies/scale.ts';
import { numberOption, parse } from '../args.ts';
import { EXIT, type Output, UsageError, withUsage } from '../output.ts';
import { fingerprint } from '../sim/fingerprint.ts';
import { answered, pageOf, type Reproduced } from './answers.ts';
import { check } from './check.ts';
import { chosen, jobsOf, withFigures } from './choices.ts';
import { defaultJobs } from './jobs.ts';
import { writeKeptNumbers } from './keptNumbers.ts';
import { KeptRuns, type Maker } from './keptRuns.ts';
import { writeReport } from './report/report.ts';
import { goOnWith, type How, interruptible, runAll, runShard, stopped } from './runAll.ts';
import { type Asked, merged, type Shard, shardOption } from './shards.ts';
import { readScores, scoresFrom, withPart, writeVerdicts } from './verdictTable.ts';
import { type Format, writeAs } from './written.ts';

const USAGE =
  'usage: reproduce [paper[/table, /figure-n or /figures] or fast] [--seeds n] [--scale share] [--reading question=answer ...]\n' +
  '                 [--jobs n] [--keep folder] [--resume] [--kept]\n' +
  '                 [--shard i/n] [--verdicts] [--report file.md] [--json|--markdown|--csv]\n' +
  '       reproduce fast --check | --bands\n' +
  '       reproduce merge folder [folder ...] [--verdicts] [--json|--markdown|--csv]';

const OPTIONS = {
  seeds: { type: 'string' },
  scale: { type: 'string' },
  reading: { type: 'string', multiple: true },
  jobs: { type: 'string' },
  keep: { type: 'string' },
  resume: { type: 'boolean' },
  kept: { type: 'boolean' },
  shard: { type: 'string' },
  verdicts: { type: 'boolean' },
  check: { type: 'boolean' },
  bands: { type: 'boolean' },
  report: { type: 'string' },
  json: { type: 'boolean' },
  markdown: { type: 'boolean' },
  csv: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Default folder for runs: a stopped command continues with `--resume`. */
const USUAL_FOLDER = '.cache/reproduce';

type Values = ReturnType<typeof parse<typeof OPTIONS>>['values'];

/** `reproduce`: runs the tables of a paper and prints them next to the printed numbers. */
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
  const scale = numberOption('scale', values.scale, SCALES);
  const { reading: readings } = values;
  const named = chosen(what, { ...(scale && { scale }), ...(readings && { readings }) });
  const choices = values.report === undefined ? named : withFigures(named);
  const seeds = numberOption('seeds', values.seeds, { min: 1, max: 10_000, integer: true });
  const processes = numberOption('jobs', values.jobs, { min: 1, max: 256, integer: true }) ?? defaultJobs();
  const shard = shardOption(values.shard);
  const format = formatOf(values);
  checkTogether(what, values, shard);
  const kept = new KeptRuns(values.keep ?? USUAL_FOLDER, await fingerprint());
  const takes = values.keep !== undefined || values.resume === true;
  const again = goOnWith(values.keep);
  return interruptible(async (stop) => {
    const how: How = { processes, kept, takes, again, runs: values.kept !== true, output, stop };
    if (shard !== null) {
      const jobs = choices.flatMap((choice) => jobsOf(choice, seeds));
      const asked: Asked = {
        what: what ?? null,
        seeds: seeds ?? null,
        ...(scale && scale !== 1 && { scale }),
        ...(readings && { readings: readings.toSorted() }),
      };
      return runShard(jobs, asked, shard, how);
    }
    const outcomes: Reproduced[] = [];
    const makerOf = (key: string): Maker => kept.makerOf(key);
    for (const choice of choices) {
      const ran = await runAll(jobsOf(choice, seeds), how, `paper ${choice.study.paper}`);
      if (stop.aborted) return stopped(how);
      const outcome = answered(choice, seeds, ran);
      outcomes.push(outcome);
      if (format === null)
        output.out(
          values.check === true ? `paper ${outcome.study.paper}: ${outcome.effort}` : pageOf(outcome),
        );
    }
    if (values.report !== undefined) writeReport(values.report, outcomes, makerOf);
    finish({ outcomes, format, values, output, makerOf });
    if (values.bands === true) writeKeptNumbers(outcomes, kept);
    return values.check === true ? check(outcomes, output) : EXIT.ok;
  });
}

/** @throws UsageError for options that exclude each other */
function checkTogether(what: string | undefined, values: Values, shard: Shard | null): void {
  const { scale, reading, report, verdicts, keep, kept, seeds, check, bands } = values;
  const isOtherwise = (scale !== undefined && Number(scale) !== 1) || reading !== undefined;
  const how = scale === undefined ? `--reading ${reading?.join(', ')}` : `--scale ${scale}`;
  if (kept === true && keep === undefined) throw new UsageError(['--kept: needs --keep folder', USAGE]);
  if (shard !== null && keep === undefined)
    throw new UsageError([`--shard = ${values.shard}: needs --keep folder`, USAGE]);
  if (verdicts === true && (what === 'fast' || /\/figure/.test(what ?? '')))
    throw new UsageError([`--verdicts: of whole papers or tables, not of ${what}`]);
  if ((check === true || bands === true) && (what !== 'fast' || isOtherwise || seeds !== undefined))
    throw new UsageError([
      `--check, --bands: of fast as it is stated, without --seeds, --scale and --reading`,
    ]);
  if (verdicts === true && isOtherwise)
    throw new UsageError([`--verdicts: of runs as the studies state them, not of ${how}`]);
  if (report !== undefined && (isOtherwise || shard !== null || !report.endsWith('.md')))
    throw new UsageError([
      `--report = ${report}: a file.md, of runs as the studies state them, without --scale, --reading and --shard`,
    ]);
}

/** Merges the shards of a study into one result. */
function mergeCommand(folders: readonly string[], values: Values, output: Output): number {
  const format = formatOf(values);
  const { asked, find, findTrace, makerOf } = merged(folders);
  if (asked.sweep !== undefined)
    throw new UsageError([`merge: shards of ${asked.what}; npm run sweep -- merge puts them together`]);
  const seeds = asked.seeds ?? undefined;
  const outcomes = chosen(asked.what ?? undefined, asked).map((choice) => {
    const jobs = jobsOf(choice, seeds);
    const [tabled, drawn] = [jobs.filter(({ trace }) => !trace), jobs.filter(({ trace }) => trace)];
    const results = new Map(tabled.map((job) => [keyOf(job), find(job)] as const));
    const traces = new Map(drawn.map((job) => [keyOf(job), findTrace(job)] as const));
    const where = `${folders.length} ${folders.length === 1 ? 'folder' : 'folders'}`;
    const effort = `${results.size + traces.size} runs out of ${where}`;
    return answered(choice, seeds, { results, traces, effort });
  });
  if (format === null) for (const outcome of outcomes) output.out(pageOf(outcome));
  finish({ outcomes, format, values, output, makerOf });
  return EXIT.ok;
}

interface Finished {
  readonly outcomes: readonly Reproduced[];
  readonly format: Format | null;
  readonly values: Values;
  readonly output: Output;
  /** Engine of a run by its key. */
  makerOf(key: string): Maker;
}

/** Writes the files that cover all papers together. */
function finish({ outcomes, format, values, output, makerOf }: Finished): void {
  if (values.verdicts === true) {
    const judged = outcomes.filter(({ results }) => results.size > 0);
    const kept = readScores();
    const scores = judged.map(({ study, tables, results }) => {
      const before = tables.length < study.tables.length ? kept[study.paper] : undefined;
      return before === undefined
        ? ([study.paper, scoresFrom(study, results, makerOf)] as const)
        : ([study.paper, withPart(study, before, results, makerOf)] as const);
    });
    writeVerdicts(Object.fromEntries(scores));
  }
  if (format !== null) writeAs(format, outcomes, output);
}
