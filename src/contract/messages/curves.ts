/**
 * The function by which a discard policy decides, as data for a plot: sampled lines, the parameters that are handles
 * on it, and, with every batch, where the port is on it.
 */
export interface PolicyCurve {
  readonly meaning: CurveMeaning;
  readonly x: CurveAxis;
  readonly y: CurveAxis;
  readonly lines: readonly CurveLine[];
  readonly handles: readonly CurveHandle[];
}

/**
 * What y says. `probability`: of meeting the measure, 1 for always; `limit`: the most that is let in, above it is refused;
 * `amount`: how much is thrown away; `state`: 1 while it holds, one line for each way it changes.
 */
export type CurveMeaning = 'probability' | 'limit' | 'amount' | 'state';

export interface CurveAxis {
  /** `average queue`, `share of the queue`. */
  readonly label: string;
  /** `cells`; empty for a number without unit. Probabilities and shares are plain numbers, 1 for all. */
  readonly unit: string;
  readonly min: number;
  readonly max: number;
}

/** Points joined by straight lines, x never falling; two points of one x are a jump. */
export interface CurveLine {
  /** `a cell`, `a packet of 192 cells`. */
  readonly label: string;
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/**
 * A parameter that may be dragged along one axis. Its value is its coordinate on that axis; the other coordinate says
 * where the grip sits. Name, range and help are in the catalogue.
 */
export interface CurveHandle {
  readonly parameter: string;
  readonly along: 'x' | 'y';
  readonly x: number;
  readonly y: number;
}

/** Where the port, or a VC of it, is on the curve. y may be beyond the axis: a share has no limit. */
export interface OperatingPoint {
  readonly x: number;
  readonly y: number;
  /** Id of a VC; null for the port as a whole. */
  readonly vc: number | null;
}

/** A number out of a policy's memory. */
export interface Gauge {
  /** As its rule calls it: `average`, `paused until`. */
  readonly name: string;
  readonly label: string;
  /** `ps`: a simulated time. */
  readonly unit: 'cells' | 'ps' | '';
  readonly value: number;
}

/** What moves although no parameter is touched; the shown port's, with every batch. */
export interface PolicyLive {
  readonly port: string;
  readonly policy: string;
  readonly points: readonly OperatingPoint[];
  readonly gauges: readonly Gauge[];
  /**
   * VCs whose packet is being refused, or whose next one would be at its first cell if it arrived now. Empty unless the page
   * has asked for it (`predictDrops`), and if more than 20 VCs cross the network.
   */
  readonly wouldDropNext: readonly number[];
}
