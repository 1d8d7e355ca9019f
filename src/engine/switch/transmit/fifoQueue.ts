import { EFCI, endsOfData, FLOW_MASK, LAST_CELL, RM } from '../../atm/cell.ts';
import { BinTrace } from '../../sim/binTrace.ts';
import type { Registered, StateIo } from '../../sim/state.ts';
import type { AcceptThreshold } from './acceptThreshold.ts';
import { type ArrivalBatch, CONTROL_MASK } from './arrivalBatch.ts';
import type { Counted, Transmitter, VisitCell } from './transmitter.ts';

/** Of a port without a trace: one bin without an end. */
const NO_TRACE = new BinTrace(Number.MAX_VALUE, 1, 0);

/** A port whose transmitter may take some arrivals without calling it. */
export interface FifoPort extends Counted {
  readonly acceptThreshold: AcceptThreshold;
  /** The policy refuses the cells of some VC. */
  readonly isRefusing: boolean;
  /** By flow: 1 while the policy refuses its cells. */
  readonly refused: Readonly<Uint8Array>;
  /** By flow: 1 while a frame of it is arriving; cells taken. */
  readonly inFrame: Uint8Array;
  readonly taken: Float64Array;
  /** So many data cells have come and were taken, so many of them the last of a data frame. @param flow of the last */
  countAccepted(cells: number, frames: number, flow: number): void;
}

/**
 * The fast kind, for FIFO queues that nothing is taken out of. An accepted cell goes straight into
 * the ring of the link with its final arrival time; which cells have begun to leave is computed
 * only when it is needed.
 */
export class FifoQueue implements Transmitter {
  readonly holdsCells = false;
  readonly parts: readonly Registered[] = [this];
  /** When the first waiting cell begins to leave; means nothing while the queue is empty. */
  start = 0;
  carry = 0;
  private readonly port: FifoPort;

  constructor(port: FifoPort) {
    this.port = port;
  }

  state(io: StateIo): void {
    this.start = io.number(this.start);
    this.carry = io.number(this.carry);
  }

  get nextDeparture(): number {
    return Infinity;
  }

  serve(now: number): void {
    let { start } = this;
    if (start > now) return;
    const { port } = this;
    const { link, statistics, occupancy, efciAbove } = port;
    const { queueTrace } = port.probes;
    let { carry } = this;
    let { waiting } = port;
    const { time } = statistics;
    let { since } = statistics;
    do {
      time[waiting]! += start - since;
      if (occupancy !== null)
        occupancy.leave(link.meta[(link.tail - waiting) & link.mask]! & FLOW_MASK, start);
      since = start;
      if (waiting - 1 > efciAbove) this.mark((link.tail - waiting) & link.mask);
      waiting--;
      if (queueTrace !== null) queueTrace.record(start, waiting);
      start += link.cellWhole;
      carry += link.cellPart;
      if (carry >= link.modulus) {
        carry -= link.modulus;
        start += 1;
      }
    } while (waiting > 0 && start <= now);
    statistics.since = since;
    statistics.queue = waiting;
    port.waiting = waiting;
    this.start = start;
    this.carry = carry;
  }

  /** Where `acceptBatch` may write the queue of these arrivals; null: each step has to be recorded. */
  traceFor({ time, count }: ArrivalBatch): BinTrace | null {
    const { probes, waiting } = this.port;
    const { queueTrace } = probes;
    const first = waiting > 0 ? Math.min(this.start, time[0]!) : time[0]!;
    if (queueTrace === null || queueTrace.isKnownUntil(time[count - 1]!)) return NO_TRACE;
    return queueTrace.isUnobservedFrom(first) ? queueTrace : null;
  }

  /**
   * Takes arrivals from `from` on, as long as they are data cells that the policy surely accepts: does what port and
   * transmitter do with each. Returns the first that is left. One long loop without calls: so everything
   * that it touches is fetched, and checked, once for all of them; numbers are coerced, so that they stay out of boxes.
   * @param until when the queue is read next; @param trace of `traceFor`
   */
  acceptBatch(arrivals: ArrivalBatch, from: number, until: number, trace: BinTrace): number {
    const { port } = this;
    const { link, taken, waited, inFrame, acceptThreshold, refused } = port;
    const { time: times, meta: metas, frame: frames } = arrivals;
    const { time: ringTime, meta: ringMeta, frame: ringFrame, beat, random, variation } = link;
    const cellWhole = beat[0]!;
    const delay = beat[3]!;
    const cellPart = link.cellPart | 0;
    const modulus = link.modulus | 0;
    const mask = link.mask | 0;
    const { isRefusing } = port;
    let start = +this.start;
    let carry = this.carry | 0;
    let waiting = port.waiting | 0;
    let free = +link.free;
    let linkCarry = link.carry | 0;
    let tail = link.tail;
    const before = tail;
    const end = from + Math.min(arrivals.count - from, link.head + link.places - before);
    const { statistics } = port;
    const { binPs } = trace;
    const lastBin = trace.openUntil(times[arrivals.count - 1]!);
    const { min, max } = trace;
    let bin = trace.place | 0;
    let binEnd = +trace.ends;
    let low = min[bin]!;
    let high = max[bin]!;
    const { time: spent } = statistics;
    const room = spent.length - 1;
    const below = Math.min(acceptThreshold.below | 0, room) | 0;
    const most = Math.min(Math.max(below, acceptThreshold.later | 0), room) | 0;
    let since = +statistics.since;
    const quiet = Math.min(until, acceptThreshold.until);
    let ends = 0;
    let i = from;
    while (i < end) {
      const now = times[i]!;
      const meta = metas[i]!;
      if ((meta & CONTROL_MASK) !== 0 || now >= quiet) break;
      const leaves = waiting > 0 && start <= now;
      const at = leaves ? start : now;
      while (at >= binEnd && bin < lastBin) {
        min[bin] = low;
        max[bin] = high;
        bin = (bin + 1) | 0;
        low = waiting;
        high = waiting;
        binEnd += binPs;
      }
      if (leaves) {
        spent[waiting]! += start - since;
        since = start;
        waiting = (waiting - 1) | 0;
        if (waiting < low) low = waiting;
        start += cellWhole;
        carry = (carry + cellPart) | 0;
        if (carry >= modulus) {
          carry = (carry - modulus) | 0;
          start += 1;
        }
        continue;
      }
      const flow = meta & FLOW_MASK;
      if (waiting >= most || (waiting >= below && inFrame[flow] !== 1) || (isRefusing && refused[flow] === 1))
        break;
      ends += endsOfData(meta);
      inFrame[flow] = (meta & LAST_CELL) === 0 ? 1 : 0;
      taken[flow]!++;
      if (free > now) {
        if (waiting === 0) {
          start = free;
          carry = linkCarry;
        }
        spent[waiting]! += now - since;
        since = now;
        waiting = (waiting + 1) | 0;
        if (waiting > high) high = waiting;
        waited[flow]! += free - now;
      } else if (free < now) {
        free = now;
        linkCarry = 0;
      }
      free += cellWhole;
      linkCarry = (linkCarry + cellPart) | 0;
      if (linkCarry >= modulus) {
        linkCarry = (linkCarry - modulus) | 0;
        free += 1;
      }
      const slot = tail & mask;
      let arrival = free + delay;
      if (random !== null) arrival += Math.floor((random.uint32() * variation) / 4294967296);
      ringTime[slot] = arrival;
      ringMeta[slot] = meta;
      ringFrame[slot] = frames[i]!;
      tail++;
      i++;
    }
    this.start = start;
    this.carry = carry;
    port.waiting = waiting;
    if (tail > before) port.countAccepted(tail - before, ends, metas[i - 1]! & FLOW_MASK);
    link.commitBatch(tail, free, linkCarry);
    statistics.since = since;
    statistics.queue = waiting;
    min[bin] = low;
    max[bin] = high;
    trace.leaveAt(bin, binEnd, waiting);
    return i;
  }

  /** The cell is in the ring already, but not yet at the far end: ports that mark are served in every window. */
  private mark(slot: number): void {
    const { link, isRated } = this.port;
    const meta = link.meta[slot]!;
    if ((meta & RM) === 0 && isRated[meta & FLOW_MASK] === 1) link.meta[slot] = meta | EFCI;
  }

  take(now: number, meta: number, frame: number): void {
    const { port } = this;
    const { link } = port;
    if (link.free > now) {
      // With no cell waiting, this one begins when the one on the wire is done.
      if (port.waiting === 0) this.begin();
      port.waiting++;
      port.waited[meta & FLOW_MASK]! += link.free - now;
      if (port.occupancy !== null) port.occupancy.join(meta & FLOW_MASK, now);
      port.statistics.change(now, port.waiting);
      port.probes.queueTrace?.record(now, port.waiting);
    }
    link.send(now, meta, frame);
  }

  /** A wait is added in full when the cell is taken: what is left of it is still ahead. */
  addUnservedWait(waited: Float64Array, now: number, sign: 1 | -1): void {
    const { link, waiting } = this.port;
    const { meta, mask, tail, cellWhole, cellPart, modulus } = link;
    let { start, carry } = this;
    for (let i = tail - waiting; i < tail; i++) {
      waited[meta[i & mask]! & FLOW_MASK]! += sign * (start - now);
      start += cellWhole;
      carry += cellPart;
      if (carry >= modulus) {
        carry -= modulus;
        start += 1;
      }
    }
  }

  /**
   * In closed form: cell k, from 0, begins at floor(start + (carry + k * period) / modulus), where the period is a cell time in
   * parts of a picosecond.
   */
  unbegunAt(time: number): number {
    const { link, waiting } = this.port;
    const { start, carry } = this;
    if (waiting === 0 || start >= time) return waiting;
    const { cellWhole, cellPart, modulus } = link;
    const parts = (time - start) * modulus;
    if (parts > Number.MAX_SAFE_INTEGER) return this.unbegunStepwise(time);
    const begun = Math.floor((parts - carry - 1) / (cellWhole * modulus + cellPart)) + 1;
    return Math.max(0, waiting - begun);
  }

  /** The same where the parts are too many for exact arithmetic. */
  private unbegunStepwise(time: number): number {
    const { cellWhole, cellPart, modulus } = this.port.link;
    let { start, carry } = this;
    let { waiting } = this.port;
    while (waiting > 0 && start < time) {
      waiting--;
      start += cellWhole;
      carry += cellPart;
      if (carry >= modulus) {
        carry -= modulus;
        start += 1;
      }
    }
    return waiting;
  }

  forEachWaiting(visit: VisitCell): void {
    this.forLast(this.port.waiting, visit);
  }

  forEachUnbegun(time: number, visit: VisitCell): void {
    this.forLast(this.unbegunAt(time), visit);
  }

  private forLast(cells: number, visit: VisitCell): void {
    const { link } = this.port;
    for (let i = link.tail - cells; i < link.tail; i++)
      visit(link.meta[i & link.mask]!, link.frame[i & link.mask]!);
  }

  /** Takes over cells that wait elsewhere, the first of which begins when the wire is free. */
  load(now: number, waiting: (visit: VisitCell) => void): void {
    this.begin();
    waiting((meta, frame) => this.port.link.send(now, meta, frame));
  }

  /** Gives up its waiting cells, as if they had not been handed to the link yet. */
  unload(visit: VisitCell): void {
    const { link, waiting } = this.port;
    if (waiting === 0) return;
    link.takeBack(waiting, this.start, this.carry);
    for (let i = link.tail; i < link.tail + waiting; i++)
      visit(link.meta[i & link.mask]!, link.frame[i & link.mask]!);
  }

  private begin(): void {
    this.start = this.port.link.free;
    this.carry = this.port.link.carry;
  }
}
