import type { Cells, CellsPerSecond } from '../../../contract/index.ts';
import type { CheckedRule } from '../../../rules/tree.ts';
import type { Line, PortView, Variable } from '../../abr/algorithm.ts';
import { RmCell } from '../../abr/rmCell.ts';
import type { RuleInstance } from '../ruleInstance.ts';

/** An ABR algorithm that is a rule, at a port. Rates are cells/s. */
export interface RunningRates extends RuleInstance {
  readonly rule: CheckedRule;
  /** The port at this instant. */
  view: PortView;
  buffer: Cells;
  linkRate: CellsPerSecond;
  /** Of the last interval: what came, who sent (1 by VC), and the MCRs that are shared out before. */
  abrRate: CellsPerSecond;
  higherRate: CellsPerSecond;
  activeVcs: number;
  reservedMcr: CellsPerSecond;
  readonly seen: Uint8Array;
  /** An interval is over. */
  hasMeasured: boolean;
  /** What the port hands out as of the last block that ran; NaN while it has nothing. */
  advertisedRate: CellsPerSecond;
}

/** What its tree is about when it is carried out: an RM cell; at the end of an interval none. */
export interface MetCell {
  /** Index of its VC. */
  flow: number;
  rm: RmCell;
  /** The line that decides about it: the last that says something, else the first that acts on it; 0: none. */
  line: Line;
}

/** Where there is no RM cell. */
export const NO_RM_CELL = new RmCell();

export const metCell = (rm: RmCell, flow = rm.vc): MetCell => ({ flow, rm, line: 0 });

/** Returns the line that decided. */
type RateCode = (rule: RunningRates, rm: RmCell) => Line;
type RateFormula = (rule: RunningRates) => number;

/** An algorithm in a form that runs; null for blocks that it does not have. */
export interface RateExecution {
  readonly forward: RateCode | null;
  readonly backward: RateCode | null;
  /** The end of an interval. */
  readonly interval: ((rule: RunningRates, none: RmCell) => void) | null;
  /** How long an interval lasts, picoseconds, and with how many ABR cells it ends before; 0: by time alone. */
  readonly period: RateFormula | null;
  readonly intervalCellLimit: RateFormula | null;
  /** Data cells begin to leave with EFCI set while more ABR cells than this wait. */
  readonly marksAbove: RateFormula | null;
  /** What the port hands out; NaN while it has nothing. */
  readonly advertisedRate: RateFormula | null;
  /** What else it shows, of the port and of a VC; NaN while that is not there. */
  variables(rule: RunningRates): readonly Variable[];
  readonly columns: ((rule: RunningRates, flow: number) => readonly Variable[]) | null;
  /** How it regards a VC, as a place in `ALGORITHM_STATES`. */
  readonly stateOf: ((rule: RunningRates, flow: number) => number) | null;
  /** Values of `let`, in their order. */
  derive(rule: RunningRates): void;
}
