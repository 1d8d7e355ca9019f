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
 * VCs that depart by the port, and their backward RM cells as they pass the switch the other way. It answers
 * each with the pseudo-code line that decided, and changes the cell by `lower`, `congested` and `hold`.
 * Rates are cells per second. One algorithm, one file; its line in `index.ts` makes it known everywhere.
 *
 * State lives in fields that `sim/state.ts` can copy: numbers, booleans, typed arrays, arrays of numbers.
 */
export interface RateAlgorithm extends Registered {
  /** Departing data cells get EFCI while more ABR cells than this wait; Infinity = never. */
  readonly efciAbove: Cells;
  /** When its measuring intervals end; null for algorithms that measure nothing. */
  readonly interval: Interval | null;
  /** The rate that the port allows a VC now (MACR, fair share ...), cells/s; NaN while it has none. */
  readonly advertisedRate: number;
  /** Every parameter, and the port; again after every change. Keeps what it has learned. */
  configure(params: ParameterValues, port: PortFacts): void;
  /** A forward RM cell comes to the port. */
  forward?(rm: RmCell, port: PortView): Line;
  /** A backward RM cell of a VC of this port passes the switch. */
  backward?(rm: RmCell, port: PortView): Line;
  /** A data cell of a VC comes to the port. A line above 0: the port notifies its source by a backward RM cell (BN, CI). */
  data?(vc: number, port: PortView): Line;
  /** An interval is over; intervals without a cell are reported as well. */
  measured?(interval: IntervalMeasurements): void;
  /** Sets the bandwidth reserved for the MCRs of the VCs seen so far; rates in RM cells are those in excess (`fairness: mcrPlus`). */
  reserve?(reservedMcr: CellsPerSecond): void;
  /** Its variables of each VC, for step mode; VCs without RM cells so far are left out. */
  table?(): readonly VcRow[];
  /** The state of a VC, as an index into `ALGORITHM_STATES`. */
  stateOf?(vc: number): number;
  /** Its other variables: `{ label: 'N', value: 3, unit: 'VCs' }`; always all of them, NaN if not known yet. */
  variables?(): readonly Variable[];
  /** What `forward` or `backward` (by `rm.forward`) would do with this cell now, explained; changes nothing. */
  explain(rm: RmCell, port: PortView): RateExplanation;
}

/** Number of the pseudo-code line that decided; 0 when the algorithm has nothing to say. */
export type Line = number;

/** What stays the same at a port between two calls of `configure`. */
export interface PortFacts {
  /** Of the link, cells per second. */
  readonly capacity: number;
  /** Places for waiting cells. */
  readonly buffer: Cells;
  /** VCs of classes above ABR depart by it, too. */
  readonly hasHigherClasses: boolean;
}

/** A port at one instant. Reused: read it, do not keep it. */
export interface PortView {
  now: Picoseconds;
  /** ABR cells that wait, before the cell at hand; the cell on the wire is not counted. */
  queue: Cells;
}

/** An interval ends after `ps`, or with the `cells`-th ABR cell if that comes first (Infinity = by time alone). */
export interface Interval {
  readonly ps: Picoseconds;
  readonly cells: Cells;
}

/** What a port saw in one interval. Reused: read it, do not keep it. */
export interface IntervalMeasurements {
  now: Picoseconds;
  duration: Seconds;
  /** Data and forward RM cells of ABR VCs that came to the port. */
  abrCells: Cells;
  /** Cells of the classes above ABR that came to it. */
  higherCells: Cells;
  /** ABR VCs with at least one cell among them. */
  active: number;
  /** By VC index: 1 for these. */
  seen: Readonly<Uint8Array>;
  queue: Cells;
  /** MCRs of those with a cell together, where rates are those beyond; else 0. */
  reservedMcr: CellsPerSecond;
}

export interface VcRow {
  /** Index of the VC. */
  readonly vc: number;
  /** One of `ALGORITHM_STATES`; empty where there is nothing to say. */
  readonly state: AlgorithmState;
  readonly variables: readonly Variable[];
}

export interface Variable {
  readonly label: string;
  readonly value: number;
  /** `cells/s`, `cells`, `VCs`, `ms`; `VC`: the value is the index of one; empty for a number without unit. */
  readonly unit: string;
}

export interface RateExplanation {
  readonly evaluated: readonly EvaluatedLine[];
  /** Half a sentence without a full stop, numbers to be set bold in `**`: `Q **73** is between LT 50 and HT 100`. */
  readonly reason: Remark;
}

export interface AlgorithmDefinition extends MechanismInfo {
  /** What `advertisedRate` is called: `MACR`, `fair share`; empty without one. */
  readonly readingLabel: string;
  /** It shares out the bandwidth as if no MCR were above an equal share: then its rates add up to more (`rateNotes`). */
  readonly canOversubscribeWithMcr?: true;
  /** @param vcs number of VCs of the run */
  create(vcs: number): RateAlgorithm;
}

export { pseudoCode } from '../pseudoCode.ts';
