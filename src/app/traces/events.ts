import type { Picoseconds } from '../../contract/index.ts';
import { Column } from './column.ts';
import type { Dense, EventSeries } from './types.ts';

/** Port of an event that belongs to none. */
export const NO_PORT = 65535;

/** Events of one code at one port, or of none, as growing columns. */
export class EventTrace implements EventSeries {
  private readonly port: number;

  constructor(
    port = NO_PORT,
    readonly time = new Column(),
    readonly vc = new Column(),
    readonly value = new Column(),
  ) {
    this.port = port;
  }

  get length(): number {
    return this.time.length;
  }

  portAt(): number {
    return this.port;
  }

  push(time: Picoseconds, vc: number, value: number): void {
    this.time.push(time);
    this.vc.push(vc);
    this.value.push(value);
  }

  copy(): EventTrace {
    return new EventTrace(this.port, this.time.copy(), this.vc.copy(), this.value.copy());
  }

  /** Index of the first event at or after `time`. */
  from(time: Picoseconds): number {
    return this.time.firstFrom(time);
  }

  dense(from: number, gap: Picoseconds): Dense | null {
    const block = this.time.blockAt(from);
    const vcs = this.vc.blockAt(from)?.kinds ?? null;
    return block !== null && vcs !== null && block.widest < gap ? { count: block.count, vcs } : null;
  }

  forgetFrom(time: Picoseconds): void {
    const length = this.from(time);
    for (const column of [this.time, this.vc, this.value]) column.truncate(length);
  }
}

/** Several series as one, in order of time; of one instant in the order of the list. */
export function merged(list: readonly EventSeries[]): EventSeries {
  const rows = list
    .flatMap((series) => Array.from({ length: series.length }, (_, i) => ({ series, i })))
    .toSorted((one, other) => one.series.time.at(one.i) - other.series.time.at(other.i));
  const all = new EventTrace();
  for (const { series, i } of rows) all.push(series.time.at(i), series.vc.at(i), series.value.at(i));
  const ports = Uint16Array.from(rows, ({ series, i }) => series.portAt(i));
  const { length, time, vc, value } = all;
  return {
    length,
    time,
    vc,
    value,
    portAt: (i) => ports[i] ?? NO_PORT,
    from: (at) => all.from(at),
    dense: (from, gap) => all.dense(from, gap),
  };
}
