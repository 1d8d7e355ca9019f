import type { CongestionControlInfo, TcpPhase } from '../../../contract/index.ts';
import type { Registered } from '../../sim/state.ts';
import type { TcpWindow } from '../window.ts';

/** A kind of congestion control; each sender has its own instance. */
export interface CongestionControl extends CongestionControlInfo {
  /** Whether it uses selective acknowledgements (SACK). */
  readonly selective: boolean;
  /** @param window of the sender, which it controls @param timer for its own use; most need none */
  make(window: TcpWindow, timer: ControlTimer): SenderControl;
}

/** A timer for a congestion control. At one instant it fires after the other timers of its sender. */
export interface ControlTimer {
  set(time: number): void;
  clear(): void;
}

/** Contents of one acknowledgement, in bytes and picoseconds. The object is reused for every one: do not keep it. */
export interface AckSample {
  now: number;
  /** Newly acknowledged bytes, by which `una` has advanced; 0 = a duplicate. */
  acked: number;
  /** Round-trip time of the estimator; 0 = not measured yet. */
  trip: number;
  /** Whether it echoes a mark (ECN). */
  marked: boolean;
  /** Filled in only for a control that measures the path. */
  readonly path: PathSample;
}

/**
 * A sample of the path, by the segment that was sent last of those that an acknowledgement reports. Counters are those of the connection
 * so far. A delivery rate is a difference of `delivered` over its time (Cheng et al., delivery rate estimation, IETF draft).
 */
export interface PathSample {
  /** Time since the segment was sent; 0 = no segment was reported, or it was sent more than once. */
  roundTrip: number;
  /** Bytes that the receiver is known to have. */
  delivered: number;
  /** Bytes per second; 0 = unknown. */
  deliveryRate: number;
  /** Bytes sent again because they were considered lost. */
  lost: number;
  /** Whether the application had no more data when it was sent: then the rate is that of the application, not that of the path. */
  isAppLimited: boolean;
  /** Number of round trips, by the count of delivered bytes. */
  round: number;
}

/**
 * The congestion control of one sender: it is notified of sent, acknowledged and lost data, and sets the window (`TcpWindow.cwnd`). The
 * sender detects losses and repairs them. A control may have its own state, which it registers.
 */
export interface SenderControl {
  /** One of `TCP_PHASES`, or another name, which the page does not show. */
  readonly stateName: string;
  /** Pacing rate in bytes per second. Not used yet: every present control has null, and only its window limits it. */
  readonly pacingRate: number | null;
  /** Whether it measures the path: its samples have `path` filled in, and duplicates give samples, too. */
  readonly measures: boolean;
  /** Components that register its state, other than the window. */
  readonly components: readonly Registered[];
  /** A connection begins, with the initial window. */
  begin(now: number): void;
  /** A segment is sent. @param again whether it was sent before */
  sent(now: number, seq: number, bytes: number, again: boolean): void;
  /** New data are acknowledged or, for a control that measures, a duplicate has arrived. True = resend `una` now. */
  acknowledged(sample: AckSample): boolean;
  /** A loss is detected, mostly by the `dupAckThreshold`-th duplicate; true = resend `una` now. */
  lossDetected(): boolean;
  /** A duplicate beyond the threshold. */
  furtherDuplicate(): void;
  /** The receiver echoes a mark (ECN), without a loss. */
  congestionNotified(): void;
  /** The retransmission timer expired. */
  timedOut(): void;
  /** Its own timer expired. */
  timerFired(now: number): void;
}

/** Base of the controls of the papers' era, which have no state but the window. */
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

  /** No effect unless a control inflates its window; with SACK, the scoreboard counts the bytes in flight. */
  furtherDuplicate(): void {}

  /**
   * Halves the window, as after a loss but without recovery. The minimum is one segment (RFC 3168, section 6.1.2), after a
   * loss two.
   */
  congestionNotified(): void {
    const { window } = this;
    const { mss, usable } = window;
    window.ssthresh = window.halfWindow();
    window.cwnd = Math.min(window.cwnd, Math.max(1, Math.floor(usable / 2 / mss)) * mss);
    window.bytesAcked = 0;
  }

  /** Sets ssthresh to half of the window, and the window to one segment. */
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

/** Base of controls with a recovery that lasts until all data sent before it are acknowledged. */
export abstract class RecoveringControl extends WindowControl {
  /** Sets the window for recovery. */
  protected abstract enterRecovery(): void;

  override lossDetected(): boolean {
    const { window } = this;
    // After a timeout, duplicates for data sent before it do not indicate another loss.
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
