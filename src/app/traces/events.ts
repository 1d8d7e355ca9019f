import { float64At, type Picoseconds, uint16At } from '../../contract/index.ts';
import type { EventSeries } from './types.ts';

/** Port of an event that belongs to none. */
export const NO_PORT = 65535;

/** Places for rows that follow so many. */
const roomAfter = (rows: number): number => Math.max(64, Math.ceil(rows * 1.5));

/** Events of one code at one port, or of none, as growing columns: rows at and after `length` hold nothing. */
export class EventTrace implements EventSeries {
  length = 0;
  time = new Float64Array(0);
  vc = new Uint16Array(0);
  value = new Float32Array(0);
  private readonly port: number;

  constructor(port = NO_PORT) {
    this.port = port;
  }

  portAt(): number {
    return this.port;
  }

  push(time: Picoseconds, vc: number, value: number): void {
    if (this.length === this.time.length) this.resize(roomAfter(this.length));
    this.time[this.length] = time;
    this.vc[this.length] = vc;
    this.value[this.length] = value;
    this.length++;
  }

  copy(): EventTrace {
    const copy = new EventTrace(this.port);
    const { length, time, vc, value } = this;
    return Object.assign(copy, { length, time: time.slice(), vc: vc.slice(), value: value.slice() });
  }

  from(time: Picoseconds): number {
    return firstAt(this.time, this.length, time);
  }

  forgetFrom(time: Picoseconds): void {
    this.length = this.from(time);
  }

  private resize(room: number): void {
    const time = new Float64Array(room);
    const vc = new Uint16Array(room);
    const value = new Float32Array(room);
    time.set(this.time);
    vc.set(this.vc);
    value.set(this.value);
    Object.assign(this, { time, vc, value });
  }
}

/** Index of the first of so many ascending times at or after one. */
function firstAt(times: Float64Array, length: number, time: Picoseconds): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (float64At(times, middle) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Several series as one, in order of time; of one instant in the order of the list. */
export function merged(list: readonly EventSeries[]): EventSeries {
  const rows = list
    .flatMap((series) => Array.from({ length: series.length }, (_, i) => ({ series, i })))
    .toSorted((one, other) => float64At(one.series.time, one.i) - float64At(other.series.time, other.i));
  const time = Float64Array.from(rows, ({ series, i }) => float64At(series.time, i));
  const ports = Uint16Array.from(rows, ({ series, i }) => series.portAt(i));
  return {
    length: rows.length,
    time,
    vc: Uint16Array.from(rows, ({ series, i }) => uint16At(series.vc, i)),
    value: Float32Array.from(rows, ({ series, i }) => series.value[i] ?? Number.NaN),
    portAt: (i) => uint16At(ports, i),
    from: (at) => firstAt(time, rows.length, at),
  };
}
