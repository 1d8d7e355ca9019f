import { catalog } from '../../engine/node.ts';
import { chosenOf, numberOption, parse } from '../args.ts';
import { ensureBuilt } from '../built.ts';
import { EXIT, type Output, UsageError, withUsage } from '../output.ts';
import { ALL_PARTS, againstTables, benchAgainst } from './against/against.ts';
import { benchAlgorithms } from './algorithms.ts';
import { benchBrowser, PAGE_PARTS } from './browser.ts';
import { holdLimits, limitsOption } from './limit.ts';
import { benchNode, durationOf, networkOf } from './node.ts';
import { benchEdited, benchPolicies } from './policies.ts';
import { benchSchedulers } from './schedulers.ts';
import { benchSenders } from './senders.ts';
import { type BenchReport, benchTables } from './tables.ts';
import { benchTraces, comparedTraces, TRACED } from './traces.ts';
import type { StartRunner } from './turns.ts';

const USAGE = `usage: bench [--json] [--only part[,part]] [--limit times[,scene=times]]
       bench --against commit[,commit] [--only part[,part]] [--of mechanism[,mechanism]] [--rounds n] [--limit times[,scene=times]] [--json]`;
const OPTIONS = {
  json: { type: 'boolean' },
  only: { type: 'string' },
  against: { type: 'string' },
  of: { type: 'string' },
  rounds: { type: 'string' },
  limit: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** The measured network: ten sessions, packets of 500 bytes, 3 s. */
const SCENARIO = 'symmetric-500';
/** Seven ABR VCs over three links; the same with long links. */
const ABR = 'ulku-r1-lan';
const ABR_WAN = 'ulku-r1-wan';
const ROUNDS = 5;
const ROUNDS_AGAINST = { min: 1, max: 100, integer: true, usual: 10 };
/** The ABR networks with their own durations, and one with that of the first network. */
const networks = () => [networkOf(SCENARIO), networkOf(ABR), networkOf(ABR_WAN), networkOf(ABR, 3)];
/** Numbers of senders over one port, for the cost of schedulers. */
const SENDERS = [10, 50];
/** Numbers of senders whose hop cost is compared with that of ten. */
const MANY_SENDERS = [50, 250];

const NODE_PARTS = ['engine', 'traces', 'policies', 'edited', 'schedulers', 'senders', 'algorithms'] as const;
/** Mechanisms for `--of`, and for `--limit` in addition to scenes. */
const MECHANISMS = [...catalog.policies, ...catalog.algorithms].map(({ id }) => id);
/** `engine` runs on Node and on the page. */
const PARTS = [...new Set([...NODE_PARTS, ...PAGE_PARTS])];

/**
 * `bench`: speed of the engine in Node and in a worker of Chromium, cost of each policy, frame times of the stage.
 * @param start starts the processes that measure the cost of traces
 */
export function benchCommand(argv: readonly string[], output: Output, start?: StartRunner): Promise<number> {
  return withUsage(output, async () => {
    const { values, positionals } = parse(argv, OPTIONS, USAGE);
    if (positionals.length > 0) throw new UsageError([USAGE]);
    if (values.help === true) {
      output.out(USAGE);
      return EXIT.ok;
    }
    const limits = limitsOption(values.limit, [...TRACED, ...MECHANISMS]);
    if (values.against === undefined) {
      for (const option of ['of', 'rounds'] as const)
        if (values[option] !== undefined) throw new UsageError([`--${option} needs --against`, USAGE]);
      const parts = chosenOf('only', values.only, PARTS);
      if (limits !== null && (values.only === undefined || !parts.includes('traces')))
        throw new UsageError(['--limit needs --against or --only traces', USAGE]);
      const report = await measure(parts, output, start);
      output.out(values.json === true ? JSON.stringify(report, null, 2) : benchTables(report));
      if (limits !== null) holdLimits(limits, comparedTraces(report.traces ?? []));
      return EXIT.ok;
    }
    await benchAgainst(
      {
        commits: values.against,
        parts: chosenOf('only', values.only, ALL_PARTS),
        mechanisms: values.of === undefined ? [] : chosenOf('of', values.of, MECHANISMS),
        rounds: numberOption('rounds', values.rounds, ROUNDS_AGAINST) ?? ROUNDS_AGAINST.usual,
      },
      output,
      (reports) => {
        const report = reports.length === 1 ? reports[0] : reports;
        output.out(values.json === true ? JSON.stringify(report, null, 2) : againstTables(reports));
        if (limits === null) return;
        holdLimits(
          limits,
          reports.flatMap(({ engine, page }) => [...engine, ...page]),
        );
      },
    );
    return EXIT.ok;
  });
}

async function measure(
  parts: readonly (typeof PARTS)[number][],
  output: Output,
  start?: StartRunner,
): Promise<BenchReport> {
  const onPage = PAGE_PARTS.filter((part) => parts.includes(part));
  if (onPage.length > 0) ensureBuilt(output);
  const measures: Record<(typeof NODE_PARTS)[number], () => BenchReport | Promise<BenchReport>> = {
    engine: () => ({ engine: networks().map((network) => benchNode(network, ROUNDS)) }),
    traces: async () => ({ traces: await benchTraces(TRACED, durationOf, ROUNDS, start) }),
    policies: async () => ({ policies: await benchPolicies(SCENARIO, ROUNDS) }),
    edited: async () => ({ edited: await benchEdited(SCENARIO, ROUNDS) }),
    schedulers: () => ({ schedulers: benchSchedulers(SENDERS, ROUNDS) }),
    senders: async () => ({ senders: await benchSenders(MANY_SENDERS, ROUNDS, start) }),
    algorithms: async () => ({ algorithms: await benchAlgorithms(ABR, ROUNDS) }),
  };
  const report: BenchReport = {};
  for (const part of NODE_PARTS) if (parts.includes(part)) Object.assign(report, await measures[part]());
  if (onPage.length === 0) return report;
  const { engine = [], ...page } = await benchBrowser(onPage, networks(), ROUNDS);
  const engines = report.engine === undefined ? {} : { engine: [...report.engine, ...engine] };
  return { ...report, ...engines, ...page };
}
