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
 * the arrival of a cell at the far end is known when it is handed over, so a hop costs one record
 * in a ring and no event.
 */
export class Link {
  // Fields that every frame needs come first, so that they share a few cache lines: of hundreds of links few are in the cache.
  /** Cells received and handed over since time zero. */
  head = 0;
  tail = 0;
  mask = 255;
  /** What this direction loses; receivers ask it while it `loses` anything. */
  loses = false;
  time = new Float64Array(256);
  meta = new Int32Array(256);
  frame = new Int32Array(256);
  /** The array and the place in it that `headTime` is published to: those of the receiving node. */
  private headTimes: Float64Array = Float64Array.of(Infinity);
  private headPlace = 0;
  /** When the transmitter has sent everything handed over, and the fraction of a picosecond beyond. */
  free = 0;
  carry = 0;
  private onlyRmWakes = false;
  /** If more cells than this are in the ring, `onHighWater` is called before the next is added. */
  private highWater = 255;
  /** Cells that have arrived and are retained in the ring. */
  private retained = 0;
  /** Whole and part of a cell time, modulus, delay, `period` and `cellTime` in one array, for fast loops; equal links may share it. */
  serviceConstants: Float64Array;
  readonly cellPart: number;
  readonly modulus: number;
  /** Cell delay variation: largest extra delay, picoseconds, and where it is drawn from. */
  readonly variation: number;
  readonly random: RandomStream | null;
  /** A cell time in parts of a picosecond, of which a picosecond has `modulus`. */
  readonly period: number;
  /** A cell time in picoseconds, with its fraction. */
  readonly cellTime: number;
  readonly cellWhole: number;
  readonly delay: number;
  readonly id: string;
  readonly impairment: Impairment;
  /** Carries whole frames, one record each, instead of cells (atm/ethernet.ts). */
  readonly isPacketLink: boolean;
  /** Time of a byte on a packet link, and of all frames handed over so far. */
  readonly byteWhole: number;
  readonly bytePart: number;
  readonly byteModulus: number;
  /** Time that it has sent or will send what has been handed over, picoseconds; of a packet link. */
  busy = 0;
  /** Cells that took no slot of their own: credits carried by other cells. */
  piggybackedCells = 0;
  /** When RM cells return to their sources; null if none pass. */
  returns: RmReturns | null = null;
  /** By flow: the least time that its RM cells take from the far end back to their source; NaN: they do not return. */
  wayHome = new Float64Array(0);
  /** Bytes of a unit, mostly a cell. Frames of a packet link have individual lengths; slots of cells are counted there, too. */
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
    // Below one cell time cells cannot overtake each other.
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

  /** When the oldest cell in transit arrives, or the first RM cell if only those wake the receiver; Infinity for none. */
  get headTime(): number {
    return this.headTimes[this.headPlace]!;
  }

  set headTime(time: number) {
    this.headTimes[this.headPlace] = time;
  }

  /** Publishes `headTime` to a place of an array with those of other links, now and whenever it changes. */
  publishHeadTime(headTimes: Float64Array, headPlace: number): void {
    headTimes[headPlace] = this.headTime;
    this.headTimes = headTimes;
    this.headPlace = headPlace;
  }

  /**
   * The receiver is scheduled, by `headTime`, only for RM cells, and processes the data cells received earlier then. It is also
   * woken when the ring is half full.
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

  /** Earliest time after `now` at which a cell sent now can reach the far end, less `now`. */
  get lookahead(): number {
    return this.delay + (this.isPacketLink ? this.byteWhole * ethernetBytes(0) : this.cellWhole);
  }

  /** Hands a cell to the transmitter at `now`. */
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

  /** Notes that an RM cell reaches the far end at `arrival` or later. */
  private noteReturn(meta: number, serial: number, arrival: number): void {
    const flow = meta & FLOW_MASK;
    const wayHome = this.wayHome[flow]!;
    if ((meta & BACKWARD_NOTICE) === 0 && wayHome >= 0)
      this.returns?.note(flow >> 1, serial, arrival + wayHome);
  }

  /** Hands over all cells of a frame at `now`. @param meta of each but the last; @param last of that one */
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

  /** So many cells may be under way before the ring grows, or before a receiver that only RM cells wake has to take some. */
  get ringSpace(): number {
    return this.highWater + 1;
  }

  /** Commits data cells that have been written into the ring directly, up to `tail`; the transmitter is free at `free`. */
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

  /** Sends a credit that takes no slot: on the cell that is being sent at `now`, or at once if there is none. */
  sendPiggybacked(now: number, meta: number, frame: number): void {
    const arrival = Math.max(now + this.cellWhole, this.free) + this.delay;
    const before = this.tail === this.head ? 0 : this.time[(this.tail - 1) & this.mask]!;
    this.piggybackedCells++;
    this.put(Math.max(arrival, before), meta, frame);
  }

  /** Retracts the last `count` cells, none of which has begun to depart; the transmitter is free at `free` again. */
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

  /** Hands a frame to a packet link at `now`. @param bytes of time on the wire */
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

  /** Transmission time of `bytes`, picoseconds with their fraction. */
  timeOf(bytes: number): number {
    return bytes * (this.byteWhole + this.bytePart / this.byteModulus);
  }

  /** How long it has been sending before `time`; of a packet link. */
  busyUntil(time: number): number {
    return this.busy - Math.max(0, this.free - time);
  }

  /** Frames of a packet link whose transmission has not begun before `time`: all but the first that end later. */
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

  /** Registers the records of the ring that are still needed. */
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
