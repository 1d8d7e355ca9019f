import type { Picoseconds } from '../../contract/index.ts';
import { Column } from './column.ts';
import type { Ascending, Dense, EventSeries } from './types.ts';

/** Port of an event that belongs to no port. */
export const NO_PORT = 65535;

const NOWHERE = new Column();

/** Events of one code at one port, or of none, as growing columns. */
export class EventTrace implements EventSeries {
  cuts = 0;
  private readonly port: number;
  /** Indices by VC of the events before `indexed`. */
  private readonly byVc = new Map<number, Column>();
  private indexed = 0;

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

  portAt(_place: number): number {
    return this.port;
  }

  placesOf(vc: number): Ascending {
    return this.indexByVc().get(vc) ?? NOWHERE;
  }

  vcsIn(first: number, end: number): number {
    let vcs = 0;
    for (const places of this.indexByVc().values()) {
      const place = places.firstFrom(first);
      if (place < places.length && places.at(place) < end) vcs++;
    }
    return vcs;
  }

  private indexByVc(): ReadonlyMap<number, Column> {
    for (; this.indexed < this.length; this.indexed++) {
      const whose = this.vc.at(this.indexed);
      const places = this.byVc.get(whose) ?? new Column();
      this.byVc.set(whose, places);
      places.push(this.indexed);
    }
    return this.byVc;
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
    if (length < this.length) this.cuts++;
    for (const column of [this.time, this.vc, this.value]) column.truncate(length);
    for (const places of this.byVc.values()) places.truncate(places.firstFrom(length));
    this.indexed = Math.min(this.indexed, length);
  }
}

/** Events of one code at several ports as one series, in order of time; at one instant in the order of the ports. */
export class MergedTrace extends EventTrace {
  private readonly ports = new Column();

  static of(list: readonly EventSeries[]): MergedTrace {
    const rows = list
      .flatMap((series) => Array.from({ length: series.length }, (_, i) => ({ series, i })))
      .toSorted((a, b) => a.series.time.at(a.i) - b.series.time.at(b.i));
    const all = new MergedTrace();
    for (const { series, i } of rows)
      all.pushAt(series.time.at(i), series.vc.at(i), series.value.at(i), series.portAt(i));
    return all;
  }

  /** Appends an event, if it is the last in order. @returns whether it was appended */
  pushAt(time: Picoseconds, vc: number, value: number, port: number): boolean {
    const last = this.length - 1;
    const lastTime = this.time.at(last);
    if (last >= 0 && (time < lastTime || (time === lastTime && port < this.ports.at(last)))) return false;
    this.push(time, vc, value);
    this.ports.push(port);
    return true;
  }

  override portAt(i: number): number {
    return i < this.ports.length ? this.ports.at(i) : NO_PORT;
  }

  override forgetFrom(time: Picoseconds): void {
    super.forgetFrom(time);
    this.ports.truncate(this.length);
  }
}
