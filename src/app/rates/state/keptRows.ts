import type { RatesReport } from '../../../contract/index.ts';

type Table = RatesReport['table'];

/** Most rows: a table of all VCs of a busy port takes longer to lay out than an animation frame lasts. */
export const MOST_ROWS = 16;

/** Rows of a long table around the followed VC, else the first ones. */
export function keptRows(table: Table, followed: number | null): Table {
  const at = table.findIndex(({ vc }) => vc === followed);
  const first = Math.min(at - MOST_ROWS / 2, table.length - MOST_ROWS);
  return table.slice(Math.max(0, first)).slice(0, MOST_ROWS);
}
