import type { Picoseconds } from '../../contract/index.ts';
import { type ExactPeriod, exactPeriod } from '../sim/clock.ts';
import { ARRIVAL, type Events } from './events.ts';
import type { SentUnit } from './unit.ts';

/** The node at the end of a wire. */
export interface Receiver {
  receive(now: Picoseconds, unit: SentUnit): void;
}

export interface WireParts {
  /** bit/s */
  readonly rate: number;
  /** Length of a cell; packets have individual lengths. */
  readonly unitBytes: number;
  /** Whether it sends frames as packets, not as cells. */
  readonly takesPackets: boolean;
  readonly delay: Picoseconds;
  /** Draws the extra delay of a unit when it is sent, picoseconds. */
  readonly jitter: () => Picoseconds;
  /** Order among wires that bring units to a node at the same instant: the lower goes first. */
  readonly rankAt: (time: Picoseconds) => number;
}

/**
 * A transmitter and its wire. It sends one unit after the other. The time at which the last bit of a unit leaves is exact: it is
 * kept in whole picoseconds and a rest in fractions of `modulus`.
 */
export class Wire {
  /** Time at which all accepted units have been sent. */
  freeAt: Picoseconds = 0;
  private fraction = 0;
  private readonly byte: ExactPeriod;
  /** Transmission time of a cell. */
  readonly unitTime: ExactPeriod;
  readonly unitBytes: number;
  readonly takesPackets: boolean;
  readonly delay: Picoseconds;
  /** Arrival time of the unit that was sent last. */
  private arrival: Picoseconds = 0;
  private readonly events: Events;
  private readonly parts: WireParts;
  /** Set after construction, because nodes and wires refer to each other. */
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

  /** Transmission time of `bytes` bytes, picoseconds with fraction. */
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

  /** Sends a unit that takes no slot: piggybacked on the unit in transmission at `now`, or at once. */
  sendPiggybacked(now: Picoseconds, unit: SentUnit): void {
    const end = Math.max(now + this.unitTime.whole, this.freeAt);
    this.arriveAt(Math.max(end + this.delay, this.arrival), unit);
  }

  private arriveAt(arrival: Picoseconds, unit: SentUnit): void {
    this.arrival = arrival;
    this.events.plan(arrival, ARRIVAL, this.parts.rankAt(arrival), () => this.to?.receive(arrival, unit));
  }
}
