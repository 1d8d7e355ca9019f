import { type AbrDocument, type Picoseconds, PS_PER_MS } from '../../../contract/index.ts';
import type { StateIo } from '../../sim/state.ts';
import { LIVE_RATES, type LiveRate, type RateRules } from './rateRules.ts';

/** Minimum rate of Newman's source as a share of PCR: a rate of 0 could not be doubled. */
const MIN_SHARE_OF_PCR = 1 / 1_024;

/**
 * Sources with negative feedback only (Ülkü 1997, section 2.1.2): an RM cell lowers their rate, and it rises after each
 * `recoveryMs` without one, from their first cell on, whether or not they have cells to send. `becn` is Newman's: the rate is
 * halved, and doubled again. `efci` is Hluchyj's negative polarity: down by RDF, up by RIF; the destination sends the RM cells.
 * Neither source makes RM cells. If RM cells are lost nothing limits the rate, which led to PRCA.
 */
export class NegativeFeedbackSource implements RateRules {
  readonly pcr: number;
  readonly mcr: number;
  acr: number;
  readonly halvesAndDoubles: boolean;
  readonly recovery: Picoseconds;
  private nrm: number;
  private rif: number;
  private rdf: number;
  private crm: number;
  private cdf: number;
  /** Time at which ACR last rose, or the source was last notified of congestion, or it began; -1 before. */
  private since = -1;
  readonly marksCell = false;
  readonly acrFixedBetweenRm = false;
  readonly forwardRmDue = { afterCells: Infinity, afterMrmCells: Infinity, trmExpiry: Infinity };

  constructor({ rule, pcr, mcr, icr, nrm, rif, rdf, crm, cdf, recoveryMs }: AbrDocument) {
    this.halvesAndDoubles = rule === 'becn';
    this.recovery = Math.round(recoveryMs * PS_PER_MS);
    this.pcr = pcr;
    this.mcr = mcr;
    this.nrm = nrm;
    this.rif = rif;
    this.rdf = rdf;
    this.crm = crm;
    this.cdf = cdf;
    this.acr = icr;
  }

  state(io: StateIo): void {
    for (const key of LIVE_RATES) this[key] = io.number(this[key]);
    this.acr = io.number(this.acr);
    this.since = io.number(this.since);
  }

  get uses(): readonly LiveRate[] {
    return this.halvesAndDoubles ? [] : ['rif', 'rdf'];
  }

  get(key: LiveRate): number {
    return this[key];
  }

  set(key: LiveRate, value: number): void {
    this[key] = value;
  }

  private bounded(rate: number): number {
    return Math.min(this.pcr, Math.max(rate, this.pcr * MIN_SHARE_OF_PCR));
  }

  /** Always false; called before each cell, and notes the time of the first. */
  nextIsForwardRm(now: Picoseconds): boolean {
    if (this.since < 0) this.since = now;
    return false;
  }

  get recoversAt(): Picoseconds {
    const isOver = this.acr >= this.pcr || (!this.halvesAndDoubles && this.rif === 0);
    return this.since < 0 || isOver ? Infinity : this.since + this.recovery;
  }

  recover(now: Picoseconds): void {
    this.since = now;
    this.acr = this.bounded(this.halvesAndDoubles ? 2 * this.acr : this.acr + this.rif * this.pcr);
  }

  beforeForward(): void {}

  forwardSent(): void {}

  cellSent(): void {}

  cellsSent(): void {}

  backward(ci: boolean, _ni: boolean, _bn: boolean, er: number, now: Picoseconds): void {
    if (ci) {
      this.since = now;
      this.acr = this.bounded(this.halvesAndDoubles ? this.acr / 2 : this.acr * (1 - this.rdf));
    }
    this.acr = Math.max(this.mcr, Math.min(this.acr, er));
  }
}
