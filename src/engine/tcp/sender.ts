import { EventCode, type EventCodeValue } from '../../contract/index.ts';
import { type EndSystem, TIMERS_PER_ENDPOINT } from '../atm/endSystem.ts';
import type { Sender } from '../atm/ends.ts';
import type { Flow } from '../atm/flow.ts';
import type { FrameOptions } from '../atm/frameOptions.ts';
import { AT_SOURCE, type SourceProbe } from '../atm/sourceProbe.ts';
import { Probes } from '../sim/probes.ts';
import type { Registered, StateIo } from '../sim/state.ts';
import { AckSampler } from './ackSampler.ts';
import type { Application } from './application.ts';
import type { AckSample, SenderControl } from './congestion/control.ts';
import type { Scoreboard } from './scoreboard.ts';
import type { SegmentSender } from './segmentSender.ts';
import { SendBuffer, type SendingRules, type SendObserver } from './sendBuffer.ts';
import type { RoundTrip } from './timing/roundTrip.ts';
import type { TcpWindow } from './window.ts';

const START = 0;
const RETRANSMIT = 1;
export const IP_DONE = 2;
export const CONTROL = 3;
/** RFC 3042: each of the first two duplicates allows a new segment. */
const MOST_SPARE_SEGMENTS = 2;

/** Components and settings of a sender. */
export interface SenderParts {
  readonly window: TcpWindow;
  readonly rtt: RoundTrip;
  readonly control: SenderControl;
  readonly outlet: SegmentSender;
  readonly board: Scoreboard | null;
  readonly rules: SenderRules;
}

export interface SenderRules extends SendingRules {
  readonly dupAckThreshold: number;
  readonly handshake: boolean;
  readonly timestamps: boolean;
  readonly limitedTransmit: boolean;
}

/** The sending end of a connection: reacts to acknowledgements and timers. Greedy unless it has an application. */
export class TcpSender implements Sender, SendObserver {
  readonly host: EndSystem;
  readonly data: Flow;
  readonly acks: Flow;
  readonly window: TcpWindow;
  readonly rtt: RoundTrip;
  readonly control: SenderControl;
  readonly board: Scoreboard | null;
  readonly rules: SenderRules;
  readonly out: SendBuffer;
  private readonly slot: number;
  timeouts = 0;
  fastRetransmits = 0;
  /** Sum of the windows just before each timeout, bytes. */
  windowsBeforeTimeout = 0;
  started = false;
  /** Whether the SYN of this connection was sent more than once. */
  private synWasLost = false;
  /** Whether it waits for the answer to its SYN. */
  opening = false;

  /** The application whose data it sends; null = greedy. */
  application: Application | null = null;
  /** First byte of the connection. */
  private initialByte = 0;

  /** Sets the window by the rates of the path (`abr/ends/coupling.ts`); null for most senders. */
  windowController: { acknowledged(now: number): void } | null = null;
  readonly probes = new Probes<SourceProbe>();
  /** Contents of the last acknowledgement. */
  private readonly sample: AckSample = {
    now: 0,
    acked: 0,
    trip: 0,
    marked: false,
    path: { roundTrip: 0, delivered: 0, deliveryRate: 0, lost: 0, isAppLimited: false, round: 0 },
  };
  /** Null if the control does not measure the path. */
  private readonly sampler: AckSampler | null;

  constructor(host: EndSystem, endpoint: number, data: Flow, acks: Flow, parts: SenderParts) {
    const { window, rtt, outlet, board, rules } = parts;
    this.host = host;
    this.slot = endpoint * TIMERS_PER_ENDPOINT;
    this.data = data;
    this.acks = acks;
    this.window = window;
    this.rtt = rtt;
    this.control = parts.control;
    this.board = board;
    this.rules = rules;
    this.out = new SendBuffer(
      host,
      this.slot + RETRANSMIT,
      window,
      rtt,
      outlet,
      board,
      rules,
      this.probes,
      this,
    );
    this.sampler = this.control.measures ? new AckSampler(window, board, this.sample.path) : null;
  }

  state(io: StateIo): void {
    this.timeouts = io.number(this.timeouts);
    this.fastRetransmits = io.number(this.fastRetransmits);
    this.windowsBeforeTimeout = io.number(this.windowsBeforeTimeout);
    this.started = io.flag(this.started);
    this.synWasLost = io.flag(this.synWasLost);
    this.opening = io.flag(this.opening);
    this.initialByte = io.number(this.initialByte);
  }

  /** Components that register its state. */
  get components(): readonly Registered[] {
    const { window, rtt, out, board, control, sampler } = this;
    const { outlet } = out;
    const files = this.application?.components ?? [];
    const always = [window, rtt, out, outlet, ...outlet.components, ...files, ...control.components];
    const seen = board === null ? always : [...always, board, board.sacked];
    return sampler === null ? seen : [...seen, sampler];
  }

  /** Cells of a full segment. */
  get segmentCells(): number {
    return this.out.outlet.segmentCells;
  }

  get packetsSent(): number {
    return this.out.outlet.packetsSent;
  }

  get ecnReductions(): number {
    return this.out.outlet.ecn?.reductions ?? 0;
  }

  get retransmits(): number {
    return this.out.retransmits;
  }

  get active(): boolean {
    return this.started && this.window.una < this.window.end;
  }

  /** Sets the application whose data it sends, instead of being greedy; to be called before the start. */
  setApplication(application: Application): void {
    this.application = application;
    this.window.end = 0;
  }

  /** The window set by a controller; null while acknowledgements and losses determine it. */
  get controlledWindow(): number | null {
    return this.window.isControlled ? this.window.cwnd : null;
  }

  /** Sets the window and sends the data that it allows; no effect before the connection is open. */
  setWindow(now: number, bytes: number): void {
    if (!this.started || this.opening) return;
    this.window.isControlled = true;
    this.window.cwnd = bytes;
    this.trace(now);
    this.out.sendAllowed(now);
  }

  /** Lets acknowledgements determine the window again, from its present value. */
  releaseWindow(): void {
    this.window.isControlled = false;
  }

  sent(now: number, seq: number, bytes: number, again: boolean): void {
    this.sampler?.sent(now, seq, bytes, again);
    this.control.sent(now, seq, bytes, again);
  }

  ranDry(): void {
    this.sampler?.ranDry();
  }

  /** Whether the timer of the congestion control is set. */
  get controlTimerIsSet(): boolean {
    return this.host.timers.isSet(this.slot + CONTROL);
  }

  startAt(time: number): void {
    this.host.timers.set(this.slot + START, time);
  }

  timerFired(now: number, kind: number): void {
    if (kind === IP_DONE) this.out.outlet.served(now);
    else if (kind === START) this.start(now);
    else if (kind === CONTROL) this.controlTimerFired(now);
    else if (this.opening) this.synExpired(now);
    else if (this.out.pausedUntilTimer) this.waited(now);
    else this.timeout(now);
  }

  /** Opens the first connection or, with an application, the next one. */
  start(now: number): void {
    this.open(now);
    if (this.application !== null) this.write(now, this.application.begin(now));
    this.noteSession(now);
  }

  /** Begins a connection, the first or a further one. All data of earlier ones must be acknowledged. */
  open(now: number): void {
    this.window.begin();
    this.control.begin(now);
    this.sampler?.begin(now);
    this.initialByte = this.window.una;
    this.rtt.forget();
    this.board?.clear();
    this.out.outlet.ecn?.begin(this.window);
    this.out.begin();
    this.started = true;
    this.opening = this.rules.handshake;
    this.synWasLost = false;
    this.trace(now);
    if (this.opening) {
      this.rtt.time(this.window.una, now);
      this.sendSyn(now);
    } else this.out.sendAllowed(now);
  }

  /** Adds bytes of the application to send; before the first call the data are endless. */
  write(now: number, bytes: number): void {
    const { window } = this;
    window.end = (window.end === Infinity ? window.sent : window.end) + bytes;
    if (this.started && !this.opening) this.out.sendAllowed(now);
  }

  frameArrived(now: number, frame: number): void {
    const ack = this.acks.seq[this.acks.slot(frame)]!;
    const { window, board } = this;
    const { cwnd, recovering } = window;
    const marked = this.out.outlet.ecn?.isEchoed(frame) === true;
    if (ack < 0) {
      this.synAnswered(now, frame);
      return;
    }
    if (ack > window.una) {
      board?.update(this.acks.options as FrameOptions, frame, ack);
      this.newAck(now, ack, frame, marked);
    } else if (ack === window.una && window.sent > window.una && !this.isOldConnectionAck(ack)) {
      // With SACK only an ACK with new blocks counts: one for a needless retransmission does not indicate a loss.
      if (board === null || board.update(this.acks.options as FrameOptions, frame, ack))
        this.duplicateAck(now);
      if (this.sampler !== null && this.control.acknowledged(this.sampleOf(now, 0, marked)))
        this.out.resend(now);
    }
    if (!recovering && marked) this.congestionEchoed(now, cwnd);
    this.trace(now);
    this.out.sendAllowed(now);
  }

  /** An ACK with an echo does not open the window, and reduces it once per window (RFC 3168, section 6.1.2). @param before cwnd before it */
  private congestionEchoed(now: number, before: number): void {
    const { window, control } = this;
    const { ecn } = this.out.outlet;
    if (ecn === null || window.recovering) return;
    window.cwnd = Math.min(window.cwnd, before);
    if (!ecn.isNews(window)) return;
    this.event(now, EventCode.echo, window.cwnd);
    if (window.cwnd <= window.mss) this.out.waitForTimer(now);
    control.congestionNotified();
    ecn.shrunk(window);
    ecn.reductions++;
  }

  /** The pause of a window of one segment is over; a segment that is still unacknowledged counts as lost. */
  private waited(now: number): void {
    this.out.pausedUntilTimer = false;
    if (this.window.una < this.window.sent) this.timeout(now);
    else this.out.sendAllowed(now);
  }

  private controlTimerFired(now: number): void {
    this.control.timerFired(now);
    this.trace(now);
    if (!this.opening) this.out.sendAllowed(now);
  }

  private finish(now: number, application: Application): void {
    const next = application.finish(now);
    if (next < Infinity) this.startAt(next);
    this.noteSession(now);
  }

  /** Whether an ACK may be for an earlier connection: without a handshake, copies of the last file may still be acknowledged. */
  private isOldConnectionAck(ack: number): boolean {
    return ack === this.initialByte && ack > 0;
  }

  private sendSyn(now: number): void {
    this.out.outlet.submit(now, -1 - this.window.una, 0);
    this.out.restartTimer(now);
  }

  private synExpired(now: number): void {
    this.countTimeout(now);
    this.rtt.expired();
    this.synWasLost = true;
    this.sendSyn(now);
  }

  /** Sends the last step of the handshake, also again if the answer to the SYN arrives again. */
  private synAnswered(now: number, frame: number): void {
    const { opening, window } = this;
    this.out.outlet.submit(now, window.next, 0);
    if (!opening) return;
    this.opening = false;
    this.out.stopTimer();
    this.measure(now, window.una, frame);
    if (this.synWasLost) this.beginCarefully(now);
    this.windowController?.acknowledged(now);
    this.out.sendAllowed(now);
  }

  /** Begins after a lost SYN or answer: with one segment (RFC 5681, section 3.1) and a longer timeout. */
  private beginCarefully(now: number): void {
    const { window, rtt } = this;
    rtt.handshakeWasLong();
    if (!window.isControlled) window.cwnd = Math.min(window.cwnd, window.mss);
    this.trace(now);
  }

  private measure(now: number, ack: number, frame: number): void {
    const { options } = this.acks;
    if (options === null || !this.rules.timestamps) this.rtt.acknowledged(ack, now);
    else this.rtt.echoed(options.values[options.at(frame)]!, now);
  }

  private sampleOf(now: number, acked: number, marked: boolean): AckSample {
    const { sample } = this;
    sample.now = now;
    sample.acked = acked;
    sample.trip = this.rtt.trip;
    sample.marked = marked;
    this.sampler?.complete(sample);
    return sample;
  }

  private newAck(now: number, ack: number, frame: number, marked: boolean): void {
    const { window, out } = this;
    const acked = ack - window.una;
    window.una = ack;
    for (const probe of this.probes.list) probe.onAcked?.(now, ack);
    if (window.next < ack) window.next = ack;
    window.duplicates = 0;
    out.limitedTransmitBytes = 0;
    this.measure(now, ack, frame);
    if (ack >= window.sent && !out.pausedUntilTimer) out.stopTimer();
    else out.restartTimer(now);
    if (this.control.acknowledged(this.sampleOf(now, acked, marked))) out.resend(now);
    this.windowController?.acknowledged(now);
    if (this.application !== null && ack === window.end) this.finish(now, this.application);
  }

  private duplicateAck(now: number): void {
    const { window, board } = this;
    const { dupAckThreshold, limitedTransmit } = this.rules;
    window.duplicates++;
    if (window.recovering || window.duplicates > dupAckThreshold) this.control.furtherDuplicate();
    else if (window.duplicates === dupAckThreshold || board?.firstIsLost(window) === true) {
      this.lossDetected(now);
    } else if (limitedTransmit && window.next === window.sent) {
      this.out.limitedTransmitBytes = Math.min(MOST_SPARE_SEGMENTS, window.duplicates) * window.mss;
    }
  }

  private lossDetected(now: number): void {
    const { window } = this;
    const { cwnd, next, ssthresh } = window;
    this.out.limitedTransmitBytes = 0;
    const resends = this.control.lossDetected();
    if (!resends && window.next === next && window.ssthresh === ssthresh) return;
    this.fastRetransmits++;
    this.out.outlet.ecn?.shrunk(window);
    this.rtt.cancel();
    this.event(now, EventCode.fastRetransmit, cwnd);
    if (resends) this.out.resend(now);
    else this.out.restartTimer(now);
  }

  private timeout(now: number): void {
    this.countTimeout(now);
    this.control.timedOut();
    this.out.outlet.ecn?.shrunk(this.window);
    this.window.next = this.window.una;
    this.board?.clear();
    this.out.limitedTransmitBytes = 0;
    this.rtt.expired();
    this.out.restartTimer(now);
    this.trace(now);
    this.out.sendAllowed(now);
  }

  private countTimeout(now: number): void {
    this.timeouts++;
    this.windowsBeforeTimeout += this.window.usable;
    this.event(now, EventCode.timeout, this.window.cwnd);
    this.rtt.cancel();
  }

  private trace(now: number): void {
    for (const probe of this.probes.list)
      probe.onWindow?.(now, this.window.usable, Math.min(this.window.ssthresh, this.window.advertised));
  }

  private event(now: number, code: EventCodeValue, value: number): void {
    for (const probe of this.probes.list) probe.onEvent?.(now, code, this.data.vc, AT_SOURCE, value);
  }

  private noteSession(now: number): void {
    for (const probe of this.probes.list) probe.onSession?.(now);
  }
}
