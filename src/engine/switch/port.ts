import { type Decision, type PortState, PS_PER_SECOND, SERVICE_CLASSES } from '../../contract/index.ts';
import { RateControl } from '../abr/rateControl.ts';
import type { RmTable } from '../abr/rmTable.ts';
import { type CellRecords, EFCI, endsOfData, FLOW_MASK, isAckFlow, LAST_CELL } from '../atm/cell.ts';
import type { Flow } from '../atm/flow.ts';
import type { Link } from '../atm/link.ts';
import type { PortCredits } from '../credit/portCredits.ts';
import type { RandomStream } from '../sim/random.ts';
import type { StateIo } from '../sim/state.ts';
import { findAllocation } from './allocation/index.ts';
import { ClassBuffers } from './classBuffers.ts';
import { findPolicy } from './discard/index.ts';
import {
  type ArrivingCell,
  accept,
  type DiscardPolicy,
  isAccepted,
  lineOf,
  type Names,
  type PolicyHooks,
  type Verdict,
} from './discard/policy.ts';
import { explainDecision, explainDeparture, withShare } from './explainPort.ts';
import type { FrontDrop } from './frontDrop.ts';
import { PortHooks } from './portHooks.ts';
import { PortProbes } from './portProbe.ts';
import { PushOut } from './pushOut.ts';
import { RmCells } from './rmCells.ts';
import { findScheduler } from './schedulers/index.ts';
import { BufferSharing } from './shares/bufferSharing.ts';
import type { DropList, DropListListener } from './state/dropList.ts';
import { Losses } from './state/losses.ts';
import type { Occupancy } from './state/occupancy.ts';
import { QueueStatistics } from './state/queueStatistics.ts';
import type { VcTable } from './state/vcTable.ts';
import { AcceptThreshold } from './transmit/acceptThreshold.ts';
import { ArrivalBatch } from './transmit/arrivalBatch.ts';
import { migrateCells, needsQueues, type SchedulerFactory, schedulerMaker } from './transmit/changeover.ts';
import { CreditGatedQueues } from './transmit/creditGatedQueues.ts';
import { FifoQueue } from './transmit/fifoQueue.ts';
import type { Counted, DepartureFilter, Transmitter, VisitCell } from './transmit/transmitter.ts';
import { VcQueues } from './transmit/vcQueues.ts';

const ABR = SERVICE_CLASSES.indexOf('abr');

/** What a port is built from, in addition to its settings. */
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
  readonly probes = new PortProbes();
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
  queued: VcQueues | null = null;
  private general: boolean;
  /** All cells wait in one line, whatever keeps them. */
  private oneLine = true;
  /** Null while all VCs share every place. */
  private keeper: BufferSharing | null = null;
  /** The policy, where each service class has a separate buffer; else null. */
  parts: ClassBuffers | null = null;
  /** Then its keepers, by class; empty while every place of a class is for all its VCs. */
  private keepers: readonly BufferSharing[] = [];
  private readonly vcs: VcTable;
  /** As of some version of what it knows of VCs. */
  private readonly classes = { version: -1, areOne: false };
  readonly members: readonly number[];
  /** Null where no data of an ABR VC pass. */
  readonly rates: RateControl | null;
  /** By flow: 1 for data of an ABR VC that cross it. */
  isRated: Uint8Array;
  /** VCs with credit: their cells have places of their own, outside the buffer and its policy. */
  readonly credits: PortCredits | null;
  readonly rm: RmCells;
  private readonly displacement = new PushOut(this);
  efciAbove = Infinity;
  /** Cells meet nothing here but the policy. */
  private isPlain = false;
  private list: DropList | null = null;
  readonly random: RandomStream;
  acceptThreshold: AcceptThreshold = new AcceptThreshold(0);
  /** Null while the policy only judges cells that come. */
  hooks: PortHooks | null = null;
  /** What comes together. */
  readonly arrivals = new ArrivalBatch(this);
  /** The transmitter, where cells that the policy surely accepts need nothing else. */
  fifoFastPath: FifoQueue | null = null;
  private front: FrontDrop | null = null;
  private marking: Uint8Array | null = null;
  capacity: number;
  /** Cells waiting; the cell on the wire is not counted. */
  waiting = 0;
  /** 1 while a frame of the flow is arriving, by the cells that the port has seen. */
  inFrame: Uint8Array;
  /** Cells taken, by flow. */
  taken: Float64Array;
  waited: Float64Array;
  /** Of those taken, the ones that were lost while they waited or as they were about to leave, by flow. */
  withdrawn: Float64Array;
  offered = 0;
  /** Packets whose last cell arrived. */
  frames = 0;
  /** The last decision: verdict and flow. */
  lastVerdict: Verdict = 0;
  lastFlow = 0;
  /** That cell was accepted by the policy and refused by the allocation. */
  private lastCapped = false;
  /** The decision about the last cell that was about to leave, while a probe listens to decisions. */
  private leaving: Decision | null = null;

  /** @param general queues per flow even where the fast transmitter would do */
  constructor(parts: PortParts, settings: PortState, general: boolean) {
    const { index, link, flows, names, random, vcs, members, tables, credits } = parts;
    this.id = link.id;
    this.index = index;
    this.link = link;
    this.cell = {
      flow: 0,
      first: false,
      last: false,
      queue: 0,
      since: 0,
      now: 0,
      cellTime: link.cellWhole,
      isWireFree: false,
    };
    this.flows = flows;
    this.names = names;
    this.vcs = vcs;
    this.members = members;
    this.losses = new Losses(link.id, index, flows, members, this.probes);
    this.credits = credits;
    this.rm = new RmCells(this, tables);
    this.isRated = new Uint8Array(flows.length);
    for (const flow of members)
      if (!isAckFlow(flow) && (tables[flow >> 1] ?? null) !== null) this.isRated[flow] = 1;
    this.rates = this.isRated.includes(1) ? new RateControl(this, tables, settings.algorithm) : null;
    this.inFrame = new Uint8Array(flows.length);
    this.taken = new Float64Array(flows.length);
    this.waited = new Float64Array(flows.length);
    this.withdrawn = new Float64Array(flows.length);
    this.random = random;
    this.general = general;
    this.inForce = settings;
    this.capacity = settings.bufferCells;
    this.transmitter = new FifoQueue(this);
    this.policy = this.createPolicy();
    this.installPolicy(0);
    this.hookUp(0);
    this.arrange(settings, 0);
    this.controlRates(0);
  }

  /** By flow it is empty for those that do not cross it. Everything else follows from its settings. */
  state(io: StateIo): void {
    this.waiting = io.number(this.waiting);
    this.offered = io.number(this.offered);
    this.frames = io.number(this.frames);
    this.lastVerdict = io.number(this.lastVerdict);
    this.lastFlow = io.number(this.lastFlow);
    this.lastCapped = io.flag(this.lastCapped);
    for (const byFlow of [this.inFrame, this.taken, this.waited, this.withdrawn])
      io.places(byFlow, this.members);
  }

  get settings(): PortState {
    return this.inForce;
  }

  get policyId(): string {
    return this.inForce.policy;
  }

  /** Other settings from now on. What they replace starts with empty state; waiting cells stay. */
  set(settings: PortState, now: number): void {
    this.serveUntil(now - 1);
    const before = this.inForce;
    this.inForce = settings;
    this.capacity = settings.bufferCells;
    if (settings.classes !== undefined && this.parts !== null) {
      this.parts.set(settings.classes, now);
      this.capacity = this.parts.places;
    } else if (settings.classes === undefined && this.parts === null && settings.policy === before.policy)
      this.policy.configure(settings.params, this.capacity);
    else {
      this.policy.list?.clear(now);
      if ((this.policy.suspendedUntil ?? 0) > now) this.losses.resume(now);
      this.policy = this.createPolicy();
      this.installPolicy(now);
      this.probes.averageTrace?.restart(now, this.policy.average ?? Number.NaN);
    }
    this.hookUp(now);
    this.arrange(before, now);
    this.controlRates(now);
  }

  /** Connects the hooks of its policy; a running timer goes on. */
  private hookUp(now: number): void {
    const { hooks = null } = this.policy;
    if (hooks === null) this.hooks = null;
    else if (this.hooks?.of !== hooks) this.hooks = new PortHooks(this, hooks);
    hooks?.begin(now, this.link.cellWhole);
  }

  /** The transmitter, where VCs with credit pass, or their credits: they keep the port at it. */
  get credited(): CreditGatedQueues | null {
    return this.transmitter instanceof CreditGatedQueues ? this.transmitter : null;
  }

  /** What decides about cells that leave. */
  get gate(): DepartureFilter | null {
    return this.hooks;
  }

  private controlRates(now: number): void {
    const { rates, inForce, capacity, link } = this;
    if (rates === null) return;
    const cellTime = link.cellWhole + link.cellPart / link.modulus;
    const higher = this.members.some((flow) => this.isHigher(flow));
    rates.set(
      inForce.algorithm,
      inForce.algorithmParams,
      { capacity: PS_PER_SECOND / cellTime, buffer: this.parts?.capacityOf(ABR) ?? capacity, higher },
      now,
    );
    this.efciAbove = rates.algorithm.efciAbove;
  }

  /** Settings of another moment, whose cells are loaded next: cells that wait now are not served, and no probe sees it. */
  restoreSettings(settings: PortState, now: number): void {
    this.rates?.stop();
    this.hooks?.of.stop();
    this.waiting = 0;
    this.probes.unseen(() => this.set(settings, now));
  }

  private createPolicy(): DiscardPolicy {
    const { inForce, flows, random, members, vcs, credits } = this;
    if (inForce.classes === undefined)
      return findPolicy(inForce.policy).create(flows.length, random, members.length);
    const isOutside = (flow: number): boolean => credits?.covers(flow) === true;
    return new ClassBuffers(inForce.classes, { random, members, classOf: vcs.serviceClass, isOutside });
  }

  private installPolicy(now: number): void {
    this.parts = this.policy instanceof ClassBuffers ? this.policy : null;
    if (this.parts !== null) this.capacity = this.parts.places;
    this.acceptThreshold = this.policy.acceptThreshold;
    this.front = this.policy.front ?? null;
    this.marking = this.policy.marking ?? null;
    if (this.policy.probes !== undefined) this.policy.probes = this.probes;
    this.list = this.policy.list;
    if (this.list !== null) this.list.listener = this;
    this.policy.failing = (flow, line, at) => this.losses.noteFault(at, flow, line);
    const { occupancy } = this.policy;
    this.occupancy = occupancy;
    if (occupancy !== null && this.waiting > 0)
      this.forEachWaiting((meta) => occupancy.join(meta & FLOW_MASK, now));
    this.policy.configure(this.inForce.params, this.capacity);
  }

  /** From now on queues per flow, needed or not; or only where they are needed. */
  keepGeneral(general: boolean, now: number): void {
    this.serveUntil(now - 1);
    this.general = general;
    this.arrange(this.inForce, now);
  }

  /** Installs the transmitter, scheduler and shares of the settings. Waiting cells move to them. */
  private arrange(before: PortState, now: number): void {
    const { scheduler, schedulerParams } = this.inForce;
    this.keepShares();
    this.lastCapped = false;
    this.oneLine = findScheduler(scheduler).isFifo === true;
    const needed = this.credits !== null || this.keeper !== null || this.parts !== null;
    const queues = this.general || needed || needsQueues(this.inForce);
    const make = this.makeScheduler();
    const present = this.transmitter;
    present.addUnservedWait(this.waited, now, -1);
    const stays = present instanceof VcQueues && queues;
    if (stays && (scheduler !== before.scheduler || schedulerParams !== before.schedulerParams))
      present.reschedule(make, now);
    this.transmitter = migrateCells(present, this, this.flows.length, queues, make, now);
    this.transmitter.addUnservedWait(this.waited, now, 1);
    this.queued = this.transmitter instanceof VcQueues ? this.transmitter : null;
    this.isPlain = !needed && this.marking === null;
    const { transmitter } = this;
    const isFast = transmitter instanceof FifoQueue;
    this.fifoFastPath = isFast && this.isPlain && this.occupancy === null ? transmitter : null;
  }

  /** Enforces shares of the buffer, or of the separate buffer of each class. */
  private keepShares(): void {
    const { parts, sharingFlows, vcs } = this;
    const { allocation, allocationParams } = this.inForce;
    const definition = findAllocation(allocation);
    const isShared = definition.isShared === true;
    this.keeper = isShared || parts !== null ? null : new BufferSharing(definition, sharingFlows, vcs);
    this.keepers =
      isShared || parts === null
        ? []
        : SERVICE_CLASSES.map(
            (_, one) =>
              new BufferSharing(
                definition,
                sharingFlows.filter((flow) => parts.classOf(flow) === one),
                vcs,
              ),
          );
    this.configureShares(allocationParams);
  }

  private configureShares(params: PortState['allocationParams']): void {
    this.keeper?.configure(params, this.capacity);
    for (const [one, keeper] of this.keepers.entries())
      keeper.configure(params, this.parts?.capacityOf(one) ?? 0);
  }

  /** Of the buffer that a flow has its places in: the port's, or that of its class. */
  sharesFor(flow: number): BufferSharing | null {
    return this.parts === null ? this.keeper : (this.keepers[this.parts.classOf(flow)] ?? null);
  }

  capacityFor(flow: number): number {
    return this.parts === null ? this.capacity : this.parts.capacityOf(this.parts.classOf(flow));
  }

  occupancyOf(flow: number): number {
    return this.parts === null ? this.held : this.parts.occupancyOf(flow);
  }

  hasRoomFor(flow: number): boolean {
    return this.occupancyOf(flow) < this.capacityFor(flow);
  }

  /** Takes out the cell that would leave that buffer next; of a class, its oldest. */
  removeHeadFor(flow: number, now: number): number {
    const queued = this.queued as VcQueues;
    const { parts } = this;
    if (parts === null) return queued.removeHead(now);
    const one = parts.classOf(flow);
    return queued.removeOldest(
      now,
      (other) => parts.classOf(other) === one && this.credits?.covers(other) !== true,
    );
  }

  /** The policy that judges cells of a flow. */
  policyIdFor(flow: number): string {
    return this.parts?.policyIdFor(flow) ?? this.inForce.policy;
  }

  /** Flows that share the buffer. */
  private get sharingFlows(): readonly number[] {
    const { credits, members } = this;
    return credits === null ? members : members.filter((flow) => !credits.covers(flow));
  }

  /** Of the buffer, and those of VCs with credit. */
  get places(): number {
    return this.capacity + (this.credits?.receiver.placesOf(this.members) ?? 0);
  }

  /** Places of the buffer that are taken. */
  get held(): number {
    return this.credits === null ? this.waiting : this.waiting - this.credits.cells;
  }

  private makeScheduler(): SchedulerFactory {
    return schedulerMaker(this.inForce, this.link, this.flows.length, this.vcs);
  }

  /** What the table says of VCs has changed. @param classes also to which class one of them belongs */
  vcsChanged(classes: boolean, now: number): void {
    this.serveUntil(now - 1);
    if (classes && this.parts !== null) {
      this.parts.regroup(this.vcs.serviceClass, now);
      this.capacity = this.parts.places;
      this.keepShares();
    } else this.configureShares(this.inForce.allocationParams);
    if (classes) this.controlRates(now);
    if (this.queued === null) return;
    if (classes && findScheduler(this.inForce.scheduler).byClass === true)
      this.queued.reschedule(this.makeScheduler(), now);
    else this.queued.scheduler.weightsChanged(now);
  }

  /** Cells may be taken in batches: no observer needs each one, and none makes the switch send one. */
  get allowsBatching(): boolean {
    const { rates } = this;
    return !this.probes.cells && (rates === null || rates.allowsBatching);
  }

  /** Passes a data cell to rate control. True: its source gets a backward notice. */
  tellRates(now: number, flow: number): boolean {
    const { rates } = this;
    if (rates === null || !rates.measuresData) return false;
    if (this.isRated[flow] === 1) return rates.data(now, flow >> 1) > 0;
    if (this.isHigher(flow)) rates.higher(now);
    return false;
  }

  countAccepted(cells: number, frames: number, flow: number): void {
    this.offered += cells;
    this.frames += frames;
    this.lastVerdict = accept(this.acceptThreshold.line);
    this.lastFlow = flow;
  }

  /** The cell in this slot of an input link, or of what keeps cells, reaches the port. Times never fall. */
  arrive(from: CellRecords, slot: number): void {
    const { cell } = this;
    if (this.rates !== null) this.rates.advance(from.time[slot]!);
    if (this.hooks !== null) this.hooks.advance(from.time[slot]!);
    // Timers before it have set the clock of the port to their instants.
    cell.now = from.time[slot]!;
    if (this.waiting > 0) this.transmitter.serve(cell.now);
    const meta = from.meta[slot]!;
    this.frames += endsOfData(meta);
    this.offered++;
    if (!this.isPlain) this.arriveSlow(meta, from.frame[slot]!);
    else if (this.needsNoDecision(meta & FLOW_MASK)) this.acceptUnjudged(meta, from.frame[slot]!);
    else this.decide(meta, from.frame[slot]!);
  }

  /** The policy surely accepts the cell, and no observer needs the reason. */
  private needsNoDecision(flow: number): boolean {
    const { acceptThreshold, waiting, list, probes } = this;
    if (probes.decide || this.cell.now >= acceptThreshold.until) return false;
    if (waiting >= acceptThreshold.below && (waiting >= acceptThreshold.later || this.inFrame[flow] === 0))
      return false;
    return list === null || !list.has(flow);
  }

  private acceptUnjudged(meta: number, frame: number): void {
    const flow = meta & FLOW_MASK;
    this.inFrame[flow] = (meta & LAST_CELL) === 0 ? 1 : 0;
    this.lastVerdict = accept(this.acceptThreshold.line);
    this.lastFlow = flow;
    this.taken[flow]!++;
    this.transmitter.take(this.cell.now, meta, frame);
  }

  /** Where a cell may have credit, be marked or meet shares of the buffer. */
  private arriveSlow(meta: number, frame: number): void {
    const flow = meta & FLOW_MASK;
    const last = (meta & LAST_CELL) !== 0;
    if (this.credits?.covers(flow)) {
      if (last && this.probes.decide) this.noteEnd(this.cell.now);
      // Its sender knew of a place; where it did not, the cell is lost as if over its share.
      if (this.credits!.receiver.isFull(flow))
        this.losses.refusedByCap(this.cell.now, flow, frame, last, 0, this.waiting);
      else this.admit(this.cell.now, meta, frame);
    } else if (this.keeper === null && this.parts === null && this.needsNoDecision(flow))
      this.acceptUnjudged(this.marked(meta), frame);
    else this.decide(meta, frame);
  }

  private decide(meta: number, frame: number): void {
    const { cell, displacement } = this;
    const flow = meta & FLOW_MASK;
    const last = (meta & LAST_CELL) !== 0;
    cell.flow = flow;
    cell.first = this.inFrame[flow] === 0;
    cell.last = last;
    const victim = displacement.victimFor(flow);
    const held = this.occupancyOf(flow);
    cell.queue = victim < 0 ? held : held - 1;
    cell.since = this.statistics.since;
    cell.isWireFree = this.capacity === 0 && this.link.free <= cell.now;
    this.inFrame[flow] = last ? 0 : 1;
    const explained = this.probes.decide ? this.explain() : null;
    const verdict = this.policy.decide(cell);
    this.lastVerdict = verdict;
    this.lastFlow = flow;
    if (explained !== null) this.noteDecision(explained);
    if (this.front !== null) this.attendTo(this.front);
    const keeper = this.sharesFor(flow);
    if (explained !== null && keeper !== null) this.noteDecision(withShare(explained, this, keeper, victim));
    if (!isAccepted(verdict)) {
      const code = this.policy.digestOf(verdict);
      this.losses.byPolicy(cell.now, flow, frame, last, verdict, this.waiting, code);
    } else {
      if (this.isCapped(flow, frame, last)) return;
      if (victim >= 0 && this.occupancyOf(flow) === this.capacityFor(flow))
        displacement.pushOut(cell.now, victim, flow);
      if (cell.first && this.marking !== null && this.marking[flow] === 1)
        this.losses.noteMark(cell.now, flow, frame, this.policy.markLine ?? 0);
      this.admit(cell.now, this.marked(meta), frame);
    }
  }

  /** Whether the flow holds all it may: then the cell is lost, and the policy goes on as after any loss. */
  private isCapped(flow: number, frame: number, last: boolean): boolean {
    const { queued, cell } = this;
    const keeper = this.sharesFor(flow);
    if (keeper === null || queued === null) return false;
    const line = keeper.refuses(flow, queued.queues.length[flow]!);
    this.lastCapped = line > 0;
    if (line === 0) return false;
    this.losses.refusedByCap(cell.now, flow, frame, last, line, this.waiting);
    if (!(cell.first && last)) (this.policy.capture ? this.policy : this.list)?.capture?.(flow, cell.now);
    return true;
  }

  /** ABR cells that wait; in a line that all share, every cell. */
  get abrWaiting(): number {
    const { queued, members, vcs } = this;
    if (queued === null || this.oneLine) return this.waiting;
    let cells = 0;
    for (const flow of members) if (vcs.serviceClass[flow] === ABR) cells += queued.cellsOf(flow);
    return cells;
  }

  /** Index into SERVICE_CLASSES, by flow, at present. */
  get serviceClass(): Readonly<Uint8Array> {
    return this.vcs.serviceClass;
  }

  /** All its VCs are of the same class. */
  get isOfOneClass(): boolean {
    const { members, serviceClass, classes, vcs } = this;
    if (classes.version !== vcs.version) {
      classes.version = vcs.version;
      classes.areOne = members.every((flow) => serviceClass[flow] === serviceClass[members[0]!]);
    }
    return classes.areOne;
  }

  /** Whether cells of this flow have priority over ABR. */
  isHigher(flow: number): boolean {
    return this.vcs.serviceClass[flow]! < ABR;
  }

  /** The cell waits or leaves. */
  admit(now: number, meta: number, frame: number): void {
    this.taken[meta & FLOW_MASK]!++;
    this.transmitter.take(now, meta, frame);
  }

  private marked(meta: number): number {
    return this.marking !== null && this.marking[meta & FLOW_MASK] === 1 ? meta | EFCI : meta;
  }

  /** Carries out what the policy asked for with its decision. */
  private attendTo(front: FrontDrop): void {
    if (front.pausePs > 0) this.losses.suspend(this.cell.now, front.pausePs);
    if (front.cells > 0) this.displacement.dropFront(this.cell.now, this.cell.flow, front);
  }

  /** No VC is being refused and no observer needs each decision. */
  nothingDropping(): boolean {
    return !this.probes.decide && !this.isRefusing;
  }

  get acceptsUpTo(): number {
    return Math.max(this.acceptThreshold.below, this.acceptThreshold.later);
  }

  /** The policy refuses the cells of some VC. */
  get isRefusing(): boolean {
    return this.list !== null && this.list.size > 0;
  }

  /** By flow: 1 while the policy refuses its cells. */
  get refused(): Readonly<Uint8Array> {
    return this.list === null ? this.vcs.none : this.list.members;
  }

  listed(flow: number, on: boolean, now: number): void {
    this.losses.onDropListChange(now, flow, on, this.policy.list?.size ?? 0);
  }

  /** Which line decided about whom; null before the first cell. */
  get lastDecisionInBrief(): { line: number; vc: number; accepted: boolean } | null {
    if (this.lastVerdict === 0) return null;
    return {
      line: lineOf(this.lastVerdict),
      vc: this.flows[this.lastFlow]!.vc,
      accepted: isAccepted(this.lastVerdict) && !this.lastCapped,
    };
  }

  /** What the policy is about to do with the cell at hand; null where no probe wants to know. */
  private explain(): Decision | null {
    if (this.cell.last) this.noteEnd(this.cell.now);
    return this.probes.explain ? explainDecision(this) : null;
  }

  private noteEnd(now: number): void {
    for (const probe of this.probes.list) probe.onFrameEnd?.(now);
  }

  private noteDecision(decision: Decision): void {
    for (const probe of this.probes.list) probe.onDecision?.(decision);
  }

  /** Brings the queue to `time`: cells whose transmission has begun by then, that instant included, have left. */
  serveUntil(time: number): void {
    if (this.rates !== null) this.rates.advance(time);
    this.serve(time);
  }

  /** The same for rate control, which ends its own intervals. */
  serve(time: number): void {
    if (this.hooks !== null) this.hooks.advance(time);
    this.letLeave(time);
  }

  /** The same without the timers of its policy. */
  letLeave(time: number): void {
    this.cell.now = time;
    if (this.waiting > 0 || this.credits !== null) this.transmitter.serve(time);
  }

  /** The policy is asked about a cell that is about to leave. */
  watchLeaving(cell: ArrivingCell, hooks: PolicyHooks): void {
    this.leaving = this.probes.explain ? explainDeparture(this, cell, hooks) : null;
  }

  /** The decision about it marked its frame. */
  onMarkedDeparture(): void {
    if (this.leaving !== null) this.noteDecision(this.leaving);
  }

  /** It does not leave. */
  onDroppedAtDeparture(flow: number, verdict: Verdict): void {
    this.withdrawn[flow]!++;
    this.lastVerdict = verdict;
    this.lastFlow = flow;
    this.lastCapped = false;
    if (this.leaving !== null) this.noteDecision(this.leaving);
  }

  /** Picoseconds waited up to `now`, by flow; call after `serveUntil`. */
  waitedUntil(now: number): Float64Array {
    const waited = this.waited.slice();
    this.transmitter.addUnservedWait(waited, now, -1);
    return waited;
  }

  /** Cells put on the link, from when they begin to leave; all that comes before `time` has come. */
  begunBefore(time: number): number {
    return this.link.tail - this.link.piggybackedCells - this.transmitter.unbegunAt(time);
  }

  /** Cells of each of `members` that have begun to leave before `time`; all that comes before it has come. */
  begunByFlow(time: number, begun: Float64Array): void {
    const { members, taken, withdrawn, queued } = this;
    for (let i = 0; i < members.length; i++) {
      const flow = members[i]!;
      begun[flow] = taken[flow]! - withdrawn[flow]! - (queued === null ? 0 : queued.cellsOf(flow));
    }
    // Queues know their lengths; cells that share one line are counted one by one.
    if (queued === null)
      this.forEachUnbegun(time, (meta) => {
        begun[meta & FLOW_MASK]!--;
      });
  }

  /** Waiting cells that do not begin to leave before `time`. */
  forEachUnbegun(time: number, visit: VisitCell): void {
    this.transmitter.forEachUnbegun(time, visit);
  }

  /** Waiting cells in the order of their arrival. */
  forEachWaiting(visit: VisitCell): void {
    this.transmitter.forEachWaiting(visit);
  }

  /** Whether waiting cells are kept at the port; else they are already in the ring of its link. */
  get hasDepartures(): boolean {
    return this.transmitter.holdsCells;
  }

  /** Has to be served in time even if no cell arrives: where cells are kept, or get a mark as they leave. */
  get needsPollingAtWindowEnd(): boolean {
    return this.hasDepartures || this.efciAbove < Infinity;
  }

  /** When the next waiting cell begins to leave, where that is not decided yet; Infinity for none. */
  get nextDeparture(): number {
    return this.transmitter.nextDeparture;
  }
}
