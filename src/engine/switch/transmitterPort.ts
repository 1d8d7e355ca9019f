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

  serveUntil(_now: number): void {}

  protected enqueue(now: number, meta: number, frame: number): void {
    if (this.nextDeparture === Infinity && this.waiting === 0 && this.link.free <= now) {
      this.link.send(now, meta, frame);
      return;
    }
    this.meta.push(meta);
    this.frame.push(frame);
    if (this.waiting === 0) this.nextDeparture = this.link.free;
    this.setWaiting(now, this.waiting + 1);
  }

  /** The transmitter has become free: the next cell begins to leave. */
  depart(): void {
    const now = this.nextDeparture;
    this.setWaiting(now, this.waiting - 1);
    this.link.send(now, this.meta.shift() as number, this.frame.shift() as number);
    this.nextDeparture = this.waiting > 0 ? this.link.free : Infinity;
  }

  forEachWaiting(visit: (meta: number, frame: number) => void): void {
    for (let i = 0; i < this.meta.length; i++) visit(this.meta[i], this.frame[i]);
  }
}
