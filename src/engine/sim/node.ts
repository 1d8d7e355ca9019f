/** A component of a network that runs by its own clock, up to the end of a lookahead window. */
export interface Node {
  readonly id: string;
  /** When it next has something to do; Infinity for never. */
  readonly nextTime: number;
  /** Does everything due before `end`, in order of time. */
  run(end: number): void;
  /**
   * Lets the node defer work that no other node waits for, until `flushBatch`.
   * @param turnaround the least time after an RM cell for a host until its answer may arrive
   */
  beginBatch?(turnaround: number): void;
  /** Does the deferred work before `end`. */
  flushBatch?(end: number): void;
  /** The node has to be run to the time at which others start, even if it has no event before. */
  readonly needsPollingAtWindowEnd?: boolean;
}
