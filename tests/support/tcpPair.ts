import type { TcpDocument } from '../../src/contract/index.ts';
import { TIMERS_PER_ENDPOINT } from '../../src/engine/atm/endSystem.ts';
import { Flow } from '../../src/engine/atm/flow.ts';
import { receiverOf, senderOf } from '../../src/engine/network/build/tcpEnds.ts';
import type { Host } from '../../src/engine/network/nodes/host.ts';
import { Timers } from '../../src/engine/sim/timers.ts';
import type { TcpReceiver } from '../../src/engine/tcp/receiver.ts';
import type { TcpSender } from '../../src/engine/tcp/sender.ts';
import { DEFAULT_TCP } from '../../src/scenario/document/defaults.ts';
import { withOptions } from './tcpBench.ts';

const MS = 1e9;
const SEGMENT = 1_000;

interface OnTheWay {
  readonly at: number;
  readonly frame: number;
}

/** One way between two ends: a line that serves a frame at a time, then a delay. */
class Way {
  readonly timers = new Timers(TIMERS_PER_ENDPOINT);
  readonly endpoints: unknown[] = [];
  readonly frames: OnTheWay[] = [];
  readonly sent: {
    readonly ms: number;
    readonly seq: number;
    readonly bytes: number;
    readonly cells: number;
  }[] = [];
  private free = 0;
  private readonly perFrame: number;
  private readonly delay: number;
  private readonly isLost: (seq: number, bytes: number) => boolean;

  constructor(perFrame: number, delay: number, isLost: (seq: number, bytes: number) => boolean) {
    this.perFrame = perFrame;
    this.delay = delay;
    this.isLost = isLost;
  }

  send(now: number, flow: Flow, seq: number, bytes: number, cells: number): void {
    const frame = flow.add(seq, bytes, cells);
    this.sent.push({ ms: now / MS, seq, bytes, cells });
    if (this.isLost(seq, bytes)) return;
    this.free = Math.max(now, this.free) + this.perFrame;
    this.frames.push({ at: this.free + this.delay, frame });
  }

  get next(): number {
    return this.frames[0]?.at ?? Infinity;
  }
}

export interface PairOptions {
  readonly tcp?: Partial<TcpDocument>;
  /** Segments, counted from 0, whose first copy is lost. */
  readonly lost?: readonly number[];
  /** Handshake frames lost: how many of each. */
  readonly syns?: number;
  readonly answers?: number;
  readonly lastSteps?: number;
  /** Time of a frame on the line to the receiver. */
  readonly frameMs?: number;
  /** Each way. */
  readonly delayMs?: number;
}

/** Both ends of a connection: 1,000 bytes every 10 ms at most (`frameMs`), 100 ms each way (`delayMs`). */
export class TcpPair {
  readonly data = new Flow(0, 1);
  readonly acks = new Flow(1, 1);
  readonly there: Way;
  readonly back: Way;
  readonly sender: TcpSender;
  readonly receiver: TcpReceiver;
  now = 0;
  /** Handshake frames that are still going to be lost. */
  losing: Record<'syns' | 'answers' | 'lastSteps', number>;

  constructor({
    tcp = {},
    lost = [],
    syns = 0,
    answers = 0,
    lastSteps = 0,
    frameMs = 10,
    delayMs = 100,
  }: PairOptions = {}) {
    const toLose = new Set(lost.map((n) => n * SEGMENT));
    this.losing = { syns, answers, lastSteps };
    const take = (kind: keyof TcpPair['losing']): boolean => this.losing[kind]-- > 0;
    this.there = new Way(frameMs * MS, delayMs * MS, (seq, bytes) => {
      if (bytes === 0) return take(seq < 0 ? 'syns' : 'lastSteps');
      return toLose.delete(seq);
    });
    this.back = new Way(0, delayMs * MS, (seq) => seq < 0 && take('answers'));
    const all = { ...DEFAULT_TCP, ...tcp };
    const data = withOptions(this.data, all);
    const acks = withOptions(this.acks, all);
    const ends = { tcp: all, packetBytes: SEGMENT, ipPacketsPerSecond: 0, overheadBytes: 8 };
    const phase = { slow: 0, fast: 0 };
    this.sender = senderOf(this.there as unknown as Host, data, acks, ends, phase);
    this.receiver = receiverOf(this.back as unknown as Host, data, acks, ends, phase);
    this.sender.startAt(0);
  }

  /** Everything up to `ms`. */
  run(ms: number): this {
    const { there, back } = this;
    for (;;) {
      const next = Math.min(there.next, back.next, there.timers.next, back.timers.next);
      if (next > ms * MS) return this;
      this.now = next;
      if (there.next === next) this.receiver.frameArrived(next, (there.frames.shift() as OnTheWay).frame);
      else if (back.next === next) this.sender.frameArrived(next, (back.frames.shift() as OnTheWay).frame);
      else if (there.timers.next === next) fire(there.timers, (kind) => this.sender.timerFired(next, kind));
      else fire(back.timers, (kind) => this.receiver.timerFired(next, kind));
    }
  }

  /** Whole segments that the receiver has in order. */
  get delivered(): number {
    return this.receiver.expected / SEGMENT;
  }
}

function fire(timers: Timers, end: (kind: number) => void): void {
  const { nextSlot } = timers;
  timers.clear(nextSlot);
  end(nextSlot);
}
