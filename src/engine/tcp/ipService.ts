import { grown } from '../atm/ring.ts';
import { exactPeriod, Server } from '../sim/clock.ts';
import type { RandomStream } from '../sim/random.ts';
import type { Registered, StateIo } from '../sim/state.ts';

/** Initial size of the rings, packets. */
const FIRST_SIZE = 16;

/** Random extra service time of each packet, uniformly distributed. */
export interface IpJitter {
  /** Maximum, picoseconds. */
  readonly most: number;
  readonly random: RandomStream;
}

/** Mean rate of IP service while it is busy, packets per second; 0 = no limit. */
export function ipRate(packetsPerSecond: number, jitterPs: number): number {
  if (jitterPs === 0) return packetsPerSecond;
  const period = packetsPerSecond > 0 ? 1 / packetsPerSecond : 0;
  return 1 / (period + jitterPs / 2e12);
}

/**
 * IP at a source host: packets wait in an unlimited queue and are served one by one, at a constant rate or with a random part
 * (Floyd & Jacobson, "On Traffic Phase Effects in Packet-Switched Gateways", 1992: a random processing time of each packet).
 */
export class IpService {
  readonly limited: boolean;
  readonly server: Server;
  /** Null if every packet takes the same time. */
  readonly jitter: IpJitter | null;
  private readonly isPaced: boolean;
  /** Rings of sequence numbers, lengths and arrival times in service order: the first packet is being served. */
  private waiting = new Float64Array(FIRST_SIZE);
  private lengths = new Int32Array(FIRST_SIZE);
  private since = new Float64Array(FIRST_SIZE);
  /** Numbers of packets served, and submitted. */
  private first = 0;
  private next = 0;
  /** Time at which the packet in service is done. */
  done = 0;

  /** @param packetsPerSecond rounded to thousandths; 0 = no limit */
  constructor(packetsPerSecond: number, jitter: IpJitter | null = null) {
    this.isPaced = packetsPerSecond > 0;
    this.limited = this.isPaced || jitter !== null;
    this.jitter = jitter;
    this.server = new Server(exactPeriod(1000, this.isPaced ? Math.round(packetsPerSecond * 1000) : 1));
  }

  state(io: StateIo): void {
    this.first = io.number(this.first);
    this.next = io.number(this.next);
    this.done = io.number(this.done);
    while (this.next - this.first > this.waiting.length) this.grow();
    for (const ring of [this.waiting, this.lengths, this.since]) io.ring(ring, this.first, this.next);
  }

  get components(): readonly Registered[] {
    return this.jitter === null ? [this, this.server] : [this, this.server, this.jitter.random];
  }

  /** Serves a packet from `now` on; returns the time at which it is done. */
  private serve(now: number): number {
    const paced = this.isPaced ? this.server.serve(now) : now;
    if (this.jitter === null) return paced;
    const { most, random } = this.jitter;
    this.server.free = paced + Math.floor(random.uniform() * most);
    return this.server.free;
  }

  get busy(): boolean {
    return this.first < this.next;
  }

  /** Length of the packet in service. */
  get bytes(): number {
    return this.lengths[this.first & (this.lengths.length - 1)]!;
  }

  /** Time at which the packet in service was submitted. */
  get submittedAt(): number {
    return this.since[this.first & (this.since.length - 1)]!;
  }

  /** Adds a packet; returns whether its service begins at once. */
  submit(now: number, seq: number, bytes: number): boolean {
    const begins = !this.busy;
    if (this.next - this.first === this.waiting.length) this.grow();
    const slot = this.next++ & (this.waiting.length - 1);
    this.waiting[slot] = seq;
    this.lengths[slot] = bytes;
    this.since[slot] = now;
    if (begins) this.done = this.serve(now);
    return begins;
  }

  /** Ends the service of the first packet and begins the next. */
  take(): number {
    const seq = this.waiting[this.first++ & (this.waiting.length - 1)]!;
    if (this.busy) this.done = this.serve(this.done);
    return seq;
  }

  private grow(): void {
    this.waiting = grown(this.waiting, this.next);
    this.lengths = grown(this.lengths, this.next);
    this.since = grown(this.since, this.next);
  }
}
