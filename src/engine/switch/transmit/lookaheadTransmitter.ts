import { SERVICE_CLASSES } from '../../../contract/index.ts';
import { EFCI, endsOfData, FLOW_MASK, LAST_CELL, RM } from '../../atm/cell.ts';
import { MOST_STEPS, type QueueSteps } from '../state/queueSteps.ts';
import { type Arrivals, NOT_DATA } from './arrivals.ts';
import type { Calm } from './calm.ts';
import type { Counted, DepartureSink, Transmitter, VisitCell } from './transmitter.ts';

/** Steps of the queue at hand, and cells that leave meanwhile by service class: empty between calls. */
const steps: QueueSteps = { time: new Float64Array(MOST_STEPS), queue: new Int32Array(MOST_STEPS) };
const classCells = new Float64Array(SERVICE_CLASSES.length);

/** A port some of whose arrivals its transmitter may take by itself. */
export interface CalmPort extends Counted {
  readonly calm: Calm;
  /** Flows that cross it. */
  readonly members: readonly number[];
  /** All its VCs are of one service class. */
  readonly isOfOneClass: boolean;
  /** Of each flow. */
  readonly serviceClass: ArrayLike<number>;
  /** By flow: 1 while a frame of it is arriving; cells taken. */
  readonly inFrame: Uint8Array;
  readonly taken: Float64Array;
  /** So many data cells have come and were taken, so many of them the last of a data frame. @param flow of the last */
  noteCalm(cells: number, frames: number, flow: number): void;
}

/**
 * The fast kind, for FIFO queues that nothing is taken out of. An accepted cell goes straight into
 * the ring of the link with its final arrival time; which cells have begun to leave is worked out
 * only when somebody looks.
 */
export class LookaheadTransmitter implements Transmitter {
  readonly holdsCells = false;
  readonly parts: readonly object[] = [this];
  /** When the first waiting cell begins to leave; means nothing while the queue is empty. */
  start = 0;
  carry = 0;
  private readonly port: CalmPort;

  constructor(port: CalmPort) {
    this.port = port;
  }

  get nextDeparture(): number {
    return Infinity;
  }

  serve(now: number): void {
    let { start } = this;
    if (start > now) return;
    const { port } = this;
    const { link, statistics, queueTrace, departures, occupancy, efciAbove } = port;
    let { carry } = this;
    let { waiting } = port;
    const { time } = statistics;
    let { since } = statistics;
    do {
      time[waiting]! += start - since;
      if (occupancy !== null)
        occupancy.leave(link.meta[(link.tail - waiting) & link.mask]! & FLOW_MASK, start);
      since = start;
      if (departures !== null)
        departures.leave(start, link.meta[(link.tail - waiting) & link.mask]! & FLOW_MASK);
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

  /**
   * Takes arrivals from `from` on, as long as they are data cells that the policy takes without a look: what port and
   * transmitter do with each by itself. Returns the first that is left. One long loop without calls: so everything
   * that it touches is fetched, and checked, once for all of them. Its steps are told afterwards.
   * @param until when somebody wants to look
   */
  takeCalm(arrivals: Arrivals, from: number, until: number): number {
    const { port } = this;
    const { link, taken, waited, inFrame, departures, serviceClass } = port;
    const { time: times, meta: metas, frame: frames } = arrivals;
    const { time: ringTime, meta: ringMeta, frame: ringFrame, mask, beat } = link;
    const cellWhole = beat[0]!;
    const cellPart = beat[1]!;
    const modulus = beat[2]!;
    const delay = beat[3]!;
    let { start, carry } = this;
    let { waiting } = port;
    let { free, carry: linkCarry, tail } = link;
    const before = tail;
    const most = Math.min(arrivals.count - from, link.head + link.places - before, port.calm.below - waiting);
    if (most <= 0) return from;
    const end = from + most;
    const longest = waiting + most;
    const { time: stepTime, queue: stepQueue } = steps;
    const quiet =
      departures === null
        ? until
        : Math.min(until, departures.quietUntil(waiting > 0 ? start : times[from]!));
    const alike = departures === null || port.isOfOneClass;
    let ends = 0;
    let left = 0;
    let step = 0;
    let i = from;
    while (i < end && step < MOST_STEPS) {
      const now = times[i]!;
      const meta = metas[i]!;
      if ((meta & NOT_DATA) !== 0 || now >= quiet) break;
      if (waiting > 0 && start <= now) {
        if (alike) left++;
        else classCells[serviceClass[ringMeta[(tail - waiting) & mask]! & FLOW_MASK]!]!++;
        waiting--;
        stepTime[step] = start;
        stepQueue[step++] = waiting;
        start += cellWhole;
        carry += cellPart;
        if (carry >= modulus) {
          carry -= modulus;
          start += 1;
        }
        continue;
      }
      const flow = meta & FLOW_MASK;
      ends += endsOfData(meta);
      inFrame[flow] = (meta & LAST_CELL) === 0 ? 1 : 0;
      taken[flow]!++;
      if (free > now) {
        if (waiting === 0) {
          start = free;
          carry = linkCarry;
        }
        waiting++;
        stepTime[step] = now;
        stepQueue[step++] = waiting;
        waited[flow]! += free - now;
      } else {
        if (alike) left++;
        else classCells[serviceClass[flow]!]!++;
        if (free < now) {
          free = now;
          linkCarry = 0;
        }
      }
      free += cellWhole;
      linkCarry += cellPart;
      if (linkCarry >= modulus) {
        linkCarry -= modulus;
        free += 1;
      }
      const slot = tail & mask;
      ringTime[slot] = free + delay;
      ringMeta[slot] = meta;
      ringFrame[slot] = frames[i]!;
      tail++;
      i++;
    }
    this.start = start;
    this.carry = carry;
    port.waiting = waiting;
    if (tail > before) {
      port.noteCalm(tail - before, ends, metas[i - 1]! & FLOW_MASK);
      link.handedOver(tail, free, linkCarry);
    }
    if (step > 0) {
      port.statistics.follow(steps, step, longest);
      if (port.queueTrace !== null) port.queueTrace.recordAll(stepTime, stepQueue, step);
    }
    if (departures !== null) {
      if (left > 0) departures.count(serviceClass[port.members[0]!]!, left);
      if (!alike) tellClasses(departures);
    }
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
      // With nobody waiting, this cell begins when the one on the wire is done.
      if (port.waiting === 0) this.begin();
      port.waiting++;
      port.waited[meta & FLOW_MASK]! += link.free - now;
      if (port.occupancy !== null) port.occupancy.join(meta & FLOW_MASK, now);
      port.statistics.change(now, port.waiting);
      if (port.queueTrace !== null) port.queueTrace.record(now, port.waiting);
    } else if (port.departures !== null) port.departures.leave(now, meta & FLOW_MASK);
    link.send(now, meta, frame);
  }

  /** A wait is booked whole when the cell is taken: ahead lies what is left of it. */
  bookAhead(waited: Float64Array, now: number, sign: 1 | -1): void {
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
    const { link, waiting } = this.port;
    for (let i = link.tail - waiting; i < link.tail; i++)
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

function tellClasses(departures: DepartureSink): void {
  for (let one = 0; one < classCells.length; one++) {
    if (classCells[one]! > 0) departures.count(one, classCells[one]!);
    classCells[one] = 0;
  }
}
