import { EFCI, endsOfData, FLOW_MASK, LAST_CELL, RM } from '../atm/cell.ts';
import { type Arrivals, NOT_DATA } from './arrivals.ts';
import type { Calm } from './calm.ts';
import type { Counted, Transmitter, VisitCell } from './transmitter.ts';

/** A port some of whose arrivals its transmitter may take by itself. */
export interface CalmPort extends Counted {
  readonly calm: Calm;
  /** Flows that cross it. */
  readonly members: readonly number[];
  /** All its VCs are of one service class. */
  readonly isOfOneClass: boolean;
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
  private start = 0;
  private carry = 0;
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
      time[waiting] += start - since;
      if (occupancy !== null) occupancy.leave(link.meta[(link.tail - waiting) & link.mask] & FLOW_MASK);
      since = start;
      if (departures !== null)
        departures.leave(start, link.meta[(link.tail - waiting) & link.mask] & FLOW_MASK);
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
   * transmitter do with each by itself. Returns the first that is left. One long loop, because everything that it
   * touches is fetched once for all of them: in steps of its own it costs twice as much.
   * @param until when somebody wants to look
   */
  takeCalm(arrivals: Arrivals, from: number, until: number): number {
    const { port } = this;
    const { link, statistics, taken, waited, inFrame, calm, queueTrace, departures } = port;
    const { time: times, meta: metas, frame: frames, count } = arrivals;
    const { time: ringTime, meta: ringMeta, frame: ringFrame, mask, delay } = link;
    const { cellWhole, cellPart, modulus } = link;
    const { time: spent } = statistics;
    const before = link.tail;
    const room = Math.min(link.head + link.places, before + count);
    let { start, carry } = this;
    let { waiting } = port;
    const quiet =
      departures === null ? until : Math.min(until, departures.quietUntil(waiting > 0 ? start : times[from]));
    const alike = departures === null || port.isOfOneClass;
    let easy = queueTrace === null ? Infinity : queueTrace.easyEnd;
    let low = waiting;
    let high = waiting;
    let { since } = statistics;
    let { free, carry: linkCarry } = link;
    let tail = before;
    let ends = 0;
    let left = 0;
    let i = from;
    for (; i < count && tail < room; i++) {
      const now = times[i];
      const meta = metas[i];
      if ((meta & NOT_DATA) !== 0 || now >= quiet) break;
      while (waiting > 0 && start <= now) {
        spent[waiting] += start - since;
        since = start;
        if (alike) left++;
        else departures.count(ringMeta[(tail - waiting) & mask] & FLOW_MASK, 1);
        waiting--;
        if (start >= easy && queueTrace !== null) {
          easy = queueTrace.turn(low, high, waiting + 1, start, waiting);
          low = waiting;
          high = waiting;
        } else if (waiting < low) low = waiting;
        start += cellWhole;
        carry += cellPart;
        if (carry >= modulus) {
          carry -= modulus;
          start += 1;
        }
      }
      if (waiting >= calm.below || waiting + 1 >= spent.length) break;
      const flow = meta & FLOW_MASK;
      ends += endsOfData(meta);
      inFrame[flow] = (meta & LAST_CELL) === 0 ? 1 : 0;
      taken[flow]++;
      if (free > now) {
        if (waiting === 0) {
          start = free;
          carry = linkCarry;
        }
        spent[waiting] += now - since;
        since = now;
        waiting++;
        if (now >= easy && queueTrace !== null) {
          easy = queueTrace.turn(low, high, waiting - 1, now, waiting);
          low = waiting;
          high = waiting;
        } else if (waiting > high) high = waiting;
        waited[flow] += free - now;
      } else {
        if (alike) left++;
        else departures.count(flow, 1);
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
      ringFrame[slot] = frames[i];
      tail++;
    }
    this.start = start;
    this.carry = carry;
    port.waiting = waiting;
    statistics.since = since;
    statistics.queue = waiting;
    if (tail > before) {
      port.noteCalm(tail - before, ends, metas[i - 1] & FLOW_MASK);
      link.handedOver(tail, free, linkCarry);
    }
    if (queueTrace !== null && easy > 0) queueTrace.widen(low, high, waiting);
    if (departures !== null && left > 0) departures.count(port.members[0], left);
    return i;
  }

  /** The cell is in the ring already, but not yet at the far end: ports that mark are served in every window. */
  private mark(slot: number): void {
    const { link, isRated } = this.port;
    const meta = link.meta[slot];
    if ((meta & RM) === 0 && isRated[meta & FLOW_MASK] === 1) link.meta[slot] = meta | EFCI;
  }

  take(now: number, meta: number, frame: number): void {
    const { port } = this;
    const { link } = port;
    if (link.free > now) {
      // With nobody waiting, this cell begins when the one on the wire is done.
      if (port.waiting === 0) this.begin();
      port.waiting++;
      port.waited[meta & FLOW_MASK] += link.free - now;
      if (port.occupancy !== null) port.occupancy.join(meta & FLOW_MASK);
      port.statistics.change(now, port.waiting);
      if (port.queueTrace !== null) port.queueTrace.record(now, port.waiting);
    } else if (port.departures !== null) port.departures.leave(now, meta & FLOW_MASK);
    link.send(now, meta, frame);
  }

  /** A wait is booked whole when the cell is taken: ahead lies what is left of it. */
  bookAhead(waited: Float64Array, now: number, sign: 1 | -1): void {
    const { link } = this.port;
    let { start, carry } = this;
    this.forEachWaiting((meta) => {
      waited[meta & FLOW_MASK] += sign * (start - now);
      start += link.cellWhole;
      carry += link.cellPart;
      if (carry >= link.modulus) {
        carry -= link.modulus;
        start += 1;
      }
    });
  }

  forEachWaiting(visit: VisitCell): void {
    const { link, waiting } = this.port;
    for (let i = link.tail - waiting; i < link.tail; i++)
      visit(link.meta[i & link.mask], link.frame[i & link.mask]);
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
      visit(link.meta[i & link.mask], link.frame[i & link.mask]);
  }

  private begin(): void {
    this.start = this.port.link.free;
    this.carry = this.port.link.carry;
  }
}
