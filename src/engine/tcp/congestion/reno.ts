import { type CongestionControl, collapse, halve } from './control.ts';

/**
 * Fast retransmit and fast recovery: a third duplicate ACK halves the window and resends one segment.
 * Several losses in one window usually end in a timeout. Source: Stevens, TCP/IP Illustrated 1, chapter
 * 21; Cheon & Panwar 1997, section 2.
 */
export const reno: CongestionControl = {
  id: 'reno',
  selective: false,

  acknowledged(window, acked) {
    if (window.recovering) window.leaveRecovery(window.ssthresh, acked);
    else window.grow(acked);
    return false;
  },

  lossDetected(window) {
    window.ssthresh = window.halfWindow();
    window.cwnd = window.ssthresh + window.duplicates * window.mss;
    window.recovering = true;
    window.recover = window.sent;
    return true;
  },

  furtherDuplicate(window) {
    window.cwnd += window.mss;
  },

  congestionNotified: halve,

  timedOut: collapse,
};
