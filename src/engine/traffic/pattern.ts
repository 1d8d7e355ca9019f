import { PS_PER_SECOND } from '../../contract/index.ts';
import type { Registered } from '../sim/state.ts';

/** When a source sends its units. Times never fall; Infinity = no more. Whole picoseconds. */
export interface Pattern extends Registered {
  /** The source starts at `start`: time of its first unit. */
  begin(start: number): number;
  /** Time of the unit after the one given last. */
  next(): number;
  /** From `now` on a unit every `gap` picoseconds; left out: its rate does not change. Returns when the unit given last is due. */
  retime?(now: number, gap: number): number;
  /** Everything with state of its own apart from the pattern itself. */
  readonly streams: readonly Registered[];
}

/** Picoseconds from unit to unit at this rate; Infinity for none. */
export const unitGap = (cellsPerSecond: number, unitCells: number): number =>
  (PS_PER_SECOND * unitCells) / cellsPerSecond;
