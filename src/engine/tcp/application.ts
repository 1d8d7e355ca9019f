import type { Registered } from '../sim/state.ts';

/** An application with finite data for a TCP sender that is not greedy: one connection after the other. */
export interface Application {
  /** Components that register its state. */
  readonly components: readonly Registered[];
  /** Duration of each connection so far, from its opening to its last acknowledgement, picoseconds. */
  readonly times: readonly number[];
  /** Called when a connection opens; returns the bytes to transfer. */
  begin(now: number): number;
  /** Called when all data are acknowledged; returns the time at which the next connection opens automatically, or Infinity. */
  finish(now: number): number;
}
