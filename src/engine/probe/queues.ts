import type { QueuesView } from '../../contract/index.ts';
import { FLOW_MASK, isAckFlow } from '../atm/cell.ts';
import type { Network } from '../network/nodes/network.ts';
import type { Port } from '../switch/port.ts';
import type { VcQueues } from '../switch/transmit/vcQueues.ts';

/** State of a scheduler and its queues. */
interface Served {
  readonly cellsOf: (flow: number) => number;
  /** Flows that were served last and will be next; -1 for none. */
  readonly last: number;
  readonly next: number;
  /** Virtual time, and tags of the first and of the last cell of a flow; NaN for none. Null for schedulers without these. */
  readonly tags: {
    readonly virtual: number;
    readonly firstOf: (flow: number) => number;
    readonly lastOf: (flow: number) => number;
  } | null;
}

function served(queued: VcQueues, now: number): Served {
  const { queues, scheduler, lastServed, nextFlow } = queued;
  const virtual = scheduler.virtualAt?.(now);
  const tag = (slot: number): number => (slot < 0 ? Number.NaN : queues.tag[slot]!);
  const tags =
    virtual === undefined
      ? null
      : {
          virtual,
          firstOf: (flow: number) => tag(queues.first[flow]!),
          lastOf: (flow: number) => tag(queues.last[flow]!),
        };
  return { cellsOf: (flow) => queued.cellsOf(flow), last: lastServed, next: nextFlow, tags };
}

/** State of a port with a single flow, which every scheduler serves in the order of arrival, without tags. */
function servedAlone(port: Port, now: number): Served {
  const [flow = -1] = port.members;
  return {
    cellsOf: () => port.waiting,
    last: port.queue.begunBefore(now + 1) > 0 ? flow : -1,
    next: port.waiting > 0 ? flow : -1,
    tags: null,
  };
}

/** The present queues of a port; null if all VCs share one FIFO queue. Changes nothing. */
export function queuesOf({ flows, vcs }: Network, port: Port, now: number): QueuesView | null {
  if (port.queue.isFifo && port.queued === null) return null;
  const { queued, members } = port;
  const { cellWhole } = port.link;
  const { cellsOf, last, next, tags } = queued === null ? servedAlone(port, now) : served(queued, now);
  const inCells = (tagOf: ((flow: number) => number) | undefined) =>
    Float64Array.from(members, (flow) => (tagOf === undefined ? Number.NaN : tagOf(flow) / cellWhole));
  return {
    vc: Uint16Array.from(members, (flow) => (flows[flow]!.merged ? 0 : flows[flow]!.vc)),
    acks: Uint8Array.from(members, (flow) => (isAckFlow(flows[flow]!.direction) ? 1 : 0)),
    cells: Int32Array.from(members, cellsOf),
    of: queueOfCells(port),
    weight: Float64Array.from(members, (flow) => vcs.weight[flow]!),
    min: Float64Array.from(members, (flow) => port.buffers.of(flow).sharing?.guaranteed[flow] ?? 0),
    max: Float64Array.from(members, (flow) =>
      Math.min(port.buffers.of(flow).capacity, port.buffers.of(flow).sharing?.cap[flow] ?? Infinity),
    ),
    last: members.indexOf(last),
    next: members.indexOf(next),
    virtualTime: tags === null ? null : tags.virtual / cellWhole,
    firstTag: inCells(tags?.firstOf),
    lastTag: inCells(tags?.lastOf),
  };
}

/** For each waiting cell, in the order of arrival, the index of its queue among `members`. */
function queueOfCells(port: Port): Uint16Array {
  const placeOf = new Uint16Array(port.flows.length);
  port.members.forEach((flow, place) => {
    placeOf[flow] = place;
  });
  const places = new Uint16Array(port.waiting);
  let i = 0;
  port.queue.forEachWaiting((meta) => {
    places[i++] = placeOf[meta & FLOW_MASK]!;
  });
  return places;
}
