import type { StateIo } from '../../sim/state.ts';
import { AFTER_LOST_SYN, RoundTrip } from './roundTrip.ts';
import type { TickClock } from './ticks.ts';

/** Minimum timeout: a timer of one tick may expire at once, so BSD never waits for less than two. */
const LEAST_TICKS = 2;
const MOST_EXPIRIES = 12;
/** After more expiries than this, the estimate is considered invalid: it is added to the deviation until the next sample. */
const EXPIRIES_TO_DOUBT = 3;

/** Limits of the timeout, in ticks. */
export interface TickLimits {
  readonly min: number;
  readonly max: number;
  readonly initial: number;
}

/** @param ms milliseconds; rounded up to whole ticks, the maximum rounded down */
export function tickLimits(
  ms: { readonly min: number; readonly max: number; readonly initial: number },
  tickMs: number,
): TickLimits {
  const min = Math.max(LEAST_TICKS, Math.ceil(ms.min / tickMs));
  const max = Math.max(min, Math.floor(ms.max / tickMs));
  return { min, max, initial: Math.min(max, Math.max(min, Math.ceil(ms.initial / tickMs))) };
}

/**
 * Timeouts as 4.4BSD computes them, in whole ticks of the slow timer (Wright & Stevens, TCP/IP
 * Illustrated 2, sections 25.5-25.11): srtt in eighths of a tick, rttvar in quarters, so that
 * (srtt >> 3) + rttvar is SRTT + 4 RTTVAR. Backoff stays until a sample is taken (Karn).
 */
export class CoarseRtt extends RoundTrip {
  readonly clock: TickClock;
  readonly limits: TickLimits;
  readonly jacobson: boolean;
  readonly backsOff: boolean;
  srtt = 0;
  rttvar: number;
  expiries = 0;
  /** The timeout, in ticks. */
  ticks: number;

  constructor(clock: TickClock, limits: TickLimits, jacobson: boolean, backsOff: boolean) {
    super();
    this.clock = clock;
    this.limits = limits;
    this.jacobson = jacobson;
    this.backsOff = backsOff;
    // RTTVAR is half of the initial timeout, so that the first doubling starts from twice the initial timeout.
    this.rttvar = 2 * limits.initial;
    this.ticks = limits.initial;
  }

  override state(io: StateIo): void {
    super.state(io);
    this.srtt = io.number(this.srtt);
    this.rttvar = io.number(this.rttvar);
    this.expiries = io.number(this.expiries);
    this.ticks = io.number(this.ticks);
  }

  get smoothed(): number {
    return (this.srtt / 8) * this.clock.period;
  }

  /** The shortest round trip, because in ticks a short one is rounded up to a whole tick. */
  override get trip(): number {
    return this.least;
  }

  dueAt(now: number): number {
    return this.clock.after(now, this.ticks);
  }

  expired(): void {
    if (!this.backsOff) return;
    this.expiries = Math.min(MOST_EXPIRIES, this.expiries + 1);
    this.ticks = this.limited(this.base * (1 << Math.min(6, this.expiries)));
    if (this.expiries <= EXPIRIES_TO_DOUBT || !this.jacobson) return;
    this.rttvar += this.srtt >> 3;
    this.srtt = 0;
  }

  handshakeWasLong(): void {
    const ticks = this.limited(Math.ceil(AFTER_LOST_SYN / this.clock.period));
    if (this.limits.initial >= ticks) return;
    this.ticks = ticks;
    this.expiries = 0;
    if (this.srtt === 0) this.rttvar = 2 * ticks;
  }

  forget(): void {
    this.cancel();
    this.least = 0;
    this.srtt = 0;
    this.rttvar = 2 * this.limits.initial;
    this.expiries = 0;
    this.ticks = this.limits.initial;
  }

  /** No effect: the backed-off timeout stays until the next sample. */
  protected progress(): void {}

  protected sample(from: number, to: number): void {
    const passed = this.clock.between(from, to);
    if (this.srtt === 0) {
      // A round trip within a tick counts as one tick.
      this.srtt = (passed + 1) << 3;
      this.rttvar = (passed + 1) << 1;
    } else {
      const error = passed - (this.srtt >> 3);
      this.srtt = Math.max(1, this.srtt + error);
      this.rttvar = Math.max(1, this.rttvar + Math.abs(error) - (this.rttvar >> 2));
    }
    this.expiries = 0;
    this.ticks = this.limited(this.base);
  }

  private get base(): number {
    if (this.jacobson) return (this.srtt >> 3) + this.rttvar;
    return this.srtt === 0 ? this.limits.initial : 2 * (this.srtt >> 3);
  }

  private limited(ticks: number): number {
    return Math.min(this.limits.max, Math.max(this.limits.min, ticks));
  }
}
