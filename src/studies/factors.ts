/** Settings of the run for a cell: those of table, column and row together. */
export interface Factors {
  /** Id of the network in `scenarios`; the row's has priority over the column's, and that over the table's. */
  readonly scenario?: string;
  /** Paths and values as with `sim -- run --set`: the table's, then the column's, then the row's. */
  readonly settings?: Settings;
}

export type Settings = readonly (readonly [path: string, value: string])[];
