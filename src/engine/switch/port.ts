import { type Decision, type PortState, PS_PER_SECOND, SERVICE_CLASSES } from '../../contract/index.ts';
import { RateControl } from '../abr/rateControl.ts';
import type { RmTable } from '../abr/rmTable.ts';
import {
  BACKWARD_NOTICE,
  type CellRecords,
  CREDIT,
  EFCI,
  endsOfData,
  FLOW_MASK,
  isAckFlow,
  LAST_CELL,
  RM,
} from '../atm/cell.ts';
import type { Flow } from '../atm/flow.ts';
import type { Link } from '../atm/link.ts';
import type { PortCredits } from '../credit/portCredits.ts';
import type { BinTrace } from '../probe/binTrace.ts';
import type { RandomStream } from '../sim/random.ts';
import { findAllocation } from './allocation/index.ts';
import { Calm } from './calm.ts';
import { changeOver, type MakeScheduler, needsQueues, schedulerMaker } from './changeover.ts';
import type { CreditedTransmitter } from './creditedTransmitter.ts';
import { findPolicy } from './discard/index.ts';
import {
  type ArrivingCell,
  accept,
  type DiscardPolicy,
  isAccepted,
  lineOf,
  type Names,
  refuse,
  type Verdict,
} from './discard/policy.ts';
import type { DropList, DropListListener } from './dropList.ts';
import type { FrontDrop } from './frontDrop.ts';
import { LookaheadTransmitter } from './lookaheadTransmitter.ts';
import { Losses } from './losses.ts';
import type { Occupancy } from './occupancy.ts';
import { toldDecision, withShare } from './portTold.ts';
import { QueuedTransmitter } from './queuedTransmitter.ts';
import { QueueStatistics } from './queueStatistics.ts';
import { findScheduler } from './schedulers/index.ts';
import { ShareKeeper } from './shareKeeper.ts';
import type { Counted, DepartureSink, Transmitter, VisitCell } from './transmitter.ts';
import type { VcTable } from './vcTable.ts';

const ABR = SERVICE_CLASSES.indexOf('abr');

/** What a port is made of, beside its settings. */
export interface PortParts {
  readonly index: number;
  readonly link: Link;
  readonly flows: readonly Flow[];
  readonly names: Names;
  readonly random: RandomStream;
  readonly vcs: VcTable;
  /** Flows that cross the port. */
  readonly members: readonly number[];
  /** RM cells that pass, by VC index; null for VCs without rate control. */
  readonly tables: readonly (RmTable | null)[];
  /** Null where neither VCs with credit nor their credits pass. */
  readonly credits: PortCredits | null;
}

/**
 * An output port: the discard policy in front of a finite buffer, its counters and its listeners.
 * How cells wait and leave is left to its transmitter. The port takes the fast kind where that will
 * do and changes it under way when its settings do.
 */
export class Port implements DropListListener, Counted {
  readonly id: string;
  readonly index: number;
  readonly link: Link;
  readonly flows: readonly Flow[];
  readonly statistics = new QueueStatistics();
  readonly losses: Losses;
  readonly names: Names;
  readonly cell: ArrivingCell;
  private inForce: PortState;
  policy: DiscardPolicy;
  /** Those of the policy. */
  occupancy: Occupancy | null = null;
  transmitter: Transmitter;
  /** The same, where cells wait in queues per flow. */
  queued: QueuedTransmitter | null = null;
  private general: boolean;
  /** All cells wait in one line, whatever keeps them. */
  private oneLine = true;
  /** Null while every place is for everybody. */
  private keeper: ShareKeeper | null = null;
  private readonly vcs: VcTable;
  readonly members: readonly number[];
  /** Null where no data of an ABR VC pass. */
  readonly rates: RateControl | null;
  readonly isRated: Uint8Array;
  /** VCs with credit: their cells have places of their own, outside the buffer and its policy. */
  readonly credits: PortCredits | null;
  efciAbove = Infinity;
  private readonly tables: readonly (RmTable | null)[];
  /** Some member is a merged VC, in which frames of data and of acknowledgements follow each other. */
  private readonly merges: boolean;
  private list: DropList | null = null;
  readonly random: RandomStream;
  private calm: Calm = new Calm(0);
  private front: FrontDrop | null = null;
  private marking: Uint8Array | null = null;
  capacity: number;
  /** Cells waiting; the cell on the wire is not counted. */
  waiting = 0;
  /** 1 while a frame of the flow is arriving, as far as the port has seen. */
  readonly inFrame: Uint8Array;
  /** Cells taken, by flow. */
  readonly taken: Float64Array;
  readonly waited: Float64Array;
  offered = 0;
  /** RM cells taken and not thrown out again, of both directions. */
  rmCells = 0;
  /** Data frames whose last cell arrived. */
  frames = 0;
  /** The last decision: verdict and flow. */
  lastVerdict: Verdict = 0;
  lastFlow = 0;
  /** That cell was accepted by the policy and refused by the allocation. */
  private lastCapped = false;
  /** First last-of-frame cell since somebody set this to Infinity. */
  nextEndTime = -1;
  /** The newest one while somebody looks out. */
  lastEndTime = -1;

  queueTrace: BinTrace | null = null;
  departures: DepartureSink | null = null;
  private averageTo: BinTrace | null = null;
  /** Looks out for ends of frames while set; `inspecting` as well: tells every decision whole. */
  watched = false;
  inspecting = false;
  lastDecision: Decision | null = null;

  /** @param general queues per flow even where the fast transmitter would do */
  constructor(parts: PortParts, settings: PortState, general: boolean) {
    const { index, link, flows, names, random, vcs, members, tables, credits } = parts;
    this.id = link.id;
    this.index = index;
    this.link = link;
    this.cell = { flow: 0, first: false, last: false, queue: 0, since: 0, now: 0, cellTime: link.cellWhole };
    this.flows = flows;
    this.names = names;
    this.vcs = vcs;
    this.members = members;
    this.merges = members.some((flow) => flows[flow].merged);
    this.losses = new Losses(link.id, index, flows);
    this.tables = tables;
    this.credits = credits;
    this.isRated = Uint8Array.from(flows, (_, flow) =>
      members.includes(flow) && !isAckFlow(flow) && (tables[flow >> 1] ?? null) !== null ? 1 : 0,
    );
    this.rates = this.isRated.includes(1) ? new RateControl(this, tables, settings.algorithm) : null;
    this.inFrame = new Uint8Array(flows.length);
    this.taken = new Float64Array(flows.length);
    this.waited = new Float64Array(flows.length);
    this.random = random;
    this.general = general;
    this.inForce = settings;
    this.capacity = settings.bufferCells;
    this.transmitter = new LookaheadTransmitter(this);
    this.policy = findPolicy(settings.policy).create(flows.length, random);
    this.installPolicy();
    this.arrange(settings, 0);
    this.controlRates(0);
  }

  get settings(): PortState {
    return this.inForce;
  }

  /** What each flow may hold; null while every place is for everybody. */
  get shares(): ShareKeeper | null {
    return this.keeper;
  }

  get policyId(): string {
    return this.inForce.policy;
  }

  /** Other settings from now on. What they replace begins afresh; cells already waiting stay. */
  set(settings: PortState, now: number): void {
    this.serveUntil(now - 1);
    const before = this.inForce;
    this.inForce = settings;
    this.capacity = settings.bufferCells;
    if (settings.policy === before.policy) this.policy.configure(settings.params, this.capacity);
    else {
      this.policy.list?.clear(now);
      if ((this.policy.suspendedUntil ?? 0) > now) this.losses.resume(now);
      this.policy = findPolicy(settings.policy).create(this.flows.length, this.random);
      this.installPolicy();
      this.averageTo?.restart(now, this.policy.average ?? Number.NaN);
    }
    this.arrange(before, now);
    this.controlRates(now);
  }

  private controlRates(now: number): void {
    const { rates, inForce, capacity, link } = this;
    if (rates === null) return;
    const cellTime = link.cellWhole + link.cellPart / link.modulus;
    rates.set(
      inForce.algorithm,
      inForce.algorithmParams,
      { capacity: PS_PER_SECOND / cellTime, buffer: capacity },
      now,
    );
    this.efciAbove = rates.algorithm.efciAbove;
  }

  /** Settings of another moment, whose cells come after: whoever waits now is neither served nor told. */
  setForRestore(settings: PortState, now: number): void {
    const { losses, queueTrace, averageTrace } = this;
    const { events } = losses;
    losses.events = null;
    this.queueTrace = null;
    this.averageTrace = null;
    this.rates?.stop();
    this.waiting = 0;
    this.set(settings, now);
    losses.events = events;
    this.queueTrace = queueTrace;
    this.averageTrace = averageTrace;
  }

  /** What hears of the average that the policy keeps, this one and those after it; null for nobody. */
  get averageTrace(): BinTrace | null {
    return this.averageTo;
  }

  set averageTrace(trace: BinTrace | null) {
    this.averageTo = trace;
    if (this.policy.averageTrace !== undefined) this.policy.averageTrace = trace;
  }

  private installPolicy(): void {
    this.calm = this.policy.calm;
    this.front = this.policy.front ?? null;
    this.marking = this.policy.marking ?? null;
    this.averageTrace = this.averageTo;
    this.list = this.policy.list;
    if (this.list !== null) this.list.listener = this;
    const { occupancy } = this.policy;
    this.occupancy = occupancy;
    if (occupancy !== null && this.waiting > 0)
      this.forEachWaiting((meta) => occupancy.join(meta & FLOW_MASK));
    this.policy.configure(this.inForce.params, this.capacity);
  }

  /** From now on queues per flow, needed or not; or only where they are needed. */
  keepGeneral(general: boolean, now: number): void {
    this.serveUntil(now - 1);
    this.general = general;
    this.arrange(this.inForce, now);
  }

  /** The transmitter, scheduler and shares that the settings ask for. Waiting cells move along. */
  private arrange(before: PortState, now: number): void {
    const { allocation, allocationParams, scheduler, schedulerParams } = this.inForce;
    const definition = findAllocation(allocation);
    this.keeper = definition.isShared === true ? null : new ShareKeeper(definition, this.sharers, this.vcs);
    this.keeper?.configure(allocationParams, this.capacity);
    this.lastCapped = false;
    this.oneLine = findScheduler(scheduler).isFifo === true;
    const queues = this.general || this.credits !== null || this.keeper !== null || needsQueues(this.inForce);
    const make = this.makeScheduler();
    const present = this.transmitter;
    present.bookAhead(this.waited, now, -1);
    const stays = present instanceof QueuedTransmitter && queues;
    if (stays && (scheduler !== before.scheduler || schedulerParams !== before.schedulerParams))
      present.reschedule(make, now);
    this.transmitter = changeOver(present, this, this.flows.length, queues, make, now);
    this.transmitter.bookAhead(this.waited, now, 1);
    this.queued = this.transmitter instanceof QueuedTransmitter ? this.transmitter : null;
  }

  /** Flows that share the buffer. */
  private get sharers(): readonly number[] {
    const { credits, members } = this;
    return credits === null ? members : members.filter((flow) => !credits.covers(flow));
  }

  /** Of the buffer, and those of VCs with credit. */
  get places(): number {
    return this.capacity + (this.credits?.receiver.placesOf(this.members) ?? 0);
  }

  /** Places of the buffer that are taken. */
  private get held(): number {
    return this.credits === null ? this.waiting : this.waiting - this.credits.cells;
  }

  private makeScheduler(): MakeScheduler {
    return schedulerMaker(this.inForce, this.link, this.flows.length, this.vcs);
  }

  /** What the table says of VCs has changed. @param classes also to which class one of them belongs */
  vcsChanged(classes: boolean, now: number): void {
    this.serveUntil(now - 1);
    this.keeper?.configure(this.inForce.allocationParams, this.capacity);
    if (this.queued === null) return;
    if (classes && findScheduler(this.inForce.scheduler).byClass === true)
      this.queued.reschedule(this.makeScheduler(), now);
    else this.queued.scheduler.weightsChanged(now);
  }

  /** The cell in this slot of an input link, or of what keeps cells, reaches the port. Times never fall. */
  arrive(from: CellRecords, slot: number): void {
    const cell = this.cell;
    if (this.rates !== null) this.rates.advance(from.time[slot]);
    cell.now = from.time[slot];
    if (this.waiting > 0) this.transmitter.serve(cell.now);
    const meta = from.meta[slot];
    const flow = meta & FLOW_MASK;
    const last = (meta & LAST_CELL) !== 0;
    this.frames += endsOfData(meta);
    if (last && this.merges && this.losses.isAck(flow, from.frame[slot])) this.frames -= endsOfData(meta);
    if (this.credits?.covers(flow)) {
      this.offered++;
      if (last && this.watched) this.noteEnd(cell.now);
      this.takeCredited(this.credits, meta, from.frame[slot]);
      return;
    }
    if (
      this.keeper === null &&
      ((this.waiting < this.calm.below && this.isCalm()) ||
        (this.waiting < this.calm.later && this.isLater(flow)))
    ) {
      this.inFrame[flow] = last ? 0 : 1;
      this.offered++;
      this.lastVerdict = accept(this.calm.line);
      this.lastFlow = flow;
      this.take(meta, flow, from.frame[slot]);
      return;
    }
    cell.flow = flow;
    cell.first = this.inFrame[flow] === 0;
    cell.last = last;
    const victim = this.victimFor(flow);
    cell.queue = victim < 0 ? this.held : this.held - 1;
    cell.since = this.statistics.since;
    this.inFrame[flow] = last ? 0 : 1;
    this.offered++;
    if (this.watched) this.watch();
    const verdict = this.policy.decide(cell);
    this.lastVerdict = verdict;
    this.lastFlow = flow;
    if (this.front !== null) this.attendTo(this.front);
    if (this.inspecting && this.keeper !== null && this.lastDecision !== null)
      this.lastDecision = withShare(this.lastDecision, this, this.keeper, victim);
    if (!isAccepted(verdict))
      this.losses.byPolicy(cell.now, flow, from.frame[slot], last, verdict, this.waiting);
    else {
      if (this.isCapped(flow, from.frame[slot], last)) return;
      if (victim >= 0 && this.held === this.capacity) this.pushOut(victim, flow);
      if (cell.first && this.marking !== null && this.marking[flow] === 1)
        this.losses.noteMark(cell.now, flow, from.frame[slot], this.policy.markLine ?? 0);
      this.take(meta, flow, from.frame[slot]);
    }
  }

  /** Slot of the cell that would give its place to a cell of `flow` when the buffer is full; -1 for none. */
  private victimFor(flow: number): number {
    const { keeper, queued } = this;
    if (keeper === null || queued === null || this.held !== this.capacity) return -1;
    return keeper.victim(flow, queued.queues);
  }

  /** Whether the flow holds all it may: then the cell is lost, and the policy goes on as after any loss. */
  private isCapped(flow: number, frame: number, last: boolean): boolean {
    const { keeper, queued, cell } = this;
    if (keeper === null || queued === null) return false;
    const line = keeper.refuses(flow, queued.queues.length[flow]);
    this.lastCapped = line > 0;
    if (line === 0) return false;
    this.losses.byCap(cell.now, flow, frame, last, line, this.waiting);
    if (!(cell.first && last)) this.list?.capture(flow, cell.now);
    return true;
  }

  /** A cell of a VC with credit. Its sender knew of a place; where it did not, the cell is lost as if over its share. */
  private takeCredited({ receiver }: PortCredits, meta: number, frame: number): void {
    const flow = meta & FLOW_MASK;
    const { now } = this.cell;
    if (receiver.isFull(flow)) {
      this.losses.byCap(now, flow, frame, (meta & LAST_CELL) !== 0, 0, this.waiting);
      return;
    }
    this.taken[flow]++;
    this.transmitter.take(now, meta, frame);
  }

  /** A credit of the flow comes back from the end of this hop. @param count credits since the start */
  takeCredit(now: number, flow: number, count: number): void {
    this.serveUntil(now);
    this.credits?.sender.restore(flow, count);
    (this.transmitter as CreditedTransmitter).release(flow, now);
  }

  /** Some VCs may have got places by a new division of them. */
  releaseAll(now: number): void {
    for (const flow of this.members) (this.transmitter as CreditedTransmitter).release(flow, now);
  }

  /** Takes a credit of this flow to the beginning of the hop before. @param aside it takes no slot */
  returnCredit(now: number, flow: number, count: number, aside: boolean): void {
    this.serveUntil(now);
    if (aside) this.link.sendAside(now, flow | CREDIT, count);
    else (this.transmitter as CreditedTransmitter).takeCredit(now, flow, count);
  }

  /** An RM cell reaches the port: it belongs to no frame, so nothing but a full buffer stops it. */
  arriveRm(now: number, meta: number, serial: number): void {
    this.serveUntil(now);
    if (this.held >= this.capacity) {
      this.loseRm(meta, serial);
      return;
    }
    this.taken[meta & FLOW_MASK]++;
    this.rmCells++;
    this.transmitter.take(now, meta, serial);
  }

  private loseRm(meta: number, serial: number): void {
    this.losses.rmCells++;
    if ((meta & BACKWARD_NOTICE) === 0) this.tables[(meta & FLOW_MASK) >> 1]?.lose(serial);
  }

  /** ABR cells that wait; in a line that all share, every cell. */
  get abrWaiting(): number {
    const { queued, members, vcs } = this;
    if (queued === null || this.oneLine) return this.waiting;
    let cells = 0;
    for (const flow of members) if (vcs.serviceClass[flow] === ABR) cells += queued.cellsOf(flow);
    return cells;
  }

  /** Place in SERVICE_CLASSES, by flow, as it stands. */
  get serviceClass(): Readonly<Uint8Array> {
    return this.vcs.serviceClass;
  }

  /** Whether cells of this flow have priority over ABR. */
  isHigher(flow: number): boolean {
    return this.vcs.serviceClass[flow] < ABR;
  }

  /** Takes a waiting cell out of its queue for a cell of another flow. */
  private pushOut(slot: number, gainer: number): void {
    const queued = this.queued as QueuedTransmitter;
    const { queues } = queued;
    const flow = queues.flowOf(slot);
    const meta = queues.meta[slot];
    const last = (meta & LAST_CELL) !== 0;
    queued.remove(slot, this.cell.now);
    if ((meta & RM) !== 0) {
      this.rmCells--;
      this.loseRm(meta, queues.frame[slot]);
      return;
    }
    this.losses.byPushOut(this.cell.now, flow, queues.frame[slot], last, gainer, this.waiting);
  }

  private take(meta: number, flow: number, frame: number): void {
    this.taken[flow]++;
    const marked = this.marking !== null && this.marking[flow] === 1;
    this.transmitter.take(this.cell.now, marked ? meta | EFCI : meta, frame);
  }

  /** Carries out what the policy asked for with its decision. */
  private attendTo(front: FrontDrop): void {
    if (front.pausePs > 0) this.losses.suspend(this.cell.now, front.pausePs);
    if (front.cells > 0) this.dropFront(front);
  }

  /** Takes out cells where the next one to be served stands; each is lost as if it had been refused. */
  private dropFront(front: FrontDrop): void {
    const { transmitter } = this;
    const { now } = this.cell;
    if (!(transmitter instanceof QueuedTransmitter))
      throw new Error(`port ${this.id} holds no cells to take out`);
    for (; front.cells > 0 && this.held > 0; front.cells--) {
      const slot = transmitter.removeHead(now);
      const meta = transmitter.queues.meta[slot];
      const last = (meta & LAST_CELL) !== 0;
      const frame = transmitter.queues.frame[slot];
      if ((meta & RM) !== 0) {
        this.rmCells--;
        this.loseRm(meta, frame);
      } else this.losses.byPolicy(now, meta & FLOW_MASK, frame, last, refuse(front.line), this.waiting);
    }
    front.cells = 0;
  }

  /** Nobody is being refused and nobody wants to hear of each decision. */
  private isCalm(): boolean {
    const { list } = this;
    return !this.watched && (list === null || list.size === 0);
  }

  /** The frame of this cell has begun and is not being refused, and nobody wants to hear of each decision. */
  private isLater(flow: number): boolean {
    const { list } = this;
    return this.inFrame[flow] === 1 && !this.watched && (list === null || !list.has(flow));
  }

  listed(flow: number, on: boolean, now: number): void {
    this.losses.noteListed(now, flow, on, this.policy.list?.size ?? 0);
  }

  /** Which line decided about whom; null before the first cell. */
  get lastDecisionInBrief(): { line: number; vc: number; accepted: boolean } | null {
    if (this.lastVerdict === 0) return null;
    return {
      line: lineOf(this.lastVerdict),
      vc: this.flows[this.lastFlow].vc,
      accepted: isAccepted(this.lastVerdict) && !this.lastCapped,
    };
  }

  private watch(): void {
    if (this.cell.last) this.noteEnd(this.cell.now);
    if (this.inspecting) this.lastDecision = toldDecision(this);
  }

  private noteEnd(now: number): void {
    this.lastEndTime = now;
    if (this.nextEndTime === Infinity) this.nextEndTime = now;
  }

  /** Brings the queue to `time`: cells whose transmission has begun by then, that instant included, have left. */
  serveUntil(time: number): void {
    if (this.rates !== null) this.rates.advance(time);
    this.serve(time);
  }

  /** The same for rate control, which ends its own intervals. */
  serve(time: number): void {
    this.cell.now = time;
    if (this.waiting > 0 || this.credits !== null) this.transmitter.serve(time);
  }

  /** Picoseconds waited up to `now`, by flow; call after `serveUntil`. */
  waitedUntil(now: number): Float64Array {
    const waited = this.waited.slice();
    this.transmitter.bookAhead(waited, now, -1);
    return waited;
  }

  /** Waiting cells in the order of their arrival. */
  forEachWaiting(visit: VisitCell): void {
    this.transmitter.forEachWaiting(visit);
  }

  /** Whether waiting cells stand at the port; else they are in the ring of its link already. */
  get hasDepartures(): boolean {
    return this.transmitter.holdsCells;
  }

  /** When the next waiting cell begins to leave, where that is still to be decided; Infinity for none. */
  get nextDeparture(): number {
    return this.transmitter.nextDeparture;
  }
}
