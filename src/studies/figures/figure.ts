import type { Factors } from '../factors.ts';

/** A figure of a paper: curves over time out of runs, numbers out of tables, or formulas. */
export interface StudyFigure {
  /** As the paper counts: `4.3`, `5-1`. A figure without a number has a name: `geo`. */
  readonly figure: string;
  readonly caption: string;
  /** Where its points are: runs of these tables. */
  readonly tables?: readonly TablePart[];
  readonly runs?: readonly FigureRun[];
  readonly formulas?: readonly Formula[];
}

/** Lines of a table that a figure shows. */
export interface TablePart {
  readonly table: number | string;
  /** Those whose names match; left out: all. */
  readonly rows?: RegExp;
  /**
   * Groups `subject` and `quantity` of a name: a chart for each quantity, over its subjects. Left out: what comes
   * before a colon is the subject, what follows is the quantity.
   */
  readonly reads?: RegExp;
  /** Numbers in names only distinguish them: switches 1 to 3. */
  readonly areNames?: true;
  /** Lines without a number are levels, the same all along the axis. */
  readonly hasLevels?: true;
  /** The quantity, where names of lines do not say it: `throughput (%)`. */
  readonly shows?: string;
  /** Name of the axis below, where rows or columns do not say it: `buffer (cells)`. */
  readonly over?: string;
}

/** One run, drawn from one second to another. */
export interface FigureRun extends Factors {
  /** Unique in its figure: `RIF 1/64`; left out where there is one run. */
  readonly run?: string;
  readonly scenario: string;
  readonly fromS: number;
  readonly toS: number;
  readonly panels: readonly Panel[];
}

/** Curves with one axis. */
export interface Panel {
  /** `allowed cell rates`. */
  readonly panel: string;
  /** `cells`, `share of the link`. */
  readonly unit: string;
  readonly curves: readonly Curve[];
  /** A port: the panel shows when it loses cells of which VC. */
  readonly losses?: string;
  readonly levels?: readonly Level[];
}

export interface Curve {
  readonly name: string;
  /** As in `ChannelInfo.id`. */
  readonly channel: string;
  /** What counts as 1 on the axis; left out: one of the channel's unit. */
  readonly unitValue?: number;
}

/** A number that the paper's text states of the figure. */
export interface Level {
  readonly name: string;
  readonly value: number;
}

/** Curves that no run is needed for. */
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
