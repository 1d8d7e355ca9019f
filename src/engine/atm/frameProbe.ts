import type { FrameFateValue } from '../../contract/index.ts';

/** What a probe may read of a flow (flow.ts). */
export interface ProbedFlow {
  readonly seq: Float64Array;
  readonly bytes: Int32Array;
  readonly sentAt: Float64Array;
  readonly next: number;
  readonly furthest: number;
  slot(frame: number): number;
  ownerOf(frame: number): number;
}

/** Listens to what becomes of each frame of a flow, in its instant: a flow with a probe is sent and received frame by frame. */
export interface FrameProbe {
  /** The frame has just been added. */
  onSent(flow: ProbedFlow, frame: number): void;
  /** It can no longer arrive. @param place id of the port, link or node */
  onLost(flow: ProbedFlow, frame: number, now: number, place: string, fate: FrameFateValue): void;
  /** It is whole at the end of the flow that ends at a host. */
  onDelivered(flow: ProbedFlow, frame: number, now: number): void;
}
