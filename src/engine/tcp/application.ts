import type { Registered } from '../sim/state.ts';

/** What a TCP sender carries instead of being greedy: data that ends, one connection after the other. */
export interface Application {
  /** Everything with state of its own. */
  readonly components: readonly Registered[];
  /** From the opening of each connection so far to its last acknowledgement, picoseconds. */
  readonly times: readonly number[];
  /** A connection opens; returns the bytes it will carry. */
  begin(now: number): number;
  /** Everything is acknowledged; returns when the next connection opens on its own, Infinity for never. */
  finish(now: number): number;
}
