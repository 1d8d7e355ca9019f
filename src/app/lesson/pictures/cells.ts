import { CELLS_ROWS, type CellsPicture, type CellsRow } from '../../../lessons/pictures/cells.ts';

/** Bytes of a packet with all that is added to it, and the cells it is cut into. */
export function cutOf({ header, data, filler, check, perCell }: CellsPicture): {
  readonly bytes: number;
  readonly cells: number;
} {
  const bytes = header + data + filler + check;
  return { bytes, cells: bytes / perCell };
}

/** What the loss of one cell of a packet costs. */
export interface Loss {
  /** The loss of the last cell takes the next packet with it. */
  readonly isJoined: boolean;
  /** Cells that arrive and are thrown away. */
  readonly vain: number;
  /** Cells of the packets that are sent again. */
  readonly again: number;
}

/** @param lost from 0 @param cells of each packet */
export function lossOf(lost: number, cells: number): Loss {
  const isJoined = lost === cells - 1;
  const again = isJoined ? 2 * cells : cells;
  return { isJoined, vain: again - 1, again };
}

/** Whether a row is shown, where they are shown up to one. */
export const isRowShown = (upTo: CellsRow, row: CellsRow): boolean =>
  CELLS_ROWS.indexOf(row) <= CELLS_ROWS.indexOf(upTo);
