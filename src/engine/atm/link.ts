import { CELL_BYTES } from '../../contract/index.ts';
import { exactPeriod } from '../sim/clock.ts';
import { RandomStream } from '../sim/random.ts';
import type { StateIo } from '../sim/state.ts';
import { BACKWARD_NOTICE, FLOW_MASK, RM } from './cell.ts';
import { ethernetBytes } from './ethernet.ts';
import { Impairment } from './impairment.ts';
import { grown } from './ring.ts';
import type { RmReturns } from './rmReturns.ts';

/** An impairment that loses nothing and cannot be configured to. */
const perfect = (id: string): Impairment =>
  new Impairment([], [], [], (purpose) => new RandomStream(0, `link ${id} ${purpose}`));

/**
 * One direction of a link: its transmitter and its wire. Because the transmitter serves in order,
 * the arrival time of a cell at the far end is known when it is sent, so a hop costs one record
 * in a ring and no event.
 */
export class Link {
  // Fields that every frame needs come first, so that they share a few cache lines: of hundreds of links few are in the cache.
  /** Numbers of cells received and sent since time zero. */
  head = 0;
  tail = 0;
  mask = 255;
  /** Whether cells can be lost on the wire; receivers then ask `impairment`. */
  loses = false;
  time = new Float64Array(256);
  meta = new Int32Array(256);
  frame = new Int32Array(256);
  /** Array of the receiving node, and index in it, to which `headTime` is published. */
  private headTimes: Float64Array = Float64Array.of(Infinity);
  private headPlace = 0;
  /** Time at which the transmitter has sent all accepted cells, picoseconds, and its fraction in units of 1 / `modulus`. */
  free = 0;
  carry = 0;
  private onlyRmWakes = false;
  /** If more cells than this are in the ring, `onHighWater` is called before the next is added. */
  private highWater = 255;
  /** Number of arrived cells that are retained in the ring. */
  private retained = 0;
  /** `cellWhole`, `cellPart`, `modulus`, `delay`, `period` and `cellTime` in one array, for fast loops; equal links may share it. */
  serviceConstants: Float64Array;
  readonly cellPart: number;
  readonly modulus: number;
  /** Cell delay variation: largest extra delay, picoseconds, and its random stream. */
  readonly variation: number;
  readonly random: RandomStream | null;
  /** Cell time in units of 1 / `modulus` picoseconds. */
  readonly period: number;
  /** Cell time, picoseconds with fraction. */
  readonly cellTime: number;
  readonly cellWhole: number;
  readonly delay: number;
  readonly id: string;
  readonly impairment: Impairment;
  /** Whether it carries frames as packets, one record each, instead of cells (atm/ethernet.ts). */
  readonly isPacketLink: boolean;
  /** Transmission time of a byte: picoseconds and fraction, as an `ExactPeriod`. */
  readonly byteWhole: number;
  readonly bytePart: number;
  readonly byteModulus: number;
  /** Transmission time of all frames accepted so far, picoseconds; for packet links. */
  busy = 0;
  /** Cells that took no slot: credits piggybacked on other cells. */
  piggybackedCells = 0;
  /** Earliest return times of RM cells to their sources; null if no RM cells pass. */
  returns: RmReturns | null = null;
  /** By flow: minimum time that its RM cells take from the far end back to their source; NaN if they do not return. */
  wayHome = new Float64Array(0);
  /** Bytes of a cell. Frames of a packet link have individual lengths; slots are counted in cells there, too. */
  readonly unitBytes: number;

  /** @param rate bit/s, whole; @param delay propagation, picoseconds; @param variation needs `random` when above 0 */
  constructor(
    id: string,
    rate: number,
    delay: number,
    variation = 0,
    random: RandomStream | null = null,
    impairment: Impairment = perfect(id),
    isPacketLink = false,
    unitBytes = CELL_BYTES,
  ) {
    const period = exactPeriod(8 * unitBytes, rate);
    this.id = id;
    this.impairment = impairment;
    this.loses = impairment.active;
    impairment.link = this;
    this.delay = delay;
    // With less than one cell time of variation, cells cannot overtake each other.
    this.variation = Math.min(variation, period.whole);
    this.random = variation > 0 ? random : null;
    this.cellWhole = period.whole;
    this.cellPart = period.part;
    this.modulus = period.modulus;
    this.period = period.whole * period.modulus + period.part;
    this.cellTime = this.period / period.modulus;
    const { cellWhole, cellPart, modulus, cellTime } = this;
    this.serviceConstants = Float64Array.of(cellWhole, cellPart, modulus, delay, this.period, cellTime);
    this.isPacketLink = isPacketLink;
    this.unitBytes = unitBytes;
    const byte = exactPeriod(8, rate);
    this.byteWhole = byte.whole;
    this.bytePart = byte.part;
    this.byteModulus = byte.modulus;
  }

  /** Arrival time of the oldest cell in transit, or of the first RM cell if only those wake the receiver; Infinity for none. */
  get headTime(): number {
    return this.headTimes[this.headPlace]!;
  }

  set headTime(time: number) {
    this.headTimes[this.headPlace] = time;
  }

  /** Publishes `headTime` to an element of an array for all inputs of a node, now and whenever it changes. */
  publishHeadTime(headTimes: Float64Array, headPlace: number): void {
    headTimes[headPlace] = this.headTime;
    this.headTimes = headTimes;
    this.headPlace = headPlace;
  }

  /**
   * Whether the receiver is scheduled, by `headTime`, only for RM cells, and processes earlier data cells together with them. It is
   * also woken when the ring is half full.
   */
  get wakesOnRmOnly(): boolean {
    return this.onlyRmWakes;
  }

  set wakesOnRmOnly(waits: boolean) {
    this.onlyRmWakes = waits;
    this.highWater = waits ? this.mask >> 1 : this.mask - this.retained;
    this.findHead();
  }

  /** Sets `headTime` to the arrival of the first cell that wakes the receiver. */
  findHead(): void {
    let at = this.head;
    if (this.onlyRmWakes) while (at < this.tail && (this.meta[at & this.mask]! & RM) === 0) at++;
    this.headTime = at === this.tail ? Infinity : this.time[at & this.mask]!;
  }

  /** Minimum time from sending a cell to its arrival at the far end, picoseconds. */
  get lookahead(): number {
    return this.delay + (this.isPacketLink ? this.byteWhole * ethernetBytes(0) : this.cellWhole);
  }

  /** Passes a cell to the transmitter at `now`. */
  send(now: number, meta: number, frame: number): void {
    let end = this.free;
    let carry = this.carry;
    if (end < now) {
      end = now;
      carry = 0;
    }
    end += this.cellWhole;
    carry += this.cellPart;
    if (carry >= this.modulus) {
      carry -= this.modulus;
      end += 1;
    }
    this.free = end;
    this.carry = carry;
    if (this.tail - this.head > this.highWater) this.onHighWater();
    const slot = this.tail & this.mask;
    let arrival = end + this.delay;
    if (this.random !== null) arrival += Math.floor((this.random.uint32() * this.variation) / 4294967296);
    this.time[slot] = arrival;
    this.meta[slot] = meta;
    this.frame[slot] = frame;
    if ((meta & RM) !== 0) this.noteReturn(meta, frame, arrival);
    if (this.onlyRmWakes) this.scheduleWake(meta, arrival);
    else if (this.tail === this.head) this.headTime = arrival;
    this.tail++;
  }

  timeReturns(returns: RmReturns, flows: number): void {
    if (this.returns === null) this.wayHome = new Float64Array(flows).fill(Number.NaN);
    this.returns = returns;
  }

  /** Notes the earliest return of an RM cell that reaches the far end at `arrival` or later. */
  private noteReturn(meta: number, serial: number, arrival: number): void {
    const flow = meta & FLOW_MASK;
    const wayHome = this.wayHome[flow]!;
    if ((meta & BACKWARD_NOTICE) === 0 && wayHome >= 0)
      this.returns?.note(flow >> 1, serial, arrival + wayHome);
  }

  /** Sends all cells of a frame at `now`. @param meta of all cells but the last; @param last `meta` of the last */
  sendAll(now: number, meta: number, last: number, frame: number, cells: number): void {
    if (this.random !== null || this.onlyRmWakes) {
      for (let i = 1; i < cells; i++) this.send(now, meta, frame);
      this.send(now, last, frame);
      return;
    }
    this.reserve(cells);
    const { time, meta: metas, frame: frames, mask, serviceConstants, cellPart, modulus } = this;
    const cellWhole = serviceConstants[0]!;
    const delay = serviceConstants[3]!;
    let free = +this.free;
    let { carry } = this;
    let tail = this.tail;
    if (free < now) {
      free = now;
      carry = 0;
    }
    let slot = 0;
    for (let i = 0; i < cells; i++) {
      free += cellWhole;
      carry += cellPart;
      if (carry >= modulus) {
        carry -= modulus;
        free += 1;
      }
      slot = tail & mask;
      time[slot] = free + delay;
      metas[slot] = meta;
      frames[slot] = frame;
      tail++;
    }
    metas[slot] = last;
    this.commitBatch(tail, free, carry);
  }

  /** Retains the last `count` cells that have arrived, for an observer that reads them. */
  keepArrived(count: number): void {
    this.retained = count;
    do this.grow();
    while (this.mask < 2 * count);
  }

  /** Makes room for `count` more cells. */
  reserve(count: number): void {
    while (this.tail + count - this.head > this.mask + 1 - this.retained) this.grow();
  }

  /** Number of cells in transit beyond which the ring grows, or a receiver that only RM cells wake has to take some. */
  get ringSpace(): number {
    return this.highWater + 1;
  }

  /** Commits data cells that a caller has written into the ring, up to `tail`; the transmitter is free at `free`. */
  commitBatch(tail: number, free: number, carry: number): void {
    const isFirst = this.tail === this.head && tail > this.tail;
    if (isFirst && !this.onlyRmWakes) this.headTime = this.time[this.head & this.mask]!;
    this.tail = tail;
    this.free = free;
    this.carry = carry;
  }

  private scheduleWake(meta: number, arrival: number): void {
    if ((meta & RM) !== 0 && this.headTime === Infinity) this.headTime = arrival;
  }

  /** Sends a credit that takes no slot: piggybacked on the cell in transmission at `now`, or at once if there is none. */
  sendPiggybacked(now: number, meta: number, frame: number): void {
    const arrival = Math.max(now + this.cellWhole, this.free) + this.delay;
    const before = this.tail === this.head ? 0 : this.time[(this.tail - 1) & this.mask]!;
    this.piggybackedCells++;
    this.put(Math.max(arrival, before), meta, frame);
  }

  /** Removes the last `count` cells, none of which has begun to depart; the transmitter is then free at `free`. */
  retract(count: number, free: number, carry: number): void {
    if (this.tail - count < this.head)
      throw new RangeError(`${this.id}: cells are retracted that have arrived`);
    this.tail -= count;
    // RM cells among them may leave earlier now than they would have.
    for (let i = this.tail; i < this.tail + count; i++) {
      const meta = this.meta[i & this.mask]!;
      if ((meta & RM) !== 0) this.noteReturn(meta, this.frame[i & this.mask]!, -Infinity);
    }
    this.findHead();
    this.free = free;
    this.carry = carry;
    if (this.random !== null) for (let i = 0; i < count; i++) this.random.back();
  }

  /** Sends a frame on a packet link at `now`. @param bytes byte times that it takes on the wire */
  sendFrame(now: number, meta: number, frame: number, bytes: number): void {
    if (this.free < now) {
      this.free = now;
      this.carry = 0;
    }
    const begin = this.free;
    const part = this.carry + bytes * this.bytePart;
    this.carry = part % this.byteModulus;
    this.free += bytes * this.byteWhole + (part - this.carry) / this.byteModulus;
    this.busy += this.free - begin;
    this.put(this.free + this.delay, meta, frame);
  }

  /** Transmission time of `bytes`, picoseconds with fraction. */
  timeOf(bytes: number): number {
    return bytes * (this.byteWhole + this.bytePart / this.byteModulus);
  }

  /** Time spent transmitting before `time`, picoseconds; for packet links. */
  busyUntil(time: number): number {
    return this.busy - Math.max(0, this.free - time);
  }

  /** Frames of a packet link whose transmission has not begun before `time`: those that end later, except the first. */
  framesWaiting(time: number): number {
    let ending = 0;
    for (let i = this.tail - 1; i >= this.head; i--) {
      if (this.time[i & this.mask]! - this.delay < time) break;
      ending++;
    }
    return Math.max(0, ending - 1);
  }

  private put(arrival: number, meta: number, frame: number): void {
    if (this.tail - this.head > this.highWater) this.onHighWater();
    const slot = this.tail & this.mask;
    this.time[slot] = arrival;
    this.meta[slot] = meta;
    this.frame[slot] = frame;
    if (this.onlyRmWakes) this.scheduleWake(meta, arrival);
    else if (this.tail === this.head) this.headTime = arrival;
    this.tail++;
  }

  private onHighWater(): void {
    if (this.onlyRmWakes) this.headTime = this.time[this.head & this.mask]!;
    if (this.tail - this.head > this.mask - this.retained) this.grow();
  }

  private grow(): void {
    this.time = grown(this.time, this.tail);
    this.meta = grown(this.meta, this.tail);
    this.frame = grown(this.frame, this.tail);
    this.mask = this.time.length - 1;
    this.highWater = this.onlyRmWakes ? this.mask >> 1 : this.mask - this.retained;
  }

  /** Registers its state, with the records of the ring that are still needed. */
  state(io: StateIo): void {
    if (this.random !== null) this.random.state(io);
    this.free = io.number(this.free);
    this.carry = io.number(this.carry);
    this.head = io.number(this.head);
    this.tail = io.number(this.tail);
    this.piggybackedCells = io.number(this.piggybackedCells);
    this.busy = io.number(this.busy);
    this.loses = io.flag(this.loses);
    const { head, tail } = this;
    while (this.mask + 1 < tail - head) this.grow();
    io.ring(this.time, head, tail);
    io.ring(this.meta, head, tail);
    io.ring(this.frame, head, tail);
    this.findHead();
  }
}
