import type { Remark } from '../remarks/index.ts';
import type { Picoseconds } from '../units.ts';

/** Fate of a frame. */
export const FrameFate = {
  underWay: 0,
  /** Whole, at the other end of the VC. */
  arrived: 1,
  /** It lost its first cell at an output port, or found no free place at a router. */
  lostAtPort: 2,
  /** It lost its first cell on a link. */
  lostOnLink: 3,
  /** It reached the end of reassembly joined to a frame that had lost its last cell. */
  mergedWithDamaged: 4,
  /** The rate-controlled source of its VC had no free place for it: no cell of it was sent. */
  refusedAtSource: 5,
} as const;
export type FrameFateValue = (typeof FrameFate)[keyof typeof FrameFate];

/** Frames of one VC in both directions, ascending in the time they were sent. */
export interface FrameColumns {
  /** Time at which its host handed the frame to the access link, picoseconds. */
  readonly sent: Float64Array;
  /** Time at which its last cell arrived or its first one was lost; NaN while it is under way. */
  readonly ended: Float64Array;
  /** First byte of the data, or the acknowledgement number; `-1 - n` belongs to the handshake before byte n. */
  readonly number: Float64Array;
  /** Bytes of data; 0 for an acknowledgement. */
  readonly bytes: Int32Array;
  /** 1 for a frame from the destination back to the source. */
  readonly ack: Uint8Array;
  /** 1 for data sent before, or an acknowledgement number equal to that of the frame before. */
  readonly again: Uint8Array;
  /** Code of `FrameFate`. */
  readonly fate: Uint8Array;
  /** Index into `places` of the place of the loss; 65535 = not lost. */
  readonly place: Uint16Array;
  /** Ids of ports, links (`S1>S2`) and nodes. */
  readonly places: readonly string[];
}

/** Frames of a VC that were under way at some time from `from` to `to`. */
export interface FramesReport {
  readonly type: 'frames';
  readonly id: number;
  readonly vc: number;
  readonly from: Picoseconds;
  readonly to: Picoseconds;
  /** Null with more frames than a reader could distinguish (ask for a shorter range), or for the reason in `message`. */
  readonly frames: FrameColumns | null;
  readonly message: Remark | null;
}
