import type { AlgorithmDefinition, PortView, RateExplanation } from './algorithm.ts';
import type { RmCell } from './rmCell.ts';

/** What a probe may read of the rate control of a port. */
export interface ProbedRates {
  readonly info: AlgorithmDefinition;
  readonly view: PortView;
  explain(cell: RmCell): RateExplanation;
}

/** Listens to the rate control of a port, by the methods that it has. Times are picoseconds. */
export interface RateProbe {
  /** The rate that the algorithm would give has changed, cells/s. @param isFirst it had none before */
  onRate?(now: number, rate: number, isFirst: boolean): void;
  /** Called when a variable of the algorithm has changed. @param place in `SAMPLED_VARIABLES`; NaN: the algorithm no longer has it */
  onVariable?(now: number, place: number, value: number): void;
  /** How the algorithm regards a VC. @param vc its index; @param state place in `ALGORITHM_STATES` */
  onState?(now: number, vc: number, state: number): void;
  /**
   * An RM cell has come to the port; the algorithm is about to act. The port then meets RM cells one by one.
   * @returns called with the line of the algorithm once it has acted; null: the cell is not followed
   */
  onRm?(control: ProbedRates, cell: RmCell, serial: number): ((line: number) => void) | null;
  /** The switch makes an RM cell for the source of a VC. @param vc its index */
  onNotice?(control: ProbedRates, vc: number, line: number): void;
}

/** Those of one port. */
export interface RateProbes {
  readonly list: readonly RateProbe[];
  /** Some probe follows RM cells. */
  readonly rm: boolean;
}
