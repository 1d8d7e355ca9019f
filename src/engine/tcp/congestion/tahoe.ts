import { type AckSample, type CongestionControl, WindowControl } from './control.ts';

/**
 * Fast retransmit without fast recovery: after the third duplicate ACK, slow start from one segment. Source:
 * Jacobson, Congestion avoidance and control, 1988.
 */
class Tahoe extends WindowControl {
  acknowledged({ acked }: AckSample): boolean {
    this.window.grow(acked);
    return false;
  }

  override lossDetected(): boolean {
    const { window } = this;
    // Further duplicates for the same loss must not reach the threshold again.
    const { duplicates } = window;
    this.timedOut();
    window.duplicates = duplicates;
    window.next = window.una;
    return false;
  }
}

export const tahoe: CongestionControl = {
  id: 'tahoe',
  selective: false,
  make: (window) => new Tahoe(window),
};
