import { type PhaseLock, PS_PER_SECOND, type RunResults, SEEDS } from '../../contract/index.ts';
import { enableKernel } from '../../engine/kernelLoader.ts';
import {
  type CompleteScenario,
  catalog,
  createSimulation,
  failuresOf,
  phaseLockedLinks,
} from '../../engine/node.ts';
import { listings } from '../../scenarios/groups.ts';
import { sayNote } from '../../strings/en/notes.ts';
import { sayRuleFault } from '../../strings/en/ruleFaults.ts';
import { numberOption, parse, settingOption } from '../args.ts';
import { EXIT, type Output, UsageError, withUsage } from '../output.ts';
import { columns } from '../text.ts';
import { writeCsv } from './csv.ts';
import { type PcapOrder, pcapOrder, writePcap } from './pcap.ts';
import { type Besides, resultTables } from './resultTables.ts';
import { readRule } from './ruleFile.ts';
import { completeScenario, readScenario } from './scenarioSource.ts';
import { type TableFile, tableOrder, writeTable } from './traceFile.ts';

const USAGE = `usage: sim list
       sim run <scenario id or file.json> [--seed n] [--until s] [--set path=value ...] [--rule file] [--json] [--csv dir]
              [--csv file --traces id,id [--every 1ms]]
              [--pcap file [--at host,link] [--snaplen bytes]]`;

const OPTIONS = {
  seed: { type: 'string' },
  until: { type: 'string' },
  set: { type: 'string', multiple: true },
  rule: { type: 'string' },
  json: { type: 'boolean' },
  csv: { type: 'string' },
  traces: { type: 'string' },
  every: { type: 'string' },
  pcap: { type: 'string' },
  at: { type: 'string' },
  snaplen: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** `sim`: lists scenarios, or runs one. Returns the exit code. */
export function simCommand(argv: readonly string[], output: Output): Promise<number> {
  return withUsage(output, () => {
    const { values, positionals } = parse(argv, OPTIONS, USAGE);
    const [verb, name, ...extra] = positionals;
    if (values.help === true) output.out(USAGE);
    else if (verb === 'list' && name === undefined) list(output);
    else if (verb === 'run' && name !== undefined && extra.length === 0) run(name, values, output);
    else throw new UsageError([USAGE]);
    return EXIT.ok;
  });
}

function list(output: Output): void {
  const groups = listings().map(({ title, entries }) =>
    [
      title,
      columns(
        entries.map(({ id, title, subtitle }) => [`  ${id}`, title, subtitle]),
        3,
      ),
    ].join('\n'),
  );
  output.out(groups.join('\n\n'));
}

interface RunValues {
  readonly seed?: string | undefined;
  readonly until?: string | undefined;
  readonly set?: readonly string[] | undefined;
  readonly rule?: string | undefined;
  readonly json?: boolean | undefined;
  readonly csv?: string | undefined;
  readonly traces?: string | undefined;
  readonly every?: string | undefined;
  readonly pcap?: string | undefined;
  readonly at?: string | undefined;
  readonly snaplen?: string | undefined;
}

function run(name: string, values: RunValues, output: Output): void {
  const seed = numberOption('seed', values.seed, { ...SEEDS, integer: true });
  const rule = values.rule === undefined ? [] : [['policy', readRule(values.rule)] as const];
  const settings = [...rule, ...(values.set ?? []).map(settingOption)];
  const scenario = completeScenario(readScenario(name), settings);
  const end = scenario.durationPs / PS_PER_SECOND;
  const until = numberOption('until', values.until, { min: 0, max: end }) ?? end;
  const { results, ...others } = simulate(scenario, seed ?? scenario.seed, until, {
    pcap: pcapOrder(values, scenario),
    table: tableOrder(values, scenario, until),
  });
  const besides: Besides = { inStep: phaseLocksOf(scenario), ...others };
  if (values.csv !== undefined && values.traces === undefined) writeCsv(values.csv, results);
  output.out(
    values.json === true
      ? JSON.stringify(inSentences(results, besides), null, 2)
      : resultTables(results, scenario, besides),
  );
}

/** Phase-locked ports whose policy refuses cells of a full buffer. */
function phaseLocksOf(scenario: CompleteScenario): readonly PhaseLock[] {
  const refusing = catalog.policies.filter(({ refusesWhenFull }) => refusesWhenFull === true);
  return phaseLockedLinks(scenario).filter(({ port }) =>
    scenario.ports.some(
      ({ id, policy }) => id === port && refusing.some((candidate) => candidate.id === policy),
    ),
  );
}

/** Results for files, with sentences instead of the engine's message keys. */
const inSentences = (results: RunResults, besides: Besides) => ({
  ...results,
  notes: results.notes.map(sayNote),
  ...besides,
  failures: besides.failures.map((failure) => ({ ...failure, words: sayRuleFault(failure.words) })),
});

interface Files {
  readonly pcap: PcapOrder | null;
  readonly table: TableFile | null;
}

function simulate(
  scenario: CompleteScenario,
  seed: number,
  untilS: number,
  { pcap, table }: Files,
): { readonly results: RunResults } & Pick<Besides, 'failures' | 'wallSeconds'> {
  enableKernel();
  const start = performance.now();
  const simulation = createSimulation(scenario, { seed });
  const until = Math.round(untilS * PS_PER_SECOND);
  if (pcap !== null) writePcap(simulation, pcap, until);
  else if (table !== null) writeTable(simulation, table, until);
  simulation.runUntil(until);
  const wallSeconds = (performance.now() - start) / 1_000;
  const failures = simulation.network.ports.flatMap(failuresOf);
  return { results: simulation.results(), failures, wallSeconds };
}
