import type { Picoseconds } from '../../contract/index.ts';
import { FLOW_MASK, RM } from '../atm/cell.ts';
import type { Link } from '../atm/link.ts';
import type { DataTaker, Host } from '../network/host.ts';
import type { FlowBook } from './flowBook.ts';
import type { LinkBook } from './linkBook.ts';
import type { Machine } from './module.ts';
import type { Records } from './records.ts';
import type { TrainBook } from './trainBook.ts';

/** What a host touches. */
export interface HostParts {
  readonly inputs: readonly LinkBook[];
  readonly outputs: readonly LinkBook[];
  /** Slot of its timers among all that is due. */
  readonly timers: number;
  /** Flows of data that end there. */
  readonly flows: readonly FlowBook[];
  /** Of sources that send from there. */
  readonly trains: readonly TrainBook[];
}

/** One host as the kernel knows it: what is due there, the links by which it comes into touch with its switch, what it receives. */
export class HostBook implements DataTaker {
  private readonly host: Host;
  private readonly parts: HostParts;
  private readonly records: Records;
  private readonly kernel: () => Machine;
  /** By flow, those that the kernel takes cells of. */
  private readonly taking = new Map<number, FlowBook>();

  constructor(host: Host, parts: HostParts, records: Records, kernel: () => Machine) {
    this.host = host;
    this.parts = parts;
    this.records = records;
    this.kernel = kernel;
  }

  checkIn(now: Picoseconds): void {
    this.noteTimers();
    this.host.taker = this;
    this.taking.clear();
    for (const book of this.parts.flows) if (book.checkIn(now)) this.taking.set(book.flow.index, book);
    for (const book of this.parts.trains) book.checkIn();
  }

  checkOut(): void {
    this.host.taker = null;
    for (const book of this.taking.values()) book.checkOut();
    for (const book of this.parts.trains) book.checkOut();
  }

  private noteTimers(): void {
    this.records.values[this.parts.timers] = this.host.timers.next;
  }

  run(ahead: Picoseconds): void {
    const { inputs, outputs } = this.parts;
    for (let i = 0; i < inputs.length; i++) inputs[i].receiverEnters();
    for (let i = 0; i < outputs.length; i++) outputs[i].senderEnters();
    this.host.run(ahead);
    for (let i = 0; i < inputs.length; i++) inputs[i].receiverLeaves();
    for (let i = 0; i < outputs.length; i++) outputs[i].senderLeaves();
    this.noteTimers();
  }

  takeData(input: Link, end: Picoseconds): void {
    const link = this.parts.inputs.find((book) => book.link === input) as LinkBook;
    while (input.head < input.tail) {
      const slot = input.head & input.mask;
      const meta = input.meta[slot];
      const time = input.time[slot];
      if ((meta & RM) !== 0 || time >= end) return;
      const book = this.taking.get(meta & FLOW_MASK);
      if (book === undefined) this.host.takeFirst(input, end);
      else if (!this.takeRun(book, link, end) && !book.reach(time)) this.takeOutside(book, input, end);
    }
  }

  /** Cells of one flow; whether there were any that the kernel could take. */
  private takeRun(book: FlowBook, { link, record }: LinkBook, end: Picoseconds): boolean {
    const { records } = this;
    book.noteFrames();
    const flow = records.addressOf(book.record);
    const cells = this.kernel().receive(flow, records.addressOf(record), link.head, link.tail, end);
    link.head += cells;
    if (cells > 0) book.taken();
    return cells > 0;
  }

  /** Something has happened to a frame. Of other flows the numbers are still the kernel's: no cell of theirs is taken here. */
  private takeOutside(book: FlowBook, input: Link, end: Picoseconds): void {
    book.checkOut();
    this.host.takeFirst(input, end);
    const now = input.time[(input.head - 1) & input.mask];
    if (!book.checkIn(now)) this.taking.delete(book.flow.index);
  }
}
