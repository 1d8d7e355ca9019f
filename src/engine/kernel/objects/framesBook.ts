import type { Flow } from '../../atm/flow.ts';
import { type Arena, field } from '../arena.ts';
import * as at from '../layout.ts';
import type { Records, Row } from '../records.ts';

/** The table of frames of a flow as the kernel knows it: where its sender writes and its receiver reads. */
export class FramesBook {
  readonly record: number;
  private readonly flow: Flow;
  private readonly arena: Arena;
  private readonly records: Records;
  private readonly columns: readonly Row[];

  constructor(flow: Flow, arena: Arena, records: Records) {
    this.flow = flow;
    this.arena = arena;
    this.records = records;
    this.record = records.add(at.FRAMES_SLOTS);
    this.columns = [
      { slot: at.FRAMES_SEQ, lodger: field(flow, 'seq') },
      { slot: at.FRAMES_BYTES, lodger: field(flow, 'bytes') },
      { slot: at.FRAMES_CELLS, lodger: field(flow, 'cells') },
      { slot: at.FRAMES_FATE, lodger: field(flow, 'fate') },
      { slot: at.FRAMES_REFUSED, lodger: field(flow, 'refused') },
      { slot: at.FRAMES_SENT_AT, lodger: field(flow, 'sentAt') },
    ];
  }

  checkIn(): void {
    this.lodge();
    this.tellNext();
    this.tellOldest();
  }

  /** Its sender has acted outside. */
  senderLeaves(): void {
    this.note();
    this.tellNext();
  }

  private tellNext(): void {
    this.records.setWhole(this.record + at.FRAMES_NEXT, this.flow.next);
  }

  /** Its receiver has acted outside. */
  tellOldest(): void {
    this.records.setWhole(this.record + at.FRAMES_OLDEST, this.flow.oldest);
  }

  /** Who receives may do so in the kernel, or outside. */
  hearOldest(): void {
    const { flow, records, record } = this;
    flow.oldest = Math.max(flow.oldest, records.whole(record + at.FRAMES_OLDEST));
  }

  /** Other columns may stand in place of those it knows. */
  private lodge(): void {
    const { arena, records, record, columns, flow } = this;
    records.lodge(record, columns, arena);
    records.setWhole(record + at.FRAMES_MASK, flow.seq.length - 1);
  }

  /** It may have grown. */
  note(): void {
    if (this.records.whole(this.record + at.FRAMES_MASK) !== this.flow.seq.length - 1) this.lodge();
  }
}
