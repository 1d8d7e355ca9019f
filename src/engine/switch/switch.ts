import { BACKWARD_NOTICE, type CellRecords, CREDIT, FLOW_MASK, RM } from '../atm/cell.ts';
import type { Link } from '../atm/link.ts';
import type { Node } from '../sim/node.ts';
import type { Registered } from '../sim/state.ts';
import type { TieKeys } from '../sim/tieOrder.ts';
import type { Port } from './port.ts';
import type { Segment } from './segment.ts';
import { type ArrivalBatch, FilledBatches } from './transmit/arrivalBatch.ts';
import type { CreditForwarder } from './transmit/creditForwarder.ts';
import { Merge, type RunTaker } from './transmit/merge.ts';

/**
 * An output-queued switch. Within a lookahead window it merges its input links by arrival time; cells of the
 * same picosecond are processed in the order of `inputs`, or in an order drawn for the instant. At a port, departures precede
 * arrivals.
 */
export class Switch implements Node, RunTaker {
  readonly id: string;
  readonly inputs: readonly Link[];
  readonly ports: readonly Port[];
  /** Output port per flow. */
  readonly route: readonly (Port | null)[];
  /** Ports that are served at the end of each window. */
  private polledPorts: readonly Port[] = [];
  /** Arrival times of the next cell of each input. */
  private readonly headTimes: Float64Array;
  /** Whether arrivals are processed port by port: ports do not affect each other within a window. */
  private isBatchingByPort = false;
  /** Merges all inputs. */
  private readonly merge: Merge;
  /** Merges of groups of inputs that have no output port in common. */
  private readonly portMerges: readonly Merge[];
  /** By flow: the batch of its output port. */
  private readonly batchOf: readonly (ArrivalBatch | null)[];
  private readonly filled = new FilledBatches();
  /** The least time from an RM cell for a host to its answer. */
  private turnaround = Infinity;
  /** Whether some VC of the run has rate control, so that RM cells may arrive. */
  private readonly hasRateControl: boolean;
  /** Null if no VC with credit crosses the switch. */
  protected readonly credits: CreditForwarder | null;
  /** Null if cells of one instant are processed in the order of `inputs`. */
  readonly ties: TieKeys | null;
  /** By flow of the data: the cut of its control loop; null for VCs that pass uncut. Empty if the switch cuts none. */
  readonly segments: readonly (Segment | null)[] = [];

  /** @param meeting indices of inputs in groups, so that no port receives cells from two groups */
  constructor(
    id: string,
    inputs: readonly Link[],
    ports: readonly Port[],
    route: readonly (Port | null)[],
    hasRateControl = false,
    credits: CreditForwarder | null = null,
    ties: TieKeys | null = null,
    meeting: readonly (readonly number[])[] = [[...inputs.keys()]],
  ) {
    this.id = id;
    this.inputs = inputs;
    this.ports = ports;
    this.route = route;
    this.headTimes = new Float64Array(inputs.length);
    inputs.forEach((link, place) => {
      link.publishHeadTime(this.headTimes, place);
    });
    this.batchOf = route.map((port) => port?.arrivals ?? null);
    for (const { arrivals } of ports) arrivals.filled = this.filled;
    this.merge = new Merge(inputs, this.headTimes, ties);
    // Under rate control an RM cell for one port may concern the rate control of another.
    this.portMerges = hasRateControl
      ? [this.merge]
      : meeting.map((places) => new Merge(inputs, this.headTimes, ties, places));
    this.hasRateControl = hasRateControl;
    this.credits = credits;
    this.ties = ties;
    this.noteSettings();
  }

  /** Components that register its state. */
  get components(): readonly Registered[] {
    return [];
  }

  get nextTime(): number {
    const { headTimes, ports } = this;
    let next = Infinity;
    for (let i = 0; i < headTimes.length; i++) if (headTimes[i]! < next) next = headTimes[i]!;
    for (let i = 0; i < ports.length; i++) next = Math.min(next, ports[i]!.queue.nextDeparture);
    return next;
  }

  /** Updates the list of polled ports when settings of ports may have changed. */
  noteSettings(): void {
    this.polledPorts = this.ports.filter(({ queue }) => queue.needsPolling);
  }

  /**
   * From now on processes arrivals port by port, and postpones those for hosts that can wait, until `flushBatch`.
   * @param turnaround least time from an RM cell for a host to its answer
   */
  beginBatch(turnaround: number): void {
    const isIndependent = this.credits === null && this.ports.every(({ allowsBatching }) => allowsBatching);
    this.isBatchingByPort = isIndependent && this.mayBatchByPort;
    this.turnaround = turnaround;
    for (const { arrivals, link, queue } of this.ports)
      arrivals.begin(link.wakesOnRmOnly, queue.needsPolling);
  }

  /** Whether the result is the same if arrivals are processed port by port. */
  protected get mayBatchByPort(): boolean {
    return true;
  }

  /** Whether the switch may run ahead, up to the first time at which a host may answer an RM cell. */
  get isBatching(): boolean {
    return this.isBatchingByPort && this.hasRateControl && this.inputs.every(({ loses }) => !loses);
  }

  /** Runs up to `end`, or up to an earlier time at which a host may answer an RM cell. Returns the time it has run to. */
  runAhead(end: number): number {
    const limit = this.merge.distribute(end, this.batchOf, this.turnaround);
    this.deliver();
    this.servePolledPorts(limit);
    return limit;
  }

  /** Whether some port has to be served at the end of each window. */
  get needsPollingAtWindowEnd(): boolean {
    return this.polledPorts.length > 0;
  }

  /** Whether cells for hosts that only RM cells wake may be in a queue that has to be served. */
  get hasUnservedHostTraffic(): boolean {
    return this.polledPorts.some(({ link }) => link.wakesOnRmOnly);
  }

  /** Processes all batches. */
  flushBatch(): void {
    this.filled.takeAll();
  }

  /** Processes all events before `end`. Cells that begin to leave before `end` reach the next node after it. */
  run(end: number): void {
    this.takeAll(end);
    this.servePolledPorts(end);
  }

  private servePolledPorts(end: number): void {
    const { polledPorts } = this;
    for (let i = 0; i < polledPorts.length; i++) polledPorts[i]!.advance(end - 1);
  }

  /** Processes every cell that arrives before `end`. */
  protected takeAll(end: number): void {
    if (this.credits !== null) this.takeInOrder(this.credits, end);
    else if (!this.isBatchingByPort) this.merge.each(end, this);
    else {
      for (let i = 0; i < this.portMerges.length; i++)
        this.portMerges[i]!.distribute(end, this.batchOf, Infinity);
      this.deliver();
    }
  }

  /** The input with the earliest cell; null if no cell is under way. */
  protected get firstInput(): Link | null {
    return this.merge.first;
  }

  /**
   * Processes event by event: a departure sends credits upstream, so it must not be computed later. Departures of an
   * instant precede its arrivals.
   */
  private takeInOrder(credits: CreditForwarder, end: number): void {
    for (;;) {
      const input = this.firstInput;
      const arrives = input?.headTime ?? Infinity;
      const departs = credits.nextDeparture;
      const now = Math.min(departs, arrives);
      if (now >= end) return;
      if (departs <= arrives) credits.serve(now);
      else if (input !== null) this.takeRun(input, now);
      credits.flushDueCredits(now);
    }
  }

  /** Processes the batches that must be flushed, each in order of time. */
  private deliver(): void {
    this.filled.takeDue();
  }

  /** Passes the cells of a run to their ports one by one; RM cells and credits may be among them. */
  takeRun(link: Link, safeTime: number): void {
    const { time, meta, frame, mask, tail, loses } = link;
    let { head } = link;
    let now = link.headTime;
    do {
      const slot = head & mask;
      if (!loses || !link.impairment.takes(now, meta[slot]!, frame[slot]!)) {
        if ((meta[slot]! & (RM | CREDIT)) === 0) this.takeData(link, slot);
        else if ((meta[slot]! & RM) !== 0) this.takeRm(now, meta[slot]!, frame[slot]!);
        else this.credits?.take(now, meta[slot]! & FLOW_MASK, frame[slot]!);
      }
      head++;
      now = head === tail ? Infinity : time[head & mask]!;
    } while (now < safeTime);
    link.head = head;
    link.headTime = now;
  }

  protected takeData(from: CellRecords, slot: number): void {
    const flow = from.meta[slot]! & FLOW_MASK;
    const port = this.route[flow] as Port;
    if (port.countDataCell(from.time[slot]!, flow)) this.notify(from.time[slot]!, flow);
    port.arrive(from, slot);
  }

  /** Passes forward RM cells to the rate control of their output port, backward ones to that of the port of their VC's data. */
  protected takeRm(now: number, meta: number, serial: number): void {
    const flow = meta & FLOW_MASK;
    if ((flow & 1) === 0) this.route[flow]?.rates?.forward(now, flow >> 1, serial);
    else if ((meta & BACKWARD_NOTICE) === 0) this.route[flow ^ 1]?.rates?.backward(now, flow >> 1, serial);
    (this.route[flow] as Port).rm.arrive(now, meta, serial);
  }

  /** Sends a backward RM cell that notifies the source of this VC of congestion (TM 4.0, 5.10.6, rule 2). */
  protected notify(now: number, flow: number): void {
    this.route[flow ^ 1]?.rm.arrive(now, (flow ^ 1) | RM | BACKWARD_NOTICE, 1);
  }
}
