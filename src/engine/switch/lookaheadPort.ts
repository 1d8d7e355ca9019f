import { FLOW_MASK } from '../atm/cell.ts';
import { Port } from './port.ts';

/**
 * A FIFO port without transmitter events. An accepted cell goes straight into the ring of its link
 * with its final arrival time; which of them have begun to leave is worked out only when somebody looks.
 */
export class LookaheadPort extends Port {
  /** When the first waiting cell begins to leave; means nothing while the queue is empty. */
  nextStart = 0;
  nextCarry = 0;
  readonly hasDepartures = false;
  readonly nextDeparture = Infinity;

  protected serve(): void {
    const { link, statistics, queueTrace, occupancy } = this;
    const now = this.cell.now;
    let start = this.nextStart;
    if (start > now) return;
    let carry = this.nextCarry;
    let waiting = this.waiting;
    const { time } = statistics;
    let since = statistics.since;
    do {
      time[waiting] += start - since;
      if (occupancy !== null) occupancy.leave(link.meta[(link.tail - waiting) & link.mask] & FLOW_MASK);
      since = start;
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
    this.waiting = waiting;
    this.nextStart = start;
    this.nextCarry = carry;
  }

  protected enqueue(meta: number, frame: number): void {
    const { link, cell } = this;
    if (link.free > cell.now) {
      // With nobody waiting, this cell begins when the one on the wire is done.
      if (this.waiting === 0) {
        this.nextStart = link.free;
        this.nextCarry = link.carry;
      }
      this.waiting++;
      if (this.occupancy !== null) this.occupancy.join(meta & FLOW_MASK);
      this.statistics.change(cell.now, this.waiting);
      if (this.queueTrace !== null) this.queueTrace.record(cell.now, this.waiting);
    }
    link.send(cell.now, meta, frame);
  }

  depart(): void {
    throw new Error('a lookahead port has no departures of its own');
  }

  forEachWaiting(visit: (meta: number, frame: number) => void): void {
    const link = this.link;
    for (let i = link.tail - this.waiting; i < link.tail; i++)
      visit(link.meta[i & link.mask], link.frame[i & link.mask]);
  }
}
