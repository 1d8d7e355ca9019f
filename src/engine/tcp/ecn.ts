import { CE, CWR, ECE, ECT, type Flow } from '../atm/flow.ts';
import type { StateIo } from '../sim/state.ts';
import type { TcpWindow } from './window.ts';

/**
 * ECN at the sender (RFC 3168, section 6.1): new segments may be marked, and an echo reduces the window at most once per
 * window of data. It need not be negotiated: both ends of a connection have the same options.
 */
export class EcnSender {
  private readonly data: Flow;
  private readonly acks: Flow;
  /** End of the data sent when the window was last reduced: echoes of marks up to here have no further effect. */
  private shrunkAt = -1;
  /** Whether the next new segment has CWR set. */
  private reportsNext = false;
  /** Number of times that an echo reduced the window. */
  reductions = 0;

  constructor(data: Flow, acks: Flow) {
    this.data = data;
    this.acks = acks;
  }

  state(io: StateIo): void {
    this.shrunkAt = io.number(this.shrunkAt);
    this.reductions = io.number(this.reductions);
    this.reportsNext = io.flag(this.reportsNext);
  }

  /** A connection begins; its first segment has CWR set, which ends the echo of an earlier connection. */
  begin({ una }: TcpWindow): void {
    this.shrunkAt = una - 1;
    this.reportsNext = true;
  }

  /** Sets ECT on the new segment just sent. Retransmissions are not ECT (section 6.1.5), nor are SYN and pure ACK. */
  sentNew(): void {
    this.data.setEcn(this.reportsNext ? ECT | CWR : ECT);
    this.reportsNext = false;
  }

  /** The window has been reduced, for any reason (section 6.1.2). */
  shrunk({ sent }: TcpWindow): void {
    this.shrunkAt = sent;
    this.reportsNext = true;
  }

  isEchoed(frame: number): boolean {
    return this.acks.hasEcn(frame, ECE);
  }

  /** Whether an echo with this `una` concerns data sent after the window was last reduced. */
  isNews({ una }: TcpWindow): boolean {
    return una > this.shrunkAt;
  }
}

/** ECN at the receiver: after a mark every ACK has ECE set until a segment with CWR arrives (section 6.1.3). */
export class EcnReceiver {
  private readonly data: Flow;
  private readonly acks: Flow;
  private echoes = false;

  constructor(data: Flow, acks: Flow) {
    this.data = data;
    this.acks = acks;
  }

  state(io: StateIo): void {
    this.echoes = io.flag(this.echoes);
  }

  /** A segment has arrived. One with CWR that is itself marked begins another echo. */
  arrived(frame: number): void {
    if (this.data.hasEcn(frame, CWR)) this.echoes = false;
    if (this.data.hasEcn(frame, CE)) this.echoes = true;
  }

  /** Sets ECE on the ACK just sent, if there is a mark to echo. */
  acknowledged(): void {
    if (this.echoes) this.acks.setEcn(ECE);
  }
}
