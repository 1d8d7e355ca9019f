import {
  EventCode,
  type EventCodeValue,
  type Picoseconds,
  PS_PER_MS,
  type SenderMeasure,
  type StoryPart,
  type StoryStarted,
} from '../../../contract/index.ts';
import { FLOW_MASK, isAckFlow } from '../../atm/cell.ts';
import { cellsBegun } from '../../metrics/totals.ts';
import type { Connection } from '../../network/nodes/network.ts';
import type { Simulation } from '../../run/simulation.ts';
import { BinTrace } from '../../sim/binTrace.ts';
import type { PortProbe } from '../../switch/portProbe.ts';
import { findScheduler } from '../../switch/schedulers/index.ts';
import { EPOCH_GAP_PS } from '../../switch/state/epochs.ts';
import { FifoQueue } from '../../switch/transmit/fifoQueue.ts';
import { LeavingCells } from '../leavingCells.ts';
import { waitsForTimer } from '../timers.ts';
import type { Bases, StoryState } from './conditions.ts';
import { SenderCounts } from './senderCounts.ts';

type Port = Simulation['network']['ports'][number];

/** Width of a bin with everything that the pictures show, and with the use of the link alone, picoseconds. */
const WHOLE_BIN = 1e8;
const USE_BIN = 5e9;
/** Of the buffer: an overflow has ended when the queue has fallen by so much. */
const FALLEN = 0.1;
/** Of the buffer: a queue that is not longer counts as empty. */
const EMPTY = 0.01;
/** The longest window of the past that a condition may look into, picoseconds. */
const LONGEST_WINDOW = 1e12;

const LOSSES: readonly EventCodeValue[] = [EventCode.drop, EventCode.pushOut, EventCode.capped];

/** Numbers of a column since the last part. */
class Column {
  private values: number[] = [];

  add(value: number): void {
    this.values.push(value);
  }

  take<T>(make: (values: readonly number[]) => T): T {
    const { values } = this;
    this.values = [];
    return make(values);
  }
}

const wholes = (values: readonly number[]): Uint32Array => Uint32Array.from(values);
const shorts = (values: readonly number[]): Uint16Array => Uint16Array.from(values);
const times = (values: readonly number[]): Float64Array => Float64Array.from(values);

/**
 * Watches a run for a story: event by event, so that conditions are tested at each of them, or as fast as it goes. It keeps
 * what the pictures show in bins. Only a run that it is made for knows of it.
 */
export class StoryProbe implements StoryState, PortProbe {
  private readonly simulation: Simulation;
  private readonly port: Port;
  private readonly whole: boolean;
  private readonly binPs: Picoseconds;
  private readonly leaving: LeavingCells | null;
  /** Null: no condition and no value is about one sender. */
  private readonly ofSenders: SenderCounts | null;
  /** Cells do not leave as they came: a picture of the buffer has to know whose they are. */
  private readonly showsHeld: boolean;
  /** The run stops here to be looked at, picoseconds. */
  stop: Picoseconds = Infinity;
  /** Time of the event that the state belongs to; the run is just behind it. */
  now: Picoseconds = 0;
  overflows = 0;
  overflowEnded = false;
  private hit = new Map<number, Picoseconds>();
  private lastLoss = Number.NEGATIVE_INFINITY;
  private queueAtLoss = 0;
  private lastQueue = 0;
  private lostInAll = 0;
  private timeoutsInAll = 0;
  private lostBefore = 0;
  private timeoutsBefore = 0;
  private inVainBefore = 0;
  /** Cells that have begun to leave; when each of the last ones did, while the run goes by events. */
  private begun = 0;
  private departures: Picoseconds[] = [];
  private isEmpty = true;
  private emptyFrom: Picoseconds = 0;
  private begunAtEmpty = 0;
  private isEmptyNew = false;
  /** Queue since the last leap began. */
  private shortest = 0;
  private longest = 0;
  private low = Infinity;
  private high = 0;
  private edge: Picoseconds;
  private readonly due: Float64Array;
  private readonly alone: Uint8Array;
  private readonly lows = new Column();
  private readonly highs = new Column();
  private readonly lasts = new Column();
  private readonly begins = new Column();
  private readonly order = new Column();
  private readonly held = new Column();
  private readonly lossTime = new Column();
  private readonly lossVc = new Column();
  private readonly timeoutTime = new Column();
  private readonly timeoutVc = new Column();
  private readonly timerTime = new Column();
  private readonly timerPlace = new Column();
  private readonly timerSince = new Column();
  private readonly timerDueAt = new Column();
  private readonly timerAlone = new Column();

  /**
   * @param whole in addition to the use of the link: queue, order of cells, and timers
   * @param isWatched conditions are tested
   * @param hasSenders they, or values, are about single senders
   * @throws RangeError without a shown port
   */
  constructor(simulation: Simulation, whole: boolean, isWatched: boolean, hasSenders: boolean) {
    const { network, scenario, end } = simulation;
    const port = network.ports.find(({ id }) => id === scenario.shownPort);
    if (port === undefined) throw new RangeError(`port = ${scenario.shownPort}: this run shows no port`);
    this.simulation = simulation;
    this.port = port;
    this.whole = whole;
    this.binPs = whole ? WHOLE_BIN : USE_BIN;
    this.edge = this.binPs;
    this.due = new Float64Array(network.connections.length).fill(Infinity);
    this.alone = new Uint8Array(network.connections.length);
    this.showsHeld = whole && findScheduler(port.settings.scheduler).isFifo !== true;
    this.ofSenders = hasSenders || this.showsHeld ? new SenderCounts(network, port) : null;
    const slice = Math.max(whole ? this.binPs : 0, this.ofSenders === null ? 0 : PS_PER_MS);
    this.leaving = slice === 0 ? null : new LeavingCells(port.link, slice);
    if (whole || isWatched) {
      const queueTrace = new BinTrace(this.binPs, end, 0);
      queueTrace.onStep = (time, waiting) => this.onQueue(time, waiting);
      port.probes.add({ queueTrace });
    }
    port.probes.add(this);
    for (const { tcp } of network.connections)
      tcp?.sender.probes.add({ onEvent: (time, code, vc, at) => this.onEvent(time, code, vc, at) });
  }

  get started(): StoryStarted {
    const { port, simulation, binPs } = this;
    const { link, settings } = port;
    return {
      type: 'story-started',
      port: port.id,
      binPs,
      cellPs: link.cellWhole + link.cellPart / link.modulus,
      endPs: simulation.end,
      bufferCells: port.buffers.capacity,
      senders: simulation.network.connections.map(({ vc }) => vc.id),
      isFifo: findScheduler(settings.scheduler).isFifo === true,
    };
  }

  get senders(): number {
    return this.simulation.network.connections.length;
  }

  get bufferCells(): number {
    return this.port.buffers.capacity;
  }

  get queue(): number {
    return this.port.waiting;
  }

  get ended(): boolean {
    return this.simulation.now >= this.simulation.end;
  }

  get waiting(): number {
    let waiting = 0;
    for (const connection of this.simulation.network.connections) if (waitsForTimer(connection)) waiting++;
    return waiting;
  }

  get sending(): number {
    return this.simulation.network.connections.filter(sends).length;
  }

  get lost(): number {
    return this.lostInAll - this.lostBefore;
  }

  get timeouts(): number {
    return this.timeoutsInAll - this.timeoutsBefore;
  }

  /** Timers that have ended since 0 s. */
  get timeoutsSoFar(): number {
    return this.timeoutsInAll;
  }

  /** Where the counters of a moment begin. */
  get bases(): Bases {
    return { lost: this.lostBefore, timeouts: this.timeoutsBefore, inVain: this.inVainBefore };
  }

  get inVain(): number {
    return this.inVainSoFar - this.inVainBefore;
  }

  /** Data cells of broken packets that have come to their destination over the link since 0 s. */
  get inVainSoFar(): number {
    let cells = 0;
    for (const { dataFlows } of this.simulation.network.connections)
      for (const { flow, links } of dataFlows) if (links.includes(this.port.link)) cells += flow.deadCells;
    return cells;
  }

  get filesDone(): number {
    return this.simulation.network.connections.filter(
      ({ tcp }) => (tcp?.sender.application?.times.length ?? 0) > 0,
    ).length;
  }

  ofSender(measure: SenderMeasure): number {
    return this.ofSenders?.of(measure) ?? Number.NaN;
  }

  get firstLosses(): readonly Picoseconds[] {
    return [...this.hit.values()];
  }

  /** Cells lost since 0 s. */
  get lostSoFar(): number {
    return this.lostInAll;
  }

  /** Since when the queue has been about empty; Infinity: it is not. */
  get emptySince(): Picoseconds {
    return this.isEmpty ? this.emptyFrom : Infinity;
  }

  /** Cells that had begun to leave by then. */
  get begunAtEmptySince(): number {
    return this.begunAtEmpty;
  }

  /** Cells that have begun to leave since 0 s. */
  get begunSoFar(): number {
    return this.begun;
  }

  carriedSince(time: Picoseconds): number {
    const { departures } = this;
    let first = departures.length;
    while (first > 0 && departures[first - 1]! >= time) first--;
    return departures.length - first;
  }

  /** The sender whose timer ends first, and how long it still runs; null: none runs. */
  firstTimer(): { readonly vc: number; readonly ms: number } | null {
    const { network } = this.simulation;
    const waits = network.connections.flatMap(({ tcp, vc }) => {
      const due = tcp?.sender.out.timerDue ?? Infinity;
      return due === Infinity ? [] : [{ vc: vc.id, ms: (due - this.now) / PS_PER_MS }];
    });
    return waits.reduce<(typeof waits)[number] | null>(
      (first, candidate) => (first === null || candidate.ms < first.ms ? candidate : first),
      null,
    );
  }

  /** Counters of a moment begin here. */
  count(): void {
    this.lostBefore = this.lostInAll;
    this.timeoutsBefore = this.timeoutsInAll;
    this.inVainBefore = this.inVainSoFar;
  }

  /** Goes to the next event, or to the end of the bin, or to `wake`, whichever comes first. */
  step(wake: Picoseconds): void {
    const { simulation, port } = this;
    let next = Infinity;
    for (const node of simulation.network.nodes) next = Math.min(next, node.nextTime);
    if (port.waiting > 0) next = Math.min(next, port.queue.nextDeparture, lookaheadStart(port));
    const time = Math.max(this.simulation.now, Math.min(next, wake));
    this.goTo(Math.min(time + 1, this.farthest));
  }

  /** Goes to the end of the bin, or to `before`, if that comes first. */
  stepBin(before: Picoseconds = Infinity): void {
    this.goTo(Math.min(this.farthest, before));
  }

  /** Goes on to a time. @returns the shortest and the longest queue on the way */
  leap(time: Picoseconds): readonly [low: number, high: number] {
    this.shortest = this.queue;
    this.longest = this.queue;
    while (this.simulation.now < Math.min(time, this.simulation.end)) this.stepBin(time);
    return [Math.min(this.shortest, this.queue), Math.max(this.longest, this.queue)];
  }

  private get farthest(): Picoseconds {
    const stop = this.stop > this.simulation.now ? this.stop : Infinity;
    return Math.min(this.edge, this.simulation.end, stop, this.ofSenders?.next ?? Infinity);
  }

  /** When a window of so many ms will have seen the last cell go. */
  windowEnd(ms: number): Picoseconds {
    const last = this.departures.at(-1);
    const end = last === undefined ? Infinity : last + ms * PS_PER_MS + 1;
    return end > this.now ? end : Infinity;
  }

  private goTo(time: Picoseconds): void {
    const { simulation, port } = this;
    simulation.runUntil(time);
    this.now = simulation.now - 1;
    const begun = cellsBegun(simulation.network, port.link, simulation.now);
    for (let i = this.begun; i < begun; i++) this.departures.push(this.now);
    if (this.departures.length > 0 && this.departures[0]! < this.now - 2 * LONGEST_WINDOW)
      this.departures = this.departures.filter((departure) => departure >= this.now - LONGEST_WINDOW);
    this.begun = begun;
    if (this.isEmptyNew) {
      this.isEmptyNew = false;
      this.begunAtEmpty = begun;
    }
    if (this.ofSenders !== null && simulation.now >= this.ofSenders.next) {
      this.takeLeft();
      const held = this.ofSenders.take();
      if (this.showsHeld) for (const cells of held) this.held.add(cells);
    }
    if (simulation.now >= this.edge || simulation.now >= simulation.end) this.endBin();
  }

  private endBin(): void {
    const { queue, simulation } = this;
    if (simulation.now <= this.edge - this.binPs) return;
    this.lows.add(Math.min(this.low, queue));
    this.highs.add(Math.max(this.high, queue));
    this.lasts.add(queue);
    this.begins.add(this.begun);
    this.low = queue;
    this.high = queue;
    this.edge += this.binPs;
    if (!this.whole) return;
    this.takeLeft();
    this.takeTimers();
  }

  private takeLeft(): void {
    const { flows } = this.simulation.network;
    this.leaving?.visit(this.simulation.now, (_time, meta, frame) => {
      const flow = flows[meta & FLOW_MASK]!;
      const vc = isAckFlow(meta & FLOW_MASK) ? 0 : flow.vcOf(frame);
      if (this.whole) this.order.add(vc);
      this.ofSenders?.left(vc);
    });
  }

  private takeTimers(): void {
    this.simulation.network.connections.forEach((connection, place) => {
      const out = connection.tcp?.sender.out;
      const due = out?.timerDue ?? Infinity;
      const alone = waitsForTimer(connection) ? 1 : 0;
      if (due === this.due[place] && alone === this.alone[place]) return;
      this.due[place] = due;
      this.alone[place] = alone;
      this.timerTime.add(this.simulation.now);
      this.timerPlace.add(place);
      this.timerSince.add(due === Infinity ? Number.NaN : out!.timerSetAt);
      this.timerDueAt.add(due === Infinity ? Number.NaN : due);
      this.timerAlone.add(alone);
    });
  }

  private onQueue(time: Picoseconds, queue: number): void {
    this.lastQueue = queue;
    if (queue < this.shortest) this.shortest = queue;
    if (queue > this.longest) this.longest = queue;
    if (queue < this.low) this.low = queue;
    if (queue > this.high) this.high = queue;
    if (!this.overflowEnded && queue <= this.queueAtLoss - FALLEN * this.bufferCells)
      this.overflowEnded = this.overflows > 0;
    const isEmpty = queue <= EMPTY * this.bufferCells;
    if (isEmpty && !this.isEmpty) {
      this.emptyFrom = time;
      this.isEmptyNew = true;
    }
    this.isEmpty = isEmpty;
  }

  /** Losses at the port, and timers of the senders. */
  onEvent(time: number, code: EventCodeValue, vc: number, port: number): void {
    if (code === EventCode.timeout) {
      this.timeoutsInAll++;
      this.timeoutTime.add(time);
      this.timeoutVc.add(vc);
    }
    if (!LOSSES.includes(code) || port !== this.port.index) return;
    this.lostInAll++;
    this.lossTime.add(time);
    this.lossVc.add(vc);
    if (time - this.lastLoss > EPOCH_GAP_PS) {
      this.overflows++;
      this.hit = new Map();
    }
    if (!this.hit.has(vc)) this.hit.set(vc, time);
    this.lastLoss = time;
    this.overflowEnded = false;
    this.queueAtLoss = this.lastQueue;
  }

  /** What there is since the part before. */
  takePart(): StoryPart {
    return {
      type: 'story-part',
      until: this.simulation.now,
      low: this.lows.take(wholes),
      high: this.highs.take(wholes),
      last: this.lasts.take(wholes),
      begun: this.begins.take(wholes),
      order: this.order.take(shorts),
      held: this.held.take(wholes),
      lossTime: this.lossTime.take(times),
      lossVc: this.lossVc.take(shorts),
      timeoutTime: this.timeoutTime.take(times),
      timeoutVc: this.timeoutVc.take(shorts),
      timerTime: this.timerTime.take(times),
      timerPlace: this.timerPlace.take(shorts),
      timerSince: this.timerSince.take(times),
      timerDue: this.timerDueAt.take(times),
      timerAlone: this.timerAlone.take(shorts),
    };
  }
}

const sends = ({ tcp, dataFlows }: Connection): boolean =>
  tcp?.sender.out.outlet.ip.busy === true || dataFlows.some(({ flow }) => flow.cellsInTransit > 0);

/** When the first of the waiting cells begins to leave, where that is decided as it comes. */
const lookaheadStart = ({ queue: { transmitter } }: Port): Picoseconds =>
  transmitter instanceof FifoQueue ? transmitter.start : Infinity;
