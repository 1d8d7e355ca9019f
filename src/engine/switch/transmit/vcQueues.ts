import { EFCI, FLOW_MASK, RM } from '../../atm/cell.ts';
import type { Registered, StateIo } from '../../sim/state.ts';
import type { Scheduler } from '../schedulers/scheduler.ts';
import { CellQueues } from '../state/cellQueues.ts';
import type { PortQueue } from './portQueue.ts';
import type { DepartureFilter, Transmitter, VisitCell } from './transmitter.ts';

/**
 * The general transmitter: cells wait in a queue per flow, a scheduler selects the next to be served when the wire
 * is free, and waiting cells can be removed. Tests compare the fast transmitter with it.
 */
export class VcQueues implements Transmitter {
  readonly holdsCells = true;
  readonly queues: CellQueues;
  /** Flow whose cell began to depart last, with or without waiting; -1 before the first. */
  lastServed = -1;
  protected activeScheduler: Scheduler;
  protected readonly queue: PortQueue;

  /** @param make creates a scheduler for its queues */
  constructor(queue: PortQueue, flows: number, make: (queues: CellQueues) => Scheduler) {
    this.queue = queue;
    this.queues = new CellQueues(flows, queue.link.unitBytes, queue.link.isPacketLink);
    this.activeScheduler = make(this.queues);
  }

  state(io: StateIo): void {
    this.lastServed = io.number(this.lastServed);
  }

  get flowQueues(): this {
    return this;
  }

  get scheduler(): Scheduler {
    return this.activeScheduler;
  }

  /** Installs a new scheduler; waiting cells join it in the order of their arrival. */
  reschedule(make: (queues: CellQueues) => Scheduler, now: number): void {
    const { queues } = this;
    const waiting = queues
      .inOrder()
      .map((slot) => [queues.meta[slot], queues.frame[slot], queues.since[slot]] as const);
    for (const slot of queues.inOrder()) queues.leave(slot);
    this.activeScheduler = make(queues);
    for (const [meta, frame, since] of waiting) this.join(meta!, frame!, now, since);
  }

  get parts(): readonly Registered[] {
    return [this, this.queues, ...this.activeScheduler.parts];
  }

  get nextDeparture(): number {
    return this.queue.waiting > 0 ? this.queue.link.free : Infinity;
  }

  /** 0: all waiting cells are kept here, none in the ring of the link. */
  unbegunAt(): number {
    return 0;
  }

  serve(now: number): void {
    const { queue } = this;
    const { link } = queue;
    while (link.free <= now && queue.waiting > 0) this.serveOne(link.free);
  }

  /** Serves the cell that the scheduler selects, at `at`. Returns its flow, or -1 if it was dropped instead. */
  protected serveOne(at: number): number {
    const { queue, queues, activeScheduler: scheduler } = this;
    const flow = scheduler.next();
    const slot = queues.first[flow]!;
    if (queue.departureFilter !== null) return this.serveFiltered(queue.departureFilter, flow, slot, at);
    scheduler.serve(flow, slot, at);
    this.lastServed = flow;
    queues.leave(slot);
    queue.waited[flow]! += at;
    if (queue.occupancy !== null) queue.occupancy.decrement(flow, at);
    this.count(at, queue.waiting - 1);
    this.send(at, this.marked(flow, queues.meta[slot]!), queues.frame[slot]!);
    return flow;
  }

  /** Serves a cell if the departure filter, which sees the port without it, lets it depart. Returns its flow, or -1 if it was dropped. */
  private serveFiltered(filter: DepartureFilter, flow: number, slot: number, at: number): number {
    const { queue, queues, activeScheduler: scheduler } = this;
    queue.waited[flow]! += at;
    if (queue.occupancy !== null) queue.occupancy.decrement(flow, at);
    this.count(at, queue.waiting - 1);
    const meta = filter.onDeparture(at, queues.meta[slot]!, queues.frame[slot]!, queues.since[slot]!);
    if (meta < 0) scheduler.remove(flow, slot, at);
    else scheduler.serve(flow, slot, at);
    queues.leave(slot);
    if (meta < 0) return -1;
    this.lastServed = flow;
    this.send(at, this.marked(flow, meta), queues.frame[slot]!);
    return flow;
  }

  private send(at: number, meta: number, frame: number): void {
    const { queue } = this;
    if (queue.link.isPacketLink) queue.link.sendFrame(at, meta, frame, this.bytesOf(meta, frame));
    else queue.link.send(at, meta, frame);
  }

  private marked(flow: number, meta: number): number {
    const { efciAbove, isRated } = this.queue;
    if (efciAbove === Infinity || isRated[flow] === 0 || (meta & RM) !== 0) return meta;
    return this.queue.abrWaiting > efciAbove ? meta | EFCI : meta;
  }

  take(now: number, meta: number, frame: number): void {
    const { queue } = this;
    const flow = meta & FLOW_MASK;
    if (queue.link.free <= now) {
      const leaving =
        queue.departureFilter === null ? meta : queue.departureFilter.onDeparture(now, meta, frame, now);
      if (leaving < 0) return;
      this.activeScheduler.pass(flow, now, this.bytesOf(meta, frame));
      this.lastServed = flow;
      this.send(now, leaving, frame);
      return;
    }
    this.join(meta, frame, now);
    queue.waited[flow]! -= now;
    if (queue.occupancy !== null) queue.occupancy.increment(flow, now);
    this.count(now, queue.waiting + 1);
  }

  /**
   * Removes a waiting cell without sending it; the caller counts lost cells.
   * `queues.meta` and `queues.frame` still have the cell of the slot until the next cell joins.
   */
  remove(slot: number, now: number): void {
    const { queue, queues } = this;
    const flow = queues.flowOf(slot);
    this.activeScheduler.remove(flow, slot, now);
    queues.leave(slot);
    queue.waited[flow]! += now;
    queue.withdrawn[flow]!++;
    if (queue.occupancy !== null) queue.occupancy.decrement(flow, now);
    this.count(now, queue.waiting - 1);
  }

  /** Slot of the cell that would be served next. Some cell must be waiting. */
  get head(): number {
    return this.queues.first[this.activeScheduler.next()]!;
  }

  /** Slot of the oldest cell of the candidate flows. One must be waiting. */
  oldest(isCandidate: (flow: number) => boolean): number {
    const { queues } = this;
    return queues.inOrder().find((slot) => isCandidate(queues.flowOf(slot))) as number;
  }

  protected count(now: number, waiting: number): void {
    const { queue } = this;
    queue.waiting = waiting;
    queue.statistics.change(now, waiting);
    queue.probes.queueTrace?.record(now, waiting);
  }

  /** The flow whose cell would leave next at present; -1 for none. */
  get nextFlow(): number {
    return this.queue.waiting > 0 ? this.activeScheduler.next() : -1;
  }

  /** Waiting cells of a flow. */
  cellsOf(flow: number): number {
    return this.queues.length[flow]!;
  }

  get since(): number {
    return this.queue.statistics.since;
  }

  /**
   * The arrival time of a cell is subtracted at once, its departure time added when it leaves: for each waiting cell the sum lacks `now`.
   * The time at the present length is added when it changes.
   */
  addAhead(waited: Float64Array, spent: Float64Array, now: number, sign: 1 | -1): void {
    const { queue, since } = this.queue.statistics;
    for (const [flow, cells] of this.queues.length.entries()) waited[flow]! -= sign * cells * now;
    spent[queue]! -= sign * (now - since);
  }

  forEachWaiting(visit: VisitCell): void {
    const { meta, frame } = this.queues;
    for (const slot of this.queues.inOrder()) visit(meta[slot]!, frame[slot]!);
  }

  /** Visits all waiting cells: the others are already in the link. */
  forEachUnbegun(_time: number, visit: VisitCell): void {
    this.forEachWaiting(visit);
  }

  /** Takes over waiting cells of another transmitter. */
  load(now: number, waiting: (visit: VisitCell) => void): void {
    waiting((meta, frame) => this.join(meta, frame, now));
  }

  private bytesOf(meta: number, frame: number): number {
    const { link } = this.queue;
    return link.isPacketLink ? this.queue.bytesOf(meta, frame) : link.unitBytes;
  }

  /** @param since time of arrival at the port */
  protected join(meta: number, frame: number, now: number, since = now): void {
    this.activeScheduler.join(
      meta & FLOW_MASK,
      this.queues.join(meta, frame, since, this.bytesOf(meta, frame)),
      now,
    );
  }
}
