import type { CongestionControlInfo } from '../../../contract/index.ts';
import type { TcpWindow } from '../window.ts';

/** The seam of congestion control: what a window does on each kind of news. Keeps no state of its own. */
export interface CongestionControl extends CongestionControlInfo {
  /** Wants to know which segments the receiver has. */
  readonly selective: boolean;
  /** Its window follows a curve over time, which the window keeps. */
  readonly growsByTime?: true;
  /**
   * New data is acknowledged (`una` has moved by `acked`); true = resend `una` now.
   * @param trip round trip, ps; 0 = none was measured yet
   */
  acknowledged(window: TcpWindow, acked: number, now: number, trip: number): boolean;
  /** The `threshold`-th duplicate; true = resend `una` now. */
  lossDetected(window: TcpWindow): boolean;
  /** A duplicate beyond the threshold. */
  furtherDuplicate(window: TcpWindow): void;
  /** The receiver echoes a mark (ECN); nothing is lost. */
  congestionNotified(window: TcpWindow): void;
  /** The retransmission timer expired. */
  timedOut(window: TcpWindow): void;
}

/** A timeout is the same for all variants of the papers' era: half of the window remembered, one segment sent. */
export function collapse(window: TcpWindow): void {
  window.ssthresh = window.halfWindow();
  window.cwnd = window.mss;
  window.duplicates = 0;
  window.recovering = false;
  window.held = false;
  window.bytesAcked = 0;
  window.afterTimeout = true;
}

/**
 * A mark is the same for all of the papers' era: half of the window, as after a loss but without recovery. It may leave
 * one segment (RFC 3168, section 6.1.2), where a loss leaves two.
 */
export function halve(window: TcpWindow): void {
  const { mss, usable } = window;
  window.ssthresh = window.halfWindow();
  window.cwnd = Math.min(window.cwnd, Math.max(1, Math.floor(usable / 2 / mss)) * mss);
  window.bytesAcked = 0;
}
