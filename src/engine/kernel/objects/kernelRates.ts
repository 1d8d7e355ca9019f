import type { Port } from '../../switch/port.ts';
import * as at from '../layout.ts';
import type { ArraySlot, Records } from '../records.ts';
import { sharedField, type WasmHeap } from '../wasmHeap.ts';

/** The kernel's view of the rate control of a port: counters of the interval, and the time at which the script has to run next. */
export class KernelRates {
  private readonly port: Port;
  private readonly record: number;
  private readonly heap: WasmHeap;
  private readonly records: Records;
  private readonly arrays: readonly ArraySlot[];
  /** Whether the algorithm has measuring intervals, so that an RM cell may change their end and the counters. */
  measures = false;

  /** @param record index of the port's record */
  constructor(port: Port, record: number, heap: WasmHeap, records: Records) {
    const { rates } = port;
    this.port = port;
    this.record = record;
    this.heap = heap;
    this.records = records;
    this.arrays = rates === null ? [] : [{ slot: at.PORT_SEEN, array: sharedField(rates, 'seen') }];
  }

  allocateArrays(): void {
    this.records.allocateArrays(this.record, this.arrays, this.heap);
  }

  beginCall(): void {
    this.measures = (this.port.rates?.algorithm.interval ?? null) !== null;
  }

  write(): void {
    const { port, record, records } = this;
    const { rates } = port;
    records.values[record + at.PORT_QUIET_UNTIL] = port.nothingDropping()
      ? Math.min(rates?.intervalEnd ?? Infinity, port.acceptThreshold.until)
      : -Infinity;
    records.setWhole(record + at.PORT_ABR_LIMIT, Math.min(rates?.intervalCellLimit ?? 0, at.NEVER));
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
