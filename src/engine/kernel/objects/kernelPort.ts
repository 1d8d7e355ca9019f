import type { Picoseconds } from '../../../contract/index.ts';
import { FLOW_MASK, RM } from '../../atm/cell.ts';
import type { Port } from '../../switch/port.ts';
import type { FifoQueue } from '../../switch/transmit/fifoQueue.ts';
import * as at from '../layout.ts';
import { type ArraySlot, listSlots, type Records } from '../records.ts';
import { type SharedArray, sharedField, type WasmHeap } from '../wasmHeap.ts';
import type { KernelLink } from './kernelLink.ts';
import { KernelRates } from './kernelRates.ts';

/** Number of bins of a trace that the kernel fills before the script has to read them. */
const BINS = 256;
/** Initial capacity of a batch, cells. */
const FIRST_ROOM = 64;
const SLOTS = at.CELL_SIZE / Float64Array.BYTES_PER_ELEMENT;

/** The kernel's view of a port. The kernel processes the cells of a FIFO port; cells of any other port are processed by the script. */
export class KernelPort {
  readonly port: Port;
  readonly record: number;
  readonly link: KernelLink;
  private readonly heap: WasmHeap;
  private readonly records: Records;
  private readonly classes: SharedArray;
  private readonly returns: SharedArray;
  private readonly wayHome: SharedArray;
  /** Slots of the smallest and largest values of the bins of the queue trace. */
  private readonly binMin: number;
  private readonly binMax: number;
  /** The batch of arrived cells, after a sentinel that is earlier than all. */
  arrived: Float64Array = new Float64Array(SLOTS * (1 + FIRST_ROOM)).fill(-Infinity, 0, 1);
  private readonly cells: SharedArray;
  private readonly countArrays: readonly ArraySlot[];
  private readonly rates: KernelRates;
  /** The transmitter while the kernel processes its cells; null while the script does. */
  private fifo: FifoQueue | null = null;

  /** @param classes service class by flow; @param returns earliest returns of RM cells (`atm/rmReturns.ts`) */
  constructor(
    port: Port,
    link: KernelLink,
    classes: SharedArray,
    returns: SharedArray,
    heap: WasmHeap,
    records: Records,
  ) {
    const { queue } = port;
    this.port = port;
    this.link = link;
    this.heap = heap;
    this.records = records;
    this.classes = classes;
    this.returns = returns;
    this.wayHome = sharedField(port.link, 'wayHome');
    this.record = records.add(at.PORT_SLOTS);
    this.binMin = records.add(listSlots(BINS));
    this.binMax = records.add(listSlots(BINS));
    this.cells = sharedField(this, 'arrived');
    this.countArrays = [
      { slot: at.PORT_ACCEPTED, array: sharedField(queue, 'accepted') },
      { slot: at.PORT_WAITED, array: sharedField(queue, 'waited') },
      { slot: at.PORT_IN_FRAME, array: sharedField(port, 'inFrame') },
      { slot: at.PORT_RATED, array: sharedField(queue, 'isRated') },
      { slot: at.PORT_SPENT, array: sharedField(queue.statistics, 'time') },
    ];
    this.rates = new KernelRates(port, this.record, heap, records);
  }

  /** Writes the state of the port at the beginning of a call; all nodes are at `now`. @param place index among all ports */
  beginCall(now: Picoseconds, place: number): void {
    const { port, link, records, record, heap } = this;
    const { arrivals, rates } = port;
    const classes = heap.allocate(this.classes);
    this.allocateCells(0);
    this.fifo = this.fifoForKernel(now);
    this.rates.beginCall();
    if (this.fifo !== null) this.write(this.fifo);
    records.setWhole(record + at.PORT_LINK, records.addressOf(link.record));
    records.setWhole(record + at.PORT_CLASS, classes);
    records.setWhole(record + at.PORT_RETURNS, heap.allocate(this.returns));
    records.setWhole(record + at.PORT_WAY_HOME, heap.allocate(this.wayHome));
    records.setWhole(record + at.PORT_INDEX, place);
    records.setWhole(record + at.PORT_HAS_CONTROL, 0);
    records.setWhole(record + at.PORT_CAN_LAG, Number(arrivals.deliveryCanLag));
    records.setWhole(record + at.PORT_IS_HOST_BOUND, Number(arrivals.isHostBound));
    records.setWhole(record + at.PORT_IN_KERNEL, Number(this.fifo !== null));
    records.setWhole(record + at.PORT_MEETS_FORWARD, Number(rates?.processesForwardRm === true));
    records.setWhole(record + at.PORT_MEETS_BACKWARD, Number(rates?.processesBackwardRm === true));
  }

  /** Reads the state of the port at the end of a call. */
  endCall(): void {
    if (this.fifo !== null) this.read(this.fifo);
  }

  /** The transmitter if the kernel can run it: nothing observes each step of its queue, and no delay is drawn for its cells. */
  private fifoForKernel(now: Picoseconds): FifoQueue | null {
    const { fifoFastPath, probes, link } = this.port;
    if (fifoFastPath === null || link.random !== null) return null;
    return probes.queueTrace?.isUnobservedFrom(this.nextStep(fifoFastPath, now)) === false
      ? null
      : fifoFastPath;
  }

  /** The earliest time at which the queue changes. */
  private nextStep({ start }: FifoQueue, now: Picoseconds): Picoseconds {
    return this.port.waiting > 0 ? Math.min(start, now) : now;
  }

  /** Whether the script has to serve the port at the end of each window. */
  get needsScript(): boolean {
    return this.fifo === null && this.port.queue.needsPolling;
  }

  /** Passes an RM cell to the rate control of the port, after updating the state that the algorithm reads. */
  visitRm(now: Picoseconds, meta: number, serial: number): void {
    const { port, record, fifo, records } = this;
    const measures = fifo !== null && this.rates.measures;
    port.queue.waiting = records.whole(record + at.PORT_WAITING);
    if (fifo !== null) this.link.readTransmitter();
    if (measures) this.rates.read();
    const vc = (meta & FLOW_MASK) >> 1;
    if ((meta & RM) === 0) port.rates?.backward(now, vc, serial);
    else port.rates?.forward(now, vc, serial);
    if (measures) this.rates.write();
  }

  /** Makes the port process its batch from an address on, until the kernel can continue; returns the address of the first cell left. */
  take(from: number): number {
    const { fifo, port } = this;
    const { arrivals, acceptThreshold } = port;
    this.enterScript();
    this.handOver(from);
    if (fifo === null) {
      arrivals.takeAll();
      this.leaveScript();
      return this.next;
    }
    let i = 0;
    do arrivals.takeOne(i++);
    while (i < arrivals.count && (port.waiting >= acceptThreshold.below || !port.nothingDropping()));
    arrivals.clear();
    this.leaveScript();
    return from + i * at.CELL_SIZE;
  }

  /** Address of the next cell to arrive. */
  private get next(): number {
    return this.records.whole(this.record + at.PORT_NEXT);
  }

  /** Copies the cells from an address on to the batch of the port. */
  private handOver(from: number): void {
    const { buffer } = this.arrived;
    const cells = (this.next - from) / at.CELL_SIZE;
    const times = new Float64Array(buffer, from, SLOTS * cells);
    const words = new Int32Array(buffer, from, 2 * SLOTS * cells);
    for (let i = 0; i < cells; i++)
      this.port.arrivals.add(times[SLOTS * i]!, words[2 * SLOTS * i + 2]!, words[2 * SLOTS * i + 3]!);
  }

  /** Reads the state of the port from the kernel, before the script acts on it. */
  enterScript(): void {
    this.link.enterScript();
    if (this.fifo !== null) this.read(this.fifo);
  }

  /** Writes the state of the port for the kernel, after the script has acted on it. */
  leaveScript(): void {
    this.link.leaveScript();
    if (this.fifo !== null) this.write(this.fifo);
  }

  /** Doubles the room for the batch. */
  growCells(): void {
    const { arrived } = this;
    this.arrived = new Float64Array(2 * arrived.length);
    this.arrived.set(arrived);
    this.allocateCells(arrived.length / SLOTS - 1);
  }

  /** Allocates the batch. @param cells number of cells that have arrived */
  private allocateCells(cells: number): void {
    const { record, records, arrived } = this;
    const address = this.heap.allocate(this.cells);
    const first = address + at.CELL_SIZE;
    records.setWhole(record + at.PORT_CELLS, first);
    records.setWhole(record + at.PORT_NEXT, first + cells * at.CELL_SIZE);
    records.setWhole(record + at.PORT_ROOM_END, address + arrived.byteLength);
  }

  /** Writes the numbers of the port for the kernel. */
  private write(fifo: FifoQueue): void {
    const { port, record, heap, records, countArrays } = this;
    const { queue, buffers, acceptThreshold } = port;
    records.allocateArrays(record, countArrays, heap);
    this.rates.allocateArrays();
    const { values } = records;
    this.rates.write();
    const longest = queue.statistics.time.length - 1;
    records.setWhole(record + at.PORT_ACCEPTS_BELOW, Math.min(Math.ceil(acceptThreshold.below), longest));
    records.setWhole(record + at.PORT_CAPACITY, Math.min(buffers.capacity, longest));
    records.setWhole(record + at.PORT_MARKS_ABOVE, Math.min(Math.floor(queue.efciAbove) + 1, at.NEVER));
    records.setWhole(record + at.PORT_WAITING, queue.waiting);
    values[record + at.PORT_JOINED] = fifo.joined;
    values[record + at.PORT_BEGINS] = fifo.begins;
    records.setWhole(record + at.PORT_OFFERED, 0);
    records.setWhole(record + at.PORT_FRAMES, 0);
    records.setWhole(record + at.PORT_RM_CELLS, 0);
    this.writeTrace();
  }

  /** Gives the kernel the next bins of the queue trace to fill. */
  private writeTrace(): void {
    const { record, records } = this;
    const { values } = records;
    const trace = this.port.probes.queueTrace;
    values[record + at.PORT_BIN_END] = Infinity;
    if (trace === null) return;
    const { low, high, ends, binsLeft } = trace.currentBin;
    records.setWhole(record + at.PORT_BIN_MIN, records.addressOf(this.binMin));
    records.setWhole(record + at.PORT_BIN_MAX, records.addressOf(this.binMax));
    records.setWhole(record + at.PORT_BINS, Math.min(BINS, binsLeft));
    records.setWhole(record + at.PORT_BIN, 0);
    if (binsLeft > 1) values[record + at.PORT_BIN_END] = ends;
    values[record + at.PORT_BIN_LENGTH] = trace.binPs;
    records.setWhole(record + at.PORT_LOW, low);
    records.setWhole(record + at.PORT_HIGH, high);
  }

  /** Reads the numbers of the port that the kernel has changed. */
  private read(fifo: FifoQueue): void {
    const { port, record, records } = this;
    const { rm } = port;
    const { values } = records;
    port.queue.waiting = records.whole(record + at.PORT_WAITING);
    fifo.joined = values[record + at.PORT_JOINED]!;
    fifo.begins = values[record + at.PORT_BEGINS]!;
    rm.accepted += records.whole(record + at.PORT_RM_CELLS);
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

  /** Reads the counters of the port at a mark; the port itself does not run. */
  readCounters(): void {
    const { port, fifo, record, records, link } = this;
    link.enterScript();
    if (fifo === null) return;
    port.queue.waiting = records.whole(record + at.PORT_WAITING);
    port.rm.accepted += records.whole(record + at.PORT_RM_CELLS);
    records.setWhole(record + at.PORT_RM_CELLS, 0);
  }

  /** Takes the bins that the kernel has filled, and gives it the next. */
  readBins(): void {
    this.readTrace();
    this.writeTrace();
  }

  private readTrace(): void {
    const { record, records, binMin, binMax } = this;
    const { queueTrace } = this.port.probes;
    if (queueTrace === null) return;
    const { buffer } = records.values;
    const last = records.whole(record + at.PORT_BIN);
    const low = new Float32Array(buffer, records.addressOf(binMin), last + 1);
    const high = new Float32Array(buffer, records.addressOf(binMax), last + 1);
    low[last] = records.whole(record + at.PORT_LOW);
    high[last] = records.whole(record + at.PORT_HIGH);
    queueTrace.appendBins(low, high, records.whole(record + at.PORT_WAITING));
  }
}
