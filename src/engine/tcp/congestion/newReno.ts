import { type CongestionControl, collapse, halve } from './control.ts';

/**
 * Stays in recovery until everything sent before the loss is acknowledged: each partial ACK resends the
 * next hole, one a round trip, so several losses need no timeout. Source: RFC 6582; Hoe 1996.
 */
export const newReno: CongestionControl = {
  id: 'newreno',
  selective: false,

  acknowledged(window, acked) {
    if (!window.recovering) {
      window.grow(acked);
      return false;
    }
    if (window.una >= window.recover) {
      // Of its two ways out the one without a burst (RFC 6582, section 3.2, step 3).
      const flight = Math.max(window.sent - window.una, window.mss);
      window.leaveRecovery(Math.min(window.ssthresh, flight + window.mss), acked);
      return false;
    }
    window.cwnd = Math.max(window.mss, window.cwnd - acked + (acked >= window.mss ? window.mss : 0));
    return true;
  },

  lossDetected(window) {
    // After a timeout, duplicates of data sent before it mean nothing new.
    if (window.una < window.recover) return false;
    window.ssthresh = window.halfWindow();
    window.cwnd = window.ssthresh + window.duplicates * window.mss;
    window.recovering = true;
    window.recover = window.sent;
    return true;
  },

  furtherDuplicate(window) {
    if (window.recovering) window.cwnd += window.mss;
  },

  congestionNotified: halve,

  timedOut(window) {
    collapse(window);
    window.recover = window.sent;
  },
};
