import { because, type Picoseconds, PS_PER_SECOND, type Reason } from '../../contract/index.ts';
import type { RateSource } from '../abr/ends/rateSource.ts';
import { BACKWARD_NOTICE, CREDIT, FLOW_MASK, isAckFlow, RM } from '../atm/cell.ts';
import type { Flow } from '../atm/flow.ts';
import type { Link } from '../atm/link.ts';
import { rateLoopsOf } from '../network/build/loops.ts';
import type { Network } from '../network/nodes/network.ts';
import type { Port } from '../switch/port.ts';
import { cellsOnWire } from './totals.ts';

/** Cells are counted one by one once so many have moved for each that there was to count. */
const MOVES_PER_COUNT = 32;

/** Where the cells of a flow are, or the RM cells of a control loop. */
export interface Account {
  readonly sent: number;
  /** At the other end; RM cells: back at their source. */
  readonly received: number;
  /** Refused by ports, pushed out, or lost on links. */
  readonly lost: number;
  /** Waiting in buffers, shapers and virtual sources, and under way on links. */
  readonly inside: number;
}

/** Cells that came from nowhere (positive) or vanished. */
export const imbalanceOf = ({ sent, received, lost, inside }: Account): number =>
  received + lost + inside - sent;

/** A run did what no network can do: a fault of the engine, whose results are worth nothing. */
export class PhysicsBreach extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, cause?: unknown) {
    super(`${reason.key} ${JSON.stringify(reason.values)}`, { cause });
    this.name = 'PhysicsBreach';
    this.reason = reason;
  }
}

/** What a machine says that has no more memory for a run; nothing is wrong with the run. */
const isShortOfMemory = (error: unknown): boolean =>
  error instanceof RangeError && /alloc|memory/i.test(error.message);

/** Whatever breaks off a run is a breach; want of memory is none, and null. @param now the last time at which all was well */
export function breachOf(error: unknown, now: Picoseconds): PhysicsBreach | null {
  if (error instanceof PhysicsBreach) return error;
  if (isShortOfMemory(error)) return null;
  const fault = error instanceof Error ? error.message : String(error);
  return new PhysicsBreach(because('runBroke', { fault, fromS: now / PS_PER_SECOND }), error);
}

/** How far the links were at one look: cells begun, of packet links picoseconds busy. */
interface Look {
  readonly time: Picoseconds;
  readonly carried: Float64Array;
}

/**
 * Judges what any network must obey, from counters that others keep and from the cells that are in queues and on links. It
 * changes nothing. Counters are read at every look; cells are counted one by one when many times as many have moved since the
 * last time (`MOVES_PER_COUNT`), so that the judge takes a small part of a run whatever waits in it, and at its end.
 */
export class PhysicsJudge {
  private readonly network: Network;
  /** By link: the port that it leaves; null for those of hosts. */
  private readonly ports: readonly (Port | null)[];
  private readonly loops: readonly RateSource[];
  /** The same by VC index. */
  private readonly loopsOf: ReadonlyMap<number, readonly RateSource[]>;
  /** Sources, real and virtual, in which cells of their flow may wait. */
  private readonly sources: readonly { readonly flow: Flow; readonly waiting: number }[];
  private before: Look;
  /** Cells on all links when cells were last counted, and how many were inside. */
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

  /** All nodes are at `now`, later than at the look before. @throws PhysicsBreach */
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

  /** The run has been put to another moment. */
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

  /** Where the cells of every flow are, and the RM cells of every control loop. */
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
    // Cells of a lookahead port are in the ring of its link already.
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

/** Cells that can begin on a link within a time: the first at once. Beginnings are cut to whole picoseconds. */
const intervalCellLimit = ({ cellWhole, cellPart, modulus }: Link, time: Picoseconds): number =>
  Math.floor((time + 1) / (cellWhole + cellPart / modulus)) + 1;

/** What came to a port was lost there, waits there, or has begun to leave. */
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

/** Whose cells a flow carries. */
function nameOf({ merged }: Network, flow: Flow) {
  const vc = merged.find((mergedVc) => mergedVc.flow === flow)?.id ?? String(flow.vc);
  const direction = isAckFlow(flow.direction) ? ('acknowledgements' as const) : ('data' as const);
  return { vc, carries: flow.merged ? ('frames' as const) : direction };
}
