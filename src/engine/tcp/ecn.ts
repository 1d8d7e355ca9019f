import { CE, CWR, ECE, ECT, type Flow } from '../atm/flow.ts';
import type { StateIo } from '../sim/state.ts';
import type { TcpWindow } from './window.ts';

/**
 * ECN at the sender (RFC 3168, section 6.1): new segments may be marked, and an echo shrinks the window once per
 * window. The receiver has agreed: both ends of a connection have the same options.
 */
export class EcnSender {
  private readonly data: Flow;
  private readonly acks: Flow;
  /** End of what had been sent when the window last shrank: echoes up to here are about that. */
  private shrunkAt = -1;
  /** The next new segment says CWR. */
  private reportsNext = false;
  /** Times that an echo shrank the window. */
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

  /** A connection begins; its first segment says CWR, so that no echo of an earlier one goes on. */
  begin({ una }: TcpWindow): void {
    this.shrunkAt = una - 1;
    this.reportsNext = true;
  }

  /** The segment just handed over was new; what is sent again is not ECT (section 6.1.5), nor are SYN and pure ACK. */
  sentNew(): void {
    this.data.setEcn(this.reportsNext ? ECT | CWR : ECT);
    this.reportsNext = false;
  }

  /** The window has shrunk, for whatever reason (section 6.1.2). */
  shrunk({ sent }: TcpWindow): void {
    this.shrunkAt = sent;
    this.reportsNext = true;
  }

  isEchoed(frame: number): boolean {
    return this.acks.hasEcn(frame, ECE);
  }

  /** Whether an echo with this `una` is about data sent after the window last shrank. */
  isNews({ una }: TcpWindow): boolean {
    return una > this.shrunkAt;
  }
}

/** ECN at the receiver: every ACK echoes a mark until the sender has said CWR (section 6.1.3). */
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

  /** A segment has come. One that says CWR and is marked itself begins another echo. */
  arrived(frame: number): void {
    if (this.data.hasEcn(frame, CWR)) this.echoes = false;
    if (this.data.hasEcn(frame, CE)) this.echoes = true;
  }

  /** An ACK has just been handed over. */
  acknowledged(): void {
    if (this.echoes) this.acks.setEcn(ECE);
  }
}
