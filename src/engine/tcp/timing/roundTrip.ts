import { type Picoseconds, PS_PER_SECOND } from '../../../contract/index.ts';
import type { StateIo } from '../../sim/state.ts';

/** Timeout after a lost SYN if the initial one is shorter (RFC 6298, section 5.7), picoseconds. */
export const AFTER_LOST_SYN: Picoseconds = 3 * PS_PER_SECOND;

/**
 * Measures round trips and computes retransmission timeouts. One segment is timed at a time, and never a retransmission
 * (Karn), unless acknowledgements echo the send time of their segment. Picoseconds.
 */
export abstract class RoundTrip {
  /** End of the timed segment, -1 = none, and the time at which it was sent. */
  timedEnd = -1;
  timedAt = 0;
  /** Shortest round trip of this connection; 0 = none yet. */
  least = 0;
  /** Number of samples on all connections of the sender so far, and their sum. */
  samples = 0;
  sum = 0;

  state(io: StateIo): void {
    this.timedEnd = io.number(this.timedEnd);
    this.timedAt = io.number(this.timedAt);
    this.least = io.number(this.least);
    this.samples = io.number(this.samples);
    this.sum = io.number(this.sum);
  }

  time(end: number, now: number): void {
    if (this.timedEnd >= 0) return;
    this.timedEnd = end;
    this.timedAt = now;
  }

  /** Cancels the measurement after a retransmission: a sample could belong to either copy. */
  cancel(): void {
    this.timedEnd = -1;
  }

  /** New data are acknowledged. */
  acknowledged(ack: number, now: number): void {
    this.progress();
    if (this.timedEnd < 0 || ack < this.timedEnd) return;
    this.timedEnd = -1;
    this.take(this.timedAt, now);
  }

  /** New data are acknowledged, with an echo of the send time of the segment that caused it (RFC 7323, RTTM). */
  echoed(sentAt: number, now: number): void {
    this.progress();
    this.take(sentAt, now);
  }

  private take(from: number, to: number): void {
    if (this.least === 0 || to - from < this.least) this.least = to - from;
    this.samples++;
    this.sum += to - from;
    this.sample(from, to);
  }

  /** Smoothed round-trip time; 0 = no sample yet. */
  abstract get smoothed(): number;

  /** Round-trip time for congestion controls whose window grows with time; 0 = no sample yet. */
  get trip(): number {
    return this.smoothed;
  }

  /** Expiry of a retransmission timer set now. */
  abstract dueAt(now: number): number;
  /** The timer has expired. */
  abstract expired(): void;
  /** Called when data begin after more than one SYN: a short initial timeout becomes a long one (RFC 6298, section 5.7). */
  abstract handshakeWasLong(): void;
  /** Resets the estimate for a new connection. */
  abstract forget(): void;
  protected abstract progress(): void;
  protected abstract sample(from: number, to: number): void;
}
