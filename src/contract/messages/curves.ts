/**
 * Decision function of a discard policy as data for a plot: sampled lines, the parameters that can be dragged on it and, with
 * every batch, the operating point of the port.
 */
export interface PolicyCurve {
  readonly meaning: CurveMeaning;
  readonly x: CurveAxis;
  readonly y: CurveAxis;
  readonly lines: readonly CurveLine[];
  readonly handles: readonly CurveHandle[];
}

/**
 * Meaning of y. `probability`: of a discard or mark, 1 for always; `limit`: the most that is accepted, above it cells are refused;
 * `amount`: how much is discarded; `state`: 1 while it holds, one line for each transition.
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
 * A parameter that can be dragged along one axis. Its value is its coordinate on that axis; the other coordinate is the position
 * of the grip. Name, range and help are in the catalogue.
 */
export interface CurveHandle {
  readonly parameter: string;
  readonly along: 'x' | 'y';
  readonly x: number;
  readonly y: number;
}

/** Operating point of the port, or of a VC of it, on the curve. y may exceed the axis: a share has no limit. */
export interface OperatingPoint {
  readonly x: number;
  readonly y: number;
  /** Id of a VC; null for the port as a whole. */
  readonly vc: number | null;
}

/** A state variable of a policy. */
export interface Gauge {
  /** Name in its rule: `average`, `paused until`. */
  readonly name: string;
  readonly label: string;
  /** `ps`: a simulated time. */
  readonly unit: 'cells' | 'ps' | '';
  readonly value: number;
}

/** State of the policy of the shown port, with every batch. */
export interface PolicyLive {
  readonly port: string;
  readonly policy: string;
  readonly points: readonly OperatingPoint[];
  readonly gauges: readonly Gauge[];
  /**
   * VCs whose packet is being refused, or whose next one would be at its first cell if it arrived now. Empty unless the page
   * has asked for it (`predictDrops`), and with more than 20 VCs in the network.
   */
  readonly wouldDropNext: readonly number[];
}
