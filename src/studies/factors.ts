/** What is run for a cell: of table, column and row together. */
export interface Factors {
  /** Id of the network, in `scenarios`; the row's before the column's before the table's. */
  readonly scenario?: string;
  /** Paths and values as with `sim -- run --set`: the table's, then the column's, then the row's. */
  readonly settings?: Settings;
}

export type Settings = readonly (readonly [path: string, value: string])[];
