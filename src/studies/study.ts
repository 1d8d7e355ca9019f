/** A paper's tables as data: which runs fill them, what was printed. */
export interface Study {
  /** `000`: the number of the paper in this project. */
  readonly paper: string;
  readonly citation: string;
  /** What the paper leaves open, and what is taken here, in plain sentences. */
  readonly reading: readonly string[];
  readonly tables: readonly StudyTable[];
}

export interface StudyTable {
  readonly table: number;
  readonly caption: string;
  /** Id of the network, in `scenarios`. */
  readonly scenario: string;
  /** Seeds 1 to this number, as many runs as the paper made. */
  readonly seeds: number;
  readonly columns: readonly StudyColumn[];
  readonly rows: readonly StudyRow[];
  /** Computed as the paper did: packets of one cell train on the bottleneck, in the window of statistics. */
  readonly maximum: MaximumRule;
}

export interface StudyColumn {
  /** As printed: `EPD`. */
  readonly column: string;
  readonly policy: string;
  /** No reading tried reproduces the level: shown, but outside the deviation. */
  readonly open?: true;
}

export interface MaximumRule {
  readonly cellsPerPacket: number;
  /** Seconds of the window that was computed first. */
  readonly windowS: number;
  /** The paper scaled the truncated number of the short window to the long one. */
  readonly scale: number;
}

/** One printed line; null where our copy of the paper is illegible or has no entry. */
export interface StudyRow {
  readonly row: string;
  readonly printed: readonly (number | null)[];
  readonly measure: Measure;
}

/** How a row is computed from the runs of its column. */
export type Measure =
  /** Packets of sessions `from` to `to` without duplicates, mean over the seeds. */
  | { readonly kind: 'packets'; readonly from: number; readonly to: number }
  /** Percent that the packets of these sessions gain over the column to the left. */
  | { readonly kind: 'improvement'; readonly from: number; readonly to: number }
  /** Standard deviation of the total over the seeds. */
  | { readonly kind: 'deviation' }
  /** Jain's index of the sessions' averages over the seeds. */
  | { readonly kind: 'fairness' }
  | { readonly kind: 'maximum' };

/** One cell, printed beside computed. Keys as in `reproduce --json` (docs/cli.md). */
export interface StudyCell {
  readonly paper: string;
  readonly table: number;
  readonly row: string;
  readonly column: string;
  readonly printed: number | null;
  readonly mean: number;
  /** Sample standard deviation over the seeds; of the row `standard deviation` its standard error. */
  readonly sd: number;
  readonly seeds: number;
}
