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

/** What the queue of a port is made of. */
interface QueueParts {
  readonly link: Link;
  readonly flows: readonly Flow[];
  /** Flows that cross the port. */
  readonly members: readonly number[];
  readonly vcs: VcTable;
  /** Null where neither VCs with credit nor their credits pass. */
  readonly credits: PortCredits | null;
}

/**
 * What waits at a port, before its link: its counters, and the transmitter that serves it and may be another one after a change of
 * settings. Counters by flow are in the order of all flows.
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
  /** Cells of all flows are served in the order of arrival, whichever transmitter holds them. */
  isFifo = true;
  /** Counts waiting cells by flow; null: nothing reads such counts. */
  occupancy: WaitingCounts | null = null;
  /** Asked for every cell that is about to leave; null: all may. Only where cells are kept in queues per flow. */
  departureFilter: DepartureFilter | null = null;
  /** While more ABR cells than this wait, ABR data cells begin to leave with EFCI set; Infinity = never. */
  efciAbove = Infinity;
  /** By flow: 1 for the data of VCs with rate control. */
  isRated: Uint8Array;
  /** Cells waiting; the cell on the wire is not counted. */
  waiting: Cells = 0;
  /** Cells accepted, by flow. */
  accepted: Float64Array;
  /**
   * Picoseconds that cells wait before they begin to leave, by flow: the time integral of the flow's cells in
   * the queue, so that over the cells taken it is their mean wait (Little's law). Each transmitter adds in the way
   * that is cheapest for it; `addAhead` corrects for waits that are not over.
   */
  waited: Float64Array;
  /** Accepted cells that were lost while they waited or as they were about to leave, by flow. */
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

  /** Takes an accepted cell; what leaves by `now` has left. */
  take(now: Picoseconds, meta: number, frame: number): void {
    this.accepted[meta & FLOW_MASK]!++;
    this.transmitter.take(now, meta, frame);
  }

  /** Lets cells leave that begin to by `time`. */
  serve(time: Picoseconds): void {
    if (this.waiting > 0 || this.credits !== null) this.transmitter.serve(time);
  }

  /** Whether waiting cells are kept at the port; else they are already in the ring of its link. */
  get holdsCells(): boolean {
    return this.transmitter.holdsCells;
  }

  /** When the next waiting cell begins to leave, where that is not decided yet; Infinity for none. */
  get nextDeparture(): Picoseconds {
    return this.transmitter.nextDeparture;
  }

  /** When the queue took on its present length. */
  get since(): Picoseconds {
    return this.transmitter.since;
  }

  /** It has to be served even if no cell comes, because it holds cells or marks those that leave. */
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

  /** Of a unit on the wire: of a cell always the same, of a frame on a packet link its length. */
  bytesOf(meta: number, frame: number): number {
    if (!this.link.isPacketLink) return this.link.unitBytes;
    return ethernetBytes(this.flows[meta & FLOW_MASK]!.datagramBytes(frame));
  }

  /** What waits at `now`, up to which it has been served; its time includes the rest of what is being sent. */
  backlog(now: Picoseconds): Backlog {
    const { link, waiting, holdsCells } = this;
    const { flowQueues } = this.transmitter;
    const bytes = flowQueues === null ? waiting * link.unitBytes : flowQueues.queues.bytesOfAll(waiting);
    const sending = Math.max(0, link.free - now);
    return { units: waiting, bytes, time: holdsCells ? sending + link.timeOf(bytes) : sending };
  }

  /** What waits of a flow, where each has a queue. */
  backlogOfFlow(flow: number): Backlog {
    const { link } = this;
    const queues = this.transmitter.flowQueues?.queues;
    return backlogOf(link, link.cellWhole, queues?.length[flow] ?? 0, queues?.bytesOfFlow(flow) ?? 0);
  }

  /** Picoseconds up to `now` that cells of each flow have waited, and that each queue length has lasted; it has been served up to `now`. */
  timesUntil(now: Picoseconds): { waited: Float64Array; time: Float64Array } {
    const waited = this.waited.slice();
    const time = this.statistics.time.slice();
    this.transmitter.addAhead(waited, time, now, -1);
    time[0] = 0;
    time[0] = now - time.reduce((sum, part) => sum + part, 0);
    return { waited, time };
  }

  /** Cells put on the link, from when they begin to leave; all that comes before `time` has come. */
  begunBefore(time: Picoseconds): Cells {
    return this.link.tail - this.link.piggybackedCells - this.transmitter.unbegunAt(time);
  }

  /** Cells of each of `members` that have begun to leave before `time`; all that comes before it has come. */
  begunByFlow(time: Picoseconds, begun: Float64Array): void {
    const { members, accepted, withdrawn, transmitter } = this;
    const { flowQueues } = transmitter;
    for (let i = 0; i < members.length; i++) {
      const flow = members[i]!;
      begun[flow] = accepted[flow]! - withdrawn[flow]! - (flowQueues?.cellsOf(flow) ?? 0);
    }
    // Queues know their lengths; cells that share one line are counted one by one.
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
