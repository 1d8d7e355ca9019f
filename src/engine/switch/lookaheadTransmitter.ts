import { EFCI, FLOW_MASK, RM } from '../atm/cell.ts';
import type { Counted, Transmitter, VisitCell } from './transmitter.ts';

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
  private readonly port: Counted;

  constructor(port: Counted) {
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
