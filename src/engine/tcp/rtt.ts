/**
 * Round-trip estimation and the retransmission timeout, without clock ticks. One segment is timed
 * at a time and never a resent one (Karn). Picoseconds.
 */
export class RttEstimator {
  readonly minRto: number;
  readonly maxRto: number;
  readonly jacobson: boolean;
  readonly backsOff: boolean;
  rto: number;
  srtt = 0;
  rttvar = 0;
  backoff = 1;
  /** End of the timed segment, and when it was sent; -1 = none is timed. */
  timedEnd = -1;
  timedAt = 0;

  constructor(minRto: number, maxRto: number, initialRto: number, jacobson: boolean, backsOff: boolean) {
    this.minRto = minRto;
    this.maxRto = maxRto;
    this.jacobson = jacobson;
    this.backsOff = backsOff;
    this.rto = initialRto;
  }

  get timeout(): number {
    return Math.min(this.maxRto, this.rto * this.backoff);
  }

  time(end: number, now: number): void {
    if (this.timedEnd >= 0) return;
    this.timedEnd = end;
    this.timedAt = now;
  }

  /** Something is sent again: a sample could belong to either copy. */
  cancel(): void {
    this.timedEnd = -1;
  }

  acknowledged(ack: number, now: number): void {
    this.backoff = 1;
    if (this.timedEnd < 0 || ack < this.timedEnd) return;
    this.timedEnd = -1;
    this.sample(now - this.timedAt);
  }

  expired(): void {
    if (this.backsOff) this.backoff = Math.min(64, this.backoff * 2);
  }

  private sample(rtt: number): void {
    if (this.srtt === 0) {
      this.srtt = rtt;
      this.rttvar = rtt / 2;
    } else {
      this.rttvar += (Math.abs(this.srtt - rtt) - this.rttvar) / 4;
      this.srtt += (rtt - this.srtt) / 8;
    }
    const rto = this.jacobson ? this.srtt + 4 * this.rttvar : 2 * this.srtt;
    this.rto = Math.round(Math.min(this.maxRto, Math.max(this.minRto, rto)));
  }
}
