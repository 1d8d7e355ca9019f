import { type CongestionControl, collapse, halve } from './control.ts';

/**
 * Slow start and congestion avoidance without fast retransmit: duplicate ACKs say nothing, every loss
 * waits for its timeout. Source: RFC 1122, section 4.2.2.15; Ülkü 1997, section 5.1.
 */
export const timeoutOnly: CongestionControl = {
  id: 'timeout-only',
  selective: false,

  acknowledged(window, acked) {
    window.grow(acked);
    return false;
  },

  lossDetected: () => false,

  furtherDuplicate() {},

  congestionNotified: halve,

  timedOut: collapse,
};
