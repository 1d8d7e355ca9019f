import { CELL_BITS } from '../../../contract/index.ts';
import type { FrontPicture } from '../../../lessons/pictures/front.ts';

/** A hole in the queue. */
export interface Hole {
  /** Cells that leave before it. */
  readonly ahead: number;
  readonly leavesMs: number;
  /** How much sooner it leaves than one at the end of the queue. */
  readonly soonerMs: number;
}

/** @param group from 0 at the front of the queue; the last one is the cell that arrives */
export function holeIn({ cells, groups, rateMbps }: FrontPicture, group: number): Hole {
  const ahead = (group * cells) / groups;
  const ms = (count: number): number => (count * CELL_BITS) / (rateMbps * 1_000);
  return { ahead, leavesMs: ms(ahead), soonerMs: ms(cells - ahead) };
}
