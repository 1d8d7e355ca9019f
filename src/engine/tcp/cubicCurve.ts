import { cubeRoot } from '../sim/cubeRoot.ts';
import type { StateIo } from '../sim/state.ts';

const PS_PER_S = 1e12;
/** Constant C, segments per second cubed (RFC 9438, section 5.1). */
const C = 0.4;
/** Factor by which a loss or a mark reduces the window (section 4.6). */
export const BETA = 0.7;
/** Additive increase with which an AIMD flow of this decrease has the same mean window as Reno (section 4.3). */
const ALPHA = (3 * (1 - BETA)) / (1 + BETA);
/** Maximum ratio of target to window (section 4.2). */
const MOST = 1.5;

/**
 * State of CUBIC, in segments: the curve W(t) = C (t - K)^3 + Wmax, with t from the start of
 * congestion avoidance, and the window that Reno would have (RFC 9438, sections 4.2 to 4.8).
 */
export class CubicCurve {
  /** Window just before the last loss, reduced by fast convergence; 0 = the curve begins at its plateau. */
  wMax = 0;
  /** Start of congestion avoidance, ps; -1 = the next acknowledgement in congestion avoidance begins it. */
  epoch = -1;
  /** Seconds from `epoch` until the curve reaches `plateau`. */
  k = 0;
  plateau = 0;
  /** Window that Reno would have. */
  estimate = 0;
  /** Window when ssthresh was last set; above it the estimate grows by one segment per round trip, as in Reno. */
  prior = 0;

  state(io: StateIo): void {
    this.wMax = io.number(this.wMax);
    this.epoch = io.number(this.epoch);
    this.k = io.number(this.k);
    this.plateau = io.number(this.plateau);
    this.estimate = io.number(this.estimate);
    this.prior = io.number(this.prior);
  }

  /** Resets it for a new connection. */
  begin(): void {
    this.wMax = 0;
    this.prior = 0;
    this.interrupt();
  }

  /** The next acknowledgement in congestion avoidance begins another epoch. */
  interrupt(): void {
    this.epoch = -1;
  }

  /** A loss or a mark at this window; if it is below the last plateau, the next one is lower (fast convergence, section 4.7). */
  reduced(window: number): void {
    this.wMax = window < this.wMax ? (window * (1 + BETA)) / 2 : window;
    this.prior = window;
    this.interrupt();
  }

  /** A timeout at this window: the next plateau is the window at the start of congestion avoidance (section 4.8). */
  collapsed(window: number): void {
    this.wMax = 0;
    this.prior = window;
    this.interrupt();
  }

  /** W(t) of the present epoch, t in seconds. */
  at(t: number): number {
    const off = t - this.k;
    return C * off * off * off + this.plateau;
  }

  /**
   * The window after an acknowledgement in congestion avoidance.
   * @param acked segments that it covers @param trip round trip, ps
   */
  next(window: number, acked: number, now: number, trip: number): number {
    if (this.epoch < 0) this.beginEpoch(window, now);
    const t = (now - this.epoch) / PS_PER_S;
    this.estimate += ((this.estimate < this.prior ? ALPHA : 1) * acked) / window;
    if (this.at(t) < this.estimate) return Math.max(window, this.estimate);
    const target = Math.min(MOST * window, Math.max(window, this.at(t + trip / PS_PER_S)));
    return window + (target - window) * Math.min(1, acked / window);
  }

  private beginEpoch(window: number, now: number): void {
    this.epoch = now;
    this.estimate = window;
    this.plateau = Math.max(this.wMax, window);
    this.k = cubeRoot((this.plateau - window) / C);
  }
}
