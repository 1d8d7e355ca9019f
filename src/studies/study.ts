import type { RunResults, TraceWish } from '../contract/index.ts';
import type { Factors, Settings } from './factors.ts';
import type { StudyFigure } from './figures/figure.ts';
import type { Reading } from './reading.ts';

export type { Settings } from './factors.ts';

/** A paper's tables as data: which runs fill them, what was printed, what must come out. */
export interface Study {
  /** `000`: the number of the paper in this project. */
  readonly paper: string;
  readonly citation: string;
  /** What the paper leaves open, and what is taken here, in plain sentences. */
  readonly reading: readonly string[];
  readonly tables: readonly StudyTable[];
  /** In the order of the paper. */
  readonly figures: readonly StudyFigure[];
  readonly judgements: readonly Judgement[];
  /** Claims that no reading tried reproduces, judged all the same. */
  readonly disputed: readonly Judgement[];
  /** What no reading tried reproduces, with its likely cause. */
  readonly open: readonly string[];
}

export interface StudyTable extends Factors {
  /** As the paper counts: `1`, `4.2`. A study of a lost figure has a name: `load`. */
  readonly table: number | string;
  readonly caption: string;
  /** Seeds 1 to this number. */
  readonly seeds: number;
  /** Runs are so long, as a share of what the study takes; left out: 1. Results of different scales have nothing to do with each other. */
  readonly scale?: number;
  /** Other answers than the study's to what the paper leaves open. */
  readonly readings?: readonly Reading[];
  readonly columns: readonly StudyColumn[];
  readonly rows: readonly StudyRow[];
}

export interface StudyColumn extends Factors {
  /** As printed: `EPD`. */
  readonly column: string;
  /** No reading tried reproduces the level: shown, but outside every deviation. */
  readonly open?: true;
}

/** One printed line; null where our copy of the paper is illegible or has no entry. */
export interface StudyRow extends Factors {
  readonly row: string;
  readonly printed: readonly (number | null)[];
  readonly measure: Measure;
  /** After the point; default 0. */
  readonly digits?: number;
  /** Whether a relative deviation from the printed number means something; default: with no digits. */
  readonly relative?: boolean;
  readonly open?: true;
  /** A count, which grows with the time of a run: on another time scale it is divided by that. */
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
 * How a cell is computed from its runs, one per seed. `left` are the runs of the column to the left; null
 * in the first column. Null: the cell is empty.
 */
export type Measure = (runs: readonly RunResults[], left: readonly RunResults[] | null) => Spread | null;

/** One run of a study. */
export interface Job {
  readonly scenario: string;
  readonly settings: Settings;
  readonly seed: number;
  /** What a figure over time shows of it; left out: its results, for a table. */
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

/** What a study gave: its cells, and the runs behind them. */
export interface Outcome {
  readonly study: Study;
  /** The tables that were run. */
  readonly tables: readonly StudyTable[];
  readonly cells: readonly StudyCell[];
  /** By seed; empty for what was not run. */
  runs(table: number | string, row: string, column: string): readonly RunResults[];
  /** NaN for what was not run. */
  mean(table: number | string, row: string, column: string): number;
}

/** A claim of a paper, or a result of ours, and how it is judged once the tables it needs were run. */
export interface Judgement {
  /** Unique in its paper. */
  readonly id: string;
  /** Of the paper: `4.2.1`, `Table 4`. For a claim of ours: the place that it is about. */
  readonly section: string;
  /** `paper`: the paper says it at `section`. `ours`: a result of this simulator, which the paper does not claim. */
  readonly saidBy: 'paper' | 'ours';
  /** `must`: a correct engine shows it. `aim`: reachable with the reading named. `open`: no reading tried shows it. */
  readonly level: 'must' | 'aim' | 'open';
  readonly tables: readonly (number | string)[];
  readonly statement: string;
  judge(outcome: Outcome): Finding;
  /** Whether it holds on average, where `judge` asks for every seed. */
  onMean?(outcome: Outcome): boolean;
}

/** Whether a claim held. */
export interface Finding {
  readonly held: boolean;
  /** The numbers behind it. */
  readonly detail: string;
}
