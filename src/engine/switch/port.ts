import { type Decision, type PortState, PS_PER_SECOND, SERVICE_CLASSES } from '../../contract/index.ts';
import type { ControlledPort, RateControl } from '../abr/rateControl.ts';
import type { RmTable } from '../abr/rmTable.ts';
import {
  ackFlow,
  type CellRecords,
  dataFlow,
  endsOfData,
  FLOW_MASK,
  isAckFlow,
  LAST_CELL,
} from '../atm/cell.ts';
import type { Flow } from '../atm/flow.ts';
import type { Link } from '../atm/link.ts';
import type { PortCredits } from '../credit/portCredits.ts';
import type { RandomStream } from '../sim/random.ts';
import type { StateIo } from '../sim/state.ts';
import { Admission, markedBy } from './admission.ts';
import { Buffers } from './buffers.ts';
import {
  type ArrivingCell,
  accept,
  isAccepted,
  lineOf,
  type Names,
  type PolicyTimersAndDepartures,
  type Verdict,
} from './discard/policy.ts';
import { explainDeparture } from './explainPort.ts';
import { PortProbes } from './portProbe.ts';
import { PortTimersAndDepartures } from './portTimersAndDepartures.ts';
import { RmCells } from './rmCells.ts';
import { findScheduler } from './schedulers/index.ts';
import type { DropList, DropListListener } from './state/dropList.ts';
import { DropLog } from './state/dropLog.ts';
import type { VcTable } from './state/vcTable.ts';
import { AcceptThreshold } from './transmit/acceptThreshold.ts';
import { ArrivalBatch } from './transmit/arrivalBatch.ts';
import type { CreditGatedQueues } from './transmit/creditGatedQueues.ts';
import { FifoQueue } from './transmit/fifoQueue.ts';
import { migrateCells, needsQueues, type SchedulerFactory, schedulerMaker } from './transmit/migrateCells.ts';
import { PortQueue } from './transmit/portQueue.ts';
import { VcQueues } from './transmit/vcQueues.ts';

const ABR = SERVICE_CLASSES.indexOf('abr');
/** Threshold of a port with several buffers, whose policies are asked about every cell. */
const ALWAYS_ASK = new AcceptThreshold(0);

/** @param tables RM cells of the VCs that cross the port, by VC index */
type MakeRateControl = (
  port: ControlledPort,
  tables: readonly (RmTable | null)[],
  algorithm: string,
) => RateControl;

type MakeGatedQueues = (
  queue: PortQueue,
  credits: PortCredits,
  flows: number,
  make: SchedulerFactory,
) => CreditGatedQueues;

/** Components of a port, in addition to its settings. */
export interface PortParts {
  readonly index: number;
  readonly link: Link;
  readonly flows: readonly Flow[];
  readonly names: Names;
  readonly random: RandomStream;
  readonly vcs: VcTable;
  /** Flows that cross the port. */
  readonly members: readonly number[];
  /** RM cells of the VCs that cross the port, by VC index; null for VCs without rate control. */
  readonly tables: readonly (RmTable | null)[];
  /** Null if neither VCs with credit nor their credits cross the port. */
  readonly credits: PortCredits | null;
  /** Factories, set in networks with rate control and in those with credit. */
  readonly makeRateControl?: MakeRateControl;
  readonly makeGatedQueues?: MakeGatedQueues;
}

/**
 * An output port: passes each arriving cell through rate control, credit, policy and shares, as its settings require. Accepted cells go to
 * its queue (`transmit/portQueue.ts`), whose transmitter determines how they wait and depart: the fast kind if the settings allow,
 * replaced during the run when they change.
 */
export class Port implements DropListListener {
  readonly id: string;
  readonly index: number;
  readonly link: Link;
  readonly flows: readonly Flow[];
  readonly probes = new PortProbes();
  readonly losses: DropLog;
  readonly names: Names;
  readonly cell: ArrivingCell;
  private currentSettings: PortState;
  readonly queue: PortQueue;
  readonly buffers: Buffers;
  /** The transmitter if cells wait in queues per flow; else null. */
  queued: VcQueues | null = null;
  private readonly general: boolean;
  /** Number of flows that cross the port, and of VCs whose backward RM cells do. */
  private readonly crossing: number;
  readonly vcs: VcTable;
  /** Whether all its VCs are of one class, as of a version of the VC table. */
  private readonly classes = { version: -1, areOne: false };
  readonly members: readonly number[];
  /** Null if no data of an ABR VC cross the port. */
  readonly rates: RateControl | null;
  /** Credits of the VCs with credit, whose cells have separate places, outside the buffer and its policy. */
  readonly credits: PortCredits | null;
  private readonly makeGatedQueues: PortParts['makeGatedQueues'];
  readonly rm: RmCells;
  readonly admission = new Admission(this);
  /** Whether arriving cells are subject only to the policy: no credit, no shares, no marks. */
  private hasOnlyPolicy = false;
  /** Drop list of the policy of the only buffer. */
  private dropList: DropList | null = null;
  readonly random: RandomStream;
  /** Accept threshold of the policy of the only buffer. */
  acceptThreshold = ALWAYS_ASK;
  /** Null while all policies only judge arriving cells. */
  hooks: PortTimersAndDepartures | null = null;
  /** Cells that have arrived and are not processed yet. */
  readonly arrivals = new ArrivalBatch(this);
  /** The transmitter if it may take cells below the accept threshold in one loop; else null. */
  fifoFastPath: FifoQueue | null = null;
  /** By flow: 1 while a frame of the flow is arriving, by the cells that have reached the port. */
  inFrame: Uint8Array;
  /** Data cells that have arrived. */
  offered = 0;
  /** Packets whose last cell has arrived. */
  frames = 0;
  /** The last decision: verdict and flow. */
  lastVerdict: Verdict = 0;
  lastFlow = 0;
  /** Whether the last cell was accepted by the policy and refused by the allocation. */
  lastCapped = false;
  /** The decision about the last departing cell, while a probe listens to decisions. */
  private departureDecision: Decision | null = null;

  /** @param general whether to use queues per flow even if the fast transmitter would suffice */
  constructor(parts: PortParts, settings: PortState, general: boolean) {
    const { index, link, flows, names, random, vcs, members, tables, credits } = parts;
    this.id = link.id;
    this.index = index;
    this.link = link;
    this.cell = {
      flow: 0,
      first: false,
      last: false,
      bytes: link.unitBytes,
      queue: 0,
      backlog: undefined,
      backlogOf: link.isPacketLink ? (flow) => this.queue.backlogOfFlow(flow) : undefined,
      since: 0,
      now: 0,
      cellTime: link.cellWhole,
      isWireFree: false,
    };
    this.flows = flows;
    this.names = names;
    this.vcs = vcs;
    this.members = members;
    this.losses = new DropLog(link.id, index, flows, members, this.probes);
    this.credits = credits;
    this.makeGatedQueues = parts.makeGatedQueues;
    this.rm = new RmCells(this, tables);
    const back = tables.flatMap((table, vc) =>
      table === null || members.includes(dataFlow(vc)) ? [] : ackFlow(vc),
    );
    this.crossing = new Set([...members, ...back]).size;
    this.queue = new PortQueue(parts, this.probes, (queue) => new FifoQueue(queue));
    const { isRated } = this.queue;
    for (const flow of members)
      if (!isAckFlow(flow) && (tables[flow >> 1] ?? null) !== null) isRated[flow] = 1;
    this.rates = isRated.includes(1) ? parts.makeRateControl!(this, tables, settings.algorithm) : null;
    this.inFrame = new Uint8Array(flows.length);
    this.random = random;
    this.general = general;
    this.currentSettings = settings;
    this.buffers = new Buffers(this, this.queue);
    this.setBuffers(0);
    this.rebuildQueue(settings, 0);
    this.controlRates(0);
  }

  /** Registers counters, by flow only for flows that cross the port. Everything else follows from the settings. */
  state(io: StateIo): void {
    this.offered = io.number(this.offered);
    this.frames = io.number(this.frames);
    this.lastVerdict = io.number(this.lastVerdict);
    this.lastFlow = io.number(this.lastFlow);
    this.lastCapped = io.flag(this.lastCapped);
    io.places(this.inFrame, this.members);
  }

  get settings(): PortState {
    return this.currentSettings;
  }

  get policyId(): string {
    return this.currentSettings.policy;
  }

  /** Cells waiting; the cell on the wire is not counted. */
  get waiting(): number {
    return this.queue.waiting;
  }

  /** Average queue that the policy of the only buffer keeps; NaN for none. */
  get average(): number {
    return this.buffers.only?.policy.average ?? Number.NaN;
  }

  /** Applies other settings. Policies and schedulers that are replaced start with empty state; waiting cells stay. */
  set(settings: PortState, now: number): void {
    this.advance(now - 1);
    const before = this.currentSettings;
    this.currentSettings = settings;
    this.setBuffers(now);
    this.rebuildQueue(before, now);
    this.controlRates(now);
  }

  /** Creates the buffers and policies of the settings; a running timer of a policy that stays continues. */
  private setBuffers(now: number): void {
    const { buffers, probes, queue } = this;
    const isNew = buffers.set(this.currentSettings, now);
    const { all, only, counts } = buffers;
    queue.occupancy = counts;
    this.acceptThreshold = only?.policy.acceptThreshold ?? ALWAYS_ASK;
    this.dropList = only?.policy.list ?? null;
    if (only?.policy.probes !== undefined) only.policy.probes = probes;
    if (isNew) probes.averageTrace?.restart(now, this.average);
    const hooked = all.some(({ policy }) => policy.hooks !== undefined);
    if (!hooked) this.hooks = null;
    else if (isNew || this.hooks === null) this.hooks = new PortTimersAndDepartures(this);
    queue.departureFilter = this.hooks;
    this.hooks?.begin(now);
  }

  /** The transmitter if VCs with credit, or their credits, cross the port: then it is always of this kind. */
  get credited(): CreditGatedQueues | null {
    return this.credits === null ? null : (this.queue.transmitter as CreditGatedQueues);
  }

  private controlRates(now: number): void {
    const { rates, currentSettings, link, buffers } = this;
    if (rates === null) return;
    const buffer = buffers.only ?? buffers.all[ABR]!;
    const cellTime = link.cellWhole + link.cellPart / link.modulus;
    const hasHigherClasses = this.members.some((flow) => this.isHigher(flow));
    rates.set(
      currentSettings.algorithm,
      currentSettings.algorithmParams,
      { capacity: PS_PER_SECOND / cellTime, buffer: buffer.capacity, hasHigherClasses },
      now,
    );
    this.queue.efciAbove = rates.algorithm.efciAbove;
  }

  /** Applies the settings of a snapshot. Queued cells are discarded without being served or reported; the snapshot's cells are loaded next. */
  restoreSettings(settings: PortState, now: number): void {
    this.rates?.stop();
    this.hooks?.stop();
    this.queue.waiting = 0;
    this.arrivals.clear();
    this.probes.unseen(() => {
      this.buffers.regroup(() => 0, now);
      this.set(settings, now);
    });
  }

  /** Installs the transmitter, scheduler and shares of the settings. Waiting cells move to them. */
  private rebuildQueue(before: PortState, now: number): void {
    const { buffers, queue, currentSettings } = this;
    const { scheduler, schedulerParams } = currentSettings;
    buffers.share(currentSettings);
    this.lastCapped = false;
    queue.isFifo = findScheduler(scheduler).isFifo === true;
    const { only } = buffers;
    const needed = this.credits !== null || only?.sharing !== null;
    const isGeneral =
      this.general || needed || this.link.isPacketLink || needsQueues(currentSettings, this.crossing);
    const queues = isGeneral || !FifoQueue.canHold(this.link, buffers.capacity);
    const make = this.makeScheduler();
    const { transmitter: present, waited, statistics } = queue;
    present.addAhead(waited, statistics.time, now, -1);
    const keepsQueues = present instanceof VcQueues && queues;
    if (keepsQueues && (scheduler !== before.scheduler || schedulerParams !== before.schedulerParams))
      present.reschedule(make, now);
    const transmitter = migrateCells(queue, queues ? () => this.makeQueues(make) : null, now);
    transmitter.addAhead(waited, statistics.time, now, 1);
    queue.transmitter = transmitter;
    this.queued = transmitter instanceof VcQueues ? transmitter : null;
    this.hasOnlyPolicy = !needed && only?.policy.marking === undefined;
    const isFast = transmitter instanceof FifoQueue && this.hasOnlyPolicy && queue.occupancy === null;
    this.fifoFastPath = isFast ? transmitter : null;
  }

  /** Places of the buffers, and of VCs with credit. */
  get totalCapacity(): number {
    return this.buffers.capacity + (this.credits?.receiver.placesOf(this.members) ?? 0);
  }

  private makeQueues(make: SchedulerFactory): VcQueues {
    const { credits, flows } = this;
    if (credits === null) return new VcQueues(this.queue, flows.length, make);
    return this.makeGatedQueues!(this.queue, credits, flows.length, make);
  }

  private makeScheduler(): SchedulerFactory {
    return schedulerMaker(this.currentSettings, this.link, this.flows.length, this.vcs);
  }

  /** Applies a change of the VC table. @param classes the service class of some VC has changed, too */
  vcsChanged(classes: boolean, now: number): void {
    this.advance(now - 1);
    const { buffers, currentSettings } = this;
    if (classes) {
      buffers.regroup((flow) => this.queued?.cellsOf(flow) ?? 0, now);
      buffers.share(currentSettings);
    } else buffers.configureShares(currentSettings.allocationParams);
    if (classes) this.controlRates(now);
    if (this.queued === null) return;
    if (classes && findScheduler(currentSettings.scheduler).byClass === true)
      this.queued.reschedule(this.makeScheduler(), now);
    else this.queued.scheduler.weightsChanged(now);
  }

  /** Whether cells may be taken in batches: no observer needs each one, and none makes the switch send one. */
  get allowsBatching(): boolean {
    const { rates } = this;
    return !this.probes.cells && (rates === null || rates.allowsBatching);
  }

  /** Passes a data cell to rate control. @returns whether its source gets a backward notice */
  countDataCell(now: number, flow: number): boolean {
    const { rates } = this;
    if (rates === null || !rates.measuresData) return false;
    if (this.queue.isRated[flow] === 1) return rates.data(now, flow >> 1) > 0;
    if (this.isHigher(flow)) rates.countHigherClass(now);
    return false;
  }

  countAccepted(cells: number, frames: number, flow: number): void {
    this.offered += cells;
    this.frames += frames;
    this.lastVerdict = accept(this.acceptThreshold.line);
    this.lastFlow = flow;
  }

  /** The cell in this slot of an input link or a batch arrives at the port. Calls are in order of time. */
  arrive(from: CellRecords, slot: number): void {
    const { cell } = this;
    if (this.rates !== null) this.rates.advance(from.time[slot]!);
    if (this.hooks !== null) this.hooks.advance(from.time[slot]!);
    // Timers before it have set the clock of the port to their instants.
    cell.now = from.time[slot]!;
    if (this.queue.waiting > 0) this.queue.transmitter.serve(cell.now);
    const meta = from.meta[slot]!;
    this.frames += endsOfData(meta);
    this.offered++;
    if (!this.hasOnlyPolicy) this.arriveSlow(meta, from.frame[slot]!);
    else if (this.needsNoDecision(meta & FLOW_MASK)) this.acceptUnjudged(meta, from.frame[slot]!);
    else this.admission.decide(meta, from.frame[slot]!);
  }

  /** Whether the policy is certain to accept the cell, and no observer needs the reason. */
  private needsNoDecision(flow: number): boolean {
    const { acceptThreshold, dropList, probes } = this;
    const { waiting } = this.queue;
    if (probes.decide || this.cell.now >= acceptThreshold.until) return false;
    if (
      waiting >= acceptThreshold.below &&
      (waiting >= acceptThreshold.continuationBelow || this.inFrame[flow] === 0)
    )
      return false;
    return dropList === null || !dropList.has(flow);
  }

  private acceptUnjudged(meta: number, frame: number): void {
    const flow = meta & FLOW_MASK;
    this.inFrame[flow] = (meta & LAST_CELL) === 0 ? 1 : 0;
    this.lastVerdict = accept(this.acceptThreshold.line);
    this.lastFlow = flow;
    this.queue.take(this.cell.now, meta, frame);
  }

  /** Processes a cell that may have credit, be marked or be subject to shares of a buffer. */
  private arriveSlow(meta: number, frame: number): void {
    const flow = meta & FLOW_MASK;
    const last = (meta & LAST_CELL) !== 0;
    const { credits, buffers } = this;
    if (credits?.covers(flow)) {
      if (last && this.probes.decide) this.probes.frameEnd(this.cell.now);
      // A cell with credit has a place; one sent without credit is lost as if over its share.
      if (credits.receiver.isFull(flow))
        this.losses.refusedByCap(this.cell.now, flow, frame, last, 0, this.queue.waiting);
      else this.queue.take(this.cell.now, meta, frame);
    } else if (buffers.only?.sharing === null && this.needsNoDecision(flow))
      this.acceptUnjudged(markedBy(buffers.only, meta), frame);
    else this.admission.decide(meta, frame);
  }

  /** Index into SERVICE_CLASSES, by flow, at present. */
  get serviceClass(): Readonly<Uint8Array> {
    return this.vcs.serviceClass;
  }

  /** Whether all its VCs are of the same class. */
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

  /** Whether the flow is on the drop list of its policy. */
  refuses(flow: number): boolean {
    return this.buffers.of(flow).policy.list?.has(flow) === true;
  }

  /** Whether no VC is being refused and no observer needs each decision. */
  nothingDropping(): boolean {
    return !this.probes.decide && !this.isRefusing;
  }

  get acceptsUpTo(): number {
    return Math.max(this.acceptThreshold.below, this.acceptThreshold.continuationBelow);
  }

  /** Whether the policy refuses the cells of some VC. */
  get isRefusing(): boolean {
    return this.dropList !== null && this.dropList.size > 0;
  }

  /** By flow: 1 while the policy refuses its cells. */
  get refused(): Readonly<Uint8Array> {
    return this.dropList === null ? this.vcs.none : this.dropList.members;
  }

  /** Reports a change of a drop list. */
  onChange(flow: number, on: boolean, now: number): void {
    this.losses.onDropListChange(now, flow, on, this.buffers.refusing);
  }

  /** The line and the VC of the last decision; null before the first cell. */
  get lastDecisionInBrief(): { line: number; vc: number; accepted: boolean } | null {
    if (this.lastVerdict === 0) return null;
    return {
      line: lineOf(this.lastVerdict),
      vc: this.flows[this.lastFlow]!.vc,
      accepted: isAccepted(this.lastVerdict) && !this.lastCapped,
    };
  }

  /** Brings the queue to `time`: cells whose transmission has begun by then, that instant included, have left. */
  advance(time: number): void {
    if (this.rates !== null) this.rates.advance(time);
    this.advanceWithHooks(time);
  }

  /** Brings the queue to `time` after rate control has ended its intervals: policy timers expire and cells depart. */
  advanceWithHooks(time: number): void {
    if (this.hooks !== null) this.hooks.advance(time);
    this.transmitUntil(time);
  }

  /** Lets cells depart whose transmission begins by `time`; no timer expires. */
  transmitUntil(time: number): void {
    this.cell.now = time;
    this.queue.serve(time);
  }

  /** Explains the decision about a cell that is about to depart, if a probe listens to decisions. */
  explainDeparture(cell: ArrivingCell, hooks: PolicyTimersAndDepartures): void {
    this.departureDecision = this.probes.explain ? explainDeparture(this, cell, hooks) : null;
  }

  /** Reports the decision about the departing cell, which marked its frame. */
  onMarkedDeparture(): void {
    if (this.departureDecision !== null) this.probes.decision(this.departureDecision);
  }

  /** Counts and reports a cell that was dropped instead of departing. */
  onDroppedAtDeparture(flow: number, verdict: Verdict): void {
    this.queue.withdrawn[flow]!++;
    this.lastVerdict = verdict;
    this.lastFlow = flow;
    this.lastCapped = false;
    if (this.departureDecision !== null) this.probes.decision(this.departureDecision);
  }
}
