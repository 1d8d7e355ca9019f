import { type EndSystem, TIMERS_PER_ENDPOINT } from '../atm/endSystem.ts';
import type { Sender } from '../atm/ends.ts';
import type { Flow } from '../atm/flow.ts';
import type { SourceProbe } from '../atm/sourceProbe.ts';
import { Probes } from '../sim/probes.ts';
import type { Registered, StateIo } from '../sim/state.ts';
import type { CallPool, Circuit } from './callPool.ts';
import { type Pattern, unitGap } from './pattern.ts';

const START = 0;
const SEND = 1;
const END_CALL = 2;

/** A source without TCP: sends units, which are frames or single cells, at the times of its pattern. */
export class PacedSender implements Sender, Circuit {
  readonly host: EndSystem;
  readonly data: Flow;
  readonly acks: Flow;
  readonly pattern: Pattern;
  readonly packetBytes: number;
  readonly segmentCells: number;
  readonly retransmits = 0;
  readonly timeouts = 0;
  readonly fastRetransmits = 0;
  readonly ecnReductions = 0;
  private readonly slot: number;
  /** Pool of its calls; null if it sends from its start on without end. */
  private pool: CallPool | null = null;
  private circuit = 0;
  packetsSent = 0;
  readonly probes = new Probes<SourceProbe>();

  constructor(
    host: EndSystem,
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

  state(io: StateIo): void {
    this.packetsSent = io.number(this.packetsSent);
  }

  get components(): readonly Registered[] {
    return [this.pattern, ...this.pattern.streams];
  }

  get active(): boolean {
    return this.host.timers.isSet(this.slot + SEND);
  }

  /** Time of its next unit; Infinity for none. */
  get due(): number {
    return this.host.timers.due[this.slot + SEND]!;
  }

  startAt(time: number): void {
    this.host.timers.set(this.slot + START, time);
  }

  /** Lets it send during calls only; to be called instead of `startAt`. */
  joinPool(pool: CallPool): void {
    this.pool = pool;
    this.circuit = pool.add(this);
  }

  startCall(now: number, lasts: number): void {
    this.host.timers.set(this.slot + END_CALL, now + lasts);
    this.timerFired(now, START);
  }

  private endCall(now: number): void {
    this.host.timers.clear(this.slot + SEND);
    this.pool?.endCall(this.circuit, now);
    this.noteSession(now);
  }

  /** Changes its rate, cells/s; no effect on patterns whose rate cannot change. */
  changeRate(now: number, cellsPerSecond: number): void {
    const due = this.pattern.retime?.(now, unitGap(cellsPerSecond, this.segmentCells));
    if (due !== undefined && this.active) this.host.timers.set(this.slot + SEND, due);
  }

  timerFired(now: number, kind: number): void {
    if (kind === END_CALL) {
      this.endCall(now);
      return;
    }
    if (kind === SEND) this.emit(now);
    const due = kind === START ? this.pattern.begin(now) : this.pattern.next();
    if (due < Infinity) this.host.timers.set(this.slot + SEND, due);
    if (kind === START || due === Infinity) this.noteSession(now);
  }

  private noteSession(now: number): void {
    for (const probe of this.probes.list) probe.onSession?.(now);
  }

  /** No effect: no frames return to this source. */
  frameArrived(): void {}

  private emit(now: number): void {
    const seq = this.packetsSent++ * this.packetBytes;
    this.host.send(now, this.data, seq, this.packetBytes, this.segmentCells);
  }
}
