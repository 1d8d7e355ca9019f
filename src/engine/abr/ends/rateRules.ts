import type { CellsPerSecond, Picoseconds } from '../../../contract/index.ts';
import type { Registered } from '../../sim/state.ts';

/** Parameters that may change while a run goes on. */
export const LIVE_RATES = ['rif', 'rdf', 'nrm', 'crm', 'cdf'] as const;
export type LiveRate = (typeof LIVE_RATES)[number];

/** The next forward RM cell is due after `afterCells` other cells, or after `afterMrmCells` if it leaves at `trmExpiry` or later. */
export interface ForwardRmDue {
  afterCells: number;
  afterMrmCells: number;
  trmExpiry: Picoseconds;
}

/** The rules by which the source of a VC sets its rate, on RM cells and on time. They send nothing themselves. */
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
  /** `cellSent` never changes ACR. */
  readonly acrFixedBetweenRm: boolean;
  /** Counts `count` such cells at once; below 0 it takes them back. Only if ACR is fixed between RM cells, as is `forwardRmDue`. */
  cellsSent(count: number): void;
  /** When the next forward RM cell is due. */
  readonly forwardRmDue: ForwardRmDue;
  /** Those of them that these rules look at. */
  readonly uses: readonly LiveRate[];
  get(key: LiveRate): number;
  /** From now on; ACR stays as it is. */
  set(key: LiveRate, value: number): void;
  /** When ACR rises on its own, whatever is sent until then; Infinity: it does not. */
  readonly recoversAt: Picoseconds;
  /** Raises ACR at `recoversAt`. */
  recover(now: Picoseconds): void;
  /** Applies a backward RM cell that has returned. @param bn made by a switch: no answer to a forward RM cell */
  backward(ci: boolean, ni: boolean, bn: boolean, er: CellsPerSecond, now: Picoseconds): void;
}
