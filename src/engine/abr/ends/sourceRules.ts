import type { AbrDocument } from '../../../contract/index.ts';
import { PS_PER_MS } from '../../../contract/index.ts';
import type { StateIo } from '../../sim/state.ts';
import { type ForwardRmDue, LIVE_RATES, type LiveRate, type RateRules } from './rateRules.ts';

/**
 * Rules 1-9 of the source end system of an ABR VC (TM 4.0, 5.10.4), for a
 * connection with data in one direction. Rates are cells per second, times picoseconds. They do not send cells.
 */
export class SourceRules implements RateRules {
  readonly marksCell = false;
  readonly acrFixedBetweenRm = true;
  readonly recoversAt = Infinity;
  readonly pcr: number;
  readonly mcr: number;
  readonly icr: number;
  nrm: number;
  rif: number;
  rdf: number;
  readonly mrm: number;
  readonly trm: number;
  crm: number;
  cdf: number;
  readonly adtf: number;
  /** Allowed cell rate (rule 2: initially ICR). */
  acr: number;
  /** Time of the last in-rate forward RM cell, and number of in-rate cells since. */
  lastForward = -1;
  sinceForward = 0;
  private readonly due: ForwardRmDue = { afterCells: 0, afterMrmCells: 0, trmExpiry: 0 };
  /** Forward RM cells sent since the last backward one that the destination turned around. */
  unanswered = 0;

  constructor({ pcr, mcr, icr, nrm, mrm, rif, rdf, trmMs, crm, cdf, adtfMs }: AbrDocument) {
    this.pcr = pcr;
    this.mcr = mcr;
    this.icr = icr;
    this.nrm = nrm;
    this.rif = rif;
    this.rdf = rdf;
    this.mrm = mrm;
    this.trm = Math.round(trmMs * PS_PER_MS);
    this.crm = crm;
    this.cdf = cdf;
    this.adtf = adtfMs * PS_PER_MS;
    this.acr = icr;
  }

  state(io: StateIo): void {
    for (const key of LIVE_RATES) this[key] = io.number(this[key]);
    this.acr = io.number(this.acr);
    this.lastForward = io.number(this.lastForward);
    this.sinceForward = io.number(this.sinceForward);
    this.unanswered = io.number(this.unanswered);
  }

  get uses(): readonly LiveRate[] {
    return LIVE_RATES;
  }

  get(key: LiveRate): number {
    return this[key];
  }

  set(key: LiveRate, value: number): void {
    this[key] = value;
  }

  /** Rules 2 and 3a: whether the next in-rate cell is a forward RM cell. */
  nextIsForwardRm(now: number): boolean {
    const { afterCells, afterMrmCells, trmExpiry } = this.forwardRmDue;
    return afterCells <= 0 || (afterMrmCells <= 0 && now >= trmExpiry);
  }

  get forwardRmDue(): ForwardRmDue {
    const { due, sinceForward, lastForward } = this;
    due.afterCells = lastForward < 0 ? 0 : this.nrm - 1 - sinceForward;
    due.afterMrmCells = this.mrm - sinceForward;
    due.trmExpiry = lastForward + this.trm;
    return due;
  }

  /** Rules 5 and 6, just before an in-rate forward RM cell, whose CCR is then ACR (rule 7). */
  beforeForward(now: number): void {
    if (this.lastForward >= 0 && this.acr > this.icr && now - this.lastForward > this.adtf)
      this.acr = this.icr;
    if (this.unanswered >= this.crm) this.acr = Math.max(this.mcr, this.acr - this.acr * this.cdf);
  }

  forwardSent(now: number): void {
    this.lastForward = now;
    this.sinceForward = 0;
    this.unanswered++;
  }

  /** Counts an in-rate cell other than a forward RM cell. */
  cellSent(): void {
    this.sinceForward++;
  }

  cellsSent(count: number): void {
    this.sinceForward += count;
  }

  recover(): void {}

  /** Rules 8 and 9 (Ülkü 1997, Table 2.1). @param bn made by a switch, so not a response to a forward RM cell */
  backward(ci: boolean, ni: boolean, bn: boolean, er: number): void {
    if (!bn) this.unanswered = 0;
    if (ci) this.acr -= this.acr * this.rdf;
    else if (!ni) this.acr = Math.min(this.pcr, this.acr + this.rif * this.pcr);
    this.acr = Math.max(this.mcr, Math.min(this.acr, er));
  }
}
