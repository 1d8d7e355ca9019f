import { type ArrivalsDocument, PS_PER_MS, PS_PER_SECOND } from '../../contract/index.ts';
import { type Endpoint, type EndSystem, TIMERS_PER_ENDPOINT } from '../atm/endSystem.ts';
import type { RandomStream } from '../sim/random.ts';
import type { Registered, StateIo } from '../sim/state.ts';
import { DEFAULT_SOURCE } from './defaults.ts';

/** A VC that carries the calls of a pool, one at a time. */
export interface Circuit {
  /** Starts a call. @param size bytes of its file, or picoseconds that it lasts */
  startCall(now: number, size: number): void;
}

const ARRIVAL = 0;
const FREE = -1;

/**
 * Calls of a Poisson process: each takes the first free circuit for its duration, or is blocked. Times and
 * sizes are drawn per call, not per circuit, so whether a call is blocked does not change those of the others.
 */
export class CallPool implements Endpoint {
  readonly id: string;
  private readonly host: EndSystem;
  private readonly slot: number;
  private readonly circuits: Circuit[] = [];
  private readonly meanGap: number;
  private readonly meanSize: number;
  private readonly arrivals: RandomStream;
  /** Null if all calls have the same size. */
  private readonly sizes: RandomStream | null;
  /** Time of the next arrival, picoseconds with fraction. */
  private at = 0;
  /** By circuit: start time of its call. */
  private readonly callStart: Float64Array;
  offered = 0;
  blocked = 0;
  ended = 0;
  /** Total duration of the calls that ended, picoseconds. */
  lasted = 0;
  private busy = 0;
  /** Busy circuits, integrated over time up to `since`. */
  private busyTime = 0;
  private since = 0;

  constructor(
    host: EndSystem,
    endpoint: number,
    {
      id,
      vcs,
      callsPerSecond,
      fileBytes,
      holdingMs = 0,
      lengths = DEFAULT_SOURCE.calls.lengths,
    }: ArrivalsDocument,
    random: (purpose: string) => RandomStream,
  ) {
    this.id = id;
    this.host = host;
    this.slot = endpoint * TIMERS_PER_ENDPOINT;
    this.meanGap = PS_PER_SECOND / callsPerSecond;
    this.meanSize = fileBytes ?? holdingMs * PS_PER_MS;
    this.arrivals = random('arrivals');
    this.sizes = lengths === 'fixed' ? null : random('lengths');
    this.callStart = new Float64Array(vcs.length).fill(FREE);
    this.awaitCall();
  }

  state(io: StateIo): void {
    this.at = io.number(this.at);
    this.offered = io.number(this.offered);
    this.blocked = io.number(this.blocked);
    this.ended = io.number(this.ended);
    this.lasted = io.number(this.lasted);
    this.busy = io.number(this.busy);
    this.busyTime = io.number(this.busyTime);
    this.since = io.number(this.since);
    io.array(this.callStart);
  }

  get components(): readonly Registered[] {
    return this.sizes === null ? [this, this.arrivals] : [this, this.arrivals, this.sizes];
  }

  /** Adds a VC for the calls; returns its index. */
  add(circuit: Circuit): number {
    return this.circuits.push(circuit) - 1;
  }

  timerFired(now: number): void {
    const size = Math.max(1, Math.round(this.meanSize * (this.sizes?.exponential() ?? 1)));
    this.offered++;
    const free = this.callStart.indexOf(FREE);
    if (free < 0) this.blocked++;
    else {
      this.count(now, 1);
      this.callStart[free] = now;
      this.circuits[free]!.startCall(now, size);
    }
    this.awaitCall();
  }

  frameArrived(): void {}

  /** Ends the call on this circuit. */
  endCall(circuit: number, now: number): void {
    this.count(now, -1);
    this.ended++;
    this.lasted += now - this.callStart[circuit]!;
    this.callStart[circuit] = FREE;
  }

  /** Busy circuits, integrated over time up to `now`, picoseconds. */
  busyUntil(now: number): number {
    return this.busyTime + this.busy * (now - this.since);
  }

  private awaitCall(): void {
    this.at += this.arrivals.exponential() * this.meanGap;
    this.host.timers.set(this.slot + ARRIVAL, Math.floor(this.at));
  }

  private count(now: number, change: number): void {
    this.busyTime = this.busyUntil(now);
    this.since = now;
    this.busy += change;
  }
}
