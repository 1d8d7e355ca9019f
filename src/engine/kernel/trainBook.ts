import type { Train, TrainMaker } from '../abr/train.ts';
import { LAST_CELL } from '../atm/cell.ts';
import type { CellShaper } from '../network/host.ts';
import { type Arena, field, type Lodger } from './arena.ts';
import type { FramesBook } from './framesBook.ts';
import * as at from './layout.ts';
import type { LinkBook } from './linkBook.ts';
import type { Exports } from './module.ts';
import type { Records } from './records.ts';

/** The trains of a source that sends ahead, as the kernel knows them: it makes them. */
export class TrainBook implements TrainMaker {
  private readonly record: number;
  private readonly source: CellShaper;
  private readonly link: LinkBook;
  private readonly frames: FramesBook;
  private readonly arena: Arena;
  private readonly records: Records;
  private readonly kernel: () => Exports;
  private train: Train | null = null;
  private columns: readonly (readonly [slot: number, lodger: Lodger])[] = [];

  constructor(
    source: CellShaper,
    link: LinkBook,
    frames: FramesBook,
    arena: Arena,
    records: Records,
    kernel: () => Exports,
  ) {
    this.source = source;
    this.link = link;
    this.frames = frames;
    this.arena = arena;
    this.records = records;
    this.kernel = kernel;
    this.record = records.add(at.TRAIN_SLOTS);
  }

  checkIn(): void {
    const { record, records, source, link, frames } = this;
    const train = source.train ?? null;
    if (train !== this.train) this.columns = train === null ? [] : columnsOf(train);
    this.train = train;
    if (train === null) return;
    train.maker = this;
    frames.checkIn();
    for (const [slot, lodger] of this.columns) {
      const address = this.arena.house(lodger);
      records.setWhole(record + slot, address);
    }
    records.setWhole(record + at.TRAIN_LINK, records.addressOf(link.record));
    records.setWhole(record + at.TRAIN_FRAMES, records.addressOf(frames.record));
    records.setWhole(record + at.TRAIN_META, train.flow.index | LAST_CELL);
    records.setWhole(record + at.TRAIN_BYTES, train.feed.packetBytes);
  }

  checkOut(): void {
    if (this.train !== null) this.train.maker = null;
  }

  make(most: number): number {
    const { record, records, link, frames } = this;
    const train = this.train as Train;
    const { flow, feed } = train;
    const { late, lateFrom } = train.rules.forward;
    const byte = feed.nextByte;
    frames.note();
    link.senderLeaves();
    const { values } = records;
    values[record + at.TRAIN_NOW] = train.now;
    values[record + at.TRAIN_LAST_SENT] = train.lastSent;
    values[record + at.TRAIN_DUE] = train.due;
    values[record + at.TRAIN_GAP] = train.gap;
    values[record + at.TRAIN_LATE_FROM] = lateFrom;
    values[record + at.TRAIN_BYTE] = byte;
    records.setWhole(record + at.TRAIN_LATE, late);
    records.setWhole(record + at.TRAIN_FRAME, flow.next);
    const cells = this.kernel().makeTrain(records.addressOf(record), most);
    if (cells === 0) return 0;
    train.now = values[record + at.TRAIN_NOW];
    train.lastSent = values[record + at.TRAIN_LAST_SENT];
    train.due = values[record + at.TRAIN_DUE];
    flow.addedEqual(cells, byte + cells * feed.packetBytes);
    link.handedOver(cells);
    return cells;
  }
}

const columnsOf = (train: Train): readonly (readonly [slot: number, lodger: Lodger])[] => [
  [at.TRAIN_TIMES, field(train, 'times')],
  [at.TRAIN_DUES, field(train, 'dues')],
  [at.TRAIN_FREES, field(train, 'frees')],
  [at.TRAIN_CARRIES, field(train, 'carries')],
];
