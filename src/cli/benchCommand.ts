import { parse } from './args.ts';
import { type AlgorithmCost, benchAlgorithms } from './benchAlgorithms.ts';
import { benchBrowser } from './benchBrowser.ts';
import type { EditTimes } from './benchEdits.ts';
import type { FrameTimes, StageFrames } from './benchFrames.ts';
import { benchNode, type EngineSpeed } from './benchNode.ts';
import { benchPolicies, type PolicyCost } from './benchPolicies.ts';
import { benchSchedulers, type SchedulerCost } from './benchSchedulers.ts';
import type { TimeCost } from './benchTime.ts';
import type { WhyTimes } from './benchWhy.ts';
import { EXIT, type Output, UsageError, withUsage } from './output.ts';
import { columns, fixed } from './text.ts';

const USAGE = 'usage: bench [--json]';
const OPTIONS = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;

/** Ten sessions, 500 bytes, 3 s: the network that is measured. */
const SCENARIO = 'symmetric-500';
/** Seven ABR VCs over three links. */
const ABR = 'ulku-r1-lan';
const RUNS = 5;
/** Senders over one port, for the cost of schedulers. */
const SENDERS = [10, 50];

/** `bench`: speed of the engine in Node and in a worker of Chromium, cost of each policy, frame times of the stage. */
export function benchCommand(argv: readonly string[], output: Output): Promise<number> {
  return withUsage(output, async () => {
    const { values, positionals } = parse(argv, OPTIONS, USAGE);
    if (positionals.length > 0) throw new UsageError([USAGE]);
    if (values.help === true) {
      output.out(USAGE);
      return EXIT.ok;
    }
    const node = [SCENARIO, ABR].map((scenario) => benchNode(scenario, RUNS));
    const policies = await benchPolicies(SCENARIO, RUNS);
    const schedulers = benchSchedulers(SENDERS, RUNS);
    const algorithms = await benchAlgorithms(ABR, RUNS);
    const { engine, ...page } = await benchBrowser([SCENARIO, ABR], RUNS);
    const report = { engine: [...node, ...engine], policies, schedulers, algorithms, ...page };
    output.out(values.json === true ? JSON.stringify(report, null, 2) : tables(report));
    return EXIT.ok;
  });
}

function tables({
  engine,
  policies,
  schedulers,
  algorithms,
  frames,
  stage,
  edits,
  why,
  time,
}: {
  readonly engine: readonly EngineSpeed[];
  readonly policies: readonly PolicyCost[];
  readonly schedulers: readonly SchedulerCost[];
  readonly algorithms: readonly AlgorithmCost[];
  readonly frames: FrameTimes;
  readonly stage: readonly StageFrames[];
  readonly edits: EditTimes;
  readonly why: readonly WhyTimes[];
  readonly time: TimeCost;
}): string {
  const head = ['scenario', 'host', 'cell hops/s', 'times real time', 'ns/hop', 'calibration ns'];
  const rows = engine.map((speed) => [
    speed.scenario,
    speed.host,
    fixed(speed.hopsPerSecond),
    fixed(speed.timesRealTime, 1),
    fixed(speed.nsPerHop, 1),
    fixed(speed.calibration, 2),
  ]);
  const costs = policies.map((cost) => [cost.policy, fixed(cost.nsPerHop, 1), fixed(cost.timesEpd, 2)]);
  const served = schedulers.map((cost) => [
    cost.scheduler,
    String(cost.vcs),
    fixed(cost.nsPerHop, 1),
    fixed(cost.timesFifo, 2),
  ]);
  const rated = algorithms.map((cost) => [cost.algorithm, fixed(cost.nsPerHop, 1), fixed(cost.timesUbr, 2)]);
  const times = (of: FrameTimes) => [fixed(of.p50, 1), fixed(of.p95, 1), String(of.longTasks)];
  const played = [
    ['frames, ms', 'policy', 'speed', 'p50', 'p95', 'long tasks'],
    ['as it opens', '', '', ...times(frames)],
    ...stage.map((one) => [one.scene, one.policy ?? '', String(one.speed), ...times(one)]),
  ];
  const asked = why.map((one) => [
    one.scene,
    one.event,
    ...[one.first, one.p50, one.p95].map((ms) => fixed(ms, 1)),
  ]);
  const drag = `dragged threshold, movement to painted effect: p50 ${fixed(edits.p50, 1)} ms, p95 ${fixed(edits.p95, 1)} ms`;
  const travel = `anywhere in ${time.seconds} s: p50 ${fixed(time.seek.p50, 1)} ms, p95 ${fixed(time.seek.p95, 1)} ms; a fork there: p50 ${fixed(time.fork.p50, 1)} ms, p95 ${fixed(time.fork.p95, 1)} ms; ${time.snapshots} snapshots, ${fixed(time.bytes / 2 ** 20, 1)} MB`;
  return `${columns([head, ...rows], 2)}\n\n${columns([['policy', 'ns/hop', 'times EPD'], ...costs], 1)}\n\n${columns([['scheduler', 'VCs', 'ns/hop', 'times FIFO'], ...served], 1)}\n\n${columns([['ABR algorithm', 'ns/hop', 'times UBR'], ...rated], 1)}\n\n${columns(played, 3)}\n\n${drag}\n${travel}\n\n${columns([['why, ms', 'event', 'first', 'p50', 'p95'], ...asked], 2)}`;
}
