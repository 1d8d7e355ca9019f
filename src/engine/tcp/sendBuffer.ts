import type { EndSystem } from '../atm/endSystem.ts';
import type { SourceProbe } from '../atm/sourceProbe.ts';
import type { Probes } from '../sim/probes.ts';
import type { StateIo } from '../sim/state.ts';
import type { Scoreboard } from './scoreboard.ts';
import type { SegmentSender } from './segmentSender.ts';
import { segmentLength } from './segments.ts';
import type { RoundTrip } from './timing/roundTrip.ts';
import type { TcpWindow } from './window.ts';

/** Rules for segments shorter than the maximum. */
export interface SendingRules {
  /** RFC 896: at most one short segment in flight. */
  readonly nagle: boolean;
  /** RFC 1122, section 4.2.3.4: silly window avoidance, no segment that is cut short by the window. */
  readonly avoidsSilly: boolean;
}

/** Is notified of sent segments. */
export interface SendObserver {
  /** @param again whether it was sent before */
  sent(now: number, seq: number, bytes: number, again: boolean): void;
  /** Called when the window has room for more data than there is to send. */
  ranDry(): void;
}

/** Sends segments (new data, the oldest segment again, holes of the scoreboard), and has the retransmission timer. */
export class SendBuffer {
  readonly host: EndSystem;
  readonly timer: number;
  readonly window: TcpWindow;
  readonly rtt: RoundTrip;
  readonly outlet: SegmentSender;
  /** Null without SACK. */
  readonly board: Scoreboard | null;
  readonly rules: SendingRules;
  /** Bytes beyond the congestion window that the first duplicates allow: limited transmit (RFC 3042). */
  limitedTransmitBytes = 0;
  /** Whether sending pauses until the timer expires, after a mark with a window of one segment (RFC 3168, section 6.1.2). */
  pausedUntilTimer = false;
  retransmits = 0;
  /** Time at which the timer was last set. */
  timerSetAt = 0;
  private readonly probes: Probes<SourceProbe>;
  private readonly observer: SendObserver;

  /** @param timer slot of the retransmission timer among the timers of the host */
  constructor(
    host: EndSystem,
    timer: number,
    window: TcpWindow,
    rtt: RoundTrip,
    outlet: SegmentSender,
    board: Scoreboard | null,
    rules: SendingRules,
    probes: Probes<SourceProbe>,
    observer: SendObserver,
  ) {
    this.probes = probes;
    this.observer = observer;
    this.host = host;
    this.timer = timer;
    this.window = window;
    this.rtt = rtt;
    this.outlet = outlet;
    this.board = board;
    this.rules = rules;
  }

  state(io: StateIo): void {
    this.limitedTransmitBytes = io.number(this.limitedTransmitBytes);
    this.retransmits = io.number(this.retransmits);
    this.timerSetAt = io.number(this.timerSetAt);
    this.pausedUntilTimer = io.flag(this.pausedUntilTimer);
  }

  /** Resets it for a new connection. */
  begin(): void {
    this.limitedTransmitBytes = 0;
    if (this.pausedUntilTimer) this.stopTimer();
    this.pausedUntilTimer = false;
  }

  /** Expiry of the retransmission timer; Infinity while it is off. */
  get timerDue(): number {
    return this.host.timers.due[this.timer]!;
  }

  restartTimer(now: number): void {
    this.timerSetAt = now;
    this.host.timers.set(this.timer, this.rtt.dueAt(now));
  }

  stopTimer(): void {
    this.host.timers.clear(this.timer);
  }

  /** Pauses until the timer expires: after a mark, because a window of one segment cannot be reduced. */
  waitForTimer(now: number): void {
    this.pausedUntilTimer = true;
    this.restartTimer(now);
  }

  /** Sends all segments that the windows allow. */
  sendAllowed(now: number): void {
    if (this.pausedUntilTimer) return;
    const { window, rules } = this;
    if (this.board !== null && window.recovering) {
      this.fillPipe(now, this.board);
      return;
    }
    const limit = window.una + Math.min(window.cwnd + this.limitedTransmitBytes, window.advertised);
    for (;;) {
      const bytes = segmentLength(window, limit, rules.nagle, rules.avoidsSilly);
      if (bytes === 0) break;
      this.sendNext(now, bytes);
    }
    if (window.end - window.next < window.mss && window.end < limit) this.observer.ranDry();
  }

  /** Retransmits the oldest segment. */
  resend(now: number): void {
    const { window, board } = this;
    this.rtt.cancel();
    this.restartTimer(now);
    let bytes = Math.min(window.mss, window.end - window.una);
    if (board !== null) {
      bytes = board.withinHole(window.una, bytes);
      board.resent = window.una + bytes;
    }
    this.submit(now, window.una, bytes);
  }

  /** In recovery, sends lost holes, else new data, else any hole, while the pipe has room (RFC 6675, section 5). */
  private fillPipe(now: number, board: Scoreboard): void {
    const { window, rules } = this;
    const limit = window.una + window.advertised;
    let pipe = board.pipe(window);
    while (window.cwnd - pipe >= window.mss) {
      let hole = board.nextHole(window, true);
      const fresh = hole >= 0 ? 0 : segmentLength(window, limit, rules.nagle, rules.avoidsSilly);
      if (hole < 0 && fresh === 0) hole = board.nextHole(window, false);
      if (hole < 0 && fresh === 0) return;
      if (fresh > 0) this.sendNext(now, fresh);
      else this.fill(now, hole, board);
      pipe += fresh > 0 ? fresh : board.bytes;
    }
  }

  private fill(now: number, hole: number, board: Scoreboard): void {
    this.rtt.cancel();
    board.resent = hole + board.bytes;
    this.submit(now, hole, board.bytes);
  }

  private sendNext(now: number, bytes: number): void {
    const { window } = this;
    const seq = window.next;
    window.next = seq + bytes;
    if (seq >= window.sent) this.rtt.time(window.next, now);
    this.submit(now, seq, bytes);
    if (!this.host.timers.isSet(this.timer)) this.restartTimer(now);
  }

  private submit(now: number, seq: number, bytes: number): void {
    const { window } = this;
    const again = seq < window.sent;
    if (again) this.retransmits++;
    window.sent = Math.max(window.sent, seq + bytes);
    this.observer.sent(now, seq, bytes, again);
    this.outlet.submit(now, seq, bytes);
    for (const probe of this.probes.list) {
      probe.onSegment?.(now, seq + bytes);
      probe.onSegment?.(now, window.next);
    }
  }
}
