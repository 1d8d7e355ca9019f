import { type Picoseconds, PS_PER_SECOND } from '../../../contract/index.ts';
import type { StateIo } from '../../sim/state.ts';

/** Timeout after a lost SYN, where the initial one is shorter (RFC 6298, section 5.7), picoseconds. */
export const AFTER_LOST_SYN: Picoseconds = 3 * PS_PER_SECOND;

/**
 * When to give up waiting for an acknowledgement. One segment is timed at a time and never a resent one
 * (Karn), unless acknowledgements carry the time their segment was sent at. Picoseconds.
 */
export abstract class RoundTrip {
  /** End of the timed segment, and when it was sent; -1 = none is timed. */
  timedEnd = -1;
  timedAt = 0;
  /** Shortest of this connection; 0 = none yet. */
  least = 0;
  /** Samples so far, of all connections of the sender, and their sum. */
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

  /** Something is sent again: a sample could belong to either copy. */
  cancel(): void {
    this.timedEnd = -1;
  }

  /** New data is acknowledged. */
  acknowledged(ack: number, now: number): void {
    this.progress();
    if (this.timedEnd < 0 || ack < this.timedEnd) return;
    this.timedEnd = -1;
    this.take(this.timedAt, now);
  }

  /** New data is acknowledged, and the acknowledgement says when what caused it was sent (RFC 7323, RTTM). */
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

  /** Running mean; 0 = no sample yet. */
  abstract get smoothed(): number;

  /** What a window that grows by time takes for the round trip; 0 = no sample yet. */
  get trip(): number {
    return this.smoothed;
  }

  /** When a timer set now expires. */
  abstract dueAt(now: number): number;
  /** The timer has expired. */
  abstract expired(): void;
  /** The handshake took more than one SYN, and data begin: a short initial timeout becomes a long one (RFC 6298, section 5.7). */
  abstract handshakeWasLong(): void;
  /** A new connection knows nothing. */
  abstract forget(): void;
  protected abstract progress(): void;
  protected abstract sample(from: number, to: number): void;
}
