import type { EventCodeValue, EventColumns } from '../../contract/index.ts';
import { AT_SOURCE } from '../atm/sourceProbe.ts';
import { Probes } from '../sim/probes.ts';

type EventListener = (time: number, code: EventCodeValue, vc: number, port: number) => void;

/** Bytes of an event in its columns. */
const ROW_BYTES = 17;

/**
 * Events of all components since the last `take`. Components run ahead of each other within a
 * lookahead window, so rows are sorted when they are taken: by time, and at one instant by place: hosts, by VC, and then
 * ports. `take` must follow a complete call of `runUntil`.
 */
export class EventLog {
  /** Receive every event, also in a replay. */
  readonly listeners = new Probes<EventListener>();
  /** Rows before this time are known already (a replay), and `knownRows` rows at this time, which are those of edits. */
  private knownUntil = 0;
  private knownRows = 0;
  /** Latest time of a row, and number of rows at that time. */
  private latest = -1;
  private latestRows = 0;
  private time: number[] = [];
  private code: number[] = [];
  private vc: number[] = [];
  private port: number[] = [];
  private value: number[] = [];

  onEvent(time: number, code: EventCodeValue, vc: number, port: number, value: number): void {
    for (const listener of this.listeners.list) listener(time, code, vc, port);
    if (time < this.knownUntil) return;
    if (time === this.knownUntil && this.knownRows > 0) {
      this.knownRows--;
      return;
    }
    if (time > this.latest) {
      this.latest = time;
      this.latestRows = 0;
    }
    if (time === this.latest) this.latestRows++;
    this.time.push(time);
    this.code.push(code);
    this.vc.push(vc);
    this.port.push(port);
    this.value.push(value);
  }

  /** Forgets rows from `time` on; earlier ones stay until they are taken. */
  forgetFrom(time: number): void {
    const rows = this.time.flatMap((at, i) => (at < time ? [i] : []));
    const pick = (column: number[]): number[] => rows.map((i) => column[i]!);
    this.code = pick(this.code);
    this.vc = pick(this.vc);
    this.port = pick(this.port);
    this.value = pick(this.value);
    this.time = pick(this.time);
    this.knownUntil = time;
    this.knownRows = 0;
    this.latest = -1;
  }

  /** The run has gone back: rows up to `reach`, including those of edits at that time, are repeated and not recorded again. */
  replayUntil(reach: number): void {
    this.knownUntil = reach;
    this.knownRows = this.latest === reach ? this.latestRows : 0;
  }

  /** Returns all rows, oldest first, and empties the log; null if there are none. */
  take(): EventColumns | null {
    const count = this.time.length;
    if (count === 0) return null;
    const order = this.order();
    // All columns are in one buffer, which is transferred to the page as a whole.
    const rows = new ArrayBuffer(count * ROW_BYTES);
    const columns = {
      time: new Float64Array(rows, 0, count),
      value: new Float32Array(rows, 8 * count, count),
      vc: new Uint16Array(rows, 12 * count, count),
      port: new Uint16Array(rows, 14 * count, count),
      code: new Uint8Array(rows, 16 * count, count),
    };
    const { time, code, vc, port, value } = this;
    for (let i = 0; i < count; i++) {
      const row = order === null ? i : order[i]!;
      columns.time[i] = time[row]!;
      columns.code[i] = code[row]!;
      columns.vc[i] = vc[row]!;
      columns.port[i] = port[row]!;
      columns.value[i] = value[row]!;
    }
    this.empty();
    return columns;
  }

  /** Order of the rows by time, and at one instant by place; null if they are already sorted. */
  private order(): readonly number[] | null {
    const { time } = this;
    const compare = (a: number, b: number): number =>
      time[a]! - time[b]! || this.place(a) - this.place(b) || a - b;
    let row = 1;
    while (row < time.length && compare(row - 1, row) < 0) row++;
    return row >= time.length ? null : Array.from(time, (_, i) => i).sort(compare);
  }

  private place(row: number): number {
    return this.port[row] === AT_SOURCE ? this.vc[row]! - AT_SOURCE : this.port[row]!;
  }

  private empty(): void {
    this.time = [];
    this.code = [];
    this.vc = [];
    this.port = [];
    this.value = [];
  }
}
