import type { Picoseconds } from '../../contract/index.ts';
import { type ExactPeriod, exactPeriod } from '../sim/clock.ts';
import { ARRIVAL, type Events } from './events.ts';
import type { SentUnit } from './unit.ts';

/** Where a wire ends. */
export interface Receiver {
  receive(now: Picoseconds, unit: SentUnit): void;
}

export interface WireParts {
  /** bit/s */
  readonly rate: number;
  /** Of a cell; packets say their own. */
  readonly unitBytes: number;
  /** It takes whole frames. */
  readonly takesPackets: boolean;
  readonly delay: Picoseconds;
  /** Extra delay of a unit, picoseconds, drawn when it is sent. */
  readonly jitter: () => Picoseconds;
  /** Whose turn it is among wires that bring something to a node at one instant: the lower goes first. */
  readonly rankAt: (time: Picoseconds) => number;
}

/**
 * A transmitter and the wire behind it. It sends one unit after the other; the last bit of one leaves when that of the
 * one before has and all of its own have, to the picosecond: the rest of a picosecond is kept as a fraction of `modulus`.
 */
export class Wire {
  /** When it is done with all that it has been given. */
  freeAt: Picoseconds = 0;
  private fraction = 0;
  private readonly byte: ExactPeriod;
  /** Of a cell. */
  readonly unitTime: ExactPeriod;
  readonly unitBytes: number;
  readonly takesPackets: boolean;
  readonly delay: Picoseconds;
  /** Of what was sent last. */
  private arrival: Picoseconds = 0;
  private readonly events: Events;
  private readonly parts: WireParts;
  /** Set later: nodes and wires are made of each other. */
  to: Receiver | null = null;

  constructor(events: Events, parts: WireParts) {
    this.events = events;
    this.parts = parts;
    this.byte = exactPeriod(8, parts.rate);
    this.unitTime = exactPeriod(8 * parts.unitBytes, parts.rate);
    this.unitBytes = parts.unitBytes;
    this.takesPackets = parts.takesPackets;
    this.delay = parts.delay;
  }

  /** What so many bytes take, picoseconds with their fraction. */
  timeOf(bytes: number): Picoseconds {
    const { whole, part, modulus } = this.byte;
    return bytes * (whole + part / modulus);
  }

  send(now: Picoseconds, unit: SentUnit): void {
    const { parts, byte } = this;
    if (this.freeAt < now) {
      this.freeAt = now;
      this.fraction = 0;
    }
    const fraction = this.fraction + unit.bytes * byte.part;
    this.fraction = fraction % byte.modulus;
    this.freeAt += unit.bytes * byte.whole + (fraction - this.fraction) / byte.modulus;
    this.arriveAt(this.freeAt + this.delay + parts.jitter(), unit);
  }

  /** It takes no slot: it rides on what is being sent at `now`, or goes at once. */
  sendPiggybacked(now: Picoseconds, unit: SentUnit): void {
    const end = Math.max(now + this.unitTime.whole, this.freeAt);
    this.arriveAt(Math.max(end + this.delay, this.arrival), unit);
  }

  private arriveAt(arrival: Picoseconds, unit: SentUnit): void {
    this.arrival = arrival;
    this.events.plan(arrival, ARRIVAL, this.parts.rankAt(arrival), () => this.to?.receive(arrival, unit));
  }
}
