import type { Fed, Feed } from '../abr/feed.ts';
import type { Flow } from '../atm/flow.ts';
import { type Host, TIMERS_PER_ENDPOINT } from '../network/host.ts';
import type { Sender, SessionSink } from './ends.ts';

/** A source that always has a unit for the rate control or the credit of its VC to send, from its start on. */
export class GreedySender implements Sender, Feed {
  readonly data: Flow;
  readonly acks: Flow;
  readonly packetBytes: number;
  readonly segmentCells: number;
  readonly retransmits = 0;
  readonly timeouts = 0;
  readonly fastRetransmits = 0;
  readonly components = [];
  private readonly host: Host;
  private readonly slot: number;
  private source: Fed | null = null;
  sessions: SessionSink | null = null;
  packetsSent = 0;

  constructor(
    host: Host,
    endpoint: number,
    data: Flow,
    acks: Flow,
    packetBytes: number,
    segmentCells: number,
  ) {
    this.host = host;
    this.slot = endpoint * TIMERS_PER_ENDPOINT;
    this.data = data;
    this.acks = acks;
    this.packetBytes = packetBytes;
    this.segmentCells = segmentCells;
  }

  feed(source: Fed): void {
    this.source = source;
    source.feed = this;
  }

  startAt(time: number): void {
    this.host.timers.set(this.slot, time);
  }

  get active(): boolean {
    return this.source?.isOpen ?? false;
  }

  timerFired(now: number): void {
    this.source?.begin(now);
    this.sessions?.changed(now);
  }

  frameArrived(): void {}

  nextFrame(now: number): number {
    const seq = this.packetsSent++ * this.packetBytes;
    return this.data.add(seq, this.packetBytes, this.segmentCells, now);
  }

  get nextByte(): number {
    return this.packetsSent * this.packetBytes;
  }

  framesMade(count: number): void {
    this.packetsSent += count;
  }
}
