import type { Factors } from '../factors.ts';

/** A figure of a paper: curves over time out of runs, numbers out of tables, or formulas. */
export interface StudyFigure {
  /** Number in the paper: `4.3`, `5-1`. A figure without a number has a name: `geo`. */
  readonly figure: string;
  readonly caption: string;
  /** Tables whose runs are its points. */
  readonly tables?: readonly TablePart[];
  readonly runs?: readonly FigureRun[];
  readonly formulas?: readonly Formula[];
}

/** Lines of a table that a figure shows. */
export interface TablePart {
  readonly table: number | string;
  /** Rows whose names match; absent: all. */
  readonly rows?: RegExp;
  /**
   * Groups `subject` and `quantity` of a name: one chart per quantity, over its subjects. Absent: the subject is before a colon,
   * the quantity after it.
   */
  readonly reads?: RegExp;
  /** Numbers in names only distinguish them, as switches 1 to 3. */
  readonly areNames?: true;
  /** Lines without a number are levels, constant along the axis. */
  readonly hasLevels?: true;
  /** The quantity, if names of lines do not contain it: `throughput (%)`. */
  readonly shows?: string;
  /** Label of the horizontal axis, if rows or columns do not give it: `buffer (cells)`. */
  readonly over?: string;
}

/** One run, drawn over an interval of time. */
export interface FigureRun extends Factors {
  /** Unique in its figure: `RIF 1/64`; absent if there is one run. */
  readonly run?: string;
  readonly scenario: string;
  readonly fromS: number;
  readonly toS: number;
  readonly panels: readonly Panel[];
}

/** Curves that share an axis. */
export interface Panel {
  /** `allowed cell rates`. */
  readonly panel: string;
  /** `cells`, `share of the link`. */
  readonly unit: string;
  readonly curves: readonly Curve[];
  /** A port: the panel shows the times of its losses by VC. */
  readonly losses?: string;
  readonly levels?: readonly Level[];
}

export interface Curve {
  readonly name: string;
  /** Id as in `ChannelInfo.id`. */
  readonly channel: string;
  /** Value that is 1 on the axis; absent: the channel's unit. */
  readonly unitValue?: number;
}

/** A number that the text of the paper gives for the figure. */
export interface Level {
  readonly name: string;
  readonly value: number;
}

/** Curves computed without a run. */
export interface Formula {
  readonly panel: string;
  readonly unit: string;
  /** Name of the horizontal axis. */
  readonly over: string;
  readonly from: number;
  readonly to: number;
  readonly curves: readonly { readonly name: string; readonly of: (x: number) => number }[];
  readonly levels?: readonly Level[];
}
