import {
  type Candidate,
  csvOf,
  MEASURES,
  measures,
  type NetworkOutcome,
  outcomeOf,
  type RacePlan,
  type RaceValues,
  runsOf,
  sentenceOf,
  settingsOf,
  valuesOf,
  words,
} from '../race/index.ts';
import { numberOption, parse, settingOption } from './args.ts';
import { EXIT, type Output, UsageError, withUsage } from './output.ts';
import { defaultJobs, runJobs } from './reproduce/jobs.ts';
import { completeScenario, readScenario } from './sim/scenarioSource.ts';
import { candidatesOf, distinct } from './sweep/candidates.ts';
import { columns, fixed } from './text.ts';

const USAGE = `usage: race <policy> --against policy[,policy] [--scenarios id or file.json[,...]] [--seeds n] [--jobs n]
            [--set path=value ...] [--json | --csv]
       policy: an id or the file of a rule, my.rule, with parameters, epd:threshold=1500`;

const OPTIONS = {
  against: { type: 'string' },
  scenarios: { type: 'string' },
  seeds: { type: 'string' },
  jobs: { type: 'string' },
  set: { type: 'string', multiple: true },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const DEFAULT_SCENARIO = 'symmetric-500';
const DEFAULT_SEEDS = 5;

/** `race`: one policy against others, in networks, over seeds; who wins on what, and how sure that is. */
export function raceCommand(argv: readonly string[], output: Output): Promise<number> {
  return withUsage(output, async () => {
    const { values, positionals } = parse(argv, OPTIONS, USAGE);
    if (values.help === true) {
      output.out(USAGE);
      return EXIT.ok;
    }
    const [first, ...extra] = positionals;
    if (first === undefined || extra.length > 0) throw new UsageError([USAGE]);
    if (values.against === undefined) throw new UsageError(['--against: missing', USAGE]);
    if (values.json === true && values.csv === true) throw new UsageError(['--json, --csv: one of the two']);
    const seeds =
      numberOption('seeds', values.seeds, { min: 1, max: 10_000, integer: true }) ?? DEFAULT_SEEDS;
    const jobs = numberOption('jobs', values.jobs, { min: 1, max: 256, integer: true }) ?? defaultJobs();
    const plan: RacePlan = {
      candidates: candidatesOf('against', [first, ...values.against.split(',')]),
      networks: distinct('scenarios', (values.scenarios ?? DEFAULT_SCENARIO).split(',')),
      seeds: Array.from({ length: seeds }, (_, i) => i + 1),
    };
    const runs = await race(plan, (values.set ?? []).map(settingOption), jobs, output);
    const outcome = outcomeOf(plan, runs);
    if (values.csv === true) output.out(csvOf(plan, outcome).trimEnd());
    else if (values.json === true) output.out(JSON.stringify({ plan, outcome }, null, 2));
    else output.out([...outcome.map((network) => report(plan, network)), words.method].join('\n\n'));
    return EXIT.ok;
  });
}

/** Runs them all; each is checked before the first one begins. */
async function race(
  plan: RacePlan,
  settings: readonly (readonly [string, string])[],
  processes: number,
  output: Output,
): Promise<readonly RaceValues[]> {
  const jobsOf = runsOf(plan).map(({ network, candidate, seed }) => ({
    scenario: plan.networks[network] ?? '',
    settings: [...settings, ...settingsOf(plan.candidates[candidate] as Candidate)],
    seed: plan.seeds[seed] ?? 0,
  }));
  const ports = new Map<string, string>();
  for (const { scenario, settings } of jobsOf.slice(0, plan.networks.length * plan.candidates.length))
    ports.set(scenario, completeScenario(readScenario(scenario), settings).shownPort);
  const { results } = await runJobs(jobsOf, processes, (count) =>
    output.progress?.(`${count} of ${jobsOf.length} runs`),
  );
  output.progress?.('');
  return results.map((result, i) => valuesOf(result, ports.get(jobsOf[i]?.scenario ?? '') ?? ''));
}

/** A line for each candidate, mean and half width of the interval; then who wins. */
function report(plan: RacePlan, outcome: NetworkOutcome): string {
  const header = ['', ...MEASURES.map((id) => title(words.measures[id], measures[id].unit))];
  const rows = outcome.standings.map(({ candidate, figures }) => [
    `  ${plan.candidates[candidate]?.name ?? ''}`,
    ...MEASURES.map((id) => {
      const { mean, high } = figures[id];
      const { digits } = measures[id];
      return `${fixed(mean, digits)} ± ${fixed(high - mean, digits)}`;
    }),
  ]);
  return [
    plan.networks[outcome.network] ?? '',
    columns([header, ...rows]),
    `  ${sentenceOf(plan, outcome)}`,
  ].join('\n');
}

const title = (name: string, unit: string): string => (unit === '' ? name : `${name}, ${unit}`);
