import type { CongestionControlInfo, TcpPhase } from '../../../contract/index.ts';
import type { Registered } from '../../sim/state.ts';
import type { TcpWindow } from '../window.ts';

/** A kind of congestion control, of which each sender has one of its own. */
export interface CongestionControl extends CongestionControlInfo {
  /** Wants to know which segments the receiver has. */
  readonly selective: boolean;
  /** @param window what it moves, of one sender @param timer its own; most need none */
  make(window: TcpWindow, timer: ControlTimer): SenderControl;
}

/** A timer that a control may have. At one instant it fires after the others of its sender. */
export interface ControlTimer {
  set(time: number): void;
  clear(): void;
}

/** What one acknowledgement says. The same object for every one: read it, do not keep it. Bytes and picoseconds. */
export interface AckSample {
  now: number;
  /** New data that it acknowledges: `una` has moved by so much; 0 = a duplicate. */
  acked: number;
  /** Round trip as its estimator has it; 0 = none was measured yet. */
  trip: number;
  /** It echoes a mark (ECN). */
  marked: boolean;
  /** The rest is filled in only for a control that measures. */
  readonly path: PathSample;
}

/**
 * What the path did with the segment sent last of those that an acknowledgement reports. Counts are those of the connection so far. A
 * delivery rate is a difference of `delivered` over the time that it took (Cheng et al., delivery rate estimation, IETF draft).
 */
export interface PathSample {
  /** From sending to now; 0 = nothing was reported, or what was had been sent more than once. */
  roundTrip: number;
  /** Bytes that the receiver is known to hold. */
  delivered: number;
  /** Bytes per second; 0 = unknown. */
  deliveryRate: number;
  /** Bytes sent again, for they were taken for lost. */
  lost: number;
  /** When it was sent there was nothing more to send: the rate says what the application gave, not what the path can do. */
  isAppLimited: boolean;
  /** Round trips by the count of delivered bytes. */
  round: number;
}

/**
 * The congestion control of one sender: learns what is sent, acknowledged and lost, and moves the window (`TcpWindow.cwnd`). The sender
 * finds losses and repairs them. A control may keep state of its own; it registers it.
 */
export interface SenderControl {
  /** One of `TCP_PHASES`, or a name of its own, which the page does not show. */
  readonly stateName: string;
  /** Bytes per second at which it would send. Nothing paces by it yet: every control of today has null, and its window alone decides. */
  readonly pacingRate: number | null;
  /** Its samples describe the path, and duplicates bring samples too. */
  readonly measures: boolean;
  /** Parts with state of their own, next to the window. */
  readonly components: readonly Registered[];
  /** A connection begins, with a window as at the start. */
  begin(now: number): void;
  /** A segment goes out. @param again it was sent before */
  sent(now: number, seq: number, bytes: number, again: boolean): void;
  /** New data is acknowledged; for one that measures, or a duplicate has come. True = resend `una` now. */
  acknowledged(sample: AckSample): boolean;
  /** The `threshold`-th duplicate; true = resend `una` now. */
  lossDetected(): boolean;
  /** A duplicate beyond the threshold. */
  furtherDuplicate(): void;
  /** The receiver echoes a mark (ECN); nothing is lost. */
  congestionNotified(): void;
  /** The retransmission timer expired. */
  timedOut(): void;
  /** Its own timer expired. */
  timerFired(now: number): void;
}

/** What all controls of the papers' era have in common: the window is all that they remember. */
export abstract class WindowControl implements SenderControl {
  readonly components: readonly Registered[] = [];
  readonly pacingRate: number | null = null;
  readonly measures: boolean = false;

  constructor(protected readonly window: TcpWindow) {}

  /** Slow start, congestion avoidance, recovery, or a window that a controller sets. */
  get stateName(): TcpPhase {
    const { isControlled, recovering, inSlowStart } = this.window;
    if (recovering) return 'recovery';
    if (isControlled) return 'followed';
    return inSlowStart ? 'slowStart' : 'avoidance';
  }

  begin(): void {}

  sent(): void {}

  abstract acknowledged(sample: AckSample): boolean;

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
    window.isControlled = false;
    window.bytesAcked = 0;
    window.afterTimeout = true;
  }

  timerFired(): void {}
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
