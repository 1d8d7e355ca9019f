import { because, type Picoseconds, PS_PER_SECOND, type Reason } from '../../contract/index.ts';
import type { RateSource } from '../abr/ends/rateSource.ts';
import { BACKWARD_NOTICE, CREDIT, FLOW_MASK, isAckFlow, RM } from '../atm/cell.ts';
import type { Flow } from '../atm/flow.ts';
import type { Link } from '../atm/link.ts';
import { rateLoopsOf } from '../network/build/loops.ts';
import type { Network } from '../network/nodes/network.ts';
import type { Port } from '../switch/port.ts';
import { cellsOnWire } from './totals.ts';

/** Cells are counted one by one again once this many have moved per cell that was counted last time. */
const MOVES_PER_COUNT = 32;

/** Balance of the cells of a flow, or of the RM cells of a control loop. */
export interface Account {
  readonly sent: number;
  /** Cells that have reached the other end; RM cells that have returned to their source. */
  readonly received: number;
  /** Refused by ports, pushed out, or lost on links. */
  readonly lost: number;
  /** Waiting in buffers, shapers and virtual sources, and in transit on links. */
  readonly inside: number;
}

/** Number of cells that appeared without being sent (positive) or vanished (negative). */
export const imbalanceOf = ({ sent, received, lost, inside }: Account): number =>
  received + lost + inside - sent;

/** A run has violated physics, as no real network can: a bug of the engine, so its results are invalid. */
export class PhysicsBreach extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, cause?: unknown) {
    super(`${reason.key} ${JSON.stringify(reason.values)}`, { cause });
    this.name = 'PhysicsBreach';
    this.reason = reason;
  }
}

/** Whether an error means that the machine is out of memory, which is not a fault of the run. */
const isShortOfMemory = (error: unknown): boolean =>
  error instanceof RangeError && /alloc|memory/i.test(error.message);

/** The breach for an error that ended a run; null if memory ran out. @param now last time without a fault */
export function breachOf(error: unknown, now: Picoseconds): PhysicsBreach | null {
  if (error instanceof PhysicsBreach) return error;
  if (isShortOfMemory(error)) return null;
  const fault = error instanceof Error ? error.message : String(error);
  return new PhysicsBreach(because('runBroke', { fault, fromS: now / PS_PER_SECOND }), error);
}

/** State of the links at one check: cells whose transmission has begun; for packet links, picoseconds busy. */
interface Look {
  readonly time: Picoseconds;
  readonly carried: Float64Array;
}

/**
 * Checks laws that every network obeys, by counters of other components and by the cells in queues and on links. It
 * changes nothing. Counters are read at every check; cells are counted one by one only after many times as many have moved since the
 * last time (`MOVES_PER_COUNT`), so that this takes a small part of a run's time, and at its end.
 */
export class PhysicsJudge {
  private readonly network: Network;
  /** By link: its port; null for links of hosts. */
  private readonly ports: readonly (Port | null)[];
  private readonly loops: readonly RateSource[];
  /** Control loops by VC index. */
  private readonly loopsOf: ReadonlyMap<number, readonly RateSource[]>;
  /** Sources, real and virtual, in which cells of their flow may wait. */
  private readonly sources: readonly { readonly flow: Flow; readonly waiting: number }[];
  private before: Look;
  /** Cells carried by all links when cells were last counted, and number of cells then inside the network. */
  private counted = 0;
  private inside = 0;

  constructor(network: Network) {
    this.network = network;
    const portOf = new Map(network.ports.map((port) => [port.link, port]));
    this.ports = network.links.map((link) => portOf.get(link) ?? null);
    this.loops = network.connections.flatMap((_, vc) => rateLoopsOf(network, vc)).map(({ source }) => source);
    const vcs = [...new Set(this.loops.map(vcOf))];
    this.loopsOf = new Map(vcs.map((vc) => [vc, this.loops.filter((loop) => vcOf(loop) === vc)]));
    this.sources = [
      ...network.hosts.flatMap(({ shapers }) => shapers.filter((shaper) => shaper !== null)),
      ...network.switches.flatMap(({ segments }) => segments.flatMap((segment) => segment?.source ?? [])),
    ];
    this.before = this.lookAt(0);
  }

  /** Checks the run; all nodes have run up to `now`, which is later than the last check. @throws PhysicsBreach */
  judge(now: Picoseconds, isLast: boolean): void {
    for (const port of this.network.ports) {
      port.advance(now - 1);
      judgePort(port, now);
    }
    this.judgeLinks(this.lookAt(now));
    const moved = this.before.carried.reduce((sum, cells) => sum + cells, 0);
    if (!isLast && moved - this.counted < MOVES_PER_COUNT * this.inside) return;
    this.counted = moved;
    this.judgeCells(now);
  }

  /** The run has been restored to another time. */
  moved(now: Picoseconds): void {
    this.before = this.lookAt(now);
    this.counted = 0;
    this.inside = 0;
  }

  private lookAt(time: Picoseconds): Look {
    const { links } = this.network;
    const carried = new Float64Array(links.length);
    for (let i = 0; i < links.length; i++) {
      const link = links[i]!;
      carried[i] = link.isPacketLink ? link.busyUntil(time) : cellsOnWire(link, this.ports[i]!, time);
    }
    return { time, carried };
  }

  private judgeLinks(look: Look): void {
    const { links } = this.network;
    const { before } = this;
    const passed = look.time - before.time;
    for (let i = 0; i < links.length; i++) {
      const link = links[i]!;
      const carried = look.carried[i]! - before.carried[i]!;
      const most = link.isPacketLink ? passed : intervalCellLimit(link, passed);
      if (carried >= 0 && carried <= most) continue;
      const scale = link.isPacketLink ? PS_PER_SECOND : 1;
      throw new PhysicsBreach(
        because('aboveCapacity', {
          link: link.id,
          carried: carried / scale,
          most: most / scale,
          unit: link.isPacketLink ? 's' : 'cells',
          fromS: before.time / PS_PER_SECOND,
          timeS: look.time / PS_PER_SECOND,
        }),
      );
    }
    this.before = look;
  }

  private judgeCells(now: Picoseconds): void {
    const { network, loops } = this;
    const timeS = now / PS_PER_SECOND;
    const { flows, rates } = this.accounts();
    this.inside = flows.reduce((sum, { inside }) => sum + inside, 0);
    flows.forEach((account, i) => {
      if (imbalanceOf(account) === 0) return;
      const flow = network.flows[i]!;
      const { sent, received: delivered, lost, inside } = account;
      const numbers = { sent, delivered, lost, inside, timeS };
      throw new PhysicsBreach(because('cellsUnbalanced', { ...nameOf(network, flow), ...numbers }));
    });
    rates.forEach((account, i) => {
      if (imbalanceOf(account) === 0) return;
      const { sent, received: returned, lost, inside } = account;
      const vc = String(loops[i]!.flow.vc);
      throw new PhysicsBreach(because('rmUnbalanced', { vc, sent, returned, lost, inside, timeS }));
    });
  }

  /** Balances of the cells of every flow, and of the RM cells of every control loop. */
  accounts(): { readonly flows: readonly Account[]; readonly rates: readonly Account[] } {
    const { network, loops } = this;
    const inside = new Float64Array(network.flows.length);
    const turning = new Map(loops.map((loop) => [loop, 0]));
    const visit = (meta: number, serial: number): void => {
      if ((meta & CREDIT) !== 0) return;
      if ((meta & RM) === 0) inside[meta & FLOW_MASK]!++;
      else if ((meta & BACKWARD_NOTICE) === 0) {
        const loop = this.loopsOf.get((meta & FLOW_MASK) >> 1)?.find(({ table }) => table.owns(serial));
        if (loop !== undefined) turning.set(loop, turning.get(loop)! + 1);
      }
    };
    // Cells of ports with the fast transmitter are already in the ring of the link.
    for (const port of network.ports) if (port.queue.holdsCells) port.queue.forEachWaiting(visit);
    for (const { head, tail, mask, meta, frame } of network.links)
      for (let i = head; i < tail; i++) visit(meta[i & mask]!, frame[i & mask]!);
    for (const { flow, waiting } of this.sources) inside[flow.index]! += waiting;
    return {
      flows: network.flows.map((flow, i) => ({
        sent: flow.cellsSent,
        received: flow.completeCells + flow.deadCells + flow.pendingCells,
        lost: flow.cellsLost,
        inside: inside[i]!,
      })),
      rates: loops.map((loop) => ({
        sent: loop.table.sent,
        received: loop.table.returned,
        lost: loop.table.lost,
        inside: turning.get(loop)!,
      })),
    };
  }
}

const vcOf = ({ flow }: RateSource): number => flow.index >> 1;

/** Maximum number of cells that can begin on a link within a time, the first at once. Start times are rounded down to picoseconds. */
const intervalCellLimit = ({ cellWhole, cellPart, modulus }: Link, time: Picoseconds): number =>
  Math.floor((time + 1) / (cellWhole + cellPart / modulus)) + 1;

/** Checks that every cell that arrived at a port was lost there, waits there, or has begun to leave. */
function judgePort(port: Port, now: Picoseconds): void {
  const { id, waiting, losses, link, rm, credits } = port;
  const timeS = now / PS_PER_SECOND;
  if (waiting < 0) throw new PhysicsBreach(because('queueBelowZero', { port: id, waiting, timeS }));
  const offered = port.offered + rm.accepted + (credits?.cellsSent ?? 0);
  const lost = losses.dropped + losses.pushedOut;
  const left = link.tail - link.piggybackedCells - (port.queue.holdsCells ? 0 : waiting);
  if (offered === lost + left + waiting) return;
  throw new PhysicsBreach(because('portUnbalanced', { port: id, offered, lost, left, waiting, timeS }));
}

/** VC and direction of a flow, for messages. */
function nameOf({ merged }: Network, flow: Flow) {
  const vc = merged.find((mergedVc) => mergedVc.flow === flow)?.id ?? String(flow.vc);
  const direction = isAckFlow(flow.direction) ? ('acknowledgements' as const) : ('data' as const);
  return { vc, carries: flow.merged ? ('frames' as const) : direction };
}
