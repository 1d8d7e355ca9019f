import { type Cells, type Picoseconds, SERVICE_CLASSES } from '../../../contract/index.ts';
import { FLOW_MASK } from '../../atm/cell.ts';
import { ethernetBytes } from '../../atm/ethernet.ts';
import type { Flow } from '../../atm/flow.ts';
import type { Link } from '../../atm/link.ts';
import type { PortCredits } from '../../credit/portCredits.ts';
import type { BinTrace } from '../../sim/binTrace.ts';
import type { StateIo } from '../../sim/state.ts';
import { type Backlog, backlogOf } from '../backlog.ts';
import { QueueStatistics } from '../state/queueStatistics.ts';
import type { VcTable } from '../state/vcTable.ts';
import type { DepartureFilter, Transmitter, VisitCell, WaitingCounts } from './transmitter.ts';

const ABR = SERVICE_CLASSES.indexOf('abr');

/** Components of the queue of a port. */
interface QueueParts {
  readonly link: Link;
  readonly flows: readonly Flow[];
  /** Flows that cross the port. */
  readonly members: readonly number[];
  readonly vcs: VcTable;
  /** Null if neither VCs with credit nor their credits cross the port. */
  readonly credits: PortCredits | null;
}

/**
 * The queue of a port, ahead of its link: its counters, and the transmitter that serves it, which a change of settings may
 * replace. Counters by flow are indexed by all flows of the run.
 */
export class PortQueue {
  readonly link: Link;
  readonly flows: readonly Flow[];
  readonly members: readonly number[];
  readonly vcs: VcTable;
  readonly credits: PortCredits | null;
  /** The trace of the queue, if a probe has one. */
  readonly probes: { readonly queueTrace: BinTrace | null };
  readonly statistics = new QueueStatistics();
  transmitter: Transmitter;
  /** Whether cells of all flows are served in the order of arrival, whichever transmitter holds them. */
  isFifo = true;
  /** Counts waiting cells by flow; null if nothing reads such counts. */
  occupancy: WaitingCounts | null = null;
  /** Decides about every departing cell; null if all may depart. Only for queues per flow. */
  departureFilter: DepartureFilter | null = null;
  /** While more ABR cells than this wait, departing ABR data cells get EFCI; Infinity = never. */
  efciAbove = Infinity;
  /** By flow: 1 for the data of VCs with rate control. */
  isRated: Uint8Array;
  /** Cells waiting; the cell on the wire is not counted. */
  waiting: Cells = 0;
  /** Cells accepted, by flow. */
  accepted: Float64Array;
  /**
   * Picoseconds that cells wait before they begin to leave, by flow: the time integral of the flow's cells in
   * the queue, so that divided by the accepted cells it is their mean wait (Little's law). Each transmitter adds in the way
   * that is cheapest for it; `addAhead` corrects for waits that are not over.
   */
  waited: Float64Array;
  /** Accepted cells that were lost while they waited or at their departure, by flow. */
  withdrawn: Float64Array;

  constructor(
    { link, flows, members, vcs, credits }: QueueParts,
    probes: { readonly queueTrace: BinTrace | null },
    firstTransmitter: (queue: PortQueue) => Transmitter,
  ) {
    this.link = link;
    this.flows = flows;
    this.members = members;
    this.vcs = vcs;
    this.credits = credits;
    this.probes = probes;
    this.isRated = new Uint8Array(flows.length);
    this.accepted = new Float64Array(flows.length);
    this.waited = new Float64Array(flows.length);
    this.withdrawn = new Float64Array(flows.length);
    this.transmitter = firstTransmitter(this);
  }

  /** Registers counters, by flow only for flows that cross the port. */
  state(io: StateIo): void {
    this.waiting = io.number(this.waiting);
    for (const byFlow of [this.accepted, this.waited, this.withdrawn]) io.places(byFlow, this.members);
  }

  /** Takes an accepted cell; cells that begin to leave by `now` have left. */
  take(now: Picoseconds, meta: number, frame: number): void {
    this.accepted[meta & FLOW_MASK]!++;
    this.transmitter.take(now, meta, frame);
  }

  /** Lets cells leave whose transmission begins by `time`. */
  serve(time: Picoseconds): void {
    if (this.waiting > 0 || this.credits !== null) this.transmitter.serve(time);
  }

  /** Whether waiting cells are kept at the port; else they are already in the ring of its link. */
  get holdsCells(): boolean {
    return this.transmitter.holdsCells;
  }

  /** Time at which the next waiting cell begins to leave; Infinity for none, and if cells are already in the ring of the link. */
  get nextDeparture(): Picoseconds {
    return this.transmitter.nextDeparture;
  }

  /** Time of the last change of the queue length. */
  get since(): Picoseconds {
    return this.transmitter.since;
  }

  /** Whether it has to be served even if no cell arrives, because it holds cells or marks departing ones. */
  get needsPolling(): boolean {
    return this.holdsCells || this.efciAbove < Infinity;
  }

  /** Waiting ABR cells; in a FIFO queue, all waiting cells. */
  get abrWaiting(): Cells {
    const { members, vcs } = this;
    if (this.isFifo) return this.waiting;
    const { flowQueues } = this.transmitter;
    let cells = 0;
    for (const flow of members)
      if (vcs.serviceClass[flow] === ABR)
        cells += flowQueues === null ? this.waiting : flowQueues.cellsOf(flow);
    return cells;
  }

  /** Bytes of a unit on the wire: the same for all cells, the length of the frame on a packet link. */
  bytesOf(meta: number, frame: number): number {
    if (!this.link.isPacketLink) return this.link.unitBytes;
    return ethernetBytes(this.flows[meta & FLOW_MASK]!.datagramBytes(frame));
  }

  /** The backlog at `now`, up to which it has been served; its time includes the rest of the unit on the wire. */
  backlog(now: Picoseconds): Backlog {
    const { link, waiting, holdsCells } = this;
    const { flowQueues } = this.transmitter;
    const bytes = flowQueues === null ? waiting * link.unitBytes : flowQueues.queues.bytesOfAll(waiting);
    const sending = Math.max(0, link.free - now);
    return { units: waiting, bytes, time: holdsCells ? sending + link.timeOf(bytes) : sending };
  }

  /** The backlog of a flow, if each flow has its own queue. */
  backlogOfFlow(flow: number): Backlog {
    const { link } = this;
    const queues = this.transmitter.flowQueues?.queues;
    return backlogOf(link, link.cellWhole, queues?.length[flow] ?? 0, queues?.bytesOfFlow(flow) ?? 0);
  }

  /** Picoseconds up to `now` that cells of each flow waited, and that each queue length lasted; it has been served up to `now`. */
  timesUntil(now: Picoseconds): { waited: Float64Array; time: Float64Array } {
    const waited = this.waited.slice();
    const time = this.statistics.time.slice();
    this.transmitter.addAhead(waited, time, now, -1);
    time[0] = 0;
    time[0] = now - time.reduce((sum, part) => sum + part, 0);
    return { waited, time };
  }

  /** Cells put on the link, counted from the start of their transmission; all arrivals before `time` have been processed. */
  begunBefore(time: Picoseconds): Cells {
    return this.link.tail - this.link.piggybackedCells - this.transmitter.unbegunAt(time);
  }

  /** Cells of each of `members` that began to leave before `time`; all arrivals before it have been processed. */
  begunByFlow(time: Picoseconds, begun: Float64Array): void {
    const { members, accepted, withdrawn, transmitter } = this;
    const { flowQueues } = transmitter;
    for (let i = 0; i < members.length; i++) {
      const flow = members[i]!;
      begun[flow] = accepted[flow]! - withdrawn[flow]! - (flowQueues?.cellsOf(flow) ?? 0);
    }
    // Queues per flow have lengths; cells in the ring of the link are counted one by one.
    if (flowQueues === null)
      transmitter.forEachUnbegun(time, (meta) => {
        begun[meta & FLOW_MASK]!--;
      });
  }

  /** Waiting cells in the order of their arrival. */
  forEachWaiting(visit: VisitCell): void {
    this.transmitter.forEachWaiting(visit);
  }
}
