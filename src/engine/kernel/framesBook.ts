import type { Flow } from '../atm/flow.ts';
import { type Arena, field, type Lodger } from './arena.ts';
import * as at from './layout.ts';
import type { Records } from './records.ts';

/** The table of frames of a flow as the kernel knows it: where its sender writes and its receiver reads. */
export class FramesBook {
  readonly record: number;
  private readonly flow: Flow;
  private readonly arena: Arena;
  private readonly records: Records;
  private readonly columns: readonly (readonly [slot: number, lodger: Lodger])[];

  constructor(flow: Flow, arena: Arena, records: Records) {
    this.flow = flow;
    this.arena = arena;
    this.records = records;
    this.record = records.add(at.FRAMES_SLOTS);
    this.columns = [
      [at.FRAMES_SEQ, field(flow, 'seq')],
      [at.FRAMES_BYTES, field(flow, 'bytes')],
      [at.FRAMES_CELLS, field(flow, 'cells')],
      [at.FRAMES_FATE, field(flow, 'fate')],
      [at.FRAMES_REFUSED, field(flow, 'refused')],
      [at.FRAMES_SENT_AT, field(flow, 'sentAt')],
    ];
  }

  /** Other columns may stand in place of those it knows. */
  checkIn(): void {
    const { arena, records, record, columns, flow } = this;
    for (const [slot, lodger] of columns) {
      const address = arena.house(lodger);
      records.setWhole(record + slot, address);
    }
    records.setWhole(record + at.FRAMES_MASK, flow.seq.length - 1);
  }

  /** It may have grown. */
  note(): void {
    if (this.records.whole(this.record + at.FRAMES_MASK) !== this.flow.seq.length - 1) this.checkIn();
  }
}
