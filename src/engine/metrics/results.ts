import type {
  FileFigures,
  LinkResult,
  MergedVcResult,
  PoolResult,
  PortResult,
  RouterResult,
  RunResults,
  SessionResult,
  SwitchWait,
  WholeResult,
} from '../../contract/index.ts';
import { CELL_BITS, CELL_PAYLOAD, PS_PER_MS, PS_PER_SECOND } from '../../contract/index.ts';
import type { CompleteScenario } from '../network/complete.ts';
import type { Network } from '../network/network.ts';
import type { WindowSamples } from './correlation.ts';
import { type DelayCounters, delayFigures } from './delays.ts';
import { jainIndex, variationIndex } from './fairness.ts';
import { idealGoodputs } from './ideal.ts';
import { ledgerOf } from './ledger.ts';
import { queueFigures } from './queue.ts';
import type { SessionTotals, Totals } from './totals.ts';

export interface Measured {
  readonly scenario: CompleteScenario;
  readonly network: Network;
  readonly samples: WindowSamples;
  readonly from: Totals;
  readonly to: Totals;
  readonly seed: number;
  readonly digest: string;
  readonly hops: number;
}

/** Every figure of a run over the window between two totals. */
export function resultsOf(measured: Measured): RunResults {
  const { scenario, from, to, seed, digest, hops } = measured;
  const sessions = sessionResults(measured);
  return {
    scenario: scenario.document.id,
    seed,
    window: { fromS: from.time / PS_PER_SECOND, toS: to.time / PS_PER_SECOND },
    whole: wholeResult(measured, sessions),
    sessions,
    pools: poolResults(measured),
    ports: portResults(measured),
    links: linkResults(measured),
    mergedVcs: mergedResults(measured),
    routers: routerResults(measured),
    digest,
    hops,
  };
}

const seconds = ({ from, to }: Measured): number => (to.time - from.time) / PS_PER_SECOND;
const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

function sessionResults(measured: Measured): SessionResult[] {
  const { scenario, network, from, to, samples } = measured;
  const ideals = idealGoodputs(scenario, network);
  return network.connections.map(({ vc, tcp }, i) => {
    const a = from.sessions[i];
    const b = to.sessions[i];
    const packets = b.packets - a.packets;
    const goodputMbps = ratio(packets * vc.packetBytes * 8, seconds(measured)) / 1e6;
    const timeouts = b.timeouts - a.timeouts;
    const packetsSent = b.packetsSent - a.packetsSent;
    const cellsLost = b.cellsLost - a.cellsLost;
    const packetsLost = b.packetsLost - a.packetsLost;
    return {
      vc: vc.id,
      source: vc.source.kind,
      cellsSent: b.cellsSent - a.cellsSent,
      cellsDelivered: b.cellsDelivered - a.cellsDelivered,
      packets,
      goodputMbps,
      idealMbps: ideals[i],
      normalizedGoodput: 100 * ratio(goodputMbps, ideals[i]),
      files: fileFigures(tcp?.sender.application?.times, a.files, b.files),
      duplicates: b.duplicates - a.duplicates,
      packetsSent,
      retransmits: b.retransmits - a.retransmits,
      timeouts,
      fastRetransmits: b.fastRetransmits - a.fastRetransmits,
      cellsLost,
      cellsPushedOut: b.cellsPushedOut - a.cellsPushedOut,
      cellsLostOnLinks: b.lostOnLinks - a.lostOnLinks,
      packetsLost,
      cellLossRatio: ratio(cellsLost, b.cellsSent - a.cellsSent),
      packetLossRatio: ratio(packetsLost, packetsSent),
      deadCells: b.deadCells - a.deadCells,
      cellsMarked: b.markedCells - a.markedCells,
      meanCwndBytes: tcp === null ? Number.NaN : samples.mean(i),
      windowBeforeTimeoutBytes: (b.windowsBeforeTimeout - a.windowsBeforeTimeout) / timeouts,
      delay: delayFigures(delaysOf(from, i), delaysOf(to, i)),
      waits: switchWaits(measured, i),
    };
  });
}

function delaysOf({ sessions, delayBins }: Totals, i: number): DelayCounters {
  const { delayed, delaySum, delayLongest } = sessions[i];
  return { count: delayed, sum: delaySum, longest: delayLongest, bins: delayBins[i] };
}

/** Mean waits by Little's law: cells of the flow in the queue, integrated over time, over cells taken. */
function switchWaits({ network, from, to }: Measured, session: number): SwitchWait[] {
  const { dataFlows } = network.connections[session];
  const hops = dataFlows.flatMap(({ flow, links }) => links.map((link) => [flow.index, link] as const));
  return hops.flatMap(([flow, link]) => {
    const p = network.ports.findIndex((port) => port.link === link);
    if (p < 0) return [];
    const [a, b] = [from.ports[p], to.ports[p]];
    const cells = b.taken[flow] - a.taken[flow];
    return [{ port: link.id, cells, meanMs: (b.waited[flow] - a.waited[flow]) / cells / PS_PER_MS }];
  });
}

function fileFigures(times: readonly number[] | undefined, from: number, to: number): FileFigures | null {
  if (times === undefined) return null;
  const timesS = times.slice(from, to).map((time) => time / PS_PER_SECOND);
  return { count: to - from, meanS: timesS.reduce((a, b) => a + b, 0) / (to - from), timesS };
}

function wholeResult(measured: Measured, sessions: readonly SessionResult[]): WholeResult {
  const { from, to, samples } = measured;
  const sum = (pick: (s: SessionResult) => number): number =>
    sessions.reduce((total, s) => total + pick(s), 0);
  const total = (pick: (s: SessionTotals) => number): number =>
    to.sessions.reduce((all, s, i) => all + pick(s) - pick(from.sessions[i]), 0);
  const cellsSent = total((s) => s.cellsSent);
  const packets = sum((s) => s.packets);
  const unit = usualCells(measured);
  const maximumPackets = maximum(measured, unit);
  const { connections } = measured.network;
  const carried = sessions.map((s, i) =>
    crossesShownPort(measured, i) ? s.packets * connections[i].sender.segmentCells : 0,
  );
  return {
    packets,
    maximumPackets,
    effectiveThroughput: ratio(
      carried.reduce((total, cells) => total + cells, 0),
      maximumPackets * unit,
    ),
    efficiency: efficiency(measured, sessions),
    normalizedGoodput:
      100 *
      ratio(
        sum((s) => s.goodputMbps),
        sum((s) => s.idealMbps),
      ),
    jain: jainIndex(sessions.map((s) => s.packets)),
    fairness: variationIndex(sessions.map((s) => s.goodputMbps)),
    cellLossRatio: ratio(
      sum((s) => s.cellsLost),
      cellsSent,
    ),
    packetLossRatio: ratio(
      sum((s) => s.packetsLost),
      sum((s) => s.packetsSent),
    ),
    cellsLostPerLostPacket: ratio(
      sum((s) => s.cellsLost),
      sum((s) => s.packetsLost),
    ),
    timeouts: sum((s) => s.timeouts),
    fastRetransmits: sum((s) => s.fastRetransmits),
    windowBeforeTimeoutBytes: total((s) => s.windowsBeforeTimeout) / sum((s) => s.timeouts),
    delayMeanMs: total((s) => s.delaySum) / total((s) => s.delayed) / PS_PER_MS,
    synchronization: samples.synchronization(),
  };
}

const crossesShownPort = ({ scenario, network }: Measured, session: number): boolean =>
  network.connections[session].forward.some(({ id }) => id === scenario.shownPort);

/** Cells of a packet as the sessions through the shown port have them; of different sizes the middle one. */
function usualCells(measured: Measured): number {
  const cells = measured.network.connections.flatMap(({ sender }, i) =>
    crossesShownPort(measured, i) ? [sender.segmentCells] : [],
  );
  return cells.sort((a, b) => a - b)[cells.length >> 1] ?? 0;
}

/**
 * Packets of the most common size that the link of the shown port carries in the window, whole
 * packets only (Cheon & Panwar 1997, Tables 1-4: 76,415 = 155.52 Mb/s / (12 x 424 bit) x 2.5 s).
 */
function maximum(measured: Measured, cells: number): number {
  const { scenario } = measured;
  const link = scenario.links.find(({ id }) => id === scenario.shownPort);
  if (link === undefined || cells === 0) return 0;
  return Math.floor((link.rate / (cells * CELL_BITS)) * seconds(measured));
}

/** Application bits that came through the shown port, over what the payloads of its link's cells could carry. */
function efficiency(measured: Measured, sessions: readonly SessionResult[]): number {
  const { scenario } = measured;
  const rate = scenario.links.find(({ id }) => id === scenario.shownPort)?.rate ?? 0;
  const goodput = sessions.reduce(
    (mbps, s, i) => mbps + (crossesShownPort(measured, i) ? s.goodputMbps : 0),
    0,
  );
  return ratio(goodput * 1e6, (rate * CELL_PAYLOAD * 8) / CELL_BITS);
}

function poolResults({ network, from, to }: Measured): PoolResult[] {
  return network.pools.map(({ id }, i) => {
    const [a, b] = [from.pools[i], to.pools[i]];
    const offered = b.offered - a.offered;
    const blocked = b.blocked - a.blocked;
    const ended = b.ended - a.ended;
    return {
      pool: id,
      offered,
      carried: offered - blocked,
      blocked,
      blockingRatio: ratio(blocked, offered),
      ended,
      durationMeanS: (b.lasted - a.lasted) / ended / PS_PER_SECOND,
      busyMean: ratio(b.busy - a.busy, to.time - from.time),
    };
  });
}

function portResults({ network, from, to }: Measured): PortResult[] {
  return network.ports.map((port, p) => {
    const a = from.ports[p];
    const b = to.ports[p];
    const queue = queueFigures(a.time, b.time, port.capacity);
    const offered = b.offered - a.offered;
    const dropped = b.dropped - a.dropped;
    const pushedOut = b.pushedOut - a.pushedOut;
    const epochs = b.epochs - a.epochs;
    const frames = b.frames - a.frames;
    const framesLost = b.framesLost - a.framesLost;
    return {
      port: port.id,
      policy: port.policyId,
      bufferCells: port.capacity,
      offered,
      accepted: offered - dropped,
      dropped,
      pushedOut,
      cellLossRatio: ratio(dropped + pushedOut, offered),
      frames,
      framesLost,
      // A frame may lose a cell just before the window ends, and end after it.
      packetLossRatio: ratio(framesLost, Math.max(frames, framesLost)),
      queueMean: queue.mean,
      queueMax: queue.max,
      queueP50: queue.p50,
      queueP95: queue.p95,
      queueP99: queue.p99,
      occupancyMean: queue.mean / port.capacity,
      occupancyMax: queue.max / port.capacity,
      occupancyHistogram: queue.histogram,
      emptyShare: queue.emptyShare,
      fullShare: queue.fullShare,
      epochs,
      hitPerEpoch: epochs === 0 ? Number.NaN : (b.hits - a.hits) / epochs,
      epochMs: epochs === 0 ? Number.NaN : (b.lasted - a.lasted) / epochs / 1e9,
    };
  });
}

/** Data and acknowledgements of a VC together; only VCs that lost any. */
function lossesByVc(
  connections: Network['connections'],
  from: Float64Array,
  to: Float64Array,
): readonly { readonly vc: number; readonly cells: number }[] {
  const byVc = new Map<number, number>();
  to.forEach((lost, owner) => {
    const cells = lost - (from[owner] ?? 0);
    if (cells === 0) return;
    const { id } = connections[owner >> 1].vc;
    byVc.set(id, (byVc.get(id) ?? 0) + cells);
  });
  return [...byVc].map(([vc, cells]) => ({ vc, cells }));
}

function linkResults(measured: Measured): LinkResult[] {
  const { scenario, network, from, to } = measured;
  return network.links.map((link, i) => {
    const slots = (scenario.links[i].rate / CELL_BITS) * seconds(measured);
    const cells = to.links[i] - from.links[i];
    const useful = network.connections.reduce((sum, { forward, sender }, s) => {
      const packets = to.sessions[s].packets - from.sessions[s].packets;
      return forward.includes(link) ? sum + packets * sender.segmentCells : sum;
    }, 0);
    const leavesSwitch = network.ports.some((port) => port.link === link);
    return {
      link: link.id,
      cells,
      cellsLost: to.lostOnLinks[i] - from.lostOnLinks[i],
      lossesByVc: lossesByVc(network.connections, from.lostBy[i], to.lostBy[i]),
      utilization: link.isPacketLink
        ? ratio(to.busy[i] - from.busy[i], to.time - from.time)
        : ratio(cells, slots),
      goodputUtilization: ratio(useful, slots),
      ledger: leavesSwitch ? ledgerOf(network, i, from, to, slots) : null,
    };
  });
}

function mergedResults({ network, from, to }: Measured): MergedVcResult[] {
  return network.merged.map(({ id, flow, sessions }) => {
    const a = from.flows[flow.index];
    const b = to.flows[flow.index];
    const cellsSent = b.cellsSent - a.cellsSent;
    const cellsLost = b.cellsLost - a.cellsLost;
    return {
      vc: id,
      sessions: sessions.map((i) => network.connections[i].vc.id),
      cellsSent,
      cellsLost,
      cellLossRatio: ratio(cellsLost, cellsSent),
      framesSent: b.framesSent - a.framesSent,
      framesLost: b.framesLost - a.framesLost,
    };
  });
}

function routerResults({ network, from, to }: Measured): RouterResult[] {
  const outputs = network.routers.flatMap((router) => router.outputs);
  return outputs.map(({ link }, i) => ({
    output: link.id,
    packets: to.outputs[i].forwarded - from.outputs[i].forwarded,
    discarded: to.outputs[i].discarded - from.outputs[i].discarded,
  }));
}
