import type { Picoseconds } from '../../../contract/index.ts';
import { FLOW_MASK, RM } from '../../atm/cell.ts';
import type { Link } from '../../atm/link.ts';
import type { DataTaker, Host } from '../../network/nodes/host.ts';
import * as at from '../layout.ts';
import type { Machine } from '../module.ts';
import { listSlots, type Records } from '../records.ts';
import type { FlowBook } from './flowBook.ts';
import type { FramesBook } from './framesBook.ts';
import type { LinkBook } from './linkBook.ts';
import type { SourceBook } from './sourceBook.ts';
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
  /** Of flows that begin there. */
  readonly sent: readonly FramesBook[];
  /** The only thing there that sends, or null. */
  readonly source: SourceBook | null;
  /** Something else sends there. */
  readonly sendsMore: boolean;
}

/** One host as the kernel knows it: what is due there, the links by which it comes into touch with its switch, what it receives. */
export class HostBook implements DataTaker {
  readonly record: number;
  readonly host: Host;
  private readonly parts: HostParts;
  private readonly records: Records;
  private readonly kernel: () => Machine;
  /** Sources tell what they came to. */
  private readonly tellNews: () => void;
  private readonly flows: number;
  /** The kernel may run it in this stride. */
  private mayBeOwn = false;
  /** By flow, those that the kernel takes cells of. */
  private readonly taking = new Map<number, FlowBook>();

  constructor(host: Host, parts: HostParts, records: Records, kernel: () => Machine, tellNews: () => void) {
    this.host = host;
    this.parts = parts;
    this.records = records;
    this.kernel = kernel;
    this.tellNews = tellNews;
    this.record = records.add(at.HOST_SLOTS);
    this.flows = records.add(listSlots(parts.flows.length));
  }

  /** Lists of others, once all of them have their places. */
  wire(): void {
    const { record, records, flows } = this;
    const { inputs, timers, source, flows: books } = this.parts;
    records.list(
      flows,
      books.map((book) => records.addressOf(book.record)),
    );
    records.setWhole(record + at.HOST_INPUT, records.addressOf(inputs[0]!.record));
    records.setWhole(record + at.HOST_TIMER, records.addressOf(timers));
    records.setWhole(record + at.HOST_SOURCE, source === null ? 0 : records.addressOf(source.record));
    records.setWhole(record + at.HOST_FLOWS, records.addressOf(flows));
    records.setWhole(record + at.HOST_FLOW_COUNT, books.length);
  }

  checkIn(): void {
    this.noteTimers();
    this.host.taker = this;
    this.taking.clear();
    for (const book of this.parts.flows) {
      book.checkIn();
      this.taking.set(book.flow.index, book);
    }
    for (const book of this.parts.trains) book.checkIn();
    const { inputs, source, sendsMore } = this.parts;
    this.mayBeOwn = !sendsMore && inputs.length === 1 && this.host.isPatient && source?.mayBeOwn !== false;
    source?.table.tell();
    this.tell();
  }

  checkOut(): void {
    this.host.taker = null;
    this.parts.source?.hear();
    for (const book of this.parts.flows) book.checkOut();
    if (this.mayBeOwn) for (const book of this.parts.flows) book.enter();
    for (const book of this.parts.trains) book.checkOut();
  }

  /** The kernel runs it while nothing but RM cells, and a source of its own, sets anything going there. */
  private tell(): void {
    const { parts, host, records, record, mayBeOwn } = this;
    const { source } = parts;
    const isOwn = mayBeOwn && (source === null ? host.timers.next === Infinity : source.tell());
    records.setWhole(record + at.HOST_IS_OWN, Number(isOwn));
  }

  private noteTimers(): void {
    this.records.values[this.parts.timers] = this.host.timers.next;
  }

  run(ahead: Picoseconds): void {
    this.act(ahead, false);
  }

  /** It comes to a mark. @param isDone it has done what comes before it, if the kernel runs it */
  pass(mark: Picoseconds, isDone: boolean): void {
    const { flows } = this.parts;
    if (!isDone) this.act(mark, true);
    else for (let i = 0; i < flows.length; i++) flows[i]!.enter();
    for (let i = 0; i < flows.length; i++) flows[i]!.hearReceived();
  }

  /** @param settles what can wait is done as well */
  private act(end: Picoseconds, settles: boolean): void {
    if (this.mayBeOwn) this.actAfterKernel(end, settles);
    else this.actAlways(end, settles);
    this.noteTimers();
  }

  /** What the script alone does at it the kernel need not know, but for what others meet. */
  private actAlways(end: Picoseconds, settles: boolean): void {
    const { inputs, outputs, flows, sent, source } = this.parts;
    for (let i = 0; i < inputs.length; i++) inputs[i]!.receiverEnters();
    for (let i = 0; i < outputs.length; i++) outputs[i]!.senderEnters();
    for (let i = 0; i < sent.length; i++) sent[i]!.hearOldest();
    if (settles) this.host.settle(end);
    else this.host.run(end);
    for (let i = 0; i < inputs.length; i++) inputs[i]!.receiverLeaves();
    for (let i = 0; i < outputs.length; i++) outputs[i]!.senderLeaves();
    for (let i = 0; i < flows.length; i++) flows[i]!.tellOldest();
    for (let i = 0; i < sent.length; i++) sent[i]!.note();
    source?.table.note();
  }

  private actAfterKernel(end: Picoseconds, settles: boolean): void {
    const { inputs, outputs, flows, sent, source } = this.parts;
    this.tellNews();
    source?.hear();
    for (let i = 0; i < flows.length; i++) flows[i]!.enter();
    for (let i = 0; i < inputs.length; i++) inputs[i]!.enter();
    for (let i = 0; i < outputs.length; i++) outputs[i]!.enter();
    for (let i = 0; i < sent.length; i++) sent[i]!.hearOldest();
    if (settles) this.host.settle(end);
    else this.host.run(end);
    for (let i = 0; i < inputs.length; i++) inputs[i]!.leave();
    for (let i = 0; i < outputs.length; i++) outputs[i]!.leave();
    for (let i = 0; i < flows.length; i++) flows[i]!.leave();
    for (let i = 0; i < sent.length; i++) sent[i]!.senderLeaves();
    source?.table.tell();
    this.tell();
  }

  takeData(input: Link, end: Picoseconds): void {
    const link = this.parts.inputs.find((book) => book.link === input) as LinkBook;
    while (input.head < input.tail) {
      const slot = input.head & input.mask;
      const meta = input.meta[slot]!;
      const time = input.time[slot]!;
      if ((meta & RM) !== 0 || time >= end) return;
      const book = this.taking.get(meta & FLOW_MASK);
      if (book === undefined) this.host.takeFirst(input, end);
      else if (!this.takeRun(book, link, end)) this.takeOutside(book, input, end);
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
    book.checkIn();
  }
}
