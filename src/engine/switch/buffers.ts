import { type Cells, type Picoseconds, type PortState, SERVICE_CLASSES } from '../../contract/index.ts';
import { FLOW_MASK } from '../atm/cell.ts';
import type { Registered } from '../sim/state.ts';
import { findAllocation } from './allocation/index.ts';
import { type Backlog, backlogOf } from './backlog.ts';
import { Buffer, type BufferedPort, type BufferSettings } from './buffer.ts';
import type { ArrivingCell } from './discard/policy.ts';
import type { CellQueues } from './state/cellQueues.ts';
import type { PortQueue } from './transmit/portQueue.ts';
import type { WaitingCounts } from './transmit/transmitter.ts';

const settingsOf = ({ classes, ...all }: PortState): readonly BufferSettings[] =>
  classes === undefined ? [all] : SERVICE_CLASSES.map((name) => classes[name]);

/**
 * The buffers of a port: one for all cells, or one for each service class (Zhu 1999, 3.3.1 and figure 3.3; Ülkü 1997, 3.2). A cell
 * is subject to the policy and the shares of its buffer, which see only the cells waiting in that buffer.
 */
export class Buffers implements WaitingCounts {
  all: readonly Buffer[] = [];
  /** The buffer if there is one for all cells; else null. */
  only: Buffer | null = null;
  /** Whether each buffer counts its own cells, because not all cells of the port wait in one buffer. */
  private countsOwn = false;
  /** Places of all buffers that flows of the port use. */
  capacity: Cells = 0;
  /** By flow: index of its buffer in `all`. */
  private readonly placeOf: Uint8Array;
  private readonly port: BufferedPort;
  private readonly queue: PortQueue;

  /** @param queue all cells waiting at the port, in any buffer */
  constructor(port: BufferedPort, queue: PortQueue) {
    this.port = port;
    this.queue = queue;
    this.placeOf = new Uint8Array(port.flows.length);
  }

  /** Components that register its state. */
  get parts(): readonly Registered[] {
    return this.only?.parts ?? this.all.flatMap(({ parts }) => parts);
  }

  of(flow: number): Buffer {
    return this.all[this.placeOf[flow]!]!;
  }

  /** Cells waiting in a buffer. */
  waitingIn(buffer: Buffer): Cells {
    return this.countsOwn ? buffer.waiting : this.queue.waiting;
  }

  /** Bytes waiting in a buffer. */
  private bytesIn(buffer: Buffer, queues: CellQueues): number {
    if (this.only !== null) return queues.bytesOfAll(this.queue.waiting);
    return this.port.members.reduce(
      (bytes, flow) => (this.of(flow) === buffer ? bytes + queues.bytesOfFlow(flow) : bytes),
      0,
    );
  }

  sinceOf(buffer: Buffer): Picoseconds {
    return this.countsOwn ? buffer.since : this.queue.since;
  }

  /**
   * Sets length and backlog, in bytes, in the view of a policy: for ports of packet links, whose units differ in length. For cells
   * their number is enough.
   * @param victim slot of a unit that is about to be pushed out, which the backlog does not include; -1 for none
   */
  viewLengths(cell: ArrivingCell, buffer: Buffer, victim: number, meta: number, frame: number): void {
    cell.bytes = this.queue.bytesOf(meta, frame);
    cell.backlog = this.backlogIn(buffer, victim);
  }

  /** Sets length and backlog for a timer of the policy, which concerns no unit. */
  viewLengthsAtTimer(cell: ArrivingCell, buffer: Buffer): void {
    cell.bytes = this.queue.link.unitBytes;
    cell.backlog = this.backlogIn(buffer, -1);
  }

  private backlogIn(buffer: Buffer, victim: number): Backlog | undefined {
    const { link } = this.queue;
    const { flowQueues } = this.queue.transmitter;
    if (flowQueues === null) return undefined;
    const { queues } = flowQueues;
    const units = this.waitingIn(buffer);
    const bytes = this.bytesIn(buffer, queues);
    return victim < 0
      ? backlogOf(link, link.cellWhole, units, bytes)
      : backlogOf(link, link.cellWhole, units - 1, bytes - queues.bytesOf(victim));
  }

  hasRoomFor(flow: number): boolean {
    const buffer = this.of(flow);
    return this.waitingIn(buffer) < buffer.capacity;
  }

  /** Counter that is notified of each cell that begins or ends waiting; null for none. */
  get counts(): WaitingCounts | null {
    return this.only === null || this.countsOwn ? this : this.only.policy.occupancy;
  }

  increment(flow: number, now: Picoseconds): void {
    if (this.contains(flow)) this.of(flow).increment(flow, now);
  }

  decrement(flow: number, now: Picoseconds): void {
    if (this.contains(flow)) this.of(flow).decrement(flow, now);
  }

  private contains(flow: number): boolean {
    return this.queue.credits?.covers(flow) !== true;
  }

  /** Number of VCs on the drop lists of all policies. */
  get refusing(): number {
    return this.all.reduce((sum, { policy }) => sum + (policy.list?.size ?? 0), 0);
  }

  /** Applies other settings. @returns whether its only policy, or all of them, start with empty state */
  set(settings: PortState, now: Picoseconds): boolean {
    const states = settingsOf(settings);
    const isDivided = states.length > 1;
    const stays = states.length === this.all.length;
    const others = stays
      ? this.all.filter((buffer, i) => buffer.set(states[i]!, now))
      : this.divide(states, now);
    this.only = isDivided ? null : this.all[0]!;
    this.countsOwn = isDivided || this.queue.credits !== null;
    this.measure();
    if (this.queue.waiting > 0) this.recount(others, stays, now);
    return others.length > 0 && !(stays && isDivided);
  }

  private divide(states: readonly BufferSettings[], now: Picoseconds): readonly Buffer[] {
    for (const buffer of this.all) buffer.end(now);
    const isDivided = states.length > 1;
    this.all = states.map((state, i) => new Buffer(this.port, state, isDivided ? SERVICE_CLASSES[i]! : null));
    if (isDivided) this.placeOf.set(this.port.vcs.serviceClass);
    else this.placeOf.fill(0);
    return this.all;
  }

  /** Counts the waiting cells for new policies and new buffers. */
  private recount(others: readonly Buffer[], stays: boolean, now: Picoseconds): void {
    if (others.length === 0) return;
    this.queue.forEachWaiting((meta) => {
      const flow = meta & FLOW_MASK;
      if (!stays || !this.countsOwn) this.counts?.increment(flow, now);
      else if (this.contains(flow) && others.includes(this.of(flow)))
        this.of(flow).policy.occupancy?.increment(flow);
    });
  }

  /** Buffers that flows of the port use. */
  get present(): readonly Buffer[] {
    return this.all.filter((buffer) => this.port.members.some((flow) => this.of(flow) === buffer));
  }

  private measure(): void {
    const { only, present } = this;
    this.capacity = only?.capacity ?? present.reduce((sum, { capacity }) => sum + capacity, 0);
  }

  /** Moves VCs whose class has changed to the buffer of the new one, with their waiting cells, and off drop lists. @param cellsOf by flow */
  regroup(cellsOf: (flow: number) => Cells, now: Picoseconds): void {
    const { placeOf, port } = this;
    if (this.only !== null) return;
    port.vcs.serviceClass.forEach((to, flow) => {
      const from = this.of(flow);
      if (placeOf[flow] === to) return;
      from.policy.list?.remove(flow, now);
      placeOf[flow] = to;
      for (let i = this.contains(flow) ? cellsOf(flow) : 0; i > 0; i--) {
        from.decrement(flow, now);
        this.of(flow).increment(flow, now);
      }
    });
    this.measure();
  }

  /** Sets how the VCs of the port share the places of each buffer. */
  share({ allocation, allocationParams }: PortState): void {
    const definition = findAllocation(allocation);
    const flows = this.port.members.filter((flow) => this.contains(flow));
    for (const buffer of this.all)
      buffer.share(
        definition,
        flows.filter((flow) => this.of(flow) === buffer),
      );
    this.configureShares(allocationParams);
  }

  configureShares(params: PortState['allocationParams']): void {
    for (const { sharing, capacity } of this.all) sharing?.configure(params, capacity);
  }
}
