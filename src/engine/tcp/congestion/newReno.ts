import { type AckSample, type CongestionControl, RecoveringControl } from './control.ts';

/**
 * Stays in recovery until all data sent before the loss are acknowledged: each partial ACK resends the
 * next hole, one per round trip, so that several losses need no timeout. Source: RFC 6582; Hoe 1996.
 */
class NewReno extends RecoveringControl {
  acknowledged({ acked }: AckSample): boolean {
    const { window } = this;
    if (!window.recovering) {
      window.grow(acked);
      return false;
    }
    if (window.una >= window.recover) {
      // The option of RFC 6582, section 3.2, step 3 that avoids a burst.
      const flight = Math.max(window.sent - window.una, window.mss);
      window.leaveRecovery(Math.min(window.ssthresh, flight + window.mss), acked);
      return false;
    }
    window.cwnd = Math.max(window.mss, window.cwnd - acked + (acked >= window.mss ? window.mss : 0));
    return true;
  }

  protected enterRecovery(): void {
    const { window } = this;
    window.ssthresh = window.halfWindow();
    window.cwnd = window.ssthresh + window.duplicates * window.mss;
  }

  override furtherDuplicate(): void {
    if (this.window.recovering) this.window.cwnd += this.window.mss;
  }
}

export const newReno: CongestionControl = {
  id: 'newreno',
  selective: false,
  make: (window) => new NewReno(window),
};
