import { asCarried } from './rateCode.ts';

/**
 * An RM cell as a switch meets it. Rates are cells per second. One object serves every cell of a port: read
 * and change it, do not keep it. A switch may lower ER and set bits, nothing else (TM 4.0, 5.10.6, rule 4),
 * so that is all that can be done here.
 */
export class RmCell {
  /** Index of the VC, 0 .. vcs - 1. */
  vc = 0;
  /** DIR: on its way to the destination, or back to the source. */
  forward = true;
  /** Explicit rate: the most that the switches met so far allow. */
  er = 0;
  /** Rate of the source when it sent the cell; its minimum. */
  ccr = 0;
  mcr = 0;
  /** Congestion indication, no increase, and made by a switch or the destination instead of the source. */
  ci = false;
  ni = false;
  bn = false;
  /** It carries rates of 16 bits. */
  quantizes = false;

  /** ER becomes at most `rate`, cells/s, never less than MCR. */
  lower(rate: number): void {
    const allowed = rate < this.mcr ? this.mcr : rate;
    if (allowed < this.er) this.er = this.quantizes ? asCarried(allowed) : allowed;
  }

  /** CI: the source is to slow down. */
  congested(): void {
    this.ci = true;
  }

  /** NI: the source is not to speed up. */
  hold(): void {
    this.ni = true;
  }
}
