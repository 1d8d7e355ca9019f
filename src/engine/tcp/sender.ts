import { EventCode } from '../../contract/index.ts';
import type { Flow } from '../atm/flow.ts';
import { type Endpoint, type Host, TIMERS_PER_ENDPOINT } from '../network/host.ts';
import type { BinTrace } from '../probe/binTrace.ts';
import { type EventLog, NO_PORT } from '../probe/eventLog.ts';
import type { CongestionControl } from './congestion/control.ts';
import type { Outlet } from './outlet.ts';
import type { RoundTrip } from './roundTrip.ts';
import type { TcpWindow } from './window.ts';

const START = 0;
const RETRANSMIT = 1;
export const IP_DONE = 2;

/** What a sender is put together from. */
export interface SenderParts {
  readonly window: TcpWindow;
  readonly rtt: RoundTrip;
  readonly control: CongestionControl;
  readonly outlet: Outlet;
  readonly dupAckThreshold: number;
}

/** The sending end of a greedy connection: always a full segment to send when the window allows one. */
export class TcpSender implements Endpoint {
  readonly host: Host;
  readonly data: Flow;
  readonly acks: Flow;
  readonly window: TcpWindow;
  readonly rtt: RoundTrip;
  readonly control: CongestionControl;
  readonly outlet: Outlet;
  readonly dupAckThreshold: number;
  private readonly slot: number;
  retransmits = 0;
  timeouts = 0;
  fastRetransmits = 0;
  /** Windows just before each timeout, added up, bytes. */
  windowsBeforeTimeout = 0;
  started = false;

  cwndTrace: BinTrace | null = null;
  ssthreshTrace: BinTrace | null = null;
  events: EventLog | null = null;

  constructor(host: Host, endpoint: number, data: Flow, acks: Flow, parts: SenderParts) {
    this.host = host;
    this.slot = endpoint * TIMERS_PER_ENDPOINT;
    this.data = data;
    this.acks = acks;
    this.window = parts.window;
    this.rtt = parts.rtt;
    this.control = parts.control;
    this.outlet = parts.outlet;
    this.dupAckThreshold = parts.dupAckThreshold;
  }

  /** Its parts with state of their own. */
  get components(): readonly object[] {
    const { ip } = this.outlet;
    return [this.window, this.rtt, this.outlet, ip, ip.server];
  }

  /** Cells of a full segment. */
  get segmentCells(): number {
    return this.outlet.segmentCells;
  }

  get packetsSent(): number {
    return this.outlet.packetsSent;
  }

  startAt(time: number): void {
    this.host.timers.set(this.slot + START, time);
  }

  timerFired(now: number, kind: number): void {
    if (kind === IP_DONE) this.outlet.served(now);
    else if (kind === RETRANSMIT) this.timeout(now);
    else {
      this.started = true;
      this.trace(now);
      this.sendAllowed(now);
    }
  }

  frameArrived(now: number, frame: number): void {
    const ack = this.acks.seq[this.acks.slot(frame)];
    const { window } = this;
    if (ack > window.una) this.newAck(now, ack);
    else if (ack === window.una && window.sent > window.una) this.duplicateAck(now);
    this.trace(now);
    this.sendAllowed(now);
  }

  private newAck(now: number, ack: number): void {
    const { window } = this;
    const acked = ack - window.una;
    window.una = ack;
    if (window.next < ack) window.next = ack;
    window.duplicates = 0;
    this.rtt.acknowledged(ack, now);
    if (ack >= window.sent) this.host.timers.clear(this.slot + RETRANSMIT);
    else this.host.timers.set(this.slot + RETRANSMIT, this.rtt.dueAt(now));
    if (this.control.acknowledged(window, acked)) this.resend(now);
  }

  private duplicateAck(now: number): void {
    const { window } = this;
    window.duplicates++;
    const known = window.recovering || window.duplicates > this.dupAckThreshold;
    if (known) this.control.furtherDuplicate(window);
    else if (window.duplicates === this.dupAckThreshold) {
      const before = window.cwnd;
      const next = window.next;
      const ssthresh = window.ssthresh;
      const resends = this.control.lossDetected(window);
      if (!resends && window.next === next && window.ssthresh === ssthresh) return;
      this.fastRetransmits++;
      this.rtt.cancel();
      this.events?.add(now, EventCode.fastRetransmit, this.data.vc, NO_PORT, before);
      if (resends) this.resend(now);
    }
  }

  private timeout(now: number): void {
    const { window } = this;
    this.timeouts++;
    this.windowsBeforeTimeout += window.usable;
    this.events?.add(now, EventCode.timeout, this.data.vc, NO_PORT, window.cwnd);
    this.control.timedOut(window);
    window.next = window.una;
    this.rtt.cancel();
    this.rtt.expired();
    this.host.timers.set(this.slot + RETRANSMIT, this.rtt.dueAt(now));
    this.trace(now);
    this.sendAllowed(now);
  }

  /** Sends the oldest segment again, out of turn. */
  private resend(now: number): void {
    this.rtt.cancel();
    this.host.timers.set(this.slot + RETRANSMIT, this.rtt.dueAt(now));
    this.submit(now, this.window.una);
  }

  private sendAllowed(now: number): void {
    const { window, host } = this;
    const limit = window.una + window.usable;
    while (window.next + window.mss <= limit) {
      const seq = window.next;
      window.next = seq + window.mss;
      if (seq >= window.sent) this.rtt.time(window.next, now);
      this.submit(now, seq);
      if (!host.timers.isSet(this.slot + RETRANSMIT))
        host.timers.set(this.slot + RETRANSMIT, this.rtt.dueAt(now));
    }
  }

  private submit(now: number, seq: number): void {
    const { window } = this;
    if (seq < window.sent) this.retransmits++;
    else window.sent = seq + window.mss;
    this.outlet.submit(now, seq, window.mss);
  }

  private trace(now: number): void {
    if (this.cwndTrace === null) return;
    this.cwndTrace.record(now, this.window.usable);
    this.ssthreshTrace?.record(now, Math.min(this.window.ssthresh, this.window.advertised));
  }
}
