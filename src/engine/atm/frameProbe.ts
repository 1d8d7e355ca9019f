import type { FrameFateValue } from '../../contract/index.ts';

/** The parts of a flow (flow.ts) that a probe may read. */
export interface ProbedFlow {
  readonly seq: Float64Array;
  readonly bytes: Int32Array;
  readonly sentAt: Float64Array;
  readonly next: number;
  readonly furthest: number;
  slot(frame: number): number;
  directionOf(frame: number): number;
}

/** Observes each frame of a flow at the time of its events. A flow with a probe is sent and received frame by frame. */
export interface FrameProbe {
  /** Called when a frame has been added to the flow. */
  onSent(flow: ProbedFlow, frame: number): void;
  /** Called when a frame can no longer be delivered. @param place id of the port, link or node */
  onLost(flow: ProbedFlow, frame: number, now: number, place: string, fate: FrameFateValue): void;
  /** Called when a complete frame has been reassembled at a host. */
  onDelivered(flow: ProbedFlow, frame: number, now: number): void;
}
