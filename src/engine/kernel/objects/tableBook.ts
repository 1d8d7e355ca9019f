import type { RmTable } from '../../abr/rmTable.ts';
import { type Arena, field } from '../arena.ts';
import * as at from '../layout.ts';
import type { Records, Row } from '../records.ts';

/** The RM cells of a VC as the kernel knows them, between its source and its destination. */
export class TableBook {
  readonly record: number;
  private readonly table: RmTable;
  private readonly arena: Arena;
  private readonly records: Records;
  private readonly columns: readonly Row[];

  constructor(table: RmTable, arena: Arena, records: Records) {
    this.table = table;
    this.arena = arena;
    this.records = records;
    this.record = records.add(at.TABLE_SLOTS);
    this.columns = [
      { slot: at.TABLE_ER, lodger: field(table, 'er') },
      { slot: at.TABLE_CCR, lodger: field(table, 'ccr') },
      { slot: at.TABLE_MCR, lodger: field(table, 'mcr') },
      { slot: at.TABLE_FLAGS, lodger: field(table, 'flags') },
    ];
  }

  tell(): void {
    const { table, record, records } = this;
    records.lodge(record, this.columns, this.arena);
    records.setWhole(record + at.TABLE_MASK, table.er.length - 1);
    records.setWhole(record + at.TABLE_NEXT, table.next);
    records.setWhole(record + at.TABLE_OLDEST, table.oldest);
    records.setWhole(record + at.TABLE_RETURNED, 0);
  }

  /** It may have grown. */
  note(): void {
    if (this.records.whole(this.record + at.TABLE_MASK) !== this.table.er.length - 1) this.tell();
  }

  hear(): void {
    const { table, record, records } = this;
    table.next = records.whole(record + at.TABLE_NEXT);
    // Ports that lose RM cells look as well.
    table.oldest = Math.max(table.oldest, records.whole(record + at.TABLE_OLDEST));
    table.returned += records.whole(record + at.TABLE_RETURNED);
  }
}
