import { EFCI, endsOfData, FLOW_MASK, LAST_CELL, RM } from '../../atm/cell.ts';
import type { Link } from '../../atm/link.ts';
import { BinTrace } from '../../sim/binTrace.ts';
import type { Registered, StateIo } from '../../sim/state.ts';
import { type ArrivalBatch, type ArrivalPort, CONTROL_MASK } from './arrivalBatch.ts';
import type { PortQueue } from './portQueue.ts';
import type { Transmitter, VisitCell } from './transmitter.ts';

/** Substitute for the trace of a port without one: a single bin of unlimited width. */
const NO_TRACE = new BinTrace(Number.MAX_VALUE, 1, 0);

/**
 * The fast transmitter, for FIFO queues from which no cell is removed. Its state is one number: the time at which its link has sent all
 * accepted cells (`Link.free`, with its fraction `carry`). A cell goes straight into the ring of the link with its final arrival time; the
 * queue length follows in closed form, since cells begin to leave one cell time apart. So departures are simulated only if something
 * counts or marks each of them.
 */
export class FifoQueue implements Transmitter {
  readonly holdsCells = false;
  readonly parts: readonly Registered[] = [this];
  readonly flowQueues: null = null;
  /** Arrival time of the last cell that had to wait, and the time at which it begins to leave. */
  joined = 0;
  begins = 0;
  private readonly queue: PortQueue;

  constructor(queue: PortQueue) {
    this.queue = queue;
    this.joined = queue.statistics.since;
    this.begins = queue.statistics.since;
  }

  /** Whether so many waiting cells can be counted exactly: their transmission time, in fractions of a picosecond, must be a safe integer. */
  static canHold({ period }: Link, cells: number): boolean {
    return (cells + 2) * period <= Number.MAX_SAFE_INTEGER;
  }

  state(io: StateIo): void {
    this.joined = io.number(this.joined);
    this.begins = io.number(this.begins);
  }

  get nextDeparture(): number {
    return Infinity;
  }

  /** Time at which the first waiting cell begins to leave; undefined while the queue is empty. */
  get start(): number {
    return this.beginOf(this.queue.waiting);
  }

  /** Time at which the cell with `place - 1` cells behind it begins to leave: `place` cell times before the link is free. */
  private beginOf(place: number): number {
    const { free, carry, period, modulus } = this.queue.link;
    return free + Math.floor((carry - place * period) / modulus);
  }

  get since(): number {
    const { waiting } = this.queue;
    return waiting === 0 ? this.begins : Math.max(this.joined, this.beginOf(waiting + 1));
  }

  serve(now: number): void {
    const { queue } = this;
    const left = this.unbegunAt(now + 1);
    if (queue.occupancy !== null || queue.efciAbove < Infinity || queue.probes.queueTrace !== null)
      this.follow(left);
    queue.waiting = left;
  }

  /** Processes the departures, one after the other, until `left` cells wait. */
  private follow(left: number): void {
    const { link, occupancy, efciAbove, waiting, probes } = this.queue;
    const { queueTrace } = probes;
    for (let place = waiting; place > left; place--) {
      const slot = (link.tail - place) & link.mask;
      const begin = this.beginOf(place);
      occupancy?.decrement(link.meta[slot]! & FLOW_MASK, begin);
      if (place - 1 > efciAbove) this.mark(slot);
      queueTrace?.record(begin, place - 1);
    }
  }

  /** Trace to which `acceptBatch` may write the queue of these arrivals; null if each change has to be recorded. */
  traceFor({ time, count }: ArrivalBatch): BinTrace | null {
    const { probes, waiting } = this.queue;
    const { queueTrace } = probes;
    const first = waiting > 0 ? Math.min(this.start, time[0]!) : time[0]!;
    if (queueTrace === null || queueTrace.isKnownUntil(time[count - 1]!)) return NO_TRACE;
    return queueTrace.isUnobservedFrom(first) ? queueTrace : null;
  }

  /**
   * Takes arrivals from index `from` on, as long as they are data cells that the policy is certain to accept: does the work of port and
   * transmitter for each. Returns the index of the first arrival not taken. One long loop without calls, so that all objects
   * are loaded and checked once per batch; numbers are coerced so that the JavaScript engine keeps them unboxed.
   * @param until time at which the queue is read next; @param trace result of `traceFor`
   */
  acceptBatch(
    port: ArrivalPort,
    arrivals: ArrivalBatch,
    from: number,
    until: number,
    trace: BinTrace,
  ): number {
    const { queue } = this;
    const { link, accepted, waited } = queue;
    const { inFrame, acceptThreshold, refused } = port;
    const { time: times, meta: metas, frame: frames } = arrivals;
    const { time: ringTime, meta: ringMeta, frame: ringFrame, serviceConstants, random, variation } = link;
    const cellWhole = serviceConstants[0]!;
    const delay = serviceConstants[3]!;
    const period = serviceConstants[4]!;
    const cellTime = serviceConstants[5]!;
    const cellPart = link.cellPart | 0;
    const modulus = link.modulus | 0;
    const mask = link.mask | 0;
    const { isRefusing } = port;
    let waiting = queue.waiting | 0;
    let free = +link.free;
    let carry = link.carry | 0;
    let joined = +this.joined;
    let begins = +this.begins;
    let tail = link.tail;
    const before = tail;
    const end = from + Math.min(arrivals.count - from, link.head + link.ringSpace - before);
    const { binPs } = trace;
    const lastBin = trace.openUntil(times[arrivals.count - 1]!);
    const { min, max } = trace;
    let bin = trace.place | 0;
    let binEnd = +trace.ends;
    let low = min[bin]!;
    let high = max[bin]!;
    const { time: spent } = queue.statistics;
    const room = spent.length - 1;
    const below = Math.min(acceptThreshold.below | 0, room) | 0;
    const most = Math.min(Math.max(below, acceptThreshold.continuationBelow | 0), room) | 0;
    const quiet = Math.min(until, acceptThreshold.until);
    let ends = 0;
    let i = from;
    while (i < end) {
      const now = times[i]!;
      const meta = metas[i]!;
      if ((meta & CONTROL_MASK) !== 0 || now >= quiet) break;
      while (now >= binEnd && bin < lastBin) {
        // Cells that arrived later may have begun to leave since: none of them waited.
        if (waiting > 0)
          waiting =
            Math.min(waiting, Math.floor(Math.max(0, (free - binEnd) * modulus + carry) / period)) | 0;
        min[bin] = waiting < low ? waiting : low;
        max[bin] = high;
        bin = (bin + 1) | 0;
        low = waiting;
        high = waiting;
        binEnd += binPs;
      }
      const waits = free > now;
      waiting = waits ? Math.floor(((free - now - 1) * modulus + carry) / period) | 0 : 0;
      if (waiting < low) low = waiting;
      const flow = meta & FLOW_MASK;
      if (waiting >= most || (waiting >= below && inFrame[flow] !== 1) || (isRefusing && refused[flow] === 1))
        break;
      ends += endsOfData(meta);
      inFrame[flow] = (meta & LAST_CELL) === 0 ? 1 : 0;
      accepted[flow]!++;
      if (waits) {
        const wait = free - now;
        const rest = wait - waiting * cellTime;
        spent[waiting]! += cellTime - rest;
        waiting = (waiting + 1) | 0;
        spent[waiting]! += rest;
        if (waiting > high) high = waiting;
        waited[flow]! += wait;
        joined = now;
        begins = free;
      } else if (free < now) {
        free = now;
        carry = 0;
      }
      free += cellWhole;
      carry = (carry + cellPart) | 0;
      if (carry >= modulus) {
        carry = (carry - modulus) | 0;
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
    this.joined = joined;
    this.begins = begins;
    queue.waiting = waiting;
    if (tail > before) port.countAccepted(tail - before, ends, metas[i - 1]! & FLOW_MASK);
    link.commitBatch(tail, free, carry);
    min[bin] = low;
    max[bin] = high;
    trace.leaveAt(bin, binEnd, waiting);
    return i;
  }

  /** Marks a cell in the ring of the link. It has not reached the far end yet, since ports that mark are served in every window. */
  private mark(slot: number): void {
    const { link, isRated } = this.queue;
    const meta = link.meta[slot]!;
    if ((meta & RM) === 0 && isRated[meta & FLOW_MASK] === 1) link.meta[slot] = meta | EFCI;
  }

  take(now: number, meta: number, frame: number): void {
    const { queue } = this;
    const { link } = queue;
    if (link.free > now) {
      const wait = link.free - now;
      queue.statistics.joinFifo(queue.waiting, wait - queue.waiting * link.cellTime, link.cellTime);
      queue.waiting++;
      queue.waited[meta & FLOW_MASK]! += wait;
      this.joined = now;
      this.begins = link.free;
      if (queue.occupancy !== null) queue.occupancy.increment(meta & FLOW_MASK, now);
      queue.probes.queueTrace?.record(now, queue.waiting);
    }
    link.send(now, meta, frame);
  }

  /** Waits and queue lengths are added in full when a cell is taken: the part after `now` is what was added ahead. */
  addAhead(waited: Float64Array, spent: Float64Array, now: number, sign: 1 | -1): void {
    const { link, waiting } = this.queue;
    if (waiting === 0) return;
    const { meta, mask, tail, free, cellTime } = link;
    for (let place = waiting; place > 0; place--)
      waited[meta[(tail - place) & mask]! & FLOW_MASK]! += sign * (this.beginOf(place) - now);
    for (let length = 1; length < waiting; length++) spent[length]! += sign * cellTime;
    spent[waiting]! += sign * (free - now - waiting * cellTime);
  }

  /** The minimum excludes cells in the ring that never waited, which `waiting` does not count. */
  unbegunAt(time: number): number {
    const { link, waiting } = this.queue;
    const { free, carry, period, modulus } = link;
    return free > time ? Math.min(waiting, Math.floor(((free - time) * modulus + carry) / period)) : 0;
  }

  forEachWaiting(visit: VisitCell): void {
    this.forLast(this.queue.waiting, visit);
  }

  forEachUnbegun(time: number, visit: VisitCell): void {
    this.forLast(this.unbegunAt(time), visit);
  }

  private forLast(cells: number, visit: VisitCell): void {
    const { link } = this.queue;
    for (let i = link.tail - cells; i < link.tail; i++)
      visit(link.meta[i & link.mask]!, link.frame[i & link.mask]!);
  }

  /** Takes over waiting cells of another transmitter, the first of which begins to leave when the wire is free. */
  load(now: number, waiting: (visit: VisitCell) => void): void {
    waiting((meta, frame) => this.queue.link.send(now, meta, frame));
  }

  /** Takes its waiting cells back from the link, as if they had not been passed to it yet. */
  unload(visit: VisitCell): void {
    const { link, waiting } = this.queue;
    if (waiting === 0) return;
    const parts = link.carry - waiting * link.period;
    const whole = Math.floor(parts / link.modulus);
    link.retract(waiting, link.free + whole, parts - whole * link.modulus);
    for (let i = link.tail; i < link.tail + waiting; i++)
      visit(link.meta[i & link.mask]!, link.frame[i & link.mask]!);
  }
}
