import type { TcpDocument } from '../../src/contract/index.ts';
import { TIMERS_PER_ENDPOINT } from '../../src/engine/atm/endSystem.ts';
import { CWR, ECE, ECT, Flow } from '../../src/engine/atm/flow.ts';
import { FrameOptions } from '../../src/engine/atm/frameOptions.ts';
import { type EndsOf, receiverOf, senderOf } from '../../src/engine/network/build/tcpEnds.ts';
import type { Host } from '../../src/engine/network/nodes/host.ts';
import { Timers } from '../../src/engine/sim/timers.ts';
import type { AckOptions } from '../../src/engine/tcp/ackOptions.ts';
import { usesOptions } from '../../src/engine/tcp/headers.ts';
import type { TcpReceiver } from '../../src/engine/tcp/receiver.ts';
import type { TcpSender } from '../../src/engine/tcp/sender.ts';
import type { GrowthRules } from '../../src/engine/tcp/window.ts';
import { DEFAULT_TCP } from '../../src/scenario/document/defaults.ts';

const MS = 1e9;
/** A window that grows by a segment a round trip and by nothing else. */
export const PLAIN_GROWTH: GrowthRules = {
  divisor: 0,
  atSsthresh: true,
  afterRecovery: false,
  byteLimit: 0,
};
const SEGMENT = 500;
/** Ticks of a slow timer of 500 ms come at 100, 600 ..., of a fast one of 200 ms at 50, 250 ... */
const PHASE = { slow: 0.2, fast: 0.25 };

const endsOf = (tcp: TcpDocument): EndsOf => ({
  tcp,
  packetBytes: SEGMENT,
  ipPacketsPerSecond: 0,
  overheadBytes: 14,
});

/** As the network gives a flow options where the connection uses any. */
export function withOptions(flow: Flow, tcp: TcpDocument): Flow {
  if (usesOptions(tcp)) flow.options = new FrameOptions(flow.seq.length);
  return flow;
}

/** A host without a network: what its endpoint sends is written down. */
class PaperHost {
  readonly timers = new Timers(TIMERS_PER_ENDPOINT);
  readonly endpoints: unknown[] = [];
  readonly sent: { readonly ms: number; readonly seq: number; readonly cells: number }[] = [];

  send(now: number, flow: Flow, seq: number, bytes: number, cells: number): void {
    flow.add(seq, bytes, cells);
    this.sent.push({ ms: now / MS, seq, cells });
  }
}

/** A sender on the bench: segments are counted 1, 2, 3 ... as people draw them, times are milliseconds. */
export class SenderBench {
  readonly host = new PaperHost();
  readonly sender: TcpSender;
  private readonly acks = new Flow(1, 1);
  private ms = 0;

  constructor(tcp: Partial<TcpDocument> = {}, packetsPerSecond = 0) {
    const all = { ...DEFAULT_TCP, ...tcp };
    const ends = { ...endsOf(all), ipPacketsPerSecond: packetsPerSecond };
    const data = withOptions(new Flow(0, 1), all);
    this.sender = senderOf(this.host as unknown as Host, data, withOptions(this.acks, all), ends, PHASE);
    this.sender.timerFired(0, 0);
  }

  /** Milliseconds from now on. */
  at(ms: number): this {
    this.ms = ms;
    return this;
  }

  /** The acknowledgement of everything up to segment n; returns the segments sent because of it. */
  ack(n: number): number[] {
    const frame = this.acks.add(n * SEGMENT, 0, 2);
    return this.during(() => this.sender.frameArrived(this.ms * MS, frame));
  }

  /** The same with ECE: the receiver echoes a mark. */
  echo(n: number): number[] {
    const frame = this.acks.add(n * SEGMENT, 0, 2);
    this.acks.setEcn(ECE);
    return this.during(() => this.sender.frameArrived(this.ms * MS, frame));
  }

  /** What the headers of the frames sent so far say about congestion, one after the other. */
  get said(): string[] {
    const { data } = this.sender;
    return this.host.sent.map((_, frame) =>
      [data.hasEcn(frame, ECT) ? 'ECT' : '', data.hasEcn(frame, CWR) ? 'CWR' : ''].filter(Boolean).join(' '),
    );
  }

  /** The same acknowledgement, several times. */
  acks3(n: number): number[] {
    return [...this.ack(n), ...this.ack(n), ...this.ack(n)];
  }

  /** Fires the earliest timer; returns the segments sent because of it. */
  fire(): number[] {
    const { timers } = this.host;
    const now = timers.next;
    const slot = timers.nextSlot;
    this.ms = now / MS;
    return this.during(() => {
      timers.clear(slot);
      this.sender.timerFired(now, slot);
    });
  }

  get now(): number {
    return this.ms;
  }

  /** When the retransmission timer is due. */
  get timeoutAt(): number {
    return this.host.timers.due[1]! / MS;
  }

  /** In segments. */
  get cwnd(): number {
    return this.sender.window.cwnd / SEGMENT;
  }

  get ssthresh(): number {
    return this.sender.window.ssthresh / SEGMENT;
  }

  /** Segments sent so far. */
  get sent(): number[] {
    return this.host.sent.map(({ seq }) => seq / SEGMENT + 1);
  }

  private during(news: () => void): number[] {
    const before = this.host.sent.length;
    news();
    return this.sent.slice(before);
  }
}

/** A receiver on the bench; the same counting. */
export class ReceiverBench {
  readonly host = new PaperHost();
  readonly receiver: TcpReceiver;
  private readonly data = new Flow(0, 1);

  constructor(tcp: Partial<TcpDocument> = {}) {
    const all = { ...DEFAULT_TCP, ...tcp };
    const acks = withOptions(new Flow(1, 1), all);
    const host = this.host as unknown as Host;
    this.receiver = receiverOf(host, withOptions(this.data, all), acks, endsOf(all), PHASE);
  }

  /** Segment n arrives; returns the segment acknowledged, or null when the receiver waits. */
  segment(n: number, ms = 0, bytes = SEGMENT): number | null {
    const before = this.host.sent.length;
    this.receiver.frameArrived(ms * MS, this.data.add((n - 1) * SEGMENT, bytes, 12));
    const ack = this.host.sent[before];
    return ack === undefined ? null : ack.seq / SEGMENT;
  }

  /** Segment n arrives with this in its headers; returns whether it is acknowledged with ECE, null when the receiver waits. */
  marked(n: number, bits: number): boolean | null {
    const before = this.host.sent.length;
    const frame = this.data.add((n - 1) * SEGMENT, SEGMENT, 12);
    this.data.setEcn(bits);
    this.receiver.frameArrived(0, frame);
    return this.host.sent.length === before
      ? null
      : this.receiver.acks.hasEcn(this.receiver.acks.next - 1, ECE);
  }

  /** The SACK blocks of the last acknowledgement: first and last segment of each. */
  get reported(): number[][] {
    const { acks, options, mostBlocks } = this.receiver.options as AckOptions;
    const at = options.at(acks.next - 1) + 1;
    const edges = Array.from(options.values.subarray(at, at + 2 * mostBlocks), (byte) => byte / SEGMENT);
    const pairs = Array.from({ length: mostBlocks }, (_, i) => [edges[2 * i]! + 1, edges[2 * i + 1]!]);
    const end = pairs.findIndex(([, last]) => last === 0);
    return end < 0 ? pairs : pairs.slice(0, end);
  }

  /** Of the acknowledgements so far. */
  get ackCells(): number[] {
    return this.host.sent.map(({ cells }) => cells);
  }

  get waitsUntil(): number {
    return this.host.timers.next / MS;
  }

  /** The wait is over; returns the segment acknowledged. */
  fire(): number {
    const now = this.host.timers.next;
    this.host.timers.clear(this.host.timers.nextSlot);
    this.receiver.timerFired(now, 0);
    return (this.host.sent.at(-1)?.seq ?? Number.NaN) / SEGMENT;
  }
}
