import type { Picoseconds } from '../../../contract/index.ts';
import { FLOW_MASK, RM } from '../../atm/cell.ts';
import type { Port } from '../../switch/port.ts';
import type { FifoQueue } from '../../switch/transmit/fifoQueue.ts';
import { type Arena, field, type Lodger } from '../arena.ts';
import * as at from '../layout.ts';
import { listSlots, type Records, type Row } from '../records.ts';
import type { KernelLink } from './kernelLink.ts';
import { KernelRates } from './kernelRates.ts';

/** Bins of a trace that the kernel fills before code outside has to look. */
const BINS = 256;
/** Cells that can come before it needs more places. */
const FIRST_ROOM = 64;
const SLOTS = at.CELL_SIZE / Float64Array.BYTES_PER_ELEMENT;

/** One port as the kernel knows it: its own, whose cells it takes, or one that has to take them on its own. */
export class KernelPort {
  readonly port: Port;
  readonly record: number;
  readonly link: KernelLink;
  private readonly arena: Arena;
  private readonly records: Records;
  private readonly classes: Lodger;
  private readonly returns: Lodger;
  private readonly wayHome: Lodger;
  /** Slots of the smallest and largest values of bins. */
  private readonly least: number;
  private readonly most: number;
  /** What has come, behind one that is earlier. */
  coming: Float64Array = new Float64Array(SLOTS * (1 + FIRST_ROOM)).fill(-Infinity, 0, 1);
  private readonly cells: Lodger;
  private readonly counts: readonly Row[];
  private readonly rates: KernelRates;
  /** The transmitter, while the kernel takes its cells. */
  private own: FifoQueue | null = null;

  /** @param classes of service, by flow */
  constructor(
    port: Port,
    link: KernelLink,
    classes: Lodger,
    returns: Lodger,
    arena: Arena,
    records: Records,
  ) {
    const { statistics } = port;
    this.port = port;
    this.link = link;
    this.arena = arena;
    this.records = records;
    this.classes = classes;
    this.returns = returns;
    this.wayHome = field(port.link, 'wayHome');
    this.record = records.add(at.PORT_SLOTS);
    this.least = records.add(listSlots(BINS));
    this.most = records.add(listSlots(BINS));
    this.cells = field(this, 'coming');
    this.counts = [
      { slot: at.PORT_TAKEN, lodger: field(port, 'taken') },
      { slot: at.PORT_WAITED, lodger: field(port, 'waited') },
      { slot: at.PORT_IN_FRAME, lodger: field(port, 'inFrame') },
      { slot: at.PORT_RATED, lodger: field(port, 'isRated') },
      { slot: at.PORT_SPENT, lodger: field(statistics, 'time') },
    ];
    this.rates = new KernelRates(port, this.record, arena, records);
  }

  /** All nodes are at `now`. @param place its own, among all ports */
  checkIn(now: Picoseconds, place: number): void {
    const { port, link, records, record, arena } = this;
    const { arrivals, rates } = port;
    const classes = arena.house(this.classes);
    this.houseCells(0);
    this.own = this.transmitterToOwn(now);
    this.rates.checkIn();
    if (this.own !== null) this.write(this.own);
    records.setWhole(record + at.PORT_LINK, records.addressOf(link.record));
    records.setWhole(record + at.PORT_CLASS, classes);
    records.setWhole(record + at.PORT_RETURNS, arena.house(this.returns));
    records.setWhole(record + at.PORT_WAY_HOME, arena.house(this.wayHome));
    records.setWhole(record + at.PORT_PLACE, place);
    records.setWhole(record + at.PORT_HURRIES, 0);
    records.setWhole(record + at.PORT_CAN_WAIT, Number(arrivals.deliveryCanLag));
    records.setWhole(record + at.PORT_TO_HOST, Number(arrivals.hostLookahead));
    records.setWhole(record + at.PORT_IS_OWN, Number(this.own !== null));
    records.setWhole(record + at.PORT_MEETS_FORWARD, Number(rates?.processesForwardRm === true));
    records.setWhole(record + at.PORT_MEETS_BACKWARD, Number(rates?.meetsBackward === true));
  }

  checkOut(): void {
    if (this.own !== null) this.read(this.own);
  }

  /** What it can take without anything outside: nothing follows its queue, and no delay is drawn for its cells. */
  private transmitterToOwn(now: Picoseconds): FifoQueue | null {
    const { fifoFastPath, probes, link } = this.port;
    if (fifoFastPath === null || link.random !== null) return null;
    return probes.queueTrace?.isUnobservedFrom(this.nextStep(fifoFastPath, now)) === false
      ? null
      : fifoFastPath;
  }

  /** When its queue changes next, at the earliest. */
  private nextStep({ start }: FifoQueue, now: Picoseconds): Picoseconds {
    return this.port.waiting > 0 ? Math.min(start, now) : now;
  }

  /** It has to be served in time, by the script. */
  get wantsCalls(): boolean {
    return this.own === null && this.port.needsPollingAtWindowEnd;
  }

  /** An RM cell, and what the algorithm is about to read of the port. */
  meet(now: Picoseconds, meta: number, serial: number): void {
    const { port, record, own, records } = this;
    const measures = own !== null && this.rates.measures;
    port.waiting = records.whole(record + at.PORT_WAITING);
    if (own !== null) this.link.readTransmitter();
    if (measures) this.rates.read();
    const vc = (meta & FLOW_MASK) >> 1;
    if ((meta & RM) === 0) port.rates?.backward(now, vc, serial);
    else port.rates?.forward(now, vc, serial);
    if (measures) this.rates.write();
  }

  /** The port takes what has come, from an address on, until the kernel can go on; returns that of the first that is left. */
  take(from: number): number {
    const { own, port } = this;
    const { arrivals, acceptThreshold } = port;
    this.enter();
    this.bring(from);
    if (own === null) {
      arrivals.takeAll();
      this.leave();
      return this.next;
    }
    let i = 0;
    do arrivals.takeOne(i++);
    while (i < arrivals.count && (port.waiting >= acceptThreshold.below || !port.nothingDropping()));
    arrivals.clear();
    this.leave();
    return from + i * at.CELL_SIZE;
  }

  /** Where the next cell will be. */
  private get next(): number {
    return this.records.whole(this.record + at.PORT_NEXT);
  }

  /** What has come to it from an address on comes to the port outside. */
  private bring(from: number): void {
    const { buffer } = this.coming;
    const cells = (this.next - from) / at.CELL_SIZE;
    const times = new Float64Array(buffer, from, SLOTS * cells);
    const words = new Int32Array(buffer, from, 2 * SLOTS * cells);
    for (let i = 0; i < cells; i++)
      this.port.arrivals.add(times[SLOTS * i]!, words[2 * SLOTS * i + 2]!, words[2 * SLOTS * i + 3]!);
  }

  /** The port is about to act outside. */
  enter(): void {
    this.link.enter();
    if (this.own !== null) this.read(this.own);
  }

  /** The port has acted outside. */
  leave(): void {
    this.link.leave();
    if (this.own !== null) this.write(this.own);
  }

  /** More has come than it has places for. */
  widen(): void {
    const { coming } = this;
    this.coming = new Float64Array(2 * coming.length);
    this.coming.set(coming);
    this.houseCells(coming.length / SLOTS - 1);
  }

  /** @param cells that have come */
  private houseCells(cells: number): void {
    const { record, records, coming } = this;
    const address = this.arena.house(this.cells);
    const first = address + at.CELL_SIZE;
    records.setWhole(record + at.PORT_CELLS, first);
    records.setWhole(record + at.PORT_NEXT, first + cells * at.CELL_SIZE);
    records.setWhole(record + at.PORT_ROOM_END, address + coming.byteLength);
  }

  /** Writes the numbers of the port for the kernel. */
  private write(own: FifoQueue): void {
    const { port, record, arena, records, counts } = this;
    const { statistics, acceptThreshold } = port;
    records.lodge(record, counts, arena);
    this.rates.lodge();
    const { values } = records;
    this.rates.write();
    const longest = statistics.time.length - 1;
    records.setWhole(record + at.PORT_BELOW, Math.min(Math.ceil(acceptThreshold.below), longest));
    records.setWhole(record + at.PORT_CAPACITY, Math.min(port.capacity, longest));
    records.setWhole(record + at.PORT_MARKS_ABOVE, Math.min(Math.floor(port.efciAbove) + 1, at.NEVER));
    records.setWhole(record + at.PORT_WAITING, port.waiting);
    values[record + at.PORT_JOINED] = own.joined;
    values[record + at.PORT_BEGINS] = own.begins;
    records.setWhole(record + at.PORT_OFFERED, 0);
    records.setWhole(record + at.PORT_FRAMES, 0);
    records.setWhole(record + at.PORT_RM_CELLS, 0);
    this.writeTrace();
  }

  /** Lends the next bins of the trace. */
  private writeTrace(): void {
    const { record, records } = this;
    const { values } = records;
    const trace = this.port.probes.queueTrace;
    values[record + at.PORT_BIN_END] = Infinity;
    if (trace === null) return;
    const { low, high, ends, binsLeft } = trace.currentBin;
    records.setWhole(record + at.PORT_BIN_MIN, records.addressOf(this.least));
    records.setWhole(record + at.PORT_BIN_MAX, records.addressOf(this.most));
    records.setWhole(record + at.PORT_BINS, Math.min(BINS, binsLeft));
    records.setWhole(record + at.PORT_BIN, 0);
    if (binsLeft > 1) values[record + at.PORT_BIN_END] = ends;
    values[record + at.PORT_BIN_LENGTH] = trace.binPs;
    records.setWhole(record + at.PORT_LOW, low);
    records.setWhole(record + at.PORT_HIGH, high);
  }

  /** Reads the numbers of the port that the kernel has changed. */
  private read(own: FifoQueue): void {
    const { port, record, records } = this;
    const { rm } = port;
    const { values } = records;
    port.waiting = records.whole(record + at.PORT_WAITING);
    own.joined = values[record + at.PORT_JOINED]!;
    own.begins = values[record + at.PORT_BEGINS]!;
    rm.taken += records.whole(record + at.PORT_RM_CELLS);
    const offered = records.whole(record + at.PORT_OFFERED);
    if (offered > 0)
      port.countAccepted(
        offered,
        records.whole(record + at.PORT_FRAMES),
        records.whole(record + at.PORT_LAST_FLOW),
      );
    this.rates.read();
    this.readTrace();
  }

  /** As much as its counters need; nothing is done. */
  readCounters(): void {
    const { port, own, record, records, link } = this;
    link.enter();
    if (own === null) return;
    port.waiting = records.whole(record + at.PORT_WAITING);
    port.rm.taken += records.whole(record + at.PORT_RM_CELLS);
    records.setWhole(record + at.PORT_RM_CELLS, 0);
  }

  /** The bins lent are full. */
  readBins(): void {
    this.readTrace();
    this.writeTrace();
  }

  private readTrace(): void {
    const { record, records, least, most } = this;
    const { queueTrace } = this.port.probes;
    if (queueTrace === null) return;
    const { buffer } = records.values;
    const last = records.whole(record + at.PORT_BIN);
    const low = new Float32Array(buffer, records.addressOf(least), last + 1);
    const high = new Float32Array(buffer, records.addressOf(most), last + 1);
    low[last] = records.whole(record + at.PORT_LOW);
    high[last] = records.whole(record + at.PORT_HIGH);
    queueTrace.appendBins(low, high, records.whole(record + at.PORT_WAITING));
  }
}
