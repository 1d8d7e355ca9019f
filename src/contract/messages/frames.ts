import type { Remark } from '../remarks/index.ts';
import type { Picoseconds } from '../units.ts';

/** What has become of a frame. */
export const FrameFate = {
  underWay: 0,
  /** Whole, at the other end of the VC. */
  arrived: 1,
  /** It lost its first cell at an output port, or a router had no place for it. */
  lostAtPort: 2,
  /** It lost its first cell on a link. */
  lostOnLink: 3,
  /** It came to the end of reassembly glued to a frame that had lost its last cell. */
  mergedWithDamaged: 4,
  /** The source of its VC, which waits for its rate, had no place for it: it came to no link. */
  refusedAtSource: 5,
} as const;
export type FrameFateValue = (typeof FrameFate)[keyof typeof FrameFate];

/** Frames of one VC in both directions, ascending in the time they were sent. */
export interface FrameColumns {
  /** When its host handed the frame to the access link, picoseconds. */
  readonly sent: Float64Array;
  /** When its last cell arrived or its first one was lost; NaN while it is under way. */
  readonly ended: Float64Array;
  /** First byte of the data, or the acknowledgement number; `-1 - n` belongs to the handshake before byte n. */
  readonly number: Float64Array;
  /** Of data; 0 for an acknowledgement. */
  readonly bytes: Int32Array;
  /** 1 for a frame from the destination back to the source. */
  readonly ack: Uint8Array;
  /** 1 for data that were sent before, or an acknowledgement number that the frame before it had too. */
  readonly again: Uint8Array;
  /** FrameFate. */
  readonly fate: Uint8Array;
  /** Index into `places` of where it was lost; 65535 = not lost. */
  readonly place: Uint16Array;
  /** Ids of ports, links (`S1>S2`) and nodes. */
  readonly places: readonly string[];
}

/** The frames of a VC that were on their way at some time from `from` to `to`. */
export interface FramesReport {
  readonly type: 'frames';
  readonly id: number;
  readonly vc: number;
  readonly from: Picoseconds;
  readonly to: Picoseconds;
  /** Null: more than a reader could distinguish; ask for a shorter range. Or `message` says why. */
  readonly frames: FrameColumns | null;
  readonly message: Remark | null;
}
