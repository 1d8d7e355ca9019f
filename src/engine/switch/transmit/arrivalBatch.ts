import type { RateControl } from '../../abr/rateControl.ts';
import { type CellRecords, FLOW_MASK, RM } from '../../atm/cell.ts';
import type { BinTrace } from '../../sim/binTrace.ts';
import type { PortProbes } from '../portProbe.ts';
import type { RmCells } from '../rmCells.ts';
import type { AcceptThreshold } from './acceptThreshold.ts';
import type { PortQueue } from './portQueue.ts';

const FIRST_SIZE = 64;
const MOST_LAGGING = 48;
const MOST_APPENDED = 1024;

/** Marks an entry of a batch that is not a cell for its port: a backward RM cell of a VC whose data depart by the port. */
export const BACKWARD_RM_VISIT = 0x80000;
export const CONTROL_MASK = RM | BACKWARD_RM_VISIT;

/** Accepts cells below the accept threshold in one loop. */
interface FifoFastPath {
  traceFor(arrivals: ArrivalBatch): BinTrace | null;
  acceptBatch(
    port: ArrivalPort,
    arrivals: ArrivalBatch,
    from: number,
    until: number,
    trace: BinTrace,
  ): number;
}

/** The parts of a port that its batch uses. */
export interface ArrivalPort {
  readonly queue: PortQueue;
  readonly rates: RateControl | null;
  readonly rm: RmCells;
  readonly probes: PortProbes;
  /** Null if every cell needs a decision. */
  readonly fifoFastPath: FifoFastPath | null;
  readonly acceptThreshold: AcceptThreshold;
  /** The queue length from which on every cell needs a decision. */
  readonly acceptsUpTo: number;
  /** Whether the policy refuses the cells of some VC. */
  readonly isRefusing: boolean;
  /** By flow: 1 while the policy refuses its cells. */
  readonly refused: Readonly<Uint8Array>;
  /** By flow: 1 while a frame of it is arriving. */
  readonly inFrame: Uint8Array;
  /** Counts accepted data cells. @param frames how many of them ended a data frame; @param flow of the last cell */
  countAccepted(cells: number, frames: number, flow: number): void;
  /** Passes a data cell to rate control. @returns whether its source gets a backward notice */
  countDataCell(now: number, flow: number): boolean;
  arrive(from: CellRecords, slot: number): void;
}

/** The columns of a batch. */
class Columns implements CellRecords {
  readonly time: Float64Array;
  readonly meta: Int32Array;
  readonly frame: Int32Array;

  constructor(size: number) {
    this.time = new Float64Array(size);
    this.meta = new Int32Array(size);
    this.frame = new Int32Array(size);
  }
}

/**
 * The batches of a switch that hold cells. A batch that has been processed returns its columns for reuse by the next one, so that they
 * stay in the cache of the processor, however many ports there are.
 */
export class FilledBatches {
  readonly spare: Columns[] = [];
  private readonly batches: ArrivalBatch[] = [];

  add(batch: ArrivalBatch): void {
    this.batches.push(batch);
  }

  /** Processes the batches that must be flushed; the others stay. */
  takeDue(): void {
    const { batches } = this;
    let filled = 0;
    for (let i = 0; i < batches.length; i++) {
      const batch = batches[i]!;
      if (batch.mustFlush) batch.takeAll();
      batch.isFilled = batch.count > 0;
      if (batch.isFilled) batches[filled++] = batch;
    }
    batches.length = filled;
  }

  takeAll(): void {
    for (const batch of this.batches) {
      batch.takeAll();
      batch.isFilled = false;
    }
    this.batches.length = 0;
  }
}

/** Cells that arrive at a port in a lookahead window, in order of time. */
export class ArrivalBatch implements CellRecords {
  count = 0;
  /** Capacity of the columns, in cells. */
  private room = 0;
  private columns = new Columns(0);
  time = this.columns.time;
  meta = this.columns.meta;
  frame = this.columns.frame;
  /** The filled batches of its switch. */
  filled = new FilledBatches();
  /** Whether this batch is in `filled`. */
  isFilled = false;
  private readonly port: ArrivalPort;
  /** Whether data cells may be processed later, together with the next RM cell. */
  deliveryCanLag = false;
  /** Whether the port leads to a host that only RM cells wake. */
  isHostBound = false;
  /** Whether the batch contains RM cells or `BACKWARD_RM_VISIT` entries. */
  containsControl = false;

  constructor(port: ArrivalPort) {
    this.port = port;
  }

  /** Whether the batch, if not empty, must be processed now. */
  get mustFlush(): boolean {
    return !this.deliveryCanLag || this.containsControl || this.count >= MOST_LAGGING;
  }

  /** @param toHost whether the port leads to a host that only RM cells wake; @param needsPolling whether it has to be served in time */
  begin(toHost: boolean, needsPolling: boolean): void {
    this.isHostBound = toHost;
    this.deliveryCanLag = toHost && !needsPolling;
  }

  /** Hands all cells to the port. */
  takeAll(): void {
    const { count, port } = this;
    if (count === 0) return;
    const { rates, fifoFastPath, queue } = port;
    const needsNoLook = queue.efciAbove === Infinity && rates?.measuresData !== true && !port.probes.decide;
    const trace = fifoFastPath !== null && needsNoLook ? fifoFastPath.traceFor(this) : null;
    for (let i = 0; i < count; ) {
      // With a longer queue the next cell needs a decision, too.
      if (trace !== null && queue.waiting <= port.acceptsUpTo)
        i = fifoFastPath!.acceptBatch(port, this, i, rates?.intervalEnd ?? Infinity, trace);
      if (i < count) this.takeOne(i++);
    }
    this.clear();
  }

  /** Empties the batch, after its cells have been processed here or in the kernel. */
  clear(): void {
    if (this.room > 0) this.filled.spare.push(this.columns);
    this.room = 0;
    this.count = 0;
    this.containsControl = false;
  }

  /** Hands one cell to the port. */
  takeOne(i: number): void {
    const { port } = this;
    const meta = this.meta[i]!;
    const now = this.time[i]!;
    const flow = meta & FLOW_MASK;
    if ((meta & RM) !== 0) {
      if ((flow & 1) === 0) port.rates?.forward(now, flow >> 1, this.frame[i]!);
      port.rm.arrive(now, meta, this.frame[i]!);
    } else if ((meta & BACKWARD_RM_VISIT) !== 0) port.rates?.backward(now, flow >> 1, this.frame[i]!);
    else {
      port.countDataCell(now, flow);
      port.arrive(this, i);
    }
  }

  /** Appends a cell, which arrives after all cells of the batch. A batch that has grown too large is processed first. */
  append(now: number, cell: number, of: number): void {
    if (this.count === MOST_APPENDED) this.takeAll();
    this.add(now, cell, of);
  }

  /** Appends a cell, which arrives after all cells of the batch. */
  add(now: number, cell: number, of: number): void {
    if (this.count === this.room) this.makeRoom();
    const place = this.count++;
    this.time[place] = now;
    this.meta[place] = cell;
    this.frame[place] = of;
  }

  /** Appends an RM cell or a `BACKWARD_RM_VISIT` entry, which must not be postponed. */
  appendUrgent(now: number, cell: number, of: number): void {
    this.append(now, cell, of);
    this.containsControl = true;
  }

  private makeRoom(): void {
    const before = this.columns;
    if (!this.isFilled) this.filled.add(this);
    this.isFilled = true;
    const { spare } = this.filled;
    const columns = this.room === 0 ? (spare.pop() ?? new Columns(FIRST_SIZE)) : new Columns(2 * this.room);
    if (this.room > 0) {
      columns.time.set(before.time);
      columns.meta.set(before.meta);
      columns.frame.set(before.frame);
    }
    this.columns = columns;
    this.room = columns.time.length;
    this.time = columns.time;
    this.meta = columns.meta;
    this.frame = columns.frame;
  }
}
