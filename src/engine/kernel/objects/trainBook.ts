import type { Train, TrainMaker } from '../../abr/ends/train.ts';
import { LAST_CELL } from '../../atm/cell.ts';
import type { CellShaper } from '../../network/nodes/host.ts';
import { type Arena, field } from '../arena.ts';
import * as at from '../layout.ts';
import type { Machine } from '../module.ts';
import type { Records, Row } from '../records.ts';
import type { FramesBook } from './framesBook.ts';
import type { LinkBook } from './linkBook.ts';

/** The trains of a source that sends ahead, as the kernel knows them: it makes them. */
export class TrainBook implements TrainMaker {
  readonly record: number;
  readonly frames: FramesBook;
  private readonly source: CellShaper;
  private readonly link: LinkBook;
  private readonly arena: Arena;
  private readonly records: Records;
  private readonly kernel: () => Machine;
  private train: Train | null = null;
  private columns: readonly Row[] = [];

  constructor(
    source: CellShaper,
    link: LinkBook,
    frames: FramesBook,
    arena: Arena,
    records: Records,
    kernel: () => Machine,
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
    records.lodge(record, this.columns, this.arena);
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
    frames.note();
    link.leave();
    const { values } = records;
    values[record + at.TRAIN_GAP] = train.gap;
    values[record + at.TRAIN_LATE_FROM] = lateFrom;
    values[record + at.TRAIN_BYTE] = feed.nextByte;
    records.setWhole(record + at.TRAIN_LATE, late);
    records.setWhole(record + at.TRAIN_FRAME, flow.next);
    return this.kernel().makeTrain(records.addressOf(record), most);
  }
}

const columnsOf = (train: Train): readonly Row[] => [
  { slot: at.TRAIN_TIMES, lodger: field(train, 'times') },
  { slot: at.TRAIN_DUES, lodger: field(train, 'dues') },
  { slot: at.TRAIN_FREES, lodger: field(train, 'frees') },
  { slot: at.TRAIN_CARRIES, lodger: field(train, 'carries') },
];
