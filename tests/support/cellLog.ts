import {
  CELL_BITS,
  PS_PER_MS,
  PS_PER_SECOND,
  SERVICE_CLASSES,
  type ServiceClass,
} from '../../src/contract/index.ts';
import { BACKWARD_NOTICE, EMPTY, FLOW_MASK, isAckFlow, LAST_CELL, RM } from '../../src/engine/atm/cell.ts';
import type { Flow } from '../../src/engine/atm/flow.ts';
import type { Link } from '../../src/engine/atm/link.ts';
import type { Simulation } from '../../src/engine/index.ts';
import type { Part } from '../../src/engine/network/nodes/network.ts';
import type { Port } from '../../src/engine/switch/port.ts';

/** What a window of a run came to at the shown port and at its ends, from each cell in and out. Shares: 0 to 1 of the cell slots. */
export interface CellTruth {
  readonly useful: number;
  readonly dead: number;
  readonly duplicate: number;
  /** Slots without a cell whose fate became known in the window; `empty`: slots in which no cell began to leave. */
  readonly idle: number;
  readonly empty: number;
  readonly queueMean: number;
  readonly queueMax: number;
  readonly queueP99: number;
  /** Mean from the source to the last cell at the destination. */
  readonly delayMs: number;
  /** Mean wait of a data cell at the shown port. */
  readonly waitMs: number;
  /** Packets that lost their first cell at the shown port over packets whose last cell came to it. */
  readonly packetLossHere: number;
  /** Data cells lost at the shown port, by how. */
  readonly refused: number;
  readonly pushedOut: number;
  readonly fromFront: number;
  /** By session: packets that arrived for the first time, and their bytes. */
  readonly packets: readonly number[];
  readonly bytes: readonly number[];
  /** Packets that arrived for the first time through the shown port, in cells, over the whole packets that its link can carry. */
  readonly throughput: number;
  readonly mostPackets: number;
  /** By session: packets sent, and those that can no longer arrive. */
  readonly packetsSent: readonly number[];
  readonly packetsLost: readonly number[];
  /** Seconds that each file took, by session; null: the session has none. */
  readonly files: readonly (readonly number[] | null)[];
  /** Cells that came to the shown port, with the RM cells that it took, and those lost there, by class, the highest first; empty: one class. */
  readonly classes: readonly ClassCells[];
}

export interface ClassCells {
  readonly serviceClass: ServiceClass;
  readonly offered: number;
  readonly lost: number;
}

interface Frame {
  readonly sent: number;
  readonly cells: number;
  readonly first: number;
  readonly bytes: number;
  /** A cell of it was lost. */
  isHit: boolean;
}

/** Bytes of a connection that have arrived: disjoint ranges, ascending. */
class Received {
  private readonly ranges: (readonly [from: number, to: number])[] = [];

  /** How many of these bytes are new. New bytes are near the end, behind holes that may be thousands: looked for from there. */
  add(from: number, to: number): number {
    const { ranges } = this;
    let first = ranges.length;
    while (first > 0 && ranges[first - 1]![1] >= from) first--;
    let [begin, end, known, last] = [from, to, 0, first];
    for (; last < ranges.length && ranges[last]![0] <= to; last++) {
      const [met, until] = ranges[last]!;
      known += Math.max(0, Math.min(until, to) - Math.max(met, from));
      begin = Math.min(begin, met);
      end = Math.max(end, until);
    }
    ranges.splice(first, last - first, [begin, end]);
    return to - from - known;
  }
}

/** One direction of a connection. */
interface Direction {
  readonly flow: Flow;
  readonly session: number;
  readonly links: readonly Link[];
  readonly frames: Map<number, Frame>;
  readonly received: Received;
  /** Cells that have come since the last end of a frame: the frame of the first, and whether another one is among them. */
  cells: number;
  frame: number;
  isMixed: boolean;
}

/**
 * A run whose cells are followed one by one, each with the time at which it reaches a port, begins to leave it, is lost or arrives:
 * no counters, totals or recorder. For networks without routers, on whose links no cell of a frame is lost, and for runs on the general path.
 */
export class CellLog {
  private readonly simulation: Simulation;
  private readonly from: number;
  private readonly to: number;
  private readonly shown: Port;
  private readonly directions = new Map<number, Direction>();
  /** The queue of the shown port: since when it is as long as it is, and picoseconds of the window by length. */
  private since = 0;
  private queue = 0;
  private readonly spent: number[] = [];
  private begun = 0;
  private controlCells = 0;
  private readonly fates = { useful: 0, dead: 0, duplicate: 0 };
  private readonly delays = { sum: 0, count: 0 };
  private readonly frames = { ended: 0, lost: 0 };
  /** By flow: cells that the shown port took, and the part of their waits that is in the window, picoseconds. */
  private readonly taken: number[];
  private readonly waited: number[];
  private readonly waiting: number[];
  private readonly lost = { refused: 0, pushedOut: 0, fromFront: 0 };
  private readonly packets: number[];
  private readonly bytes: number[];
  private readonly packetCells: number[];
  private readonly packetsSent: number[];
  private readonly packetsLost: number[];
  private readonly files: (number[] | null)[];
  private readonly offered = new Map<number, number>();
  private readonly lostBy = new Map<number, number>();

  /** @param simulation at 0 s @param from, to of the window, picoseconds: from the first on, before the second */
  constructor(simulation: Simulation, from: number, to: number) {
    this.simulation = simulation;
    [this.from, this.to] = [from, to];
    const { network, scenario } = simulation;
    const isLossy = ({ links }: Part): boolean => links.some(({ impairment }) => impairment.active);
    const framesMayBeLost = network.connections.some(({ tcp, dataFlows, ackFlows }) =>
      [...dataFlows, ...(tcp === null ? [] : ackFlows)].some(isLossy),
    );
    if (network.routers.length > 0 || framesMayBeLost)
      throw new Error('frames are followed over switches and links without losses');
    const shown = network.ports.find(({ id }) => id === scenario.shownPort);
    if (shown === undefined) throw new Error(`no port ${scenario.shownPort}`);
    this.shown = shown;
    const none = () => network.connections.map(() => 0);
    [this.packets, this.bytes, this.packetCells] = [none(), none(), none()];
    [this.packetsSent, this.packetsLost] = [none(), none()];
    [this.taken, this.waited, this.waiting] = [network.flows, network.flows, network.flows].map((flows) =>
      flows.map(() => 0),
    ) as [number[], number[], number[]];
    network.connections.forEach(({ dataFlows, ackFlows }, session) => {
      for (const part of [...dataFlows, ...ackFlows]) this.followFrames(part, session);
    });
    this.files = network.connections.map((_, session) => this.followFiles(session));
    for (const port of network.ports) this.followPort(port);
    this.followQueue(shown);
  }

  private isIn(time: number): boolean {
    return time >= this.from && time < this.to;
  }

  private followFrames({ flow, links }: Part, session: number): void {
    const frames = new Map<number, Frame>();
    const received = new Received();
    this.directions.set(flow.index, {
      flow,
      session,
      links,
      frames,
      received,
      cells: 0,
      frame: -1,
      isMixed: false,
    });
    const { add } = flow;
    flow.add = (...args) => {
      const frame = add.apply(flow, args);
      const [first, bytes, cells, sent = 0] = args;
      frames.set(frame, { sent, cells, first, bytes, isHit: false });
      if (!isAckFlow(flow.index) && bytes > 0 && this.isIn(sent)) this.packetsSent[session]!++;
      return frame;
    };
  }

  private followFiles(session: number): number[] | null {
    const application = this.simulation.network.connections[session]?.tcp?.sender.application ?? null;
    if (application === null) return null;
    const times: number[] = [];
    let begun = 0;
    const { begin, finish } = application;
    application.begin = (now) => {
      begun = now;
      return begin.call(application, now);
    };
    application.finish = (now) => {
      if (this.isIn(now)) times.push((now - begun) / PS_PER_SECOND);
      return finish.call(application, now);
    };
    return times;
  }

  /** Losses at any port, and what leaves by its link for a host. */
  private followPort(port: Port): void {
    const { losses, link } = port;
    port.probes.add({ onCell: () => {} });
    const isShown = port === this.shown;
    let isFront = false;
    const note = (way: keyof CellLog['lost'], now: number, flow: number, frame: number): void => {
      const direction = this.directions.get(flow)!;
      const isFirst = this.lose(direction, now, frame);
      const at = direction.links.indexOf(this.shown.link);
      if (!isShown && at >= 0 && at < direction.links.indexOf(link)) this.fate('dead', now, 1);
      if (!isShown) return;
      if (isFirst) this.frames.lost++;
      this.move(now, -1, flow);
      if (!this.isIn(now)) return;
      if (way === 'refused') this.taken[flow]!--;
      this.lostBy.set(flow, (this.lostBy.get(flow) ?? 0) + 1);
      if (!isAckFlow(flow)) this.lost[way]++;
    };
    const { byPolicy, refusedByCap, byPushOut } = losses;
    losses.byPolicy = (...args) => {
      byPolicy.apply(losses, args);
      note(isFront ? 'fromFront' : 'refused', args[0], args[1], args[2]);
    };
    losses.refusedByCap = (...args) => {
      refusedByCap.apply(losses, args);
      note('refused', args[0], args[1], args[2]);
    };
    losses.byPushOut = (...args) => {
      byPushOut.apply(losses, args);
      note('pushedOut', args[0], args[1], args[2]);
    };
    const { admission } = port;
    const { dropFromHead: dropFront } = admission;
    admission.dropFromHead = (...args) => {
      isFront = true;
      dropFront.apply(admission, args);
      isFront = false;
    };
    const { send } = link;
    link.send = (now, meta, frame) => {
      const begin = Math.max(now, link.free);
      send.call(link, now, meta, frame);
      if (isShown) this.leave(begin, meta);
      const direction = this.directions.get(meta & FLOW_MASK);
      const isLast = direction?.links.at(-1) === link;
      if (direction === undefined || !isLast || (meta & RM) !== 0) return;
      this.arrive(direction, link.time[(link.tail - 1) & link.mask]!, frame, (meta & LAST_CELL) !== 0);
    };
  }

  /** What comes to the shown port. */
  private followQueue(port: Port): void {
    const { arrive, rm } = port;
    port.arrive = (cells, slot) => {
      const flow = cells.meta[slot]! & FLOW_MASK;
      const now = cells.time[slot]!;
      // What leaves before it comes leaves first.
      port.advance(now);
      this.come(now, flow);
      this.offer(now, flow);
      if (this.isIn(now)) {
        const ends = (cells.meta[slot]! & (LAST_CELL | EMPTY)) === LAST_CELL;
        if (ends && !isAckFlow(flow)) this.frames.ended++;
      }
      arrive.call(port, cells, slot);
    };
    const { arrive: arriveRm, throwOut } = rm;
    rm.arrive = (now, meta, serial) => {
      port.advance(now);
      this.come(now, meta & FLOW_MASK);
      const { rmCells } = port.losses;
      arriveRm.call(rm, now, meta, serial);
      if (port.losses.rmCells === rmCells) {
        this.offer(now, meta & FLOW_MASK);
        return;
      }
      this.move(now, -1, meta & FLOW_MASK);
      if (this.isIn(now)) this.taken[meta & FLOW_MASK]!--;
    };
    rm.throwOut = (meta, serial) => {
      throwOut.call(rm, meta, serial);
      this.move(this.since, -1, meta & FLOW_MASK);
    };
  }

  private offer(now: number, flow: number): void {
    if (this.isIn(now)) this.offered.set(flow, (this.offered.get(flow) ?? 0) + 1);
  }

  private come(now: number, flow: number): void {
    this.move(now, 1, flow);
    if (this.isIn(now)) this.taken[flow]!++;
  }

  /** The queue of the shown port is longer or shorter by a cell of this flow from now on. */
  private move(now: number, by: 1 | -1, flow: number): void {
    if (now < this.since) throw new Error(`${now} ps is before ${this.since} ps`);
    this.spend(now);
    this.queue += by;
    this.waited[flow]! -= by * Math.min(Math.max(now, this.from), this.to);
    this.waiting[flow]! += by;
  }

  private spend(now: number): void {
    const spent = Math.min(now, this.to) - Math.max(this.since, this.from);
    if (spent > 0) this.spent[this.queue] = (this.spent[this.queue] ?? 0) + spent;
    this.since = now;
  }

  private leave(begin: number, meta: number): void {
    this.move(begin, -1, meta & FLOW_MASK);
    if (!this.isIn(begin)) return;
    this.begun++;
    if ((meta & (RM | BACKWARD_NOTICE)) !== 0) this.controlCells++;
  }

  private fate(which: keyof CellLog['fates'], time: number, cells: number): void {
    if (this.isIn(time)) this.fates[which] += cells;
  }

  /** Whether a packet of the window is lost with the cell. Frames that carry nothing, of a handshake or an acknowledgement, are no packets. */
  private lose({ flow, frames, session }: Direction, now: number, number: number): boolean {
    const frame = frames.get(number);
    if (frame === undefined || frame.isHit) return false;
    frame.isHit = true;
    const counts = !isAckFlow(flow.index) && frame.bytes > 0 && this.isIn(now);
    if (counts) this.packetsLost[session]!++;
    return counts;
  }

  /** A cell comes to its destination; with the last cell of a frame, all that came since the one before is one frame to AAL5. */
  private arrive(direction: Direction, now: number, number: number, isLast: boolean): void {
    const { flow, frames, session, links } = direction;
    if (direction.cells === 0) direction.frame = number;
    else if (direction.frame !== number) direction.isMixed = true;
    direction.cells++;
    if (!isLast) return;
    const frame = frames.get(number);
    const { cells, isMixed } = direction;
    [direction.cells, direction.isMixed] = [0, false];
    if (frame === undefined) throw new Error(`frame ${number} of flow ${flow.index} was never sent`);
    const crosses = links.includes(this.shown.link) ? cells : 0;
    if (isMixed || cells !== frame.cells) {
      this.fate('dead', now, crosses);
      this.lose(direction, now, number);
    } else {
      const isNew = this.takeWhole(direction, now, frame);
      this.fate(isNew ? 'useful' : 'duplicate', now, crosses);
      if (isNew && !isAckFlow(flow.index) && frame.bytes > 0 && this.isIn(now))
        this.packetCells[session]! += crosses;
    }
    for (const one of frames.keys()) {
      if (one > number) break;
      frames.delete(one);
    }
  }

  /** Whether it brought anything that had not come before; what carries nothing always does. */
  private takeWhole({ flow, session, received }: Direction, now: number, frame: Frame): boolean {
    if (isAckFlow(flow.index) || frame.bytes === 0) return true;
    const bytes = received.add(frame.first, frame.first + frame.bytes);
    if (!this.isIn(now)) return bytes > 0;
    this.delays.sum += now - frame.sent;
    this.delays.count++;
    if (bytes > 0) this.packets[session]!++;
    this.bytes[session]! += bytes;
    return bytes > 0;
  }

  /** Once the run is over. */
  get truth(): CellTruth {
    this.spend(this.to);
    const { network, scenario } = this.simulation;
    const { rate } = scenario.links.find(({ id }) => id === this.shown.id)!;
    const seconds = (this.to - this.from) / PS_PER_SECOND;
    const slots = (rate / CELL_BITS) * seconds;
    const { useful, dead, duplicate } = this.fates;
    const known = useful + dead + duplicate + this.controlCells;
    const scale = known === 0 ? 0 : Math.min(slots, known) / known / slots;
    const through = network.connections.filter(({ forward }) => forward.includes(this.shown.link));
    const sizes = through.map(({ sender }) => sender.segmentCells).sort((a, b) => a - b);
    const size = sizes[sizes.length >> 1] ?? Number.NaN;
    const mostPackets = Math.floor((rate / (size * CELL_BITS)) * seconds);
    const carried = this.packetCells.reduce((sum, cells) => sum + cells, 0);
    return {
      useful: useful * scale,
      dead: dead * scale,
      duplicate: duplicate * scale,
      idle: 1 - Math.min(slots, known) / slots,
      empty: 1 - this.begun / slots,
      ...this.queueFigures(),
      delayMs: this.delays.sum / this.delays.count / PS_PER_MS,
      waitMs: this.waitMs(network.connections.flatMap(({ dataFlows }) => dataFlows)),
      packetLossHere: this.frames.lost / Math.max(this.frames.lost, this.frames.ended, 1),
      ...this.lost,
      packets: this.packets,
      bytes: this.bytes,
      throughput: Math.min(1, carried / (mostPackets * size)),
      mostPackets,
      packetsSent: this.packetsSent,
      packetsLost: this.packetsLost,
      files: this.files,
      classes: this.classes(),
    };
  }

  private queueFigures() {
    let [sum, max, total] = [0, 0, 0];
    this.spent.forEach((time, cells) => {
      sum += cells * time;
      total += time;
      max = cells;
    });
    let [below, queueP99] = [0, 0];
    for (const [cells, time = 0] of this.spent.entries()) {
      below += time;
      queueP99 = cells;
      if (time > 0 && below >= 0.99 * total) break;
    }
    return { queueMean: sum / total, queueMax: max, queueP99 };
  }

  private waitMs(parts: readonly Part[]): number {
    const here = parts.filter(({ links }) => links.includes(this.shown.link));
    const sumOf = (of: (flow: number) => number): number =>
      here.reduce((sum, { flow }) => sum + of(flow.index), 0);
    const waited = sumOf((flow) => this.waited[flow]! + this.waiting[flow]! * this.to);
    return waited / sumOf((flow) => this.taken[flow]!) / PS_PER_MS;
  }

  private classes(): readonly ClassCells[] {
    const { serviceClass, members } = this.shown;
    const all = SERVICE_CLASSES.flatMap((name, one) => {
      const own = members.filter((flow) => serviceClass[flow] === one);
      const sumOf = (cells: ReadonlyMap<number, number>): number =>
        own.reduce((sum, flow) => sum + (cells.get(flow) ?? 0), 0);
      const counts = { serviceClass: name, offered: sumOf(this.offered), lost: sumOf(this.lostBy) };
      return own.length === 0 ? [] : [counts];
    });
    return all.length > 1 ? all : [];
  }
}
