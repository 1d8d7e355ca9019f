import { float64At, type Picoseconds } from '../../contract/index.ts';
import type { EventSeries } from './types.ts';

/** Growing columns: rows at and after `length` hold nothing. */
export class EventTrace implements EventSeries {
  length = 0;
  time = new Float64Array(64);
  vc = new Uint16Array(64);
  port = new Uint16Array(64);
  value = new Float32Array(64);

  push(time: Picoseconds, vc: number, port: number, value: number): void {
    if (this.length === this.time.length) this.grow();
    this.time[this.length] = time;
    this.vc[this.length] = vc;
    this.port[this.length] = port;
    this.value[this.length] = value;
    this.length++;
  }

  copy(): EventTrace {
    const copy = new EventTrace();
    const { length, time, vc, port, value } = this;
    const own = { time: time.slice(), vc: vc.slice(), port: port.slice(), value: value.slice() };
    return Object.assign(copy, { length, ...own });
  }

  from(time: Picoseconds): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (float64At(this.time, middle) < time) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  forgetFrom(time: Picoseconds): void {
    this.length = this.from(time);
  }

  private grow(): void {
    const capacity = this.time.length * 2;
    const time = new Float64Array(capacity);
    const vc = new Uint16Array(capacity);
    const port = new Uint16Array(capacity);
    const value = new Float32Array(capacity);
    time.set(this.time);
    vc.set(this.vc);
    port.set(this.port);
    value.set(this.value);
    Object.assign(this, { time, vc, port, value });
  }
}
