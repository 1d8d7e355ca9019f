import { CELLS_ROWS, type CellsPicture, type CellsRow } from '../../../lessons/pictures/cells.ts';

/** Bytes of a packet with everything added to it, and the number of cells it is cut into. */
export function cutOf({ header, data, filler, check, perCell }: CellsPicture): {
  readonly bytes: number;
  readonly cells: number;
} {
  const bytes = header + data + filler + check;
  return { bytes, cells: bytes / perCell };
}

/** Cost of losing one cell of a packet. */
export interface Loss {
  /** Whether the packet is joined with the next one, which is lost too: only if the last cell is lost. */
  readonly isJoined: boolean;
  /** Number of cells that arrive but are discarded. */
  readonly vain: number;
  /** Number of cells of the packets that are sent again. */
  readonly again: number;
}

/** @param lost index from 0 @param cells of each packet */
export function lossOf(lost: number, cells: number): Loss {
  const isJoined = lost === cells - 1;
  const again = isJoined ? 2 * cells : cells;
  return { isJoined, vain: again - 1, again };
}

/** Whether a row is shown, where rows are shown up to `upTo`. */
export const isRowShown = (upTo: CellsRow, row: CellsRow): boolean =>
  CELLS_ROWS.indexOf(row) <= CELLS_ROWS.indexOf(upTo);
