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

  serveUntil(now: number): void {
    if (this.waiting === 0) return;
    const link = this.link;
    while (this.waiting > 0 && this.nextStart <= now) {
      this.setWaiting(this.nextStart, this.waiting - 1);
      this.nextStart += link.cellWhole;
      this.nextCarry += link.cellPart;
      if (this.nextCarry >= link.modulus) {
        this.nextCarry -= link.modulus;
        this.nextStart += 1;
      }
    }
  }

  protected enqueue(now: number, meta: number, frame: number): void {
    const link = this.link;
    if (link.free <= now) {
      link.send(now, meta, frame);
      return;
    }
    // With nobody waiting, this cell begins when the one on the wire is done.
    if (this.waiting === 0) {
      this.nextStart = link.free;
      this.nextCarry = link.carry;
    }
    link.send(now, meta, frame);
    this.setWaiting(now, this.waiting + 1);
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
