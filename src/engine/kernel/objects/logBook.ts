import { type Arena, field, type Lodger } from '../arena.ts';
import * as at from '../layout.ts';
import type { Records } from '../records.ts';

/** News that the kernel writes down before code outside has to look. */
const ROWS = 256;

/** Hears of the rates of a source, in the order of their times. */
export interface RateHearer {
  hearAcr(time: number, acr: number): void;
  hearCcr(time: number, ccr: number): void;
}

/** Rates that sources came to in the kernel, until they are reported. */
export class LogBook {
  readonly record: number;
  private readonly arena: Arena;
  private readonly records: Records;
  private readonly lodger: Lodger;
  rows = new Float64Array(at.LOG_WIDTH * ROWS);

  constructor(arena: Arena, records: Records) {
    this.arena = arena;
    this.records = records;
    this.record = records.add(at.LOG_SLOTS);
    this.lodger = field(this, 'rows');
  }

  checkIn(): void {
    const { record, records } = this;
    records.setWhole(record + at.LOG_ROWS, this.arena.house(this.lodger));
    records.setWhole(record + at.LOG_COUNT, 0);
    records.setWhole(record + at.LOG_ROOM, ROWS);
  }

  /** @param hearers by place */
  tell(hearers: readonly RateHearer[]): void {
    const { record, records, rows } = this;
    const count = records.whole(record + at.LOG_COUNT);
    if (count === 0) return;
    const words = new Int32Array(rows.buffer, rows.byteOffset, 2 * rows.length);
    for (let row = 0; row < at.LOG_WIDTH * count; row += at.LOG_WIDTH) {
      const word = words[2 * row + 4]!;
      const hearer = hearers[word >> 1]!;
      if ((word & 1) === 0) hearer.hearAcr(rows[row]!, rows[row + 1]!);
      else hearer.hearCcr(rows[row]!, rows[row + 1]!);
    }
    records.setWhole(record + at.LOG_COUNT, 0);
  }
}
