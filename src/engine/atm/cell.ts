import { CELL_PAYLOAD } from '../../contract/index.ts';

/**
 * A cell is two 32-bit words: `meta` = flow in bits 0-13, the AAL5 last-cell mark, EFCI, RM and credit marks, and the number
 * of its frame within the flow. The header does not mark first cells: ports keep track of frames themselves.
 */
export const FLOW_MASK = 0x3fff;
export const LAST_CELL = 0x4000;
/** Explicit forward congestion indication: set by a switch, and not reset on the way to the destination. */
export const EFCI = 0x8000;
/** A resource management cell: forward on an even flow, backward on an odd one; its serial number replaces the frame. */
export const RM = 0x10000;
/** With RM: a cell made by a switch (BN). Its bits replace the serial number: CI = 1, NI = 2. */
export const BACKWARD_NOTICE = 0x20000;
/** A credit cell for the flow, sent against its direction over one hop; the number of credits since the start replaces the frame. */
export const CREDIT = 0x40000;
/** With `LAST_CELL`: the last cell of a frame without data (handshake or acknowledgement), which does not count as a packet. */
export const EMPTY = 0x100000;

/** A sequence of cells, each in one slot of three arrays: its arrival time and its two words. */
export interface CellRecords {
  readonly time: Float64Array;
  readonly meta: Int32Array;
  readonly frame: Int32Array;
}

/** A ring of cells, whose size is a power of two. */
export interface CellRing extends CellRecords {
  readonly mask: number;
}

/** A VC has two flows: data (even) and acknowledgements (odd). */
export const dataFlow = (vcIndex: number): number => 2 * vcIndex;
export const ackFlow = (vcIndex: number): number => 2 * vcIndex + 1;
/** 1 for the last cell of a packet (a frame with data), else 0; without a branch, for fast counting. */
export const endsOfData = (meta: number): number => (meta >>> 14) & ~meta & ~(meta >>> 20) & 1;
export const isAckFlow = (flow: number): boolean => (flow & 1) === 1;

/** Cells of an AAL5 frame that carries `bytes` of IP datagram with `overhead` bytes of encapsulation and trailer. */
export const cellsOf = (bytes: number, overhead: number): number =>
  Math.ceil((bytes + overhead) / CELL_PAYLOAD);
