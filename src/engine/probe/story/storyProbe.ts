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

/** Width of a bin with all data for the pictures, and with the use of the link only, picoseconds. */
const WHOLE_BIN = 1e8;
const USE_BIN = 5e9;
/** Share of the buffer by which the queue has to fall until an overflow has ended. */
const FALLEN = 0.1;
/** Share of the buffer up to which a queue counts as empty. */
const EMPTY = 0.01;
/** Longest time window of a condition, picoseconds. */
const LONGEST_WINDOW = 1e12;

const LOSSES: readonly EventCodeValue[] = [EventCode.drop, EventCode.pushOut, EventCode.capped];

/** Values of a column since the last part. */
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
 * Observes a run for a story: event by event, so that conditions can be tested at each event, or bin by bin. It keeps
 * the data for the pictures in bins. It is only attached to runs for stories.
 */
export class StoryProbe implements StoryState, PortProbe {
  private readonly simulation: Simulation;
  private readonly port: Port;
  private readonly whole: boolean;
  private readonly binPs: Picoseconds;
  private readonly leaving: LeavingCells | null;
  /** Null if no condition and no value uses a measure of one sender. */
  private readonly ofSenders: SenderCounts | null;
  /** Whether cells do not leave in the order of arrival, so that a picture of the buffer needs the waiting cells of each sender. */
  private readonly showsHeld: boolean;
  /** Time at which the run has to stop, picoseconds. */
  stop: Picoseconds = Infinity;
  /** Time of the event to which the state belongs; the run is 1 ps later. */
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
  /** Number of cells that have begun to leave, and the times of the last ones, exact while the run goes event by event. */
  private begun = 0;
  private departures: Picoseconds[] = [];
  private isEmpty = true;
  private emptyFrom: Picoseconds = 0;
  private begunAtEmpty = 0;
  private isEmptyNew = false;
  /** Shortest and longest queue since the start of the last `leap`. */
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
   * @param whole whether to keep queue, order of cells and timers, in addition to the use of the link
   * @param isWatched whether conditions are tested
   * @param hasSenders whether conditions or values use measures of single senders
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

  /** Retransmission timeouts since 0 s. */
  get timeoutsSoFar(): number {
    return this.timeoutsInAll;
  }

  /** Counters at the start of the present moment. */
  get bases(): Bases {
    return { lost: this.lostBefore, timeouts: this.timeoutsBefore, inVain: this.inVainBefore };
  }

  get inVain(): number {
    return this.inVainSoFar - this.inVainBefore;
  }

  /** Data cells of incomplete packets that have reached their destination over the link since 0 s. */
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

  /** Time since which the queue counts as empty; Infinity if it does not. */
  get emptySince(): Picoseconds {
    return this.isEmpty ? this.emptyFrom : Infinity;
  }

  /** Cells that had begun to leave at that time. */
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

  /** The sender whose timer expires first, and the time until then; null if no timer is set. */
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

  /** Begins the counters of the next moment. */
  count(): void {
    this.lostBefore = this.lostInAll;
    this.timeoutsBefore = this.timeoutsInAll;
    this.inVainBefore = this.inVainSoFar;
  }

  /** Runs to the next event, to the end of the bin, or to `wake`, whichever is first. */
  step(wake: Picoseconds): void {
    const { simulation, port } = this;
    let next = Infinity;
    for (const node of simulation.network.nodes) next = Math.min(next, node.nextTime);
    if (port.waiting > 0) next = Math.min(next, port.queue.nextDeparture, lookaheadStart(port));
    const time = Math.max(this.simulation.now, Math.min(next, wake));
    this.goTo(Math.min(time + 1, this.farthest));
  }

  /** Runs to the end of the bin, or to `before` if that is earlier. */
  stepBin(before: Picoseconds = Infinity): void {
    this.goTo(Math.min(this.farthest, before));
  }

  /** Runs to a time. @returns the shortest and the longest queue in between */
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

  /** Time at which the last departure leaves a time window of `ms` milliseconds; Infinity if it already has. */
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

  /** Counts losses at the port, and timeouts of the senders. */
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

  /** Returns the data since the last part. */
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

/** Time at which the first waiting cell begins to leave, for the FIFO transmitter, which computes departures in advance; else Infinity. */
const lookaheadStart = ({ queue: { transmitter } }: Port): Picoseconds =>
  transmitter instanceof FifoQueue ? transmitter.start : Infinity;
