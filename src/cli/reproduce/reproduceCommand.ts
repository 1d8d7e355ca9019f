import { figureJobs, type Plot, plotsOf } from '../../studies/figures/plots.ts';
import { csvOf, type Format, markdownOf } from '../../studies/formats.ts';
import { keyOf, type Outcome, outcomeOf, type Study, type StudyFigure } from '../../studies/index.ts';
import { SCALES } from '../../studies/scale.ts';
import { numberOption, parse } from '../args.ts';
import { EXIT, type Output, UsageError, withUsage } from '../output.ts';
import { type Choice, chosen, jobsOf, withFigures } from './choices.ts';
import { defaultJobs } from './jobs.ts';
import { KeptRuns } from './keptRuns.ts';
import { FIGURE_CSV_HEAD, figureCsv, figureText } from './report/figureText.ts';
import { writeReport } from './report/report.ts';
import { type How, interruptible, type Ran, runAll, runShard, stopped } from './runAll.ts';
import { merged, shardOption } from './shards.ts';
import { openLines, reading, studyTable, verdictLines } from './studyTables.ts';
import { type PaperScores, scoresFrom, writeVerdicts } from './verdictTable.ts';

const USAGE =
  'usage: reproduce [paper[/table, /figure-n or /figures] or fast] [--seeds n] [--scale share] [--jobs n] [--keep folder] [--resume] [--kept]\n' +
  '                 [--shard i/n] [--verdicts] [--report file.md] [--json|--markdown|--csv]\n' +
  '       reproduce merge folder [folder ...] [--verdicts] [--json|--markdown|--csv]';

const OPTIONS = {
  seeds: { type: 'string' },
  scale: { type: 'string' },
  jobs: { type: 'string' },
  keep: { type: 'string' },
  resume: { type: 'boolean' },
  kept: { type: 'boolean' },
  shard: { type: 'string' },
  verdicts: { type: 'boolean' },
  report: { type: 'string' },
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
  const scale = numberOption('scale', values.scale, SCALES) ?? 1;
  const choices = values.report === undefined ? chosen(what, scale) : withFigures(chosen(what, scale));
  const seeds = numberOption('seeds', values.seeds, { min: 1, max: 10_000, integer: true });
  const processes = numberOption('jobs', values.jobs, { min: 1, max: 256, integer: true }) ?? defaultJobs();
  const shard = shardOption(values.shard);
  const format = formatOf(values);
  if (values.kept === true && values.keep === undefined)
    throw new UsageError(['--kept: needs --keep folder', USAGE]);
  if (shard !== null && values.keep === undefined)
    throw new UsageError([`--shard = ${values.shard}: needs --keep folder`, USAGE]);
  if (values.verdicts === true && (what?.includes('/') || what === 'fast'))
    throw new UsageError([`--verdicts: of whole papers, not of ${what}`]);
  if (values.verdicts === true && scale !== 1)
    throw new UsageError([`--verdicts: of whole runs, not of --scale ${scale}`]);
  if (values.report !== undefined && (scale !== 1 || shard !== null || !values.report.endsWith('.md')))
    throw new UsageError([
      `--report = ${values.report}: a file.md, of whole runs, without --scale and --shard`,
    ]);
  const overTime = choices.some(({ figures }) => figures.some(({ runs }) => runs !== undefined));
  if (overTime && (scale !== 1 || shard !== null))
    throw new UsageError([
      `${what}: figures over time have one length and are not shared out: without --scale, --shard`,
    ]);
  const kept = new KeptRuns(values.keep ?? USUAL_FOLDER);
  const takes = values.keep !== undefined || values.resume === true;
  return interruptible(async (stop) => {
    const how = { processes, kept, takes, runs: values.kept !== true, output, stop };
    if (shard !== null) {
      const jobs = choices.flatMap(({ tables }) => jobsOf(tables, seeds));
      const asked = { what: what ?? null, seeds: seeds ?? null, ...(scale !== 1 && { scale }) };
      return runShard(jobs, asked, shard, how);
    }
    const outcomes: Reproduced[] = [];
    for (const choice of choices) {
      outcomes.push(await reproduce(choice, seeds, how));
      if (stop.aborted) return stopped(how, values.keep !== undefined);
      if (format === null) printed(outcomes.at(-1), output);
    }
    if (values.report !== undefined) writeReport(values.report, outcomes);
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
  const outcomes = chosen(asked.what ?? undefined, asked.scale).map(({ study, tables }): Reproduced => {
    const jobs = jobsOf(tables, seeds);
    const results = new Map(jobs.map((job) => [keyOf(job), find(job)] as const));
    const effort = `${results.size} runs of ${folders.length} ${folders.length === 1 ? 'folder' : 'folders'}`;
    const outcome = outcomeOf(study, tables, seeds, results);
    return { study, outcome, results, traces: new Map(), figures: [], effort };
  });
  if (format === null) for (const one of outcomes) printed(one, output);
  finish(outcomes, format, values, output);
  return EXIT.ok;
}

function printed(one: Reproduced | undefined, output: Output): void {
  if (one !== undefined) output.out(`${report(one)}\n\n${one.effort}\n`);
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
  const curves = outcomes.flatMap(({ study, figures }) =>
    figures.filter(({ plots }) => plots.length > 0).map((figure) => ({ paper: study.paper, ...figure })),
  );
  const points = curves.flatMap(({ paper, figure, plots }) => figureCsv(paper, figure, plots));
  if (format === 'json')
    output.out(JSON.stringify(curves.length === 0 ? cells : { cells, figures: curves }, null, 2));
  if (format === 'csv' && (cells.length > 0 || curves.length === 0)) output.out(csvOf(cells));
  if (format === 'csv' && curves.length > 0) output.out([FIGURE_CSV_HEAD, ...points].join('\n'));
  if (format === 'markdown') for (const { outcome } of outcomes) output.out(markdownOf(outcome));
}

interface DrawnFigure {
  readonly figure: StudyFigure;
  readonly plots: readonly Plot[];
}

interface Reproduced extends Ran {
  readonly study: Study;
  readonly outcome: Outcome;
  /** With what is known of each. */
  readonly figures: readonly DrawnFigure[];
}

/** Plots of all seeds, seed by seed; a formula has none, and is there once. */
const drawn = ({ figures }: Choice, seeds: number, traces: Ran['traces']): readonly DrawnFigure[] =>
  figures.map((figure) => ({
    figure,
    plots: seedsTo(seeds).flatMap((seed) =>
      plotsOf(figure, seed, traces).filter(({ job }) => job !== null || seed === 1),
    ),
  }));

const seedsTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);

async function reproduce(choice: Choice, seeds: number | undefined, how: How): Promise<Reproduced> {
  const { study, tables, figures } = choice;
  // Of a figure over time one seed is drawn, unless more are asked for.
  const drawnSeeds = seeds ?? 1;
  const traced = seedsTo(drawnSeeds).flatMap((seed) => figures.flatMap((figure) => figureJobs(figure, seed)));
  const ran = await runAll([...jobsOf(tables, seeds), ...traced], how, `paper ${study.paper}`);
  const outcome = outcomeOf(study, tables, seeds, ran.results);
  const effort = ran.effort.replace(' runs', ` runs of ${whatOf(choice)}`);
  return { study, outcome, ...ran, figures: drawn(choice, drawnSeeds, ran.traces), effort };
}

const several = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

const whatOf = ({ tables, figures }: Choice): string =>
  [
    ...(tables.length === 0 && figures.length > 0 ? [] : [several(tables.length, 'table')]),
    ...(figures.length === 0 ? [] : [several(figures.length, 'figure')]),
  ].join(' and ');

function report({ outcome, figures }: Reproduced): string {
  const tables = outcome.tables.map((table) => `${studyTable(table, outcome.cells)}\n`);
  const curves = figures.flatMap(({ figure, plots }) =>
    plots.length === 0 ? [] : [figureText(figure, plots)],
  );
  const { study } = outcome;
  // A figure shows some lines of a table: claims are about whole ones.
  const verdicts = figures.length === 0 ? verdictLines(outcome) : '';
  return [`${reading(study)}\n`, ...tables, ...curves, verdicts, '', openLines(study)].join('\n');
}
