import { createSimulation } from '../../engine/whole.ts';
import {
  axisOf,
  checkMetrics,
  checkPlan,
  type Figures,
  figuresOf,
  pointsOf,
  SweepFault,
  type SweepPlan,
  type SweepRow,
  sweepCsv,
  sweepOutcome,
  sweepRuns,
  sweepTable,
} from '../../race/sweep/index.ts';
import { numberOption, parse, settingOption } from '../args.ts';
import { EXIT, type Output, UsageError, withUsage } from '../output.ts';
import { defaultJobs, runJobs } from '../reproduce/jobs.ts';
import { completeScenario, readScenario } from '../sim/scenarioSource.ts';
import { columns } from '../text.ts';
import { candidatesOf } from './candidates.ts';

const USAGE = `usage: sweep <scenario id or file.json> --vary path=from..to:step or path=value,value [--vary ...]
             [--policies policy[,policy]] [--metric key[,key]] [--seeds n] [--jobs n] [--set path=value ...]
             [--json | --csv | --markdown]`;

const OPTIONS = {
  vary: { type: 'string', multiple: true },
  policies: { type: 'string' },
  metric: { type: 'string' },
  seeds: { type: 'string' },
  jobs: { type: 'string' },
  set: { type: 'string', multiple: true },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  markdown: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const DEFAULT_METRICS = 'whole.effectiveThroughput,whole.jain,whole.cellLossRatio';
const DEFAULT_SEEDS = 3;

/** `sweep`: one scenario over ranges of its settings, over seeds; means with intervals of 95 %. */
export function sweepCommand(argv: readonly string[], output: Output): Promise<number> {
  return withUsage(output, async () => {
    const { values, positionals } = parse(argv, OPTIONS, USAGE);
    if (values.help === true) {
      output.out(USAGE);
      return EXIT.ok;
    }
    const [scenario, ...extra] = positionals;
    if (scenario === undefined || extra.length > 0) throw new UsageError([USAGE]);
    if (values.vary === undefined) throw new UsageError(['--vary: missing', USAGE]);
    const formats = (['json', 'csv', 'markdown'] as const).filter((format) => values[format] === true);
    if (formats.length > 1) throw new UsageError(['--json, --csv, --markdown: one of the three']);
    const seeds =
      numberOption('seeds', values.seeds, { min: 1, max: 10_000, integer: true }) ?? DEFAULT_SEEDS;
    const jobs = numberOption('jobs', values.jobs, { min: 1, max: 256, integer: true }) ?? defaultJobs();
    const plan: SweepPlan = {
      axes: values.vary.map((text) => faultsAsUsage(() => axisOf(text))),
      candidates: values.policies === undefined ? [] : candidatesOf('policies', values.policies.split(',')),
      metrics: (values.metric ?? DEFAULT_METRICS).split(','),
      seeds: Array.from({ length: seeds }, (_, i) => i + 1),
    };
    const settings = (values.set ?? []).map(settingOption);
    checkSweep(plan, scenario, settings);
    const rows = await sweep(plan, { scenario, settings, processes: jobs }, output);
    output.out(written(plan, rows, formats[0]));
    return EXIT.ok;
  });
}

/** @throws UsageError with the words of the fault */
function faultsAsUsage<Result>(action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    if (error instanceof SweepFault) throw new UsageError([error.message]);
    throw error;
  }
}

type Settings = readonly (readonly [string, string])[];

/** Every point, before the first run begins. @throws UsageError */
function checkSweep(plan: SweepPlan, scenario: string, settings: Settings): void {
  faultsAsUsage(() => checkPlan(plan));
  const document = readScenario(scenario);
  const points = sweepRuns(plan).slice(0, pointsOf(plan).length);
  const complete = points.map((point) => completeScenario(document, [...settings, ...point.settings]));
  for (const one of complete.slice(0, 1))
    faultsAsUsage(() => checkMetrics(plan.metrics, figuresOf(createSimulation(one).results())));
}

interface How {
  readonly scenario: string;
  readonly settings: Settings;
  readonly processes: number;
}

async function sweep(
  plan: SweepPlan,
  { scenario, settings, processes }: How,
  output: Output,
): Promise<readonly SweepRow[]> {
  const jobs = sweepRuns(plan).map((run) => ({
    scenario,
    settings: [...settings, ...run.settings],
    seed: run.seed,
  }));
  const { results } = await runJobs(jobs, processes, (count) =>
    output.progress?.(`${count} of ${jobs.length} runs`),
  );
  output.progress?.('');
  const figures: readonly Figures[] = results.map(figuresOf);
  return sweepOutcome(plan, figures);
}

function written(plan: SweepPlan, rows: readonly SweepRow[], format?: 'json' | 'csv' | 'markdown'): string {
  const table = sweepTable(plan, rows);
  if (format === 'json') return JSON.stringify({ plan, rows }, null, 2);
  if (format === 'csv') return sweepCsv(plan, rows).trimEnd();
  if (format === 'markdown') return markdown(table);
  return `${columns(table)}\n\n± is half of a 95 % interval over ${plan.seeds.length} seeds.`;
}

function markdown([head = [], ...body]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...body.map(line)].join('\n');
}
