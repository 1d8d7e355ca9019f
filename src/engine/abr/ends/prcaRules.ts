import type { AbrDocument } from '../../../contract/index.ts';
import type { StateIo } from '../../sim/state.ts';
import { LIVE_RATES, type LiveRate, type RateRules } from './rateRules.ts';

/**
 * The source of PRCA (Roberts et al. 1994, ATM Forum 94-0438R1; Ülkü 1997, section 2.1.2), with positive feedback only:
 * each cell sent lowers the rate a little, by the share RDF over Nrm cells; an RM cell restores that and adds RIF of
 * PCR. All data cells but the first of every Nrm leave with EFCI set, and the destination answers
 * those that arrive without it.
 */
export class PrcaRules implements RateRules {
  readonly pcr: number;
  readonly mcr: number;
  private nrm: number;
  private rif: number;
  private rdf: number;
  /** Not used by PRCA; stored because every kind of source has these parameters. */
  private crm: number;
  private cdf: number;
  acr: number;
  /** Cells since the last one that left without EFCI. */
  private since = 0;
  readonly acrFixedBetweenRm = false;
  readonly recoversAt = Infinity;
  readonly forwardRmDue = { afterCells: Infinity, afterMrmCells: Infinity, trmExpiry: Infinity };
  /** Decrease of the rate with each cell, cells/s. */
  private decrease: number;
  /** Increase that the last RM cell allowed, cells/s. */
  offered = 0;

  constructor({ pcr, mcr, icr, nrm, rif, rdf, crm, cdf }: AbrDocument) {
    this.crm = crm;
    this.cdf = cdf;
    this.pcr = pcr;
    this.mcr = mcr;
    this.nrm = nrm;
    this.rif = rif;
    this.rdf = rdf;
    this.acr = icr;
    this.decrease = (rdf * icr) / nrm;
  }

  state(io: StateIo): void {
    for (const key of LIVE_RATES) this[key] = io.number(this[key]);
    this.acr = io.number(this.acr);
    this.since = io.number(this.since);
    this.decrease = io.number(this.decrease);
    this.offered = io.number(this.offered);
  }

  get uses(): readonly LiveRate[] {
    return ['rif', 'rdf', 'nrm'];
  }

  get(key: LiveRate): number {
    return this[key];
  }

  set(key: LiveRate, value: number): void {
    this[key] = value;
  }

  /** Sources of PRCA make no RM cells. */
  nextIsForwardRm(): boolean {
    return false;
  }

  beforeForward(): void {}

  forwardSent(): void {}

  get marksCell(): boolean {
    return this.since > 0;
  }

  cellSent(): void {
    this.acr = Math.max(this.mcr, this.acr - this.decrease);
    if (++this.since < this.nrm) return;
    this.since = 0;
    this.decrease = (this.rdf * this.acr) / this.nrm;
  }

  cellsSent(): void {}

  recover(): void {}

  backward(ci: boolean, ni: boolean, _bn: boolean, er: number): void {
    this.offered = ci || ni ? 0 : this.decrease * this.nrm + this.rif * this.pcr;
    this.acr = Math.max(this.mcr, Math.min(this.pcr, this.acr + this.offered, er));
    this.decrease = (this.rdf * this.acr) / this.nrm;
  }
}
