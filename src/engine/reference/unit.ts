import { EFCI, FLOW_MASK, LAST_CELL } from '../atm/cell.ts';

/** What is sent in one piece: a cell of a frame, or a packet, which is the first and the last unit of its frame. */
export interface Unit {
  readonly flow: number;
  readonly frame: number;
  /** On the wire. */
  readonly bytes: number;
  /** It says that there is congestion on its way: EFCI of a cell. */
  ecn: boolean;
  readonly first: boolean;
  readonly last: boolean;
}

/** A unit as the words of the engine's cells, for those who read these. */
export const wordOf = ({ flow, last, ecn }: Unit): number =>
  (flow & FLOW_MASK) | (last ? LAST_CELL : 0) | (ecn ? EFCI : 0);
