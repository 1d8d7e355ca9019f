import { columns, fixed } from '../text.ts';
import type { AlgorithmCost } from './algorithms.ts';
import type { BrowserBench } from './browser.ts';
import type { FrameTimes } from './frames.ts';
import type { EditedCost, PolicyCost } from './policies.ts';
import type { SchedulerCost } from './schedulers.ts';
import type { SenderCost } from './senders.ts';
import type { TraceCost } from './traces.ts';

/** Keys as in `bench --json` (docs/reference/cli.md); parts not measured are absent. */
export interface BenchReport extends Partial<BrowserBench> {
  readonly traces?: readonly TraceCost[];
  readonly policies?: readonly PolicyCost[];
  readonly edited?: readonly EditedCost[];
  readonly schedulers?: readonly SchedulerCost[];
  readonly senders?: readonly SenderCost[];
  readonly algorithms?: readonly AlgorithmCost[];
}

/** Readable tables of the measurements. */
export function benchTables(report: BenchReport): string {
  const sections = [
    engineTable(report),
    traceTable(report),
    policyTable(report),
    editedTable(report),
    schedulerTable(report),
    senderTable(report),
    algorithmTable(report),
    frameTable(report),
    responseLines(report),
    whyTable(report),
  ];
  return sections.filter((section) => section !== '').join('\n\n');
}

/** A table, or an empty text without rows. */
const table = (head: readonly string[], rows: readonly (readonly string[])[] = [], left = 1): string =>
  rows.length === 0 ? '' : columns([head, ...rows], left);

const engineTable = ({ engine }: BenchReport): string =>
  table(
    ['scenario', 'host', 'cell hops/s', 'times real time', 'first run', 'ns/hop', 'calibration ns'],
    engine?.map((speed) => [
      speed.scenario,
      speed.host,
      fixed(speed.hopsPerSecond),
      fixed(speed.timesRealTime, 1),
      fixed(speed.firstTimesRealTime, 1),
      fixed(speed.nsPerHop, 1),
      fixed(speed.calibration, 2),
    ]),
    2,
  );

const traceTable = ({ traces }: BenchReport): string =>
  table(
    ['all traces', 'ns/hop', 'times none'],
    traces?.map((cost) => [cost.scenario, fixed(cost.nsPerHop, 1), fixed(cost.timesNone, 2)]),
  );

const policyTable = ({ policies }: BenchReport): string =>
  table(
    ['policy', 'ns/hop', 'times EPD'],
    policies?.map((cost) => [cost.policy, fixed(cost.nsPerHop, 1), fixed(cost.timesEpd, 2)]),
  );

const editedTable = ({ edited }: BenchReport): string =>
  table(
    ['edited rule', 'ns/hop', 'times built in'],
    edited?.map((cost) => [cost.policy, fixed(cost.nsPerHop, 1), fixed(cost.timesBuiltIn, 2)]),
  );

const schedulerTable = ({ schedulers }: BenchReport): string =>
  table(
    ['scheduler', 'VCs', 'ns/hop', 'times FIFO'],
    schedulers?.map((cost) => [
      cost.scheduler,
      String(cost.vcs),
      fixed(cost.nsPerHop, 1),
      fixed(cost.timesFifo, 2),
    ]),
  );

const senderTable = ({ senders }: BenchReport): string =>
  table(
    ['senders', 'ns/hop', 'times 10'],
    senders?.map((cost) => [String(cost.senders), fixed(cost.nsPerHop, 1), fixed(cost.timesTen, 2)]),
  );

const algorithmTable = ({ algorithms }: BenchReport): string =>
  table(
    ['ABR algorithm', 'ns/hop', 'times UBR'],
    algorithms?.map((cost) => [cost.algorithm, fixed(cost.nsPerHop, 1), fixed(cost.timesUbr, 2)]),
  );

function frameTable({ frames, stage = [] }: BenchReport): string {
  if (frames === undefined) return '';
  const times = (of: FrameTimes) => [fixed(of.p50, 1), fixed(of.p95, 1), String(of.longTasks)];
  return table(
    ['frames, ms', 'policy', 'speed', 'p50', 'p95', 'long tasks'],
    [
      ['as it opens', '', '', ...times(frames)],
      ...stage.map((row) => [row.scene, row.policy ?? '', String(row.speed), ...times(row)]),
    ],
    3,
  );
}

function responseLines({ edits, time, warm }: BenchReport): string {
  const spread = ({ p50, p95 }: { readonly p50: number; readonly p95: number }): string =>
    `p50 ${fixed(p50, 1)} ms, p95 ${fixed(p95, 1)} ms`;
  const lines: string[] = [];
  if (edits !== undefined) lines.push(`dragged threshold, movement to painted effect: ${spread(edits)}`);
  if (time !== undefined) {
    const kept = `${time.snapshots} snapshots, ${fixed(time.bytes / 2 ** 20, 1)} MB`;
    lines.push(
      `anywhere in ${time.seconds} s: ${spread(time.seek)}; a fork there: ${spread(time.fork)}; ${kept}`,
    );
  }
  if (warm !== undefined) {
    const { scenario, rounds, idle, warmed } = warm;
    const share = (part: number): string => `${fixed(100 * part, 0)} %`;
    lines.push(
      `first 3 s of ${scenario} as a share of warm speed, ${rounds} rounds by turns: ${share(idle)} after an idle wait, ${share(warmed)} warmed up`,
    );
  }
  return lines.join('\n');
}

const whyTable = ({ why }: BenchReport): string =>
  table(
    ['why, ms', 'event', 'first', 'p50', 'p95'],
    why?.map((row) => [row.scene, row.event, ...[row.first, row.p50, row.p95].map((ms) => fixed(ms, 1))]),
    2,
  );
