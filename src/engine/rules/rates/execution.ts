import type { Cells, CellsPerSecond } from '../../../contract/index.ts';
import type { CheckedRule } from '../../../rules/tree.ts';
import type { Line, PortView, Variable } from '../../abr/algorithm.ts';
import { RmCell } from '../../abr/rmCell.ts';
import type { RuleInstance } from '../ruleInstance.ts';

/** An ABR algorithm that is a rule, at a port. Rates are cells/s. */
export interface RunningRates extends RuleInstance {
  readonly rule: CheckedRule;
  /** Present state of the port. */
  view: PortView;
  buffer: Cells;
  linkRate: CellsPerSecond;
  /** Measurements of the last interval: rates, VCs with cells (1 by VC index), and the sum of reserved MCRs. */
  abrRate: CellsPerSecond;
  higherRate: CellsPerSecond;
  activeVcs: number;
  reservedMcr: CellsPerSecond;
  readonly seen: Uint8Array;
  /** Whether an interval has ended. */
  hasMeasured: boolean;
  /** Advertised rate after the last block that ran; NaN for none. */
  advertisedRate: CellsPerSecond;
}

/** The RM cell that a block processes, with the deciding line; at the end of an interval a substitute. */
export interface MetCell {
  /** Index of its VC. */
  flow: number;
  rm: RmCell;
  /** The line that decides about the cell: the last with a sentence, else the first that acts on it; 0 for none. */
  line: Line;
}

/** Substitute if there is no RM cell. */
export const NO_RM_CELL = new RmCell();

export const metCell = (rm: RmCell, flow = rm.vc): MetCell => ({ flow, rm, line: 0 });

/** Runs a block; returns the line that decided. */
type RateCode = (rule: RunningRates, rm: RmCell) => Line;
type RateFormula = (rule: RunningRates) => number;

/** The executable form of an algorithm; null for blocks that it does not have. */
export interface RateExecution {
  readonly forward: RateCode | null;
  readonly backward: RateCode | null;
  /** The end of an interval. */
  readonly interval: ((rule: RunningRates, none: RmCell) => void) | null;
  /** Length of an interval, picoseconds, and number of ABR cells that end it earlier; 0 for time only. */
  readonly period: RateFormula | null;
  readonly intervalCellLimit: RateFormula | null;
  /** While more ABR cells than this wait, departing data cells get EFCI. */
  readonly marksAbove: RateFormula | null;
  /** Advertised rate of the port; NaN for none. */
  readonly advertisedRate: RateFormula | null;
  /** Other shown variables of the port and of a VC; NaN for those without a value. */
  variables(rule: RunningRates): readonly Variable[];
  readonly columns: ((rule: RunningRates, flow: number) => readonly Variable[]) | null;
  /** State of a VC, as an index into `ALGORITHM_STATES`. */
  readonly stateOf: ((rule: RunningRates, flow: number) => number) | null;
  /** Computes the values of `let`, in their order. */
  derive(rule: RunningRates): void;
}
