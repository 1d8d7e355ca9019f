import type { CongestionControlInfo, TcpPhase } from '../../../contract/index.ts';
import type { Registered } from '../../sim/state.ts';
import type { TcpWindow } from '../window.ts';

/** A kind of congestion control, of which each sender has one of its own. */
export interface CongestionControl extends CongestionControlInfo {
  /** Wants to know which segments the receiver has. */
  readonly selective: boolean;
  /** @param window what it moves, of one sender */
  make(window: TcpWindow): SenderControl;
}

/**
 * The congestion control of one sender: what its window does on each kind of news. The sender finds losses and repairs them.
 * A control may keep state of its own; it registers it.
 */
export interface SenderControl {
  /** Slow start, congestion avoidance, recovery, or a window that a controller sets. */
  readonly phase: TcpPhase;
  /** Parts with state of their own, next to the window. */
  readonly components: readonly Registered[];
  /** A connection begins, with a window as at the start. */
  begin(): void;
  /**
   * New data is acknowledged (`una` has moved by `acked`); true = resend `una` now.
   * @param trip round trip, ps; 0 = none was measured yet
   */
  acknowledged(acked: number, now: number, trip: number): boolean;
  /** The `threshold`-th duplicate; true = resend `una` now. */
  lossDetected(): boolean;
  /** A duplicate beyond the threshold. */
  furtherDuplicate(): void;
  /** The receiver echoes a mark (ECN); nothing is lost. */
  congestionNotified(): void;
  /** The retransmission timer expired. */
  timedOut(): void;
}

/** What all controls of the papers' era have in common: the window is all that they remember. */
export abstract class WindowControl implements SenderControl {
  readonly components: readonly Registered[] = [];

  constructor(protected readonly window: TcpWindow) {}

  get phase(): TcpPhase {
    const { held, recovering, inSlowStart } = this.window;
    if (recovering) return 'recovery';
    if (held) return 'followed';
    return inSlowStart ? 'slowStart' : 'avoidance';
  }

  begin(): void {}

  abstract acknowledged(acked: number, now: number, trip: number): boolean;

  lossDetected(): boolean {
    return false;
  }

  /** Where the scoreboard counts what is on the way, or nothing is inflated. */
  furtherDuplicate(): void {}

  /**
   * Half of the window, as after a loss but without recovery. It may leave one segment (RFC 3168, section 6.1.2), where a
   * loss leaves two.
   */
  congestionNotified(): void {
    const { window } = this;
    const { mss, usable } = window;
    window.ssthresh = window.halfWindow();
    window.cwnd = Math.min(window.cwnd, Math.max(1, Math.floor(usable / 2 / mss)) * mss);
    window.bytesAcked = 0;
  }

  /** Half of the window remembered, one segment sent. */
  timedOut(): void {
    const { window } = this;
    window.ssthresh = window.halfWindow();
    window.cwnd = window.mss;
    window.duplicates = 0;
    window.recovering = false;
    window.held = false;
    window.bytesAcked = 0;
    window.afterTimeout = true;
  }
}

/** Recovery from losses until everything sent before is acknowledged. */
export abstract class RecoveringControl extends WindowControl {
  /** The window while it recovers. */
  protected abstract enterRecovery(): void;

  override lossDetected(): boolean {
    const { window } = this;
    // After a timeout, duplicates of data sent before it mean nothing new.
    if (window.una < window.recover) return false;
    this.enterRecovery();
    window.recovering = true;
    window.recover = window.sent;
    return true;
  }

  override timedOut(): void {
    super.timedOut();
    this.window.recover = this.window.sent;
  }
}
