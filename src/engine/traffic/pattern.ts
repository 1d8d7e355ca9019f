import { PS_PER_SECOND } from '../../contract/index.ts';
import type { Registered } from '../sim/state.ts';

/** The times at which a source sends its units, in ascending order, whole picoseconds; Infinity = no more. */
export interface Pattern extends Registered {
  /** Begins the pattern at `start`; returns the time of the first unit. */
  begin(start: number): number;
  /** Time of the unit after the last returned one. */
  next(): number;
  /** Sends a unit every `gap` ps from `now` on; returns the new time of the last returned unit. Omitted if its rate cannot change. */
  retime?(now: number, gap: number): number;
  /** Components that register its state, other than the pattern itself. */
  readonly streams: readonly Registered[];
}

/** Picoseconds from unit to unit at this rate; Infinity for none. */
export const unitGap = (cellsPerSecond: number, unitCells: number): number =>
  (PS_PER_SECOND * unitCells) / cellsPerSecond;
