import { cellsOf } from '../atm/cell.ts';
import { type EndSystem, TIMERS_PER_ENDPOINT } from '../atm/endSystem.ts';
import type { FlowReceiver } from '../atm/ends.ts';
import type { Flow } from '../atm/flow.ts';
import type { Registered, StateIo } from '../sim/state.ts';
import type { AckOptions } from './ackOptions.ts';
import type { ByteRanges } from './byteRanges.ts';
import type { EcnReceiver } from './ecn.ts';
import type { RoundTrip } from './timing/roundTrip.ts';
import type { TickClock } from './timing/ticks.ts';

const DELAYED_ACK = 0;
const SYN_ACK = 1;

/** Components and settings of a receiver. */
export interface ReceiverParts {
  readonly blocks: ByteRanges;
  readonly options: AckOptions | null;
  /** TCP and IP header of an acknowledgement by number of SACK blocks, and of the answer to a SYN. */
  readonly headers: Int32Array;
  readonly synHeader: number;
  /** Bytes added by AAL5 and encapsulation. */
  readonly overhead: number;
  readonly timestamps: boolean;
  readonly ackEvery: number;
  /** Whether segments out of order, or received again, are acknowledged at once (RFC 5681, section 4.2). */
  readonly ackAtOnce: boolean;
  /** Whether segments that fill a gap, or part of one, are acknowledged at once; older receivers delayed that. */
  readonly ackFillsAtOnce: boolean;
  /** Maximum delay of an acknowledgement, picoseconds. */
  readonly delayedAck: number;
  /** The fast timer of BSD, at whose next tick a delayed acknowledgement is sent instead; null = none. */
  readonly ticks: TickClock | null;
  /** Timeout after which the answer to a SYN is repeated. */
  readonly rtt: RoundTrip;
  /** Null without ECN. */
  readonly ecn: EcnReceiver | null;
}

/** The receiving end: keeps segments out of order, and acknowledges every n-th segment, or after a short delay. */
export class TcpReceiver implements FlowReceiver {
  readonly host: EndSystem;
  readonly data: Flow;
  readonly acks: Flow;
  readonly blocks: ByteRanges;
  readonly options: AckOptions | null;
  readonly headers: Int32Array;
  readonly synHeader: number;
  readonly overhead: number;
  readonly timestamps: boolean;
  /** Cells of an acknowledgement without options. */
  readonly ackCells: number;
  readonly ackEvery: number;
  readonly ackAtOnce: boolean;
  readonly ackFillsAtOnce: boolean;
  readonly delayedAck: number;
  readonly ticks: TickClock | null;
  readonly rtt: RoundTrip;
  readonly ecn: EcnReceiver | null;
  private readonly slot: number;
  /** Next byte expected. */
  expected = 0;
  unacknowledged = 0;
  /** Number of the last acknowledgement sent. */
  private lastAck = 0;
  /** Whether it has answered a SYN and waits for the last step of the handshake. */
  private answering = false;
  /** Packets that arrived for the first time, and again, and the cells that they take on an ATM link. */
  packets = 0;
  packetCells = 0;
  duplicates = 0;
  duplicateCells = 0;

  constructor(host: EndSystem, endpoint: number, data: Flow, acks: Flow, parts: ReceiverParts) {
    this.host = host;
    this.slot = endpoint * TIMERS_PER_ENDPOINT;
    this.data = data;
    this.acks = acks;
    this.blocks = parts.blocks;
    this.options = parts.options;
    this.headers = parts.headers;
    this.synHeader = parts.synHeader;
    this.overhead = parts.overhead;
    this.timestamps = parts.timestamps;
    this.ackCells = cellsOf(parts.headers[0]!, parts.overhead);
    this.ackEvery = parts.ackEvery;
    this.ackAtOnce = parts.ackAtOnce;
    this.ackFillsAtOnce = parts.ackFillsAtOnce;
    this.delayedAck = parts.delayedAck;
    this.ticks = parts.ticks;
    this.rtt = parts.rtt;
    this.ecn = parts.ecn;
  }

  state(io: StateIo): void {
    this.expected = io.number(this.expected);
    this.unacknowledged = io.number(this.unacknowledged);
    this.lastAck = io.number(this.lastAck);
    this.answering = io.flag(this.answering);
    this.packets = io.number(this.packets);
    this.packetCells = io.number(this.packetCells);
    this.duplicates = io.number(this.duplicates);
    this.duplicateCells = io.number(this.duplicateCells);
  }

  /** Components that register its state. */
  get components(): readonly Registered[] {
    const { blocks, rtt, options, ecn } = this;
    return [blocks, rtt, ...(options === null ? [] : [options]), ...(ecn === null ? [] : [ecn])];
  }

  /** Bytes received, without duplicates, on all connections so far. */
  get bytes(): number {
    return this.expected + this.blocks.bytes;
  }

  /** Whether an acknowledgement or the answer to a SYN will be sent when a timer expires. */
  get owesAnswer(): boolean {
    const { timers } = this.host;
    return timers.isSet(this.slot + DELAYED_ACK) || timers.isSet(this.slot + SYN_ACK);
  }

  frameArrived(now: number, frame: number): void {
    const slot = this.data.slot(frame);
    const seq = this.data.seq[slot]!;
    const bytes = this.data.bytes[slot]!;
    if (this.timestamps) this.noteStamp(frame, seq);
    if (this.answering) this.opened();
    if (bytes === 0) {
      if (seq < 0) this.synArrived(now, -1 - seq);
      return;
    }
    this.ecn?.arrived(frame);
    const end = seq + bytes;
    // Computed here, because on a packet link the arriving frame has no cells.
    const cells = cellsOf(bytes + this.headers[0]!, this.overhead);
    if (seq === this.expected && this.blocks.isEmpty) {
      this.packets++;
      this.packetCells += cells;
      this.expected = end;
      this.acknowledgeSoon(now);
      return;
    }
    const isNew = end > this.expected && this.blocks.add(Math.max(seq, this.expected), end);
    if (isNew) {
      this.packets++;
      this.packetCells += cells;
    } else {
      this.duplicates++;
      this.duplicateCells += cells;
    }
    const before = this.expected;
    this.expected = this.blocks.advance(before);
    const fills = this.expected > before;
    if (fills ? this.ackFillsAtOnce : this.ackAtOnce) this.acknowledge(now);
    else this.acknowledgeSoon(now);
  }

  timerFired(now: number, kind: number): void {
    if (kind === DELAYED_ACK) this.acknowledge(now);
    else {
      this.rtt.expired();
      this.answerSyn(now);
    }
  }

  /** A SYN for a connection from byte `first` on has arrived; one of an earlier connection is ignored. */
  private synArrived(now: number, first: number): void {
    if (first !== this.expected) return;
    this.rtt.forget();
    this.answerSyn(now);
  }

  private answerSyn(now: number): void {
    this.answering = true;
    this.send(now, -1 - this.expected, this.synHeader);
    this.host.timers.set(this.slot + SYN_ACK, this.rtt.dueAt(now));
  }

  private opened(): void {
    this.answering = false;
    this.host.timers.clear(this.slot + SYN_ACK);
  }

  private acknowledgeSoon(now: number): void {
    this.unacknowledged++;
    const timer = this.slot + DELAYED_ACK;
    if (this.unacknowledged >= this.ackEvery) this.acknowledge(now);
    else if (!this.host.timers.isSet(timer)) this.host.timers.set(timer, this.ackDueAt(now));
  }

  private ackDueAt(now: number): number {
    return this.ticks === null ? now + this.delayedAck : this.ticks.after(now, 1);
  }

  private acknowledge(now: number): void {
    const { options } = this;
    this.unacknowledged = 0;
    this.lastAck = this.expected;
    this.host.timers.clear(this.slot + DELAYED_ACK);
    if (options === null) this.host.send(now, this.acks, this.expected, 0, this.ackCells);
    else this.send(now, this.expected, this.headers[options.blocksNow]!);
    this.ecn?.acknowledged();
  }

  /** Sends a frame with a header of individual length. */
  private send(now: number, number: number, header: number): void {
    this.host.send(now, this.acks, number, 0, cellsOf(header, this.overhead), header);
    this.options?.attach(header);
  }

  private noteStamp(frame: number, seq: number): void {
    const { options } = this.data;
    if (options !== null) this.options?.arrived(options, frame, seq, this.lastAck);
  }
}
