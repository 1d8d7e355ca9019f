import type { RmCell } from '../abr/rmCell.ts';
import { BACKWARD_NOTICE, CREDIT, EFCI, FLOW_MASK, LAST_CELL, RM } from '../atm/cell.ts';

/** What a cell carries that belongs to no frame: an RM cell, a switch's notice of congestion (BN, CI), credits so far. */
export type Control =
  | { readonly kind: 'rm'; readonly cell: RmCell }
  | { readonly kind: 'notice' }
  | { readonly kind: 'credit'; readonly count: number };

/** What is sent in one piece: a cell, or a packet, which is the first and the last unit of its frame. */
export interface SentUnit {
  /** Of RM cells on their way back the flow of the acknowledgements; of credits that of the data that they are for. */
  readonly flow: number;
  readonly frame: number;
  /** On the wire. */
  readonly bytes: number;
  /** It says that there is congestion on its way: EFCI of a cell. */
  ecn: boolean;
  /** The last one of its frame. */
  readonly last: boolean;
  /** Null: it is part of a frame. */
  readonly control: Control | null;
}

const BITS = { rm: RM, notice: RM | BACKWARD_NOTICE, credit: CREDIT } as const;

/** A unit as the words of the engine's cells, for those who read these. */
export const wordOf = ({ flow, last, ecn, control }: SentUnit): number =>
  (flow & FLOW_MASK) |
  (last ? LAST_CELL : 0) |
  (ecn ? EFCI : 0) |
  (control === null ? 0 : BITS[control.kind]);

/** A frame in so many units of the same size. @param bytes of each, on the wire */
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
