import { type CongestionControl, collapse, halve } from './control.ts';

/**
 * The receiver reports what it holds. In recovery the sender counts what is still on the way and, below the
 * halved window, resends every hole known to be lost: several in one round trip. Source: RFC 2018; RFC
 * 6675; Fall & Floyd 1996.
 */
export const sack: CongestionControl = {
  id: 'sack',
  selective: true,

  acknowledged(window, acked) {
    if (!window.recovering) window.grow(acked);
    else if (window.una >= window.recover) window.leaveRecovery(window.cwnd, acked);
    return false;
  },

  lossDetected(window) {
    if (window.una < window.recover) return false;
    window.ssthresh = window.halfWindow();
    window.cwnd = window.ssthresh;
    window.recovering = true;
    window.recover = window.sent;
    return true;
  },

  /** What is on the way is counted on the scoreboard: nothing to inflate. */
  furtherDuplicate() {},

  congestionNotified: halve,

  timedOut(window) {
    collapse(window);
    window.recover = window.sent;
  },
};
