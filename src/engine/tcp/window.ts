import type { StateIo } from '../sim/state.ts';

/** Rules by which acknowledgements open a window. */
export interface GrowthRules {
  /** Divisor of the additive term of congestion avoidance; 0 = none. */
  readonly divisor: number;
  /** Whether slow start also applies when cwnd equals ssthresh. */
  readonly atSsthresh: boolean;
  /** Whether the acknowledgement that ends recovery also opens the window. */
  readonly afterRecovery: boolean;
  /** RFC 3465: maximum increase per acknowledgement in slow start, 1 or 2 segments; 0 = acknowledgements are counted, not bytes. */
  readonly byteLimit: number;
}

/** The variables of a sender that congestion control may read and set. All in bytes, with fractions. */
export class TcpWindow {
  readonly mss: number;
  /** Window that the receiver advertises. */
  readonly advertised: number;
  readonly rules: GrowthRules;
  readonly initialCwnd: number;
  readonly initialSsthresh: number;
  cwnd: number;
  ssthresh: number;
  /** Oldest byte not acknowledged, next byte to send, and end of all data sent so far. */
  una = 0;
  next = 0;
  sent = 0;
  /** End of the application's data so far; Infinity = endless data. */
  end = Infinity;
  duplicates = 0;
  recovering = false;
  /** Whether a controller sets the window, which then does not grow by acknowledgements until a loss. */
  isControlled = false;
  /** End of the data sent when recovery began. */
  recover = 0;
  /** RFC 3465: bytes acknowledged since congestion avoidance last added a segment. */
  bytesAcked = 0;
  /** Whether it is in the slow start after a timeout. */
  afterTimeout = false;

  constructor(
    mss: number,
    advertised: number,
    initialSegments: number,
    initialSsthresh: number,
    rules: GrowthRules,
  ) {
    this.mss = mss;
    this.advertised = advertised;
    this.rules = rules;
    this.initialCwnd = initialSegments * mss;
    this.initialSsthresh = initialSsthresh;
    this.cwnd = this.initialCwnd;
    this.ssthresh = initialSsthresh;
  }

  state(io: StateIo): void {
    this.cwnd = io.number(this.cwnd);
    this.ssthresh = io.number(this.ssthresh);
    this.una = io.number(this.una);
    this.next = io.number(this.next);
    this.sent = io.number(this.sent);
    this.end = io.number(this.end);
    this.duplicates = io.number(this.duplicates);
    this.recovering = io.flag(this.recovering);
    this.isControlled = io.flag(this.isControlled);
    this.recover = io.number(this.recover);
    this.bytesAcked = io.number(this.bytesAcked);
    this.afterTimeout = io.flag(this.afterTimeout);
  }

  /** Resets it for a new connection, whose bytes are numbered after those of the previous one. */
  begin(): void {
    this.isControlled = false;
    this.cwnd = this.initialCwnd;
    this.ssthresh = this.initialSsthresh;
    this.duplicates = 0;
    this.recovering = false;
    this.recover = this.una;
    this.bytesAcked = 0;
    this.afterTimeout = false;
  }

  get usable(): number {
    return Math.min(this.cwnd, this.advertised);
  }

  get inSlowStart(): boolean {
    const { cwnd, ssthresh } = this;
    return this.rules.atSsthresh ? cwnd <= ssthresh : cwnd < ssthresh;
  }

  /** Half the window in whole segments, at least two (4.3BSD). */
  halfWindow(): number {
    return Math.max(2, Math.floor(this.usable / 2 / this.mss)) * this.mss;
  }

  /**
   * Growth on an acknowledgement of new data: one segment in slow start, else
   * seg * seg / cwnd + seg / divisor (Cheon & Panwar 1997, section 4.1.2).
   * @param acked bytes that it covers; used by byte counting only
   */
  grow(acked: number): void {
    if (this.isControlled) return;
    const { mss, rules } = this;
    if (rules.byteLimit > 0) this.growByBytes(acked);
    else if (this.inSlowStart) this.cwnd += mss;
    else this.cwnd += (mss * mss) / this.cwnd + (rules.divisor > 0 ? mss / rules.divisor : 0);
    this.cwnd = Math.min(this.cwnd, this.advertised);
  }

  /** Ends recovery with the window `cwnd`; also lets it grow if the rules say so. */
  leaveRecovery(cwnd: number, acked: number): void {
    this.cwnd = cwnd;
    this.recovering = false;
    if (this.rules.afterRecovery) this.grow(acked);
  }

  /** RFC 3465, sections 2.1 to 2.3: one segment per window of bytes; after a timeout at most one per acknowledgement. */
  private growByBytes(acked: number): void {
    const { mss } = this;
    if (this.inSlowStart) {
      const limit = this.afterTimeout ? 1 : this.rules.byteLimit;
      this.cwnd += Math.min(acked, limit * mss);
      return;
    }
    this.afterTimeout = false;
    this.bytesAcked += acked;
    if (this.bytesAcked < this.cwnd) return;
    this.bytesAcked -= this.cwnd;
    this.cwnd += mss;
  }
}
