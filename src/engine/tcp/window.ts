import type { StateIo } from '../sim/state.ts';

/** How acknowledgements open a window. */
export interface GrowthRules {
  /** Divisor of the additive term of congestion avoidance; 0 = none. */
  readonly divisor: number;
  /** Slow start also where cwnd equals ssthresh. */
  readonly atSsthresh: boolean;
  /** The acknowledgement that ends recovery counts too. */
  readonly afterRecovery: boolean;
  /** RFC 3465: most segments for one acknowledgement in slow start, 1 or 2; 0 = acknowledgements count, not bytes. */
  readonly byteLimit: number;
}

/** What congestion control may read and set. Bytes throughout; fractions of a byte are kept. */
export class TcpWindow {
  readonly mss: number;
  /** Window the receiver advertises. */
  readonly advertised: number;
  readonly rules: GrowthRules;
  readonly initialCwnd: number;
  readonly initialSsthresh: number;
  cwnd: number;
  ssthresh: number;
  /** Oldest byte not acknowledged, next byte to send, end of what was ever sent. */
  una = 0;
  next = 0;
  sent = 0;
  /** End of what the application has given so far; Infinity = there is always more. */
  end = Infinity;
  duplicates = 0;
  recovering = false;
  /** A controller sets the window, which does not grow by acknowledgements until a loss. */
  isControlled = false;
  /** End of what was sent when recovery began. */
  recover = 0;
  /** RFC 3465: bytes acknowledged since congestion avoidance last added a segment. */
  bytesAcked = 0;
  /** In the slow start that follows a timeout. */
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

  /** A new connection; its bytes are counted on from those of the one before. */
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
   * @param acked bytes that it covers; only byte counting asks
   */
  grow(acked: number): void {
    if (this.isControlled) return;
    const { mss, rules } = this;
    if (rules.byteLimit > 0) this.growByBytes(acked);
    else if (this.inSlowStart) this.cwnd += mss;
    else this.cwnd += (mss * mss) / this.cwnd + (rules.divisor > 0 ? mss / rules.divisor : 0);
    this.cwnd = Math.min(this.cwnd, this.advertised);
  }

  /** Recovery has ended; `grow` as well where the rules say so. */
  leaveRecovery(cwnd: number, acked: number): void {
    this.cwnd = cwnd;
    this.recovering = false;
    if (this.rules.afterRecovery) this.grow(acked);
  }

  /** RFC 3465, sections 2.1 to 2.3: one segment a window of bytes; after a timeout one an acknowledgement at most. */
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
