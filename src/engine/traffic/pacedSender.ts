import type { Flow } from '../atm/flow.ts';
import { type Host, TIMERS_PER_ENDPOINT } from '../network/host.ts';
import type { Sender } from './ends.ts';
import type { Pattern } from './pattern.ts';

const START = 0;
const SEND = 1;

/** A source without TCP: sends a unit, a frame or a single cell, whenever its pattern says so. */
export class PacedSender implements Sender {
  readonly host: Host;
  readonly data: Flow;
  readonly acks: Flow;
  readonly pattern: Pattern;
  readonly packetBytes: number;
  readonly segmentCells: number;
  readonly retransmits = 0;
  readonly timeouts = 0;
  readonly fastRetransmits = 0;
  private readonly slot: number;
  packetsSent = 0;

  constructor(
    host: Host,
    endpoint: number,
    data: Flow,
    acks: Flow,
    pattern: Pattern,
    packetBytes: number,
    segmentCells: number,
  ) {
    this.host = host;
    this.slot = endpoint * TIMERS_PER_ENDPOINT;
    this.data = data;
    this.acks = acks;
    this.pattern = pattern;
    this.packetBytes = packetBytes;
    this.segmentCells = segmentCells;
  }

  get components(): readonly object[] {
    return [this.pattern, ...this.pattern.streams];
  }

  startAt(time: number): void {
    this.host.timers.set(this.slot + START, time);
  }

  timerFired(now: number, kind: number): void {
    if (kind === SEND) this.emit(now);
    const due = kind === START ? this.pattern.begin(now) : this.pattern.next();
    if (due < Infinity) this.host.timers.set(this.slot + SEND, due);
  }

  /** Nobody answers. */
  frameArrived(): void {}

  private emit(now: number): void {
    const seq = this.packetsSent++ * this.packetBytes;
    this.host.send(now, this.data, seq, this.packetBytes, this.segmentCells);
  }
}
