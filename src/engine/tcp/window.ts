/** What congestion control may read and set. Bytes throughout; fractions of a byte are kept. */
export class TcpWindow {
  readonly mss: number;
  /** Largest window the receiver advertises, bytes. */
  readonly advertised: number;
  /** Divisor of the additive term of congestion avoidance; 0 = none. */
  readonly growthDivisor: number;
  cwnd: number;
  ssthresh: number;
  /** Oldest byte not acknowledged, next byte to send, end of what was ever sent. */
  una = 0;
  next = 0;
  sent = 0;
  duplicates = 0;
  recovering = false;
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
    this.cwnd = initialSegments * mss;
    this.ssthresh = initialSsthresh;
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
    const { mss, growthDivisor } = this;
    if (this.cwnd <= this.ssthresh) this.cwnd += mss;
    else this.cwnd += (mss * mss) / this.cwnd + (growthDivisor > 0 ? mss / growthDivisor : 0);
    this.cwnd = Math.min(this.cwnd, this.advertised);
  }
}
