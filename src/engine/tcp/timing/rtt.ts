import type { StateIo } from '../../sim/state.ts';
import { AFTER_LOST_SYN, RoundTrip } from './roundTrip.ts';

export interface RttRules {
  /** Minimum, maximum and initial timeout, picoseconds. */
  readonly min: number;
  readonly max: number;
  readonly initial: number;
  /** Whether the timeout is SRTT + 4 RTTVAR; else 2 x SRTT (RFC 793). */
  readonly jacobson: boolean;
  readonly backsOff: boolean;
  /** Weight of a sample in SRTT and in RTTVAR. */
  readonly gain: number;
  readonly deviationGain: number;
}

/** Timeouts by a clock of unlimited resolution, without ticks. */
export class RttEstimator extends RoundTrip {
  readonly rules: RttRules;
  rto: number;
  srtt = 0;
  rttvar = 0;
  backoff = 1;

  constructor(rules: RttRules) {
    super();
    this.rules = rules;
    this.rto = rules.initial;
  }

  override state(io: StateIo): void {
    super.state(io);
    this.rto = io.number(this.rto);
    this.srtt = io.number(this.srtt);
    this.rttvar = io.number(this.rttvar);
    this.backoff = io.number(this.backoff);
  }

  get timeout(): number {
    return Math.min(this.rules.max, this.rto * this.backoff);
  }

  get smoothed(): number {
    return this.srtt;
  }

  dueAt(now: number): number {
    return now + this.timeout;
  }

  expired(): void {
    if (this.rules.backsOff && this.timeout < this.rules.max) this.backoff *= 2;
  }

  handshakeWasLong(): void {
    if (this.rules.initial >= AFTER_LOST_SYN) return;
    this.rto = AFTER_LOST_SYN;
    this.backoff = 1;
  }

  forget(): void {
    this.cancel();
    this.least = 0;
    this.rto = this.rules.initial;
    this.srtt = 0;
    this.rttvar = 0;
    this.backoff = 1;
  }

  protected progress(): void {
    this.backoff = 1;
  }

  protected sample(from: number, to: number): void {
    const rtt = to - from;
    const { min, max, jacobson, gain, deviationGain } = this.rules;
    if (this.srtt === 0) {
      this.srtt = rtt;
      this.rttvar = rtt / 2;
    } else {
      this.rttvar += (Math.abs(this.srtt - rtt) - this.rttvar) * deviationGain;
      this.srtt += (rtt - this.srtt) * gain;
    }
    const rto = jacobson ? this.srtt + 4 * this.rttvar : 2 * this.srtt;
    this.rto = Math.round(Math.min(max, Math.max(min, rto)));
  }
}
