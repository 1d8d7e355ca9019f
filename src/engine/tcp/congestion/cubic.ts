import { BETA, CubicCurve } from '../cubicCurve.ts';
import { type AckSample, type CongestionControl, RecoveringControl } from './control.ts';

/**
 * A loss reduces the window by 30 %. It then grows as a cubic function of the time since that loss, independent of the round-trip
 * time: fast at first, flat around the window at which the loss occurred, then increasingly fast. SACK repairs losses.
 * Source: RFC 9438.
 */
class Cubic extends RecoveringControl {
  private readonly curve = new CubicCurve();
  override readonly components = [this.curve];

  override begin(): void {
    this.curve.begin();
  }

  acknowledged({ acked, now, trip }: AckSample): boolean {
    const { window } = this;
    if (!window.recovering) this.grow(acked, now, trip);
    else if (window.una >= window.recover) {
      window.recovering = false;
      if (window.rules.afterRecovery) this.grow(acked, now, trip);
    }
    return false;
  }

  protected enterRecovery(): void {
    this.reduce(2);
  }

  override congestionNotified(): void {
    this.reduce(1);
  }

  override timedOut(): void {
    const { window } = this;
    this.curve.collapsed(window.usable / window.mss);
    const ssthresh = this.reducedWindow(2);
    super.timedOut();
    window.ssthresh = ssthresh;
  }

  /** The window after a congestion event: `BETA` times the present one, at least `least` segments. */
  private reducedWindow(least: number): number {
    const { usable, mss } = this.window;
    return Math.max(least * mss, BETA * usable);
  }

  /** RFC 9438, section 4.6: ssthresh is at least two segments, and cwnd at least two after a loss, one after a mark. */
  private reduce(least: number): void {
    const { window } = this;
    this.curve.reduced(window.usable / window.mss);
    window.ssthresh = this.reducedWindow(2);
    window.cwnd = Math.min(window.cwnd, this.reducedWindow(least));
  }

  private grow(acked: number, now: number, trip: number): void {
    const { window, curve } = this;
    if (window.isControlled || window.inSlowStart) {
      curve.interrupt();
      window.grow(acked);
      return;
    }
    const { mss, advertised } = window;
    window.cwnd = Math.min(advertised, mss * curve.next(window.cwnd / mss, acked / mss, now, trip));
  }
}

export const cubic: CongestionControl = {
  id: 'cubic',
  postDatesPapers: true,
  selective: true,
  make: (window) => new Cubic(window),
};
