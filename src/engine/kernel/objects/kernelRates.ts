import type { Port } from '../../switch/port.ts';
import { type Arena, field } from '../arena.ts';
import * as at from '../layout.ts';
import type { Records, Row } from '../records.ts';

/** When the script wants to look at a port, and what its rate control counts until then, as the kernel knows it. */
export class KernelRates {
  private readonly port: Port;
  private readonly record: number;
  private readonly arena: Arena;
  private readonly records: Records;
  private readonly rows: readonly Row[];
  /** It ends intervals, so that RM cells change when it wants to look, and what it has counted. */
  measures = false;

  /** @param record of the port */
  constructor(port: Port, record: number, arena: Arena, records: Records) {
    const { rates } = port;
    this.port = port;
    this.record = record;
    this.arena = arena;
    this.records = records;
    this.rows = rates === null ? [] : [{ slot: at.PORT_SEEN, lodger: field(rates, 'seen') }];
  }

  lodge(): void {
    this.records.lodge(this.record, this.rows, this.arena);
  }

  checkIn(): void {
    this.measures = (this.port.rates?.algorithm.interval ?? null) !== null;
  }

  write(): void {
    const { port, record, records } = this;
    const { rates } = port;
    records.values[record + at.PORT_QUIET] = port.nothingDropping()
      ? Math.min(rates?.intervalEnd ?? Infinity, port.acceptThreshold.until)
      : -Infinity;
    records.setWhole(record + at.PORT_ABR_MOST, Math.min(rates?.intervalCellLimit ?? 0, at.NEVER));
    if (rates === null || !this.measures) return;
    records.setWhole(record + at.PORT_ABR_CELLS, rates.abrCells);
    records.setWhole(record + at.PORT_HIGHER_CELLS, rates.higherCells);
    records.setWhole(record + at.PORT_ACTIVE, rates.active);
  }

  read(): void {
    const { record, records } = this;
    const { rates } = this.port;
    if (rates === null || !this.measures) return;
    rates.abrCells = records.whole(record + at.PORT_ABR_CELLS);
    rates.higherCells = records.whole(record + at.PORT_HIGHER_CELLS);
    rates.active = records.whole(record + at.PORT_ACTIVE);
  }
}
