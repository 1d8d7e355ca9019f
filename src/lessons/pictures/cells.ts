import { choice, number } from '../values.ts';
import { pictureRule } from './pictureRule.ts';

/** Rows of the picture of cells, top to bottom. */
export const CELLS_ROWS = ['cut', 'missing', 'glued'] as const;
export type CellsRow = (typeof CELLS_ROWS)[number];

/** A packet as it is cut into cells, any of which the reader can lose. Bytes. */
export interface CellsPicture {
  readonly name: 'cells';
  readonly header: number;
  readonly data: number;
  /** Fills the last cell: with it and `check` the packet is whole cells long. */
  readonly filler: number;
  /** Length and checksum at the end of the last cell. */
  readonly check: number;
  readonly perCell: number;
  /** Up to which row it is shown: the packet that is cut, one with a missing cell, two of which the first has no end. */
  readonly rows: CellsRow;
  /** The same once the question of the step is answered. */
  readonly answered?: CellsRow;
}

/** More cells are no picture. */
const MOST_CELLS = 64;
const bytes = number(0, 65_535);

export const cells = pictureRule<CellsPicture>({
  settings: {
    header: bytes,
    data: bytes,
    filler: bytes,
    check: bytes,
    perCell: number(1, 65_535),
    rows: choice(CELLS_ROWS),
    answered: choice(CELLS_ROWS),
  },
  optional: ['answered'],
  together({ header, data, filler, check, perCell }) {
    const sum = header + data + filler + check;
    const count = sum / perCell;
    return Number.isInteger(count) && count >= 2 && count <= MOST_CELLS
      ? null
      : { value: `${sum} bytes`, expected: `2 to ${MOST_CELLS} whole cells of perCell bytes` };
  },
});
