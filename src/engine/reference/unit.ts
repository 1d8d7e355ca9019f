import type { RmCell } from '../abr/rmCell.ts';
import { BACKWARD_NOTICE, CREDIT, EFCI, FLOW_MASK, LAST_CELL, RM } from '../atm/cell.ts';

/** Content of a cell that belongs to no frame: an RM cell, a switch's notice of congestion (BN, CI), or the credits since the start. */
export type Control =
  | { readonly kind: 'rm'; readonly cell: RmCell }
  | { readonly kind: 'notice' }
  | { readonly kind: 'credit'; readonly count: number };

/** A unit on a link: a cell, or a packet, which is the first and the last unit of its frame. */
export interface SentUnit {
  /** For backward RM cells the flow of the acknowledgements; for credits the flow of the data that they are for. */
  readonly flow: number;
  readonly frame: number;
  /** Length on the wire. */
  readonly bytes: number;
  /** Congestion mark: EFCI of a cell. */
  ecn: boolean;
  /** Whether it is the last one of its frame. */
  readonly last: boolean;
  /** Null if it is part of a frame. */
  readonly control: Control | null;
}

const BITS = { rm: RM, notice: RM | BACKWARD_NOTICE, credit: CREDIT } as const;

/** A unit in the format of the engine's cells, for code that is shared with the engine. */
export const wordOf = ({ flow, last, ecn, control }: SentUnit): number =>
  (flow & FLOW_MASK) |
  (last ? LAST_CELL : 0) |
  (ecn ? EFCI : 0) |
  (control === null ? 0 : BITS[control.kind]);

/** Units of a frame, all of the same size. @param units their number; @param bytes of each, on the wire */
export const unitsOfFrame = (flow: number, frame: number, units: number, bytes: number): SentUnit[] =>
  Array.from({ length: units }, (_, place) => ({
    flow,
    frame,
    bytes,
    ecn: false,
    last: place === units - 1,
    control: null,
  }));

export const controlCell = (flow: number, control: Control, bytes: number): SentUnit => ({
  flow,
  frame: 0,
  bytes,
  ecn: false,
  last: false,
  control,
});
