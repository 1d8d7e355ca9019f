import { type AckSample, type CongestionControl, WindowControl } from './control.ts';

/**
 * Fast retransmit and fast recovery: a third duplicate ACK halves the window and resends one segment.
 * Several losses in one window usually end in a timeout. Source: Stevens, TCP/IP Illustrated 1, chapter
 * 21; Cheon & Panwar 1997, section 2.
 */
class Reno extends WindowControl {
  acknowledged({ acked }: AckSample): boolean {
    const { window } = this;
    if (window.recovering) window.leaveRecovery(window.ssthresh, acked);
    else window.grow(acked);
    return false;
  }

  override lossDetected(): boolean {
    const { window } = this;
    window.ssthresh = window.halfWindow();
    window.cwnd = window.ssthresh + window.duplicates * window.mss;
    window.recovering = true;
    window.recover = window.sent;
    return true;
  }

  override furtherDuplicate(): void {
    this.window.cwnd += this.window.mss;
  }
}

export const reno: CongestionControl = {
  id: 'reno',
  selective: false,
  make: (window) => new Reno(window),
};
