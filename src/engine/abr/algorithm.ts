import type {
  AlgorithmState,
  Cells,
  CellsPerSecond,
  EvaluatedLine,
  MechanismInfo,
  ParameterValues,
  Picoseconds,
  Remark,
  Seconds,
} from '../../contract/index.ts';
import type { Registered } from '../sim/state.ts';
import type { RmCell } from './rmCell.ts';

/**
 * The interface of ABR switch algorithms. There is one at every output port; it processes the forward RM cells of the
 * VCs that depart by the port, and their backward RM cells as they pass the switch the other way. It returns
 * the pseudo-code line that decided about each, and changes the cell by `lower`, `congested` and `hold`.
 * Rates are cells per second. One algorithm, one file; its line in `index.ts` makes it known everywhere.
 *
 * State lives in fields that `sim/state.ts` can copy: numbers, booleans, typed arrays, arrays of numbers.
 */
export interface RateAlgorithm extends Registered {
  /** Departing data cells get EFCI while more ABR cells than this wait; Infinity = never. */
  readonly efciAbove: Cells;
  /** Length of its measuring intervals; null for algorithms that measure nothing. */
  readonly interval: Interval | null;
  /** The rate that the port allows a VC now (MACR, fair share ...), cells/s; NaN while it has none. */
  readonly advertisedRate: number;
  /** Sets all parameters and the properties of the port; called again after every change. The state of the algorithm is kept. */
  configure(params: ParameterValues, port: PortFacts): void;
  /** A forward RM cell arrives at the port. */
  forward?(rm: RmCell, port: PortView): Line;
  /** A backward RM cell of a VC of this port passes the switch. */
  backward?(rm: RmCell, port: PortView): Line;
  /** A data cell of a VC arrives at the port. If the line is above 0, the port notifies its source by a backward RM cell (BN, CI). */
  data?(vc: number, port: PortView): Line;
  /** An interval is over; intervals without a cell are reported as well. */
  measured?(interval: IntervalMeasurements): void;
  /** Sets the bandwidth reserved for the MCRs of the VCs seen so far; rates in RM cells are those in excess (`fairness: mcrPlus`). */
  reserve?(reservedMcr: CellsPerSecond): void;
  /** Its variables of each VC, for step mode; VCs without RM cells so far are omitted. */
  table?(): readonly VcRow[];
  /** The state of a VC, as an index into `ALGORITHM_STATES`. */
  stateOf?(vc: number): number;
  /** Its other variables: `{ label: 'N', value: 3, unit: 'VCs' }`; always all of them, NaN if not known yet. */
  variables?(): readonly Variable[];
  /** Explains the effect of `forward` or `backward` (by `rm.forward`) on this cell now, without changing anything. */
  explain(rm: RmCell, port: PortView): RateExplanation;
}

/** Number of the pseudo-code line that decided; 0 if the algorithm does nothing. */
export type Line = number;

/** Properties of a port that only change with a call of `configure`. */
export interface PortFacts {
  /** Rate of the link, cells per second. */
  readonly capacity: number;
  /** Places for waiting cells. */
  readonly buffer: Cells;
  /** Whether VCs of classes above ABR also depart by it. */
  readonly hasHigherClasses: boolean;
}

/** State of a port at one instant. The object is reused: do not keep it. */
export interface PortView {
  now: Picoseconds;
  /** Waiting ABR cells, without the present cell and the cell on the wire. */
  queue: Cells;
}

/** An interval ends after `ps`, or with the `cells`-th ABR cell if that comes first (Infinity = by time alone). */
export interface Interval {
  readonly ps: Picoseconds;
  readonly cells: Cells;
}

/** Measurements of a port in one interval. The object is reused: do not keep it. */
export interface IntervalMeasurements {
  now: Picoseconds;
  duration: Seconds;
  /** Data and forward RM cells of ABR VCs that arrived at the port. */
  abrCells: Cells;
  /** Cells of the classes above ABR that arrived. */
  higherCells: Cells;
  /** Number of ABR VCs with at least one cell in the interval. */
  active: number;
  /** By VC index: 1 for these VCs. */
  seen: Readonly<Uint8Array>;
  queue: Cells;
  /** Sum of the MCRs of these VCs if the algorithm works on rates in excess of MCR; else 0. */
  reservedMcr: CellsPerSecond;
}

export interface VcRow {
  /** Index of the VC. */
  readonly vc: number;
  /** One of `ALGORITHM_STATES`; empty if the algorithm has no states. */
  readonly state: AlgorithmState;
  readonly variables: readonly Variable[];
}

export interface Variable {
  readonly label: string;
  readonly value: number;
  /** `cells/s`, `cells`, `VCs` or `ms`; `VC` if the value is the index of a VC; empty for a number without unit. */
  readonly unit: string;
}

export interface RateExplanation {
  readonly evaluated: readonly EvaluatedLine[];
  /** Half a sentence without a full stop, numbers to be set bold in `**`: `Q **73** is between LT 50 and HT 100`. */
  readonly reason: Remark;
}

export interface AlgorithmDefinition extends MechanismInfo {
  /** Name of `advertisedRate`: `MACR`, `fair share`; empty if it has none. */
  readonly readingLabel: string;
  /** Set if it ignores MCRs above an equal share, so that its rates can add up to more than the bandwidth (`rateNotes`). */
  readonly canOversubscribeWithMcr?: true;
  /** @param vcs number of VCs of the run */
  create(vcs: number): RateAlgorithm;
}

export { pseudoCode } from '../pseudoCode.ts';
