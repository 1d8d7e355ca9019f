import type { FrameFateValue } from '../../contract/index.ts';

/** What a listener may know of a flow (flow.ts). */
export interface WatchedFlow {
  readonly seq: Float64Array;
  readonly bytes: Int32Array;
  readonly sentAt: Float64Array;
  readonly next: number;
  readonly furthest: number;
  slot(frame: number): number;
  ownerOf(frame: number): number;
}

/** Hears what becomes of each frame of a flow. It must not change anything. */
export interface FrameWatch {
  /** The frame has just been added. */
  sent(flow: WatchedFlow, frame: number): void;
  /** It can no longer arrive. @param place id of the port, link or node */
  lost(flow: WatchedFlow, frame: number, now: number, place: string, fate: FrameFateValue): void;
  /** It is whole at the end of the flow that ends at a host. */
  arrived(flow: WatchedFlow, frame: number, now: number): void;
}
