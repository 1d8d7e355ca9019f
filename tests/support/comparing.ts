import { expect } from 'vitest';
import { isMeasured } from '../../src/app/compare/measured.ts';
import type { Nature, RowKey } from '../../src/app/compare/measures.ts';
import type { Compared } from '../../src/app/compare/result.ts';
import { otherSeeds, pairsOf, seedTasks } from '../../src/app/compare/seeds.ts';
import {
  CELL_BITS,
  comparableFrom,
  type Edit,
  type OutcomeDocument,
  outcomeOf,
  PS_PER_SECOND,
  type RaceReport,
  type RunResults,
  type ScenarioDocument,
} from '../../src/contract/index.ts';
import { isAckFlow } from '../../src/engine/atm/cell.ts';
import { beginWith, type CompleteScenario, createSimulation } from '../../src/engine/index.ts';
import { checkScenario } from '../../src/engine/node.ts';
import { race } from '../../src/worker/race.ts';
import { CellLog, type CellTruth } from './cellLog.ts';
import { LossCourse, meanCorrelation } from './lossCourse.ts';
import { Page } from './page.ts';
import { RateCourse, type RateTruth } from './rateCourse.ts';

/** Units of rows that have one; all others are written as they are. */
export const UNITS: Partial<Record<RowKey, string>> = {
  useful: '%',
  dead: '%',
  idle: '%',
  share: '%',
  classLoss: '%',
  delay: 'ms',
  file: 'ms',
  settling: 'ms',
};

export type Way = 'more' | 'less' | 'same';

/**
 * Shares in percent and indices differ by 2 of 100 at least, all others by a twentieth of the larger one. Of a share that is
 * halved or doubled half a point is enough: 1.7 % of dead cells and none are not about the same.
 */
export function wayOf(key: RowKey, a: number, b: number): Way {
  const isIndex = key === 'jain' || key === 'shares' || key === 'deviation';
  const unit = UNITS[key];
  // Nothing is more than no value.
  if (Number.isNaN(b - a)) return 'same';
  const leastPoints = a <= b / 2 || b <= a / 2 ? 0.5 : 2;
  const least = unit === '%' ? leastPoints : isIndex ? 0.02 : 0.05 * Math.max(Math.abs(a), Math.abs(b), 1);
  if (a === b || Math.abs(b - a) < least) return 'same';
  return b > a ? 'more' : 'less';
}

/** Two settings of a scene, as two branches of one run. */
export interface Case {
  readonly scene: ScenarioDocument;
  readonly seed: number;
  readonly a: readonly Edit[];
  readonly b: readonly Edit[];
}

const checked = (document: ScenarioDocument) => checkScenario(document).scenario ?? expect.unreachable();

/** Where the window of a case begins and ends, seconds: from the last setting on that one run has and the other has not. */
export function windowOf({ scene, a, b }: Case): { readonly fromS: number; readonly toS: number } {
  const { fromPs, toPs } = checked(scene);
  const lacks = (edits: readonly Edit[], { time, path, value }: Edit): boolean =>
    !edits.some((one) => one.time === time && one.path === path && one.value === value);
  const apart = [...a.filter((edit) => lacks(b, edit)), ...b.filter((edit) => lacks(a, edit))];
  const from = Math.max(fromPs, ...apart.map(({ time }) => time));
  return { fromS: from / PS_PER_SECOND, toS: toPs / PS_PER_SECOND };
}

const natureOf = (scene: ScenarioDocument): Nature => {
  const { vcs } = checked(scene);
  return {
    rated: vcs.some(({ abr }) => abr !== null),
    windows: vcs.some(({ source }) => /tcp/.test(source.kind)),
    credited: vcs.some(({ credit }) => credit !== null),
  };
};

/** Runs of the pool that several cases have in common. */
const raced = new Map<string, RunResults>();

/** What the result of a case is made of, by the way of the page: branches in a worker, and other seeds in the pool. */
export async function comparedOf(
  one: Case,
  names: readonly [string, string] = ['A1', 'B2'],
): Promise<Compared> {
  const { scene, seed, a, b } = one;
  const { fromPs, toPs, shownPort } = checked(scene);
  const from = comparableFrom([a, b], fromPs);
  const page = new Page().load(scene, a, seed);
  const forkTime = Math.min(...[...a, ...b].map(({ time }) => time));
  page
    .tell({ type: 'importBranch', id: 2, parent: 1, forkTime, edits: b })
    .tell({ type: 'compare', branches: [2] });
  page.seek(checked(scene).durationPs / PS_PER_SECOND);
  const own = {
    seed,
    a: page.batch.compared ?? expect.unreachable(),
    b: page.batch.others[0]?.results ?? expect.unreachable(),
  };
  const runs: RunResults[] = [];
  for (const task of seedTasks({ scenario: scene, seed, a, b, from })) {
    const key = JSON.stringify(task);
    const before = raced.get(key);
    if (before !== undefined) {
      runs.push(before);
      continue;
    }
    await race(task, (report: RaceReport) => {
      if (report.type === 'race-failed') throw new Error(JSON.stringify(report.cause));
      if (report.type === 'study-done') {
        runs.push(report.results);
        raced.set(key, report.results);
      }
    });
  }
  return {
    badges: ['A', 'B'],
    names,
    own,
    others: { seeds: otherSeeds(seed), pairs: pairsOf(seed, runs), failed: false },
    outcome: outcomeOf(scene),
    nature: natureOf(scene),
    port: shownPort,
    isOver: isMeasured(own.a, toPs) && isMeasured(own.b, toPs),
    from,
  };
}

/** Figures of a whole run that measures nothing but a window, from its cells, and from counters at both ends of the window. */
export interface Counted {
  /** Read only for what follows from the network alone: weights, ideals, fair shares, digest. */
  readonly results: RunResults;
  /** The window cell by cell. */
  readonly cells: CellTruth;
  /** Of the shown port, from its counters at both ends of the window. */
  readonly lost: number;
  readonly timeouts: number;
  readonly fastRetransmits: number;
  /** Data cells lost at ports and on links. */
  readonly lostAnywhere: number;
  /** Of the data cells that were sent in the window, lost anywhere over sent, 0 to 1. */
  readonly lostPart: number;
  /** Senders that an overflow of the shown port hit on average. */
  readonly hit: number;
  /** Cells lost over packets that lost one. */
  readonly cellsPerLostPacket: number;
  /** Packets that lost a cell, or were glued to one that lost its end, over packets sent. */
  readonly packetLoss: number;
  /** Slots of the shown link that carried packets for the second time. */
  readonly duplicate: number;
  /** Mean correlation of the windows of all pairs of senders. */
  readonly synchronization: number;
  /** From every change of allowed rates; empty where sessions end, and with them what is judged. */
  readonly rates: readonly RateTruth[];
}

/** Sources of rate control that never run out. */
const isEndless = ({ vcs }: CompleteScenario): boolean =>
  vcs.every(({ abr, source }) => abr === null || source.kind === 'greedy' || source.kind === 'greedy-tcp');

const sumOf = <T>(list: readonly T[], of: (item: T) => number): number =>
  list.reduce((sum, item) => sum + of(item), 0);

const total = (list: readonly number[]): number => sumOf(list, (one) => one);

/** Bits per second of the shown link. */
const shownRate = ({ links, shownPort }: CompleteScenario): number =>
  links.find(({ id }) => id === shownPort)?.rate ?? Number.NaN;

/** Every 5 ms of a measurement; of a part of it those behind its beginning. */
function sampledAt(measured: number, from: number, to: number): readonly number[] {
  const all = Array.from({ length: Math.ceil((to - measured) / 5e9) }, (_, i) => measured + i * 5e9);
  return all.filter((time) => (from > measured ? time > from : time >= from) && time < to);
}

const countedBefore = new Map<string, Counted>();

/** One run from 0 s on, stopped at both ends of the window to read the counters of its parts. */
export function counted(one: Case, edits: readonly Edit[], window: ReturnType<typeof windowOf>): Counted {
  const key = JSON.stringify([one.scene.id, one.scene.run, one.seed, edits, window]);
  const before = countedBefore.get(key) ?? countAgain(one, edits, window);
  countedBefore.set(key, before);
  return before;
}

function countAgain(
  { scene, seed }: Case,
  edits: readonly Edit[],
  { fromS, toS }: ReturnType<typeof windowOf>,
): Counted {
  const { document, live } = beginWith({ ...scene, measure: { fromS, toS } }, edits);
  const scenario = checked(document);
  const simulation = createSimulation(scenario, { seed, edits: live, path: 'general' });
  const [from, to] = [fromS * PS_PER_SECOND, toS * PS_PER_SECOND];
  const course = new RateCourse(simulation);
  const losses = new LossCourse(simulation);
  const log = new CellLog(simulation, from, to);
  const read = () => {
    const { network, scenario } = simulation;
    const port = network.ports.find(({ id }) => id === scenario.shownPort) ?? expect.unreachable();
    return {
      // Every way to lose a cell of data at a port is counted by VC, whatever it is called.
      lost: port.losses.cells.reduce((sum, cells, flow) => (isAckFlow(flow) ? sum : sum + cells), 0),
      timeouts: sumOf(network.connections, ({ sender }) => sender.timeouts),
      fastRetransmits: sumOf(network.connections, ({ sender }) => sender.fastRetransmits),
      cellsSent: sumOf(network.connections, ({ dataFlows }) =>
        sumOf(dataFlows, ({ flow }) => flow.cellsSent),
      ),
      cellsLost: sumOf(network.connections, ({ dataFlows }) =>
        sumOf(dataFlows, ({ flow }) => flow.cellsLost),
      ),
      duplicates: sumOf(
        network.connections.filter(({ forward }) => forward.some(({ id }) => id === port.link.id)),
        ({ receiver }) => receiver.duplicateCells,
      ),
    };
  };
  simulation.runUntil(from);
  const before = read();
  const windows: number[][] = simulation.network.connections.map(() => []);
  for (const time of sampledAt(checked(scene).fromPs, from, to)) {
    simulation.runUntil(time);
    simulation.network.connections.forEach(({ tcp }, i) => {
      windows[i]?.push(tcp?.sender.started ? tcp.sender.window.usable : 0);
    });
  }
  simulation.runUntil(to);
  const after = read();
  simulation.runUntil(simulation.end);
  const results = simulation.results();
  const fair = new Map(results.sessions.map(({ vc, abr }) => [vc, abr?.fairCellRate ?? Number.NaN]));
  const times = live.map(({ time }) => time);
  const cells = log.truth;
  return {
    results,
    cells,
    rates: isEndless(scenario) ? course.over(from, to, times, fair) : [],
    hit: losses.hitPerOverflow(from, to),
    cellsPerLostPacket: (after.cellsLost - before.cellsLost) / losses.packetsHit(from, to),
    packetLoss: total(cells.packetsLost) / Math.max(1, total(cells.packetsSent)),
    duplicate: (after.duplicates - before.duplicates) / (((toS - fromS) * shownRate(scenario)) / CELL_BITS),
    // As the page says: of no more senders than that.
    synchronization: results.sessions.length > 64 ? Number.NaN : meanCorrelation(windows),
    lost: after.lost - before.lost,
    timeouts: after.timeouts - before.timeouts,
    fastRetransmits: after.fastRetransmits - before.fastRetransmits,
    lostAnywhere: after.cellsLost - before.cellsLost,
    // Of nothing that was sent nothing is lost.
    lostPart: (after.cellsLost - before.cellsLost) / Math.max(1, after.cellsSent - before.cellsSent),
  };
}

const jain = (parts: readonly number[]): number => {
  const sum = parts.reduce((all, part) => all + part, 0);
  return sum ** 2 / (parts.length * parts.reduce((all, part) => all + part ** 2, 0));
};
const mean = (list: readonly number[]): number => total(list) / list.length;

/** Of each VC with rate control, as it was counted; where sessions end, as a run says that measures nothing but the window. */
const ratesOf = ({ results, rates }: Counted) =>
  results.sessions.flatMap(({ vc, abr }) => {
    if (abr === null) return [];
    const own = rates.find((one) => one.vc === vc);
    return {
      fair: abr.fairCellRate,
      mean: own?.mean ?? abr.acrMean,
      deviation: own?.deviation ?? abr.acrSd,
      overshoot: own === undefined ? abr.overshoot : Math.max(0, own.highest / abr.fairCellRate - 1),
      settlingMs:
        own?.settlingMs ?? (Number.isNaN(abr.settlingS) ? Number.POSITIVE_INFINITY : 1000 * abr.settlingS),
    };
  });

/** What a row shows, from cells and counters: in percent, ms, or as it is. */
export function truthOf(key: string, run: Counted, { yardstick }: OutcomeDocument): number {
  const { results, cells } = run;
  const { packets } = cells;
  const due = results.sessions.map(({ weight }) => (yardstick === 'equal' ? 1 : weight));
  const all = total(packets);
  const rates = ratesOf(run);
  const shares = rates.map(({ mean, fair }) => mean / fair);
  const truths: Readonly<Record<string, () => number>> = {
    packets: () => all,
    lost: () => cells.refused + cells.pushedOut + cells.fromFront,
    timeouts: () => run.timeouts,
    jain: () => jain(packets.map((count, i) => count / (due[i] ?? 1))),
    through: () => packets.filter((count, i) => count > (0.1 * all * (due[i] ?? 1)) / total(due)).length,
    useful: () => 100 * cells.useful,
    dead: () => 100 * cells.dead,
    idle: () => 100 * cells.idle,
    queueMean: () => cells.queueMean,
    queueMax: () => cells.queueMax,
    delay: () => cells.delayMs,
    share: () => 100 * Math.min(...shares),
    shares: () => jain(shares),
    throughput: () => 100 * cells.throughput,
    fastRetransmits: () => run.fastRetransmits,
    queueP99: () => cells.queueP99,
    acr: () => rates[0]?.mean ?? Number.NaN,
    overshoot: () => 100 * Math.max(...rates.map(({ overshoot }) => overshoot)),
    deviation: () => mean(rates.map((rate) => rate.deviation / rate.mean)),
    settling: () => Math.max(...rates.map(({ settlingMs }) => settlingMs)),
    // A sender without a file in the window has no time.
    file: () =>
      1000 *
      Math.max(...cells.files.flatMap((times) => (times?.length === 0 ? [Number.NaN] : (times ?? [])))),
    classLoss: () => {
      const [highest] = cells.classes;
      return highest === undefined ? Number.NaN : (100 * highest.lost) / Math.max(1, highest.offered);
    },
  };
  return (truths[key] ?? expect.unreachable(`nothing counts ${key} again`))();
}
