import type { RateControl } from '../../abr/rateControl.ts';
import { type CellRecords, FLOW_MASK, RM } from '../../atm/cell.ts';
import type { BinTrace } from '../../sim/binTrace.ts';
import type { PortProbes } from '../portProbe.ts';
import type { RmCells } from '../rmCells.ts';

const FIRST_SIZE = 64;
const MOST_LAGGING = 48;
const MOST_APPENDED = 1024;

/** A note among arrivals: a backward RM cell passes the switch, whose data leave by this port. */
export const BACKWARD_RM_VISIT = 0x80000;
export const CONTROL_MASK = RM | BACKWARD_RM_VISIT;

/** Takes cells that the policy takes without a look, as long as there is nothing else; returns the first that is left. */
interface FifoFastPath {
  traceFor(arrivals: ArrivalBatch): BinTrace | null;
  acceptBatch(arrivals: ArrivalBatch, from: number, until: number, trace: BinTrace): number;
}

/** Where they come to. */
export interface ArrivalPort {
  readonly rates: RateControl | null;
  readonly rm: RmCells;
  readonly efciAbove: number;
  /** Null where every cell needs a look. */
  readonly fifoFastPath: FifoFastPath | null;
  /** Cells waiting. */
  readonly waiting: number;
  /** The longest queue that a cell may be taken into without a look. */
  readonly acceptsUpTo: number;
  readonly probes: PortProbes;
  /** Passes a data cell to rate control. */
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
 * The batches of a switch that hold cells. A batch that has been taken gives its columns back, and the next one to begin reuses them:
 * they are still in the cache, however many ports there are.
 */
export class FilledBatches {
  readonly spare: Columns[] = [];
  private readonly batches: ArrivalBatch[] = [];

  add(batch: ArrivalBatch): void {
    this.batches.push(batch);
  }

  /** Takes those that are due; the others stay. */
  takeDue(): void {
    const { batches } = this;
    let kept = 0;
    for (let i = 0; i < batches.length; i++) {
      const batch = batches[i]!;
      if (batch.isDue) batch.takeAll();
      batch.isFilled = batch.count > 0;
      if (batch.isFilled) batches[kept++] = batch;
    }
    batches.length = kept;
  }

  takeAll(): void {
    for (const batch of this.batches) {
      batch.takeAll();
      batch.isFilled = false;
    }
    this.batches.length = 0;
  }
}

/** What comes to a port in a while, in order of time. */
export class ArrivalBatch implements CellRecords {
  count = 0;
  /** So many have room. */
  private room = 0;
  private columns = new Columns(0);
  time = this.columns.time;
  meta = this.columns.meta;
  frame = this.columns.frame;
  /** Those of its switch, and whether this one is among them. */
  filled = new FilledBatches();
  isFilled = false;
  private readonly port: ArrivalPort;
  /** Data cells among them can wait. */
  deliveryCanLag = false;
  /** They leave for a host that RM cells alone set going. */
  hostLookahead = false;
  /** Cells of other kinds are among them. */
  containsControl = false;

  constructor(port: ArrivalPort) {
    this.port = port;
  }

  /** If there are any, they are to be taken now. */
  get isDue(): boolean {
    return !this.deliveryCanLag || this.containsControl || this.count >= MOST_LAGGING;
  }

  /** @param toHost the port leads to such a host; @param watchful it has to be served in time */
  begin(toHost: boolean, watchful: boolean): void {
    this.hostLookahead = toHost;
    this.deliveryCanLag = toHost && !watchful;
  }

  /** All of it reaches the port. */
  takeAll(): void {
    const { count, port } = this;
    if (count === 0) return;
    const { rates, fifoFastPath } = port;
    const isPlain = port.efciAbove === Infinity && rates?.measuresData !== true && !port.probes.decide;
    const trace = fifoFastPath !== null && isPlain ? fifoFastPath.traceFor(this) : null;
    for (let i = 0; i < count; ) {
      // With more waiting the next cell needs a look, too.
      if (trace !== null && port.waiting <= port.acceptsUpTo)
        i = fifoFastPath!.acceptBatch(this, i, rates?.intervalEnd ?? Infinity, trace);
      if (i < count) this.takeOne(i++);
    }
    this.clear();
  }

  /** All of it has been taken, here or in the kernel. */
  clear(): void {
    if (this.room > 0) this.filled.spare.push(this.columns);
    this.room = 0;
    this.count = 0;
    this.containsControl = false;
  }

  /** One of them reaches the port. */
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

  /** Puts a cell behind all that is here, which came before it; all of it reaches the port when it is much. */
  append(now: number, cell: number, of: number): void {
    if (this.count === MOST_APPENDED) this.takeAll();
    this.add(now, cell, of);
  }

  /** Puts a cell behind all that is here, which came before it. */
  add(now: number, cell: number, of: number): void {
    if (this.count === this.room) this.makeRoom();
    const place = this.count++;
    this.time[place] = now;
    this.meta[place] = cell;
    this.frame[place] = of;
  }

  /** The same for what may set something going: it cannot wait. */
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
