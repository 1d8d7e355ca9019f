import type { QueuesView } from '../../contract/index.ts';
import { FLOW_MASK, isAckFlow } from '../atm/cell.ts';
import type { Network } from '../network/nodes/network.ts';
import type { Port } from '../switch/port.ts';

/** The present queues of a port; null where all VCs share one line. Changes nothing. */
export function queuesOf({ flows, vcs }: Network, port: Port, now: number): QueuesView | null {
  const { queued, members } = port;
  if (queued === null && port.oneLine) return null;
  const { cellWhole } = port.link;
  const place = (flow: number): number => members.indexOf(flow);
  // One flow leaves in its order, whatever the scheduler: it needs no tags.
  const virtual = queued?.scheduler.virtualAt?.(now);
  const tag = (slot: number): number => (slot < 0 ? Number.NaN : queued!.queues.tag[slot]! / cellWhole);
  const tagOf = (ends: Int32Array | undefined) =>
    Float64Array.from(members, (flow) => (virtual === undefined ? Number.NaN : tag(ends![flow]!)));
  const cellsOf = (flow: number): number => queued?.cellsOf(flow) ?? port.waiting;
  const lastServed = queued === null ? (port.begunBefore(now + 1) > 0 ? members[0]! : -1) : queued.lastServed;
  const next = queued === null ? (port.waiting > 0 ? members[0]! : -1) : queued.nextFlow;
  return {
    vc: Uint16Array.from(members, (flow) => (flows[flow]!.merged ? 0 : flows[flow]!.vc)),
    acks: Uint8Array.from(members, (flow) => (isAckFlow(flows[flow]!.owner) ? 1 : 0)),
    cells: Int32Array.from(members, cellsOf),
    of: queueOfCells(port),
    weight: Float64Array.from(members, (flow) => vcs.weight[flow]!),
    min: Float64Array.from(members, (flow) => port.buffers.of(flow).sharing?.floor[flow] ?? 0),
    max: Float64Array.from(members, (flow) =>
      Math.min(port.buffers.of(flow).capacity, port.buffers.of(flow).sharing?.most[flow] ?? Infinity),
    ),
    last: lastServed < 0 ? -1 : place(lastServed),
    next: next < 0 ? -1 : place(next),
    virtualTime: virtual === undefined ? null : virtual / cellWhole,
    firstTag: tagOf(queued?.queues.first),
    lastTag: tagOf(queued?.queues.last),
  };
}

/** For each waiting cell, in the order of arrival, the place of its queue among the members. */
function queueOfCells(port: Port): Uint16Array {
  const placeOf = new Uint16Array(port.flows.length);
  port.members.forEach((flow, place) => {
    placeOf[flow] = place;
  });
  const places = new Uint16Array(port.waiting);
  let i = 0;
  port.forEachWaiting((meta) => {
    places[i++] = placeOf[meta & FLOW_MASK]!;
  });
  return places;
}
