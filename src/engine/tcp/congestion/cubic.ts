import { BETA, CubicCurve } from '../cubicCurve.ts';
import { type AckSample, type CongestionControl, RecoveringControl } from './control.ts';

/**
 * A loss takes three tenths of the window. It then grows by the time since that loss, whatever the round
 * trip: fast back to where the loss was, flat around it, then faster and faster. SACK repairs losses.
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

  /** The part of the window that a congestion event leaves; so many segments at least. */
  private reducedWindow(least: number): number {
    const { usable, mss } = this.window;
    return Math.max(least * mss, BETA * usable);
  }

  /** RFC 9438, section 4.6: ssthresh is two segments at least; cwnd too after a loss, but one after a mark. */
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
