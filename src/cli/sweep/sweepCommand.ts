import { createSimulation } from '../../engine/node.ts';
import {
  axisOf,
  checkMetrics,
  checkPlan,
  type Figures,
  figuresOf,
  pointsOf,
  type SweepPlan,
  type SweepRow,
  sweepCsv,
  sweepOutcome,
  sweepRuns,
  sweepTable,
} from '../../race/sweep/index.ts';
import { type Job, keyOf } from '../../studies/index.ts';
import { numberOption, parse, settingOption } from '../args.ts';
import { EXIT, type Output, UsageError, withUsage } from '../output.ts';
import { defaultJobs } from '../reproduce/jobs.ts';
import { KeptRuns } from '../reproduce/keptRuns.ts';
import { markdownTable } from '../reproduce/report/markdown.ts';
import { goOnWith, interruptible, runAll, runShard, stopped } from '../reproduce/runAll.ts';
import { merged, type SweepAsked, shardOption } from '../reproduce/shards.ts';
import { fingerprint } from '../sim/fingerprint.ts';
import { completeScenario, readScenario } from '../sim/scenarioSource.ts';
import { columns } from '../text.ts';
import { candidatesOf, faultsAsUsage } from './candidates.ts';

const USAGE = `usage: sweep <scenario id or file.json> --vary path=from..to:step or path=value,value [--vary ...]
             [--policies policy[,policy]] [--metric key[,key]] [--seeds n] [--jobs n] [--set path=value ...]
             [--keep folder] [--resume] [--shard i/n] [--json | --csv | --markdown]
       sweep merge folder [folder ...] [--json | --csv | --markdown]`;

const OPTIONS = {
  vary: { type: 'string', multiple: true },
  policies: { type: 'string' },
  metric: { type: 'string' },
  seeds: { type: 'string' },
  jobs: { type: 'string' },
  set: { type: 'string', multiple: true },
  keep: { type: 'string' },
  resume: { type: 'boolean' },
  shard: { type: 'string' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  markdown: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const DEFAULT_METRICS = 'whole.effectiveThroughput,whole.jain,whole.cellLossRatio';
const DEFAULT_SEEDS = 3;
/** Default folder for runs. */
const USUAL_FOLDER = '.cache/sweep';

type Values = ReturnType<typeof parse<typeof OPTIONS>>['values'];
type Format = 'json' | 'csv' | 'markdown';

/** `sweep`: one scenario over ranges of its settings, over seeds; means with intervals of 95 %. */
export function sweepCommand(argv: readonly string[], output: Output): Promise<number> {
  return withUsage(output, async () => {
    const { values, positionals } = parse(argv, OPTIONS, USAGE);
    if (values.help === true) {
      output.out(USAGE);
      return EXIT.ok;
    }
    const format = formatOf(values);
    const [scenario, ...extra] = positionals;
    if (scenario === 'merge') return mergeCommand(extra, format, output);
    if (scenario === undefined || extra.length > 0) throw new UsageError([USAGE]);
    return runCommand(scenario, values, format, output);
  });
}

function formatOf(values: Values): Format | null {
  const formats = (['json', 'csv', 'markdown'] as const).filter((format) => values[format] === true);
  if (formats.length > 1) throw new UsageError(['--json, --csv, --markdown: one of the three']);
  return formats[0] ?? null;
}

async function runCommand(
  scenario: string,
  values: Values,
  format: Format | null,
  output: Output,
): Promise<number> {
  if (values.vary === undefined) throw new UsageError(['--vary: missing', USAGE]);
  const seeds = numberOption('seeds', values.seeds, { min: 1, max: 10_000, integer: true }) ?? DEFAULT_SEEDS;
  const processes = numberOption('jobs', values.jobs, { min: 1, max: 256, integer: true }) ?? defaultJobs();
  const shard = shardOption(values.shard);
  if (shard !== null && values.keep === undefined)
    throw new UsageError([`--shard = ${values.shard}: needs --keep folder`, USAGE]);
  const plan: SweepPlan = {
    axes: values.vary.map((text) => faultsAsUsage(() => axisOf(text))),
    candidates: values.policies === undefined ? [] : candidatesOf('policies', values.policies.split(',')),
    metrics: (values.metric ?? DEFAULT_METRICS).split(','),
    seeds: Array.from({ length: seeds }, (_, i) => i + 1),
  };
  const sweep: SweepAsked = { scenario, settings: (values.set ?? []).map(settingOption), plan };
  const document = readScenario(scenario);
  checkSweep(sweep, document);
  const kept = new KeptRuns(values.keep ?? USUAL_FOLDER, await fingerprint(JSON.stringify(document)));
  const takes = values.keep !== undefined || values.resume === true;
  const again = goOnWith(values.keep);
  return interruptible(async (stop) => {
    const how = { processes, kept, takes, again, runs: true, output, stop };
    const jobs = jobsOf(sweep);
    if (shard !== null) return runShard(jobs, { what: `sweep of ${scenario}`, seeds, sweep }, shard, how);
    const { results } = await runAll(jobs, how, 'sweep');
    if (stop.aborted) return stopped(how);
    const figures = jobs.map((job): Figures | undefined => {
      const run = results.get(keyOf(job));
      return run && figuresOf(run);
    });
    output.out(written(plan, sweepOutcome(plan, figures), format));
    return EXIT.ok;
  });
}

/** Merges the shards of a sweep into one result. */
function mergeCommand(folders: readonly string[], format: Format | null, output: Output): number {
  const { asked, find } = merged(folders);
  const { sweep } = asked;
  if (sweep === undefined)
    throw new UsageError([
      `merge: shards of ${asked.what ?? 'all papers'}; npm run reproduce -- merge puts them together`,
    ]);
  const rows = sweepOutcome(
    sweep.plan,
    jobsOf(sweep).map((job) => figuresOf(find(job))),
  );
  output.out(written(sweep.plan, rows, format));
  return EXIT.ok;
}

/** Jobs in the order of `sweepRuns`. */
const jobsOf = ({ scenario, settings, plan }: SweepAsked): readonly Job[] =>
  sweepRuns(plan).map((run) => ({ scenario, settings: [...settings, ...run.settings], seed: run.seed }));

/** Checks all points before the first run. @throws UsageError */
function checkSweep({ plan, settings }: SweepAsked, document: unknown): void {
  faultsAsUsage(() => checkPlan(plan));
  const points = sweepRuns(plan).slice(0, pointsOf(plan).length);
  const complete = points.map((point) => completeScenario(document, [...settings, ...point.settings]));
  for (const scenario of complete.slice(0, 1))
    faultsAsUsage(() => checkMetrics(plan.metrics, figuresOf(createSimulation(scenario).results())));
}

function written(plan: SweepPlan, rows: readonly SweepRow[], format: Format | null): string {
  const table = sweepTable(plan, rows);
  if (format === 'json') return JSON.stringify({ plan, rows }, null, 2);
  if (format === 'csv') return sweepCsv(plan, rows).trimEnd();
  if (format === 'markdown') return markdownTable(table);
  return `${columns(table)}\n\n± is half of a 95 % interval over ${plan.seeds.length} seeds.`;
}
