import { FLOW_MASK } from '../atm/cell.ts';
import { Port } from './port.ts';

/**
 * The general port: cells wait in a queue of their own and each departure is an event of the
 * switch. Slower than `LookaheadPort`, but any order of service could stand here; it is also the
 * oracle that the fast port is tested against.
 */
export class TransmitterPort extends Port {
  private meta: number[] = [];
  private frame: number[] = [];
  readonly hasDepartures = true;
  nextDeparture = Infinity;

  protected serve(): void {}

  protected enqueue(meta: number, frame: number): void {
    const { link, cell } = this;
    if (this.waiting === 0 && link.free <= cell.now) {
      link.send(cell.now, meta, frame);
      return;
    }
    this.meta.push(meta);
    if (this.occupancy !== null) this.occupancy.join(meta & FLOW_MASK);
    this.frame.push(frame);
    if (this.waiting === 0) this.nextDeparture = link.free;
    this.setWaiting(cell.now, this.waiting + 1);
  }

  /** The transmitter has become free: the next cell begins to leave. */
  depart(): void {
    const now = this.nextDeparture;
    this.setWaiting(now, this.waiting - 1);
    const meta = this.meta.shift() as number;
    if (this.occupancy !== null) this.occupancy.leave(meta & FLOW_MASK);
    this.link.send(now, meta, this.frame.shift() as number);
    this.nextDeparture = this.waiting > 0 ? this.link.free : Infinity;
  }

  private setWaiting(now: number, waiting: number): void {
    this.waiting = waiting;
    this.statistics.change(now, waiting);
    if (this.queueTrace !== null) this.queueTrace.record(now, waiting);
  }

  forEachWaiting(visit: (meta: number, frame: number) => void): void {
    for (let i = 0; i < this.meta.length; i++) visit(this.meta[i], this.frame[i]);
  }
}
