import type { AlgorithmDefinition, PortView, RateExplanation } from './algorithm.ts';
import type { RmCell } from './rmCell.ts';

/** The parts of a port's rate control that a probe may read. */
export interface ProbedRates {
  readonly info: AlgorithmDefinition;
  readonly view: PortView;
  explain(cell: RmCell): RateExplanation;
}

/** Listens to events of the rate control of a port; each method is optional. Times are picoseconds. */
export interface RateProbe {
  /** The advertised rate of the algorithm has changed, cells/s. @param isFirst whether it had none before */
  onRate?(now: number, rate: number, isFirst: boolean): void;
  /** A variable of the algorithm has changed. @param place index in `SAMPLED_VARIABLES` @param value NaN if it no longer exists */
  onVariable?(now: number, place: number, value: number): void;
  /** The state of a VC in the algorithm has changed. @param vc its index; @param state index in `ALGORITHM_STATES` */
  onState?(now: number, vc: number, state: number): void;
  /**
   * An RM cell has arrived at the port, and the algorithm is about to act. A port with such a probe takes RM cells one by one.
   * @returns a function that is called with the line of the algorithm once it has acted; null if the cell is not followed
   */
  onRm?(control: ProbedRates, cell: RmCell, serial: number): ((line: number) => void) | null;
  /** The switch makes an RM cell for the source of a VC. @param vc its index */
  onNotice?(control: ProbedRates, vc: number, line: number): void;
}

/** The probes of one port. */
export interface RateProbes {
  readonly list: readonly RateProbe[];
  /** Whether some probe follows RM cells. */
  readonly rm: boolean;
}
