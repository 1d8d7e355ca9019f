import type { NoValues } from '../message.ts';
import type { Cells, CellsPerSecond } from '../units.ts';

interface Average {
  /** NaN: it begins. */
  readonly before: CellsPerSecond;
  readonly after: CellsPerSecond;
}

interface Thresholds {
  readonly queue: Cells;
  readonly lt: Cells;
  readonly ht: Cells;
}

/** Share of the rate aimed at that each VC which sent may have. */
interface EqualShare {
  readonly active: number;
  readonly fairShare: CellsPerSecond;
}

/** What ERICA allows a VC. */
type Allowed = EqualShare &
  (
    | { readonly is: 'noRise'; readonly ccr: CellsPerSecond }
    | { readonly is: 'target'; readonly target: CellsPerSecond }
    | { readonly is: 'share' }
    | { readonly is: 'own'; readonly rate: CellsPerSecond }
    | { readonly is: 'asBest'; readonly rate: CellsPerSecond }
  );

/** What ABR algorithms say of an RM cell: half sentences without a full stop. */
export interface AlgorithmRemarks {
  /** `way`: null for both. */
  readonly passUntouched: { readonly way: 'forward' | 'backward' | null };
  readonly controlsNoRates: NoValues;
  readonly noRateToldYet: NoValues;
  readonly vcNotMetYet: NoValues;

  readonly sendsItsOwn: { readonly queue: Cells; readonly qt: Cells };

  readonly averageGoes: Average & { readonly label: string };
  readonly belowLt: { readonly queue: Cells; readonly lt: Cells };
  /** `mean`: times RF, of MAX and MIN; null: one bit for every VC. */
  readonly veryCongested: Thresholds & { readonly mean: CellsPerSecond | null };
  readonly slightlyCongested: Thresholds & {
    readonly ccr: CellsPerSecond;
    readonly fair: CellsPerSecond;
    readonly fairIs: 'macr' | 'mean';
  };
  readonly largestAndSmallest: {
    readonly ccr: CellsPerSecond;
    readonly max: CellsPerSecond;
    readonly min: CellsPerSecond;
  };
  readonly largestAverage: Average & { readonly max: CellsPerSecond };
  /** `fromHt`: every VC is held, because the queue has come to HT; null: it has not. */
  readonly pressed: {
    readonly queue: Cells;
    readonly lt: Cells;
    readonly fn: number;
    readonly ccr: CellsPerSecond;
    readonly bound: CellsPerSecond;
    readonly fromHt: Cells | null;
  };

  readonly ccrNoted: { readonly ccr: CellsPerSecond };
  readonly answerRepeated: { readonly answer: CellsPerSecond };
  readonly loadUnknown: { readonly target: CellsPerSecond };
  /** `near`: the load is in the band; then VCs are distinguished. */
  readonly dividedByLaf: {
    readonly z: number;
    readonly band: number;
    readonly near: { readonly ccr: CellsPerSecond; readonly fairShare: CellsPerSecond } | null;
    readonly laf: number;
  };
  readonly ownOrFairShare: EqualShare & { readonly z: number; readonly own: CellsPerSecond };
  /** `delay`: in ERICA+, Tq in ms and what it makes of the target. */
  readonly ericaAllows: {
    readonly z: number;
    readonly delta: number;
    readonly delay: { readonly ms: number; readonly target: CellsPerSecond; readonly f: number } | null;
    readonly allowed: Allowed;
  };

  /** `z`: null before the first interval; `above`: the queue, and CQT which it is above. */
  readonly oneRateForAll: {
    readonly ers: CellsPerSecond;
    readonly z: number | null;
    readonly above: { readonly queue: Cells; readonly cqt: Cells } | null;
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

  /** `most`: what the port may hand out, by its name if it has one. */
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
  /** `most`: more than the equal share, for each of so many VCs; null: no more. */
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

  /** Of an algorithm that is written as a rule. */
  readonly rateRuleFails: { readonly fault: string; readonly line: number };
  readonly rateRuleLeaves: { readonly because: string | null };
  readonly rateRuleLine: { readonly line: number; readonly because: string | null };
  readonly rateRuleMarks: {
    readonly way: 'forward' | 'backward' | null;
    readonly queue: Cells;
    readonly threshold: number;
    /** Of the threshold, if it is a parameter. */
    readonly name: string | null;
  };
}
