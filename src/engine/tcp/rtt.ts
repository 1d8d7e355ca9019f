import { RoundTrip } from './roundTrip.ts';

/** Timeouts by a clock without ticks. */
export class RttEstimator extends RoundTrip {
  readonly minRto: number;
  readonly maxRto: number;
  readonly initialRto: number;
  readonly jacobson: boolean;
  readonly backsOff: boolean;
  rto: number;
  srtt = 0;
  rttvar = 0;
  backoff = 1;

  constructor(minRto: number, maxRto: number, initialRto: number, jacobson: boolean, backsOff: boolean) {
    super();
    this.minRto = minRto;
    this.maxRto = maxRto;
    this.initialRto = initialRto;
    this.jacobson = jacobson;
    this.backsOff = backsOff;
    this.rto = initialRto;
  }

  get timeout(): number {
    return Math.min(this.maxRto, this.rto * this.backoff);
  }

  get smoothed(): number {
    return this.srtt;
  }

  dueAt(now: number): number {
    return now + this.timeout;
  }

  expired(): void {
    if (this.backsOff) this.backoff = Math.min(64, this.backoff * 2);
  }

  forget(): void {
    this.cancel();
    this.least = 0;
    this.rto = this.initialRto;
    this.srtt = 0;
    this.rttvar = 0;
    this.backoff = 1;
  }

  protected progress(): void {
    this.backoff = 1;
  }

  protected sample(from: number, to: number): void {
    const rtt = to - from;
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
