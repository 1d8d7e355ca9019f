/** What congestion control may read and set. Bytes throughout; fractions of a byte are kept. */
export class TcpWindow {
  readonly mss: number;
  /** Window the receiver advertises. */
  readonly advertised: number;
  /** Divisor of the additive term of congestion avoidance; 0 = none. */
  readonly growthDivisor: number;
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
  /** Somebody else sets the window: it does not grow by acknowledgements, until something is lost. */
  held = false;
  /** End of what was sent when recovery began. */
  recover = 0;

  constructor(
    mss: number,
    advertised: number,
    growthDivisor: number,
    initialSegments: number,
    initialSsthresh: number,
  ) {
    this.mss = mss;
    this.advertised = advertised;
    this.growthDivisor = growthDivisor;
    this.initialCwnd = initialSegments * mss;
    this.initialSsthresh = initialSsthresh;
    this.cwnd = this.initialCwnd;
    this.ssthresh = initialSsthresh;
  }

  /** A new connection; its bytes are counted on from those of the one before. */
  begin(): void {
    this.held = false;
    this.cwnd = this.initialCwnd;
    this.ssthresh = this.initialSsthresh;
    this.duplicates = 0;
    this.recovering = false;
    this.recover = this.una;
  }

  get usable(): number {
    return Math.min(this.cwnd, this.advertised);
  }

  /** Half the window in whole segments, at least two (4.3BSD). */
  halfWindow(): number {
    return Math.max(2, Math.floor(this.usable / 2 / this.mss)) * this.mss;
  }

  /**
   * Growth on an acknowledgement of new data: one segment in slow start, else
   * seg * seg / cwnd + seg / growthDivisor (Cheon & Panwar 1997, section 4.1.2).
   */
  grow(): void {
    if (this.held) return;
    const { mss, growthDivisor } = this;
    if (this.cwnd <= this.ssthresh) this.cwnd += mss;
    else this.cwnd += (mss * mss) / this.cwnd + (growthDivisor > 0 ? mss / growthDivisor : 0);
    this.cwnd = Math.min(this.cwnd, this.advertised);
  }
}
