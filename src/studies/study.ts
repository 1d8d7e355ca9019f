import type { RunResults, TraceWish } from '../contract/index.ts';
import type { Factors, Settings } from './factors.ts';
import type { StudyFigure } from './figures/figure.ts';
import type { Reading } from './reading.ts';

export type { Settings } from './factors.ts';

/** Tables of a paper as data: the runs that fill them, the printed numbers, and the claims to judge. */
export interface Study {
  /** `000`: the number of the paper in this project. */
  readonly paper: string;
  readonly citation: string;
  /** Points that the paper leaves open, and how they are read here, in plain sentences. */
  readonly reading: readonly string[];
  readonly tables: readonly StudyTable[];
  /** In the order of the paper. */
  readonly figures: readonly StudyFigure[];
  readonly judgements: readonly Judgement[];
  /** Claims that no reading tried reproduces; they are judged nevertheless. */
  readonly disputed: readonly Judgement[];
  /** Results that no reading tried reproduces, with the likely cause. */
  readonly open: readonly string[];
}

export interface StudyTable extends Factors {
  /** Number in the paper: `1`, `4.2`. A study of a lost figure has a name: `load`. */
  readonly table: number | string;
  readonly caption: string;
  /** Uses seeds 1 to this number. */
  readonly seeds: number;
  /** Duration of runs as a share of the study's; absent: 1. Results of different scales cannot be compared. */
  readonly scale?: number;
  /** Readings of open points that differ from the study's. */
  readonly readings?: readonly Reading[];
  readonly columns: readonly StudyColumn[];
  readonly rows: readonly StudyRow[];
}

export interface StudyColumn extends Factors {
  /** Name as printed: `EPD`. */
  readonly column: string;
  /** No reading tried reproduces the level: shown, but excluded from deviations. */
  readonly open?: true;
}

/** One printed line; null where our copy of the paper is illegible or has no entry. */
export interface StudyRow extends Factors {
  readonly row: string;
  readonly printed: readonly (number | null)[];
  readonly measure: Measure;
  /** Decimals; default 0. */
  readonly digits?: number;
  /** Whether a relative deviation from the printed number is meaningful; default: if there are no decimals. */
  readonly relative?: boolean;
  readonly open?: true;
  /** Whether it is a count, which grows with the duration of a run: divided by the time scale. */
  readonly counted?: true;
}

export interface Spread {
  readonly mean: number;
  /** Sample standard deviation over the seeds. */
  readonly sd: number;
  /** Standard error of `mean`, where it is not sd / sqrt(seeds). */
  readonly error?: number;
}

/**
 * Computes a cell from its runs, one per seed. `left`: runs of the column to the left; null in the first column.
 * Returns null for an empty cell.
 */
export type Measure = (runs: readonly RunResults[], left: readonly RunResults[] | null) => Spread | null;

/** One run of a study. */
export interface Job {
  readonly scenario: string;
  readonly settings: Settings;
  readonly seed: number;
  /** Traces for a figure over time; absent: results, for a table. */
  readonly trace?: TraceWish;
}

/** One cell, printed and computed. Keys as in `reproduce --json` (docs/reference/cli.md). */
export interface StudyCell extends Spread {
  readonly paper: string;
  readonly table: number | string;
  readonly row: string;
  readonly column: string;
  readonly printed: number | null;
  readonly seeds: number;
  readonly scale: number;
}

/** Results of a study: its cells, and the runs behind them. */
export interface Outcome {
  readonly study: Study;
  /** Tables that were run. */
  readonly tables: readonly StudyTable[];
  readonly cells: readonly StudyCell[];
  /** By seed; empty if not run. */
  runs(table: number | string, row: string, column: string): readonly RunResults[];
  /** NaN if not run. */
  mean(table: number | string, row: string, column: string): number;
}

/** A claim of a paper, or of this simulator, with its judgement from the tables it needs. */
export interface Judgement {
  /** Unique in its paper. */
  readonly id: string;
  /** Place in the paper: `4.2.1`, `Table 4`. For a claim of ours: the place that it concerns. */
  readonly section: string;
  /** `paper`: the paper claims it at `section`. `ours`: a result of this simulator, which the paper does not claim. */
  readonly saidBy: 'paper' | 'ours';
  /** `must`: a correct engine reproduces it. `aim`: possible with the reading named. `open`: no reading tried reproduces it. */
  readonly level: 'must' | 'aim' | 'open';
  readonly tables: readonly (number | string)[];
  readonly statement: string;
  judge(outcome: Outcome): Finding;
  /** Whether it holds on average, if `judge` demands every seed. */
  onMean?(outcome: Outcome): boolean;
}

/** Whether a claim held. */
export interface Finding {
  readonly held: boolean;
  /** The numbers behind the finding. */
  readonly detail: string;
}
