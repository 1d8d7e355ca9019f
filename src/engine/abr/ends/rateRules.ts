import type { CellsPerSecond, Picoseconds } from '../../../contract/index.ts';
import type { Registered } from '../../sim/state.ts';

/** Parameters that may change during a run. */
export const LIVE_RATES = ['rif', 'rdf', 'nrm', 'crm', 'cdf'] as const;
export type LiveRate = (typeof LIVE_RATES)[number];

/** When the next forward RM cell is due: after `afterCells` other cells, or after `afterMrmCells` if it leaves at `trmExpiry` or later. */
export interface ForwardRmDue {
  afterCells: number;
  afterMrmCells: number;
  trmExpiry: Picoseconds;
}

/** The rules by which the source of a VC sets its rate, by RM cells and by time. They do not send cells. */
export interface RateRules extends Registered {
  readonly pcr: CellsPerSecond;
  readonly mcr: CellsPerSecond;
  /** Allowed cell rate. */
  readonly acr: CellsPerSecond;
  /** Whether the next in-rate cell is a forward RM cell. */
  nextIsForwardRm(now: Picoseconds): boolean;
  /** Called just before an in-rate forward RM cell, which then carries ACR as CCR. */
  beforeForward(now: Picoseconds): void;
  forwardSent(now: Picoseconds): void;
  /** Whether the next data cell leaves with EFCI set. */
  readonly marksCell: boolean;
  /** Counts an in-rate cell other than a forward RM cell. */
  cellSent(): void;
  /** Whether `cellSent` never changes ACR. */
  readonly acrFixedBetweenRm: boolean;
  /** Counts `count` such cells at once; negative to take them back. Only valid, like `forwardRmDue`, if ACR is fixed between RM cells. */
  cellsSent(count: number): void;
  /** When the next forward RM cell is due. */
  readonly forwardRmDue: ForwardRmDue;
  /** Live parameters that these rules use. */
  readonly uses: readonly LiveRate[];
  get(key: LiveRate): number;
  /** Sets a parameter; ACR does not change. */
  set(key: LiveRate, value: number): void;
  /** Time at which ACR rises without feedback; Infinity for never. */
  readonly recoversAt: Picoseconds;
  /** Raises ACR at `recoversAt`. */
  recover(now: Picoseconds): void;
  /** Applies a backward RM cell that has returned. @param bn made by a switch, so not a response to a forward RM cell */
  backward(ci: boolean, ni: boolean, bn: boolean, er: CellsPerSecond, now: Picoseconds): void;
}
