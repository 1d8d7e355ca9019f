/** A node of a network, which runs independently up to the end of a lookahead window. */
export interface Node {
  readonly id: string;
  /** Time of its next event; Infinity for none. */
  readonly nextTime: number;
  /** Processes all events before `end`, in order of time. */
  run(end: number): void;
  /**
   * Lets the node defer work that no other node waits for, until `flushBatch`.
   * @param turnaround minimum time from an RM cell for a host to the arrival of its answer
   */
  beginBatch?(turnaround: number): void;
  /** Does the deferred work before `end`. */
  flushBatch?(end: number): void;
  /** Whether the node has to run to the time at which others start, even if it has no event before. */
  readonly needsPollingAtWindowEnd?: boolean;
}
