import { asCarried } from './rateCode.ts';

/**
 * An RM cell as switch algorithms see it. Rates are cells per second. The object is reused for every cell of a port: do
 * not keep it. A switch may only lower ER and set bits (TM 4.0, 5.10.6, rule 4),
 * which is all that the methods allow.
 */
export class RmCell {
  /** Index of the VC, 0 .. vcs - 1. */
  vc = 0;
  /** DIR: whether it is on the way to the destination; else back to the source. */
  forward = true;
  /** Explicit rate: the maximum that the switches passed so far allow. */
  er = 0;
  /** Current cell rate of the source when it sent the cell, and its minimum cell rate. */
  ccr = 0;
  mcr = 0;
  /** Congestion indication, no increase, and backward notification: made by a switch or the destination instead of the source. */
  ci = false;
  ni = false;
  bn = false;
  /** Whether it carries rates in the 16-bit format. */
  quantizes = false;

  /** Lowers ER to `rate`, cells/s, but not below MCR. */
  lower(rate: number): void {
    const allowed = rate < this.mcr ? this.mcr : rate;
    if (allowed < this.er) this.er = this.quantizes ? asCarried(allowed) : allowed;
  }

  /** Sets CI: the source has to lower its rate. */
  congested(): void {
    this.ci = true;
  }

  /** Sets NI: the source must not raise its rate. */
  hold(): void {
    this.ni = true;
  }
}
