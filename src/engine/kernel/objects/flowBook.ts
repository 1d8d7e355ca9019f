import type { AbrDestination } from '../../abr/ends/destination.ts';
import type { Flow } from '../../atm/flow.ts';
import type { Endpoint } from '../../network/nodes/host.ts';
import { type Arena, field, type Lodger } from '../arena.ts';
import * as at from '../layout.ts';
import type { Records, Row } from '../records.ts';
import type { FramesBook } from './framesBook.ts';
import type { LinkBook } from './linkBook.ts';
import type { TableBook } from './tableBook.ts';

/** What the RM cells of a flow need where they are turned round. */
export interface TurnParts {
  readonly table: TableBook;
  readonly back: LinkBook;
}

/** What the kernel knows of a flow beside itself. */
export interface FlowParts {
  readonly destination: AbrDestination;
  readonly end: Endpoint;
  readonly frames: FramesBook;
  /** Null: its RM cells are turned round outside. */
  readonly turn: TurnParts | null;
  /** Of its host. */
  readonly digest: Lodger;
}

/** A flow that ends at a host, as the kernel knows it. */
export class FlowBook {
  readonly record: number;
  readonly flow: Flow;
  private readonly destination: AbrDestination;
  private readonly end: Endpoint;
  private readonly arena: Arena;
  private readonly records: Records;
  private readonly frames: FramesBook;
  private readonly turn: TurnParts | null;
  private readonly rest: readonly Row[];

  constructor(
    flow: Flow,
    { destination, end, frames, turn, digest }: FlowParts,
    arena: Arena,
    records: Records,
  ) {
    this.flow = flow;
    this.destination = destination;
    this.end = end;
    this.arena = arena;
    this.records = records;
    this.record = records.add(at.FLOW_SLOTS);
    this.frames = frames;
    this.turn = turn;
    this.rest = [
      { slot: at.FLOW_BINS, lodger: field(flow.delays, 'bins') },
      { slot: at.FLOW_DIGEST, lodger: digest },
    ];
  }

  checkIn(): void {
    const { flow, records, record } = this;
    records.setWhole(record + at.FLOW_INDEX, flow.index);
    this.tellTurn();
    this.leave();
    records.lodge(record, this.rest, this.arena);
    const { values } = records;
    records.setWhole(record + at.FLOW_FRAMES, records.addressOf(this.frames.record));
    records.setWhole(record + at.FLOW_PENDING, flow.pendingCells);
    records.setWhole(record + at.FLOW_FIRST, flow.pendingFrame);
    records.setWhole(record + at.FLOW_COMPLETE, 0);
    records.setWhole(record + at.FLOW_MARKED, 0);
    records.setWhole(record + at.FLOW_DELAYS, 0);
    values[record + at.FLOW_SUM] = flow.delays.sum;
    values[record + at.FLOW_LONGEST] = flow.delays.longest;
  }

  /** Its RM cells are turned round by the kernel where nothing looks at them and the destination takes what comes. */
  private tellTurn(): void {
    const { records, record, turn, destination } = this;
    const { probes, most, answersData, back } = destination;
    const may =
      turn !== null &&
      probes.isEmpty &&
      most === Infinity &&
      !answersData &&
      back.variation === 0 &&
      !back.isPacketLink &&
      !back.isPatient;
    records.setWhole(record + at.FLOW_TABLE, may ? records.addressOf(turn.table.record) : 0);
    records.setWhole(record + at.FLOW_BACK, may ? records.addressOf(turn.back.record) : 0);
  }

  /** Its end is about to act outside. */
  enter(): void {
    const { records, record, end, destination } = this;
    this.frames.hearOldest();
    destination.marked = records.whole(record + at.FLOW_IS_MARKED) !== 0;
    end.framesArrived?.(records.whole(record + at.FLOW_ARRIVED));
    records.setWhole(record + at.FLOW_ARRIVED, 0);
  }

  /** The same of an end that never acts in the kernel. */
  tellOldest(): void {
    this.frames.tellOldest();
  }

  /** Its end has acted outside. */
  leave(): void {
    const { records, record, destination } = this;
    this.frames.tellOldest();
    records.setWhole(record + at.FLOW_IS_MARKED, Number(destination.marked));
    records.setWhole(record + at.FLOW_ARRIVED, 0);
  }

  checkOut(): void {
    const { flow, records, record } = this;
    const { values } = records;
    flow.pendingFrame = records.whole(record + at.FLOW_FIRST);
    this.hearReceived();
    flow.markedCells += records.whole(record + at.FLOW_MARKED);
    flow.delays.count += records.whole(record + at.FLOW_DELAYS);
    flow.delays.sum = values[record + at.FLOW_SUM]!;
    flow.delays.longest = values[record + at.FLOW_LONGEST]!;
  }

  /** Cells received so far. */
  hearReceived(): void {
    const { flow, records, record } = this;
    flow.pendingCells = records.whole(record + at.FLOW_PENDING);
    flow.completeCells += records.whole(record + at.FLOW_COMPLETE);
    records.setWhole(record + at.FLOW_COMPLETE, 0);
  }

  /** Its table of frames may have grown. */
  noteFrames(): void {
    this.frames.note();
  }

  /** So many cells have been taken by the kernel: what has to be known at once. */
  taken(): void {
    const { records, record, end, destination } = this;
    destination.marked = records.whole(record + at.FLOW_IS_MARKED) !== 0;
    const frames = records.whole(record + at.FLOW_WHOLE);
    if (frames === 0) return;
    this.frames.hearOldest();
    end.framesArrived?.(frames);
  }
}
