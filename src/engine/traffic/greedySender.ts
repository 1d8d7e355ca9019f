import type { EndlessFrameSource, FrameConsumer } from '../abr/ends/endlessFrameSource.ts';
import { type EndSystem, TIMERS_PER_ENDPOINT } from '../atm/endSystem.ts';
import type { Sender } from '../atm/ends.ts';
import type { Flow } from '../atm/flow.ts';
import type { SourceProbe } from '../atm/sourceProbe.ts';
import { Probes } from '../sim/probes.ts';
import type { StateIo } from '../sim/state.ts';
import type { CallPool, Circuit } from './callPool.ts';

const START = 0;
const END_CALL = 1;

/** A greedy source under rate control or credit, which always has a frame to send: from its start on, or during calls. */
export class GreedySender implements Sender, EndlessFrameSource, Circuit {
  readonly data: Flow;
  readonly acks: Flow;
  readonly packetBytes: number;
  readonly segmentCells: number;
  readonly retransmits = 0;
  readonly timeouts = 0;
  readonly fastRetransmits = 0;
  readonly ecnReductions = 0;
  readonly components = [];
  private readonly host: EndSystem;
  private readonly slot: number;
  private source: FrameConsumer | null = null;
  /** Pool of its calls; null if it sends from its start on without end. */
  private pool: CallPool | null = null;
  private circuit = 0;
  readonly probes = new Probes<SourceProbe>();
  packetsSent = 0;

  constructor(
    host: EndSystem,
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

  state(io: StateIo): void {
    this.packetsSent = io.number(this.packetsSent);
  }

  feed(source: FrameConsumer): void {
    this.source = source;
    source.feed = this;
  }

  startAt(time: number): void {
    this.host.timers.set(this.slot + START, time);
  }

  /** Lets it send during calls only; to be called instead of `startAt`. */
  joinPool(pool: CallPool): void {
    this.pool = pool;
    this.circuit = pool.add(this);
  }

  get isEndless(): boolean {
    return this.pool === null;
  }

  startCall(now: number, lasts: number): void {
    this.host.timers.set(this.slot + END_CALL, now + lasts);
    this.timerFired(now, START);
  }

  get active(): boolean {
    return this.source?.isOpen ?? false;
  }

  timerFired(now: number, kind: number): void {
    if (kind === START) this.source?.begin(now);
    else {
      this.source?.end();
      this.pool?.endCall(this.circuit, now);
    }
    this.noteSession(now);
  }

  private noteSession(now: number): void {
    for (const probe of this.probes.list) probe.onSession?.(now);
  }

  frameArrived(): void {}

  nextFrame(now: number): number {
    const seq = this.packetsSent++ * this.packetBytes;
    return this.data.add(seq, this.packetBytes, this.segmentCells, now);
  }

  get nextByte(): number {
    return this.packetsSent * this.packetBytes;
  }

  countFrames(count: number): void {
    this.packetsSent += count;
  }
}
