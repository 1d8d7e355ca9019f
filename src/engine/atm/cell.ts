import { CELL_PAYLOAD } from '../../contract/index.ts';

/**
 * A cell is two 32-bit words: `meta` = flow in bits 0-13, the AAL5 last-cell mark, EFCI, RM and credit marks, and the number
 * of its frame within the flow. Whether it is a first cell is not in the header: ports remember it.
 */
export const FLOW_MASK = 0x3fff;
export const LAST_CELL = 0x4000;
/** Explicit forward congestion indication: set by a switch, kept to the destination. */
export const EFCI = 0x8000;
/** A resource management cell: forward on an even flow, backward on an odd one; its number replaces the frame. */
export const RM = 0x10000;
/** With RM: made by a switch on the way (BN). Its bits replace a number, CI 1 and NI 2. */
export const BACKWARD_NOTICE = 0x20000;
/** A credit cell of the flow, against its direction over one hop; the credits so far replace the frame. */
export const CREDIT = 0x40000;
/** With the AAL5 mark: the last cell of a frame without data, of a handshake or an acknowledgement; it ends no packet. */
export const EMPTY = 0x100000;

/** Cells one after the other, each in the same slot of three arrays: when it reaches where they are taken to, and its two words. */
export interface CellRecords {
  readonly time: Float64Array;
  readonly meta: Int32Array;
  readonly frame: Int32Array;
}

/** A ring of them, as large as a power of two. */
export interface CellRing extends CellRecords {
  readonly mask: number;
}

/** A VC has two flows: data (even) and acknowledgements (odd). */
export const dataFlow = (vcIndex: number): number => 2 * vcIndex;
export const ackFlow = (vcIndex: number): number => 2 * vcIndex + 1;
/** 1 for the last cell of a packet, a frame that carries data, else 0; without a branch, for counting. */
export const endsOfData = (meta: number): number => (meta >>> 14) & ~meta & ~(meta >>> 20) & 1;
export const isAckFlow = (flow: number): boolean => (flow & 1) === 1;

/** Cells of an AAL5 frame that carries `bytes` of IP datagram with `overhead` bytes of encapsulation and trailer. */
export const cellsOf = (bytes: number, overhead: number): number =>
  Math.ceil((bytes + overhead) / CELL_PAYLOAD);
