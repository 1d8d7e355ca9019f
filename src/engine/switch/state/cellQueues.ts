import { FLOW_MASK } from '../../atm/cell.ts';
import type { StateIo } from '../../sim/state.ts';
import type { WaitingUnits } from './waitingUnits.ts';

const NONE = -1;
const FIRST_SIZE = 64;

/** Bytes on the wire of units of different lengths, by slot, with sums over waiting units. */
class OwnBytes {
  of = new Float64Array(FIRST_SIZE);
  /** Bytes waiting, by flow. */
  readonly waiting: Float64Array;
  total = 0;

  constructor(flows: number) {
    this.waiting = new Float64Array(flows);
  }

  state(io: StateIo): void {
    this.of = io.sized(this.of);
    io.array(this.waiting);
    this.total = io.number(this.total);
  }

  add(slot: number, flow: number, bytes: number): void {
    if (slot >= this.of.length) {
      const wide = new Float64Array(2 * this.of.length);
      wide.set(this.of);
      this.of = wide;
    }
    this.of[slot] = bytes;
    this.waiting[flow]! += bytes;
    this.total += bytes;
  }

  take(slot: number, flow: number): void {
    this.waiting[flow]! -= this.of[slot]!;
    this.total -= this.of[slot]!;
  }
}

/**
 * The waiting cells of a port, one queue per flow (per VC and direction): linked lists in typed
 * arrays, all from one pool. A slot is the index of a cell in the pool for as long as it waits.
 */
export class CellQueues implements WaitingUnits {
  /** By flow: slots of the first and last cell of its queue, and its length. */
  readonly first: Int32Array;
  readonly last: Int32Array;
  readonly length: Int32Array;
  /** By slot, here and below: the words of the cell. */
  meta = new Int32Array(FIRST_SIZE);
  frame = new Int32Array(FIRST_SIZE);
  /** Neighbours in the queue; for unused slots `behind` is the next unused one. */
  private behind = new Int32Array(FIRST_SIZE);
  private ahead = new Int32Array(FIRST_SIZE);
  /** Number of cells that joined before this one since the start. */
  private order = new Float64Array(FIRST_SIZE);
  /** Arrival time, picoseconds. */
  since = new Float64Array(FIRST_SIZE);
  /** Start or finish tag that the scheduler gave to the cell. */
  tag = new Float64Array(FIRST_SIZE);
  /** Part of the finish tag for the transmission of the cell itself: L / weight. */
  cost = new Float64Array(FIRST_SIZE);
  private unused = NONE;
  /** Slots from here on have never been used. */
  private fresh = 0;
  private joined = 0;
  /** Null if each unit has `unitBytes`. */
  private readonly own: OwnBytes | null;
  /** Bytes of a unit of the link, whose transmission takes one cell time. */
  readonly unitBytes: number;

  /** @param hasOwnBytes whether units have different lengths, which are passed to `join` */
  constructor(flows: number, unitBytes: number, hasOwnBytes: boolean) {
    this.unitBytes = unitBytes;
    this.own = hasOwnBytes ? new OwnBytes(flows) : null;
    this.first = new Int32Array(flows).fill(NONE);
    this.last = new Int32Array(flows).fill(NONE);
    this.length = new Int32Array(flows);
  }

  state(io: StateIo): void {
    for (const values of [this.first, this.last, this.length]) io.array(values);
    this.meta = io.sized(this.meta);
    this.frame = io.sized(this.frame);
    this.behind = io.sized(this.behind);
    this.ahead = io.sized(this.ahead);
    this.order = io.sized(this.order);
    this.since = io.sized(this.since);
    this.tag = io.sized(this.tag);
    this.cost = io.sized(this.cost);
    this.unused = io.number(this.unused);
    this.fresh = io.number(this.fresh);
    this.joined = io.number(this.joined);
    this.own?.state(io);
  }

  /** Appends a cell to the queue of its flow; returns its slot. @param bytes on the wire */
  join(meta: number, frame: number, since: number, bytes = this.unitBytes): number {
    let slot = this.unused;
    if (slot !== NONE) this.unused = this.behind[slot]!;
    else {
      if (this.fresh === this.meta.length) this.grow();
      slot = this.fresh++;
    }
    const flow = meta & FLOW_MASK;
    const ahead = this.last[flow]!;
    this.meta[slot] = meta;
    this.frame[slot] = frame;
    this.order[slot] = this.joined++;
    this.since[slot] = since;
    this.behind[slot] = NONE;
    this.ahead[slot] = ahead;
    if (ahead === NONE) this.first[flow] = slot;
    else this.behind[ahead] = slot;
    this.last[flow] = slot;
    this.length[flow]!++;
    this.own?.add(slot, flow, bytes);
    return slot;
  }

  /** Removes a cell at any position. Its slot can be read until the next cell joins. */
  leave(slot: number): void {
    const flow = this.meta[slot]! & FLOW_MASK;
    const behind = this.behind[slot]!;
    const ahead = this.ahead[slot]!;
    if (ahead === NONE) this.first[flow] = behind;
    else this.behind[ahead] = behind;
    if (behind === NONE) this.last[flow] = ahead;
    else this.ahead[behind] = ahead;
    this.length[flow]!--;
    this.behind[slot] = this.unused;
    this.unused = slot;
    this.own?.take(slot, flow);
  }

  /** Bytes on the wire of the unit in this slot. */
  bytesOf(slot: number): number {
    return this.own === null ? this.unitBytes : this.own.of[slot]!;
  }

  /** Bytes waiting in the queue of a flow. */
  bytesOfFlow(flow: number): number {
    return this.own === null ? this.length[flow]! * this.unitBytes : this.own.waiting[flow]!;
  }

  /** Bytes of all waiting units. @param units their number */
  bytesOfAll(units: number): number {
    return this.own === null ? units * this.unitBytes : this.own.total;
  }

  /** The slot behind this one in its queue; -1 for none. */
  after(slot: number): number {
    return this.behind[slot]!;
  }

  flowOf(slot: number): number {
    return this.meta[slot]! & FLOW_MASK;
  }

  /** Slots of all waiting cells in the order in which they joined. */
  inOrder(): number[] {
    const slots: number[] = [];
    for (const first of this.first) {
      for (let slot = first; slot !== NONE; slot = this.behind[slot]!) slots.push(slot);
    }
    return slots.sort((a, b) => this.order[a]! - this.order[b]!);
  }

  private grow(): void {
    const size = this.meta.length * 2;
    const ints = (old: Int32Array): Int32Array<ArrayBuffer> => {
      const grown = new Int32Array(size);
      grown.set(old);
      return grown;
    };
    const floats = (old: Float64Array): Float64Array<ArrayBuffer> => {
      const grown = new Float64Array(size);
      grown.set(old);
      return grown;
    };
    this.meta = ints(this.meta);
    this.frame = ints(this.frame);
    this.behind = ints(this.behind);
    this.ahead = ints(this.ahead);
    this.order = floats(this.order);
    this.since = floats(this.since);
    this.tag = floats(this.tag);
    this.cost = floats(this.cost);
  }
}
