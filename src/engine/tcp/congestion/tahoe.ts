import { type CongestionControl, collapse, halve } from './control.ts';

/**
 * Fast retransmit without fast recovery: a third duplicate ACK starts again from one segment. Source:
 * Jacobson, Congestion avoidance and control, 1988.
 */
export const tahoe: CongestionControl = {
  id: 'tahoe',
  selective: false,

  acknowledged(window, acked) {
    window.grow(acked);
    return false;
  },

  lossDetected(window) {
    // Further duplicates of the same loss must not count up to the threshold again.
    const { duplicates } = window;
    collapse(window);
    window.duplicates = duplicates;
    window.next = window.una;
    return false;
  },

  furtherDuplicate() {},

  congestionNotified: halve,

  timedOut: collapse,
};
