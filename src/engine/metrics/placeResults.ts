import type {
  ClassResult,
  LinkResult,
  MergedVcResult,
  PoolResult,
  PortResult,
  RouterResult,
} from '../../contract/index.ts';
import { PS_PER_SECOND, SERVICE_CLASSES } from '../../contract/index.ts';
import { ethernetBytes } from '../atm/ethernet.ts';
import type { Link } from '../atm/link.ts';
import { unitRate } from '../atm/unit.ts';
import type { Connection, Network } from '../network/nodes/network.ts';
import type { Port } from '../switch/port.ts';
import { ledgerOf } from './ledger.ts';
import type { MeasuredWindow } from './measured.ts';
import { ratio, seconds, share } from './measured.ts';
import { queueFigures } from './queue.ts';
import type { PortTotals, SessionTotals } from './totals.ts';

export function poolResults({ network, from, to }: MeasuredWindow): PoolResult[] {
  return network.pools.map(({ id }, i) => {
    const [a, b] = [from.pools[i], to.pools[i]];
    const offered = b!.offered - a!.offered;
    const blocked = b!.blocked - a!.blocked;
    const ended = b!.ended - a!.ended;
    return {
      pool: id,
      offered,
      carried: offered - blocked,
      blocked,
      blockingRatio: share(blocked, offered),
      ended,
      durationMeanS: (b!.lasted - a!.lasted) / ended / PS_PER_SECOND,
      busyMean: ratio(b!.busy - a!.busy, to.time - from.time),
    };
  });
}

export function portResults({ network, from, to }: MeasuredWindow): PortResult[] {
  return network.ports.map((port, p) => {
    const a = from.ports[p]!;
    const b = to.ports[p]!;
    const queue = queueFigures(a.time, b.time, port.totalCapacity);
    const offered = b.offered - a.offered;
    const dropped = b.dropped - a.dropped;
    const pushedOut = b.pushedOut - a.pushedOut;
    const epochs = b.epochs - a.epochs;
    const frames = b.frames - a.frames;
    const framesLost = b.framesLost - a.framesLost;
    return {
      port: port.id,
      policy: port.policyId,
      bufferCells: port.totalCapacity,
      offered,
      accepted: offered - dropped,
      dropped,
      pushedOut,
      ackCellsLost: b.ackCellsLost - a.ackCellsLost,
      cellLossRatio: share(dropped + pushedOut, offered),
      frames,
      framesLost,
      // A frame may lose a cell just before the window ends, and end after it.
      packetLossRatio: share(framesLost, frames),
      queueMean: queue.mean,
      queueMax: queue.max,
      queueP50: queue.p50,
      queueP95: queue.p95,
      queueP99: queue.p99,
      occupancyMean: share(queue.mean, port.totalCapacity),
      occupancyMax: share(queue.max, port.totalCapacity),
      occupancyHistogram: queue.histogram,
      emptyShare: queue.emptyShare,
      fullShare: queue.fullShare,
      epochs,
      hitPerEpoch: epochs === 0 ? Number.NaN : (b.hits - a.hits) / epochs,
      epochMs: epochs === 0 ? Number.NaN : (b.lasted - a.lasted) / epochs / 1e9,
      rmLost: b.rmLost - a.rmLost,
      classes: classResults(port, a, b),
    };
  });
}

/** Results by service class; empty if all VCs of the port are of one class. */
function classResults(port: Port, a: PortTotals, b: PortTotals): ClassResult[] {
  if (port.isOfOneClass) return [];
  return SERVICE_CLASSES.flatMap((serviceClass, place) => {
    const flows = port.members.filter((flow) => port.serviceClass[flow] === place);
    if (flows.length === 0) return [];
    const sum = (of: (totals: PortTotals) => Float64Array): number =>
      flows.reduce((total, flow) => total + of(b)[flow]! - of(a)[flow]!, 0);
    const lost = sum((totals) => totals.lost);
    const offered = sum((totals) => totals.accepted) + lost - sum((totals) => totals.pushedOutBy);
    const classSettings = port.settings.classes?.[serviceClass];
    return [
      {
        serviceClass,
        bufferCells: classSettings?.bufferCells ?? null,
        policy: classSettings?.policy ?? port.policyId,
        offered,
        lost,
        cellLossRatio: share(lost, offered),
      },
    ];
  });
}

/** Lost cells by VC, of data and acknowledgements together; only VCs with losses. */
function lossesByVc(
  connections: Network['connections'],
  from: Float64Array,
  to: Float64Array,
): readonly { readonly vc: number; readonly cells: number }[] {
  const byVc = new Map<number, number>();
  to.forEach((lost, direction) => {
    const cells = lost - (from[direction] ?? 0);
    if (cells === 0) return;
    const { id } = connections[direction >> 1]!.vc;
    byVc.set(id, (byVc.get(id) ?? 0) + cells);
  });
  return [...byVc].map(([vc, cells]) => ({ vc, cells }));
}

/**
 * Part of a link that packets delivered for the first time have used, in cells; for a packet link, the bits of their frames,
 * with all overhead, divided by those of a cell.
 */
function usefulOn(link: Link, { vc, forward }: Connection, a: SessionTotals, b: SessionTotals): number {
  const packets = b.packets - a.packets;
  if (!forward.includes(link) || packets === 0) return 0;
  if (!link.isPacketLink) return b.packetCells - a.packetCells;
  return (packets * ethernetBytes((b.bytes - a.bytes) / packets + vc.headerBytes) * 8) / (8 * link.unitBytes);
}

export function linkResults(measured: MeasuredWindow): LinkResult[] {
  const { scenario, network, from, to } = measured;
  return network.links.map((link, i) => {
    const slots = unitRate(scenario.links[i]!) * seconds(measured);
    const cells = to.links[i]! - from.links[i]!;
    const useful = network.connections.reduce(
      (sum, connection, s) => sum + usefulOn(link, connection, from.sessions[s]!, to.sessions[s]!),
      0,
    );
    const [before, after] = [from.outcomes[i], to.outcomes[i]];
    return {
      link: link.id,
      cells,
      cellsLost: to.lostOnLinks[i]! - from.lostOnLinks[i]!,
      lossesByVc: lossesByVc(network.connections, from.lostBy[i]!, to.lostBy[i]!),
      utilization: link.isPacketLink
        ? share(to.busy[i]! - from.busy[i]!, to.time - from.time)
        : share(cells, slots),
      goodputUtilization: share(useful, slots),
      ledger: before === null || after === null ? null : ledgerOf(before!, after!, slots),
    };
  });
}

export function mergedResults({ network, from, to }: MeasuredWindow): MergedVcResult[] {
  return network.merged.map(({ id, flow, sessions }) => {
    const a = from.flows[flow.index]!;
    const b = to.flows[flow.index]!;
    const cellsSent = b.cellsSent - a.cellsSent;
    const cellsLost = b.cellsLost - a.cellsLost;
    return {
      vc: id,
      sessions: sessions.map((i) => network.connections[i]!.vc.id),
      cellsSent,
      cellsLost,
      cellLossRatio: share(cellsLost, cellsSent),
      framesSent: b.framesSent - a.framesSent,
      framesLost: b.framesLost - a.framesLost,
    };
  });
}

export function routerResults({ network, from, to }: MeasuredWindow): RouterResult[] {
  const outputs = network.routers.flatMap((router) => router.outputs);
  return outputs.map(({ link }, i) => ({
    output: link.id,
    packets: to.outputs[i]!.forwarded - from.outputs[i]!.forwarded,
    discarded: to.outputs[i]!.discarded - from.outputs[i]!.discarded,
  }));
}
