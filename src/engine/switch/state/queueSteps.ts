/** Most steps that are told at a time. */
export const MOST_STEPS = 256;

/** Steps of a queue, one after the other: when it changed, and how long it was then. */
export interface QueueSteps {
  readonly time: Float64Array;
  readonly queue: Int32Array;
}
