import type { Flow } from '../atm/flow.ts';
import { type Endpoint, type Host, TIMERS_PER_ENDPOINT } from '../network/host.ts';
import { Blocks } from './blocks.ts';
import type { TickClock } from './ticks.ts';

const DELAYED_ACK = 0;

/** What a receiver is put together from. */
export interface ReceiverParts {
  /** Of an acknowledgement. */
  readonly ackCells: number;
  readonly ackEvery: number;
  /** Longest wait of an acknowledgement, picoseconds. */
  readonly delayedAck: number;
  /** The fast timer, at whose next tick a waiting acknowledgement goes instead; null = none. */
  readonly ticks: TickClock | null;
}

/** The receiving end: keeps segments out of order, acknowledges every n-th or after a short wait. */
export class TcpReceiver implements Endpoint {
  readonly host: Host;
  readonly data: Flow;
  readonly acks: Flow;
  readonly ackCells: number;
  readonly ackEvery: number;
  readonly delayedAck: number;
  readonly ticks: TickClock | null;
  readonly blocks = new Blocks();
  private readonly slot: number;
  /** Next byte expected. */
  expected = 0;
  unacknowledged = 0;
  /** Packets that arrived for the first time, and again; cells of the latter. */
  packets = 0;
  duplicates = 0;
  duplicateCells = 0;

  constructor(host: Host, endpoint: number, data: Flow, acks: Flow, parts: ReceiverParts) {
    this.host = host;
    this.slot = endpoint * TIMERS_PER_ENDPOINT + DELAYED_ACK;
    this.data = data;
    this.acks = acks;
    this.ackCells = parts.ackCells;
    this.ackEvery = parts.ackEvery;
    this.delayedAck = parts.delayedAck;
    this.ticks = parts.ticks;
  }

  /** Its parts with state of their own. */
  get components(): readonly object[] {
    return [this.blocks];
  }

  frameArrived(now: number, frame: number): void {
    const slot = this.data.slot(frame);
    const seq = this.data.seq[slot];
    const end = seq + this.data.bytes[slot];
    if (seq === this.expected && this.blocks.isEmpty) {
      this.packets++;
      this.expected = end;
      this.acknowledgeSoon(now);
      return;
    }
    const isNew = end > this.expected && this.blocks.add(Math.max(seq, this.expected), end);
    if (isNew) this.packets++;
    else {
      this.duplicates++;
      this.duplicateCells += this.data.cells[slot];
    }
    this.expected = this.blocks.advance(this.expected);
    this.acknowledge(now);
  }

  timerFired(now: number): void {
    this.acknowledge(now);
  }

  private acknowledgeSoon(now: number): void {
    this.unacknowledged++;
    if (this.unacknowledged >= this.ackEvery) this.acknowledge(now);
    else if (!this.host.timers.isSet(this.slot)) this.host.timers.set(this.slot, this.ackDueAt(now));
  }

  private ackDueAt(now: number): number {
    return this.ticks === null ? now + this.delayedAck : this.ticks.after(now, 1);
  }

  private acknowledge(now: number): void {
    this.unacknowledged = 0;
    this.host.timers.clear(this.slot);
    this.host.send(now, this.acks, this.expected, 0, this.ackCells);
  }
}
