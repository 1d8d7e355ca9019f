/** A thing with a clock of its own: it may run ahead to the end of a window on its own. */
export interface Node {
  readonly id: string;
  /** When it next has something to do; Infinity for never. */
  readonly nextTime: number;
  /** Does everything due before `end`, in order of time. */
  run(end: number): void;
  /** From now on it may put off what nothing else waits for. */
  beginBatch?(answer: number): void;
  /** What has been put off is done up to `end`, unless the others have not come so far. */
  settle?(end: number): void;
  /** It has to be run to wherever the others start from, though it has nothing to do before. */
  readonly needsPollingAtWindowEnd?: boolean;
}
