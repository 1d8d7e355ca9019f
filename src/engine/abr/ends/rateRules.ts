import type { CellsPerSecond, Picoseconds } from '../../../contract/index.ts';
import type { Registered } from '../../sim/state.ts';

/** Parameters that may change while a run goes on. */
export const LIVE_RATES = ['rif', 'rdf', 'nrm', 'crm', 'cdf'] as const;
export type LiveRate = (typeof LIVE_RATES)[number];

/** A cell is to be a forward RM cell after `cells` others from now on, or after `late` if it leaves at `trmExpiry` or later. */
export interface ForwardRmDue {
  cells: number;
  late: number;
  trmExpiry: Picoseconds;
}

/** What the source of a VC does with news and with time. It sends nothing itself. */
export interface RateRules extends Registered {
  readonly pcr: CellsPerSecond;
  readonly mcr: CellsPerSecond;
  /** Allowed cell rate. */
  readonly acr: CellsPerSecond;
  /** Whether the next in-rate cell is a forward RM cell. */
  nextIsForwardRm(now: Picoseconds): boolean;
  /** Just before an in-rate forward RM cell, which then carries ACR as CCR. */
  beforeForward(now: Picoseconds): void;
  forwardSent(now: Picoseconds): void;
  /** Whether the next data cell leaves with EFCI set. */
  readonly marksCell: boolean;
  /** An in-rate cell that is no forward RM cell. */
  cellSent(): void;
  /** Those cells leave ACR as it is. */
  readonly acrFixedBetweenRm: boolean;
  /** So many of them at once, or not after all where there are fewer than none. Of steady rules, as is the next. */
  cellsSent(count: number): void;
  /** When the next forward RM cell is due. */
  readonly forward: ForwardRmDue;
  /** Those of them that these rules look at. */
  readonly uses: readonly LiveRate[];
  get(key: LiveRate): number;
  /** From now on; ACR stays as it is. */
  set(key: LiveRate, value: number): void;
  /** When ACR rises on its own, whatever is sent until then; Infinity: it does not. */
  readonly recoversAt: Picoseconds;
  /** It is that time. */
  recover(now: Picoseconds): void;
  /** A backward RM cell has come home. @param bn made by a switch: no answer to a forward RM cell */
  backward(ci: boolean, ni: boolean, bn: boolean, er: CellsPerSecond, now: Picoseconds): void;
}
