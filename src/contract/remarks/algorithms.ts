import type { NoValues } from '../message.ts';
import type { Cells, CellsPerSecond } from '../units.ts';

interface Average {
  /** NaN for the first value. */
  readonly before: CellsPerSecond;
  readonly after: CellsPerSecond;
}

/** Explanations by ABR algorithms of their decision on an RM cell: half sentences without a full stop. */
export interface AlgorithmRemarks {
  /** `way`: null for both. */
  readonly passUntouched: { readonly way: 'forward' | 'backward' | null };
  readonly controlsNoRates: NoValues;
  readonly noRateKnownYet: NoValues;
  readonly vcNotMetYet: NoValues;

  readonly sendsItsOwn: { readonly queue: Cells; readonly qt: Cells };

  readonly belowLt: { readonly queue: Cells; readonly lt: Cells };
  readonly largestAverage: Average & { readonly max: CellsPerSecond };
  /** `fromHt`: every VC is slowed, because the queue has reached HT; null: it has not. */
  readonly pressed: {
    readonly queue: Cells;
    readonly lt: Cells;
    readonly fn: number;
    readonly ccr: CellsPerSecond;
    readonly bound: CellsPerSecond;
    readonly fromHt: Cells | null;
  };

  readonly queueCounts: { readonly queue: Cells };
  /** `mean`: null before the first interval. */
  readonly fuzzyRate: {
    readonly frc: number;
    readonly target: CellsPerSecond;
    readonly mean: {
      readonly queue: Cells;
      readonly level: string;
      readonly change: Cells;
      readonly trend: string;
    } | null;
  };

  /** `most`: the most that the port may grant, with its name if it has one. */
  readonly erIsWithin: {
    readonly er: CellsPerSecond;
    readonly most: CellsPerSecond;
    readonly name: 'advertised' | 'amax' | null;
  };
  readonly advertisedRate: {
    readonly advertised: CellsPerSecond;
    readonly bandwidth: CellsPerSecond;
    readonly vcs: number;
    readonly held: number;
    readonly taken: CellsPerSecond;
  };
  /** `most`: Amax, with what satisfied VCs leave of their equal shares, for each of `fellows` VCs; null: the equal share alone. */
  readonly equalShare: {
    readonly bandwidth: CellsPerSecond;
    readonly vcs: number;
    readonly most: { readonly rate: CellsPerSecond; readonly fellows: number } | null;
  };
  /** `left`: less than the fair rate, which is B / N; null: the fair rate itself. */
  readonly leftByOthers: {
    readonly vcs: number;
    readonly others: number;
    readonly fair: CellsPerSecond;
    readonly left: CellsPerSecond | null;
    readonly erMax: CellsPerSecond | null;
  };

  /** For an algorithm written as a rule. */
  readonly rateRuleFails: { readonly fault: string; readonly line: number };
  readonly rateRuleLeaves: { readonly because: string | null };
  readonly rateRuleLine: { readonly line: number; readonly because: string | null };
  readonly rateRuleMarks: {
    readonly way: 'forward' | 'backward' | null;
    readonly queue: Cells;
    readonly threshold: number;
    /** Name of the threshold, if it is a parameter. */
    readonly name: string | null;
  };
}
