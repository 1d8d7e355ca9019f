import type { Calm } from '../switch/calm.ts';
import type { ArrivingCell, Verdict } from '../switch/discard/policy.ts';
import type { RunningRule } from './running.ts';

/** Where there is no cell: when parameters change. */
export const NO_CELL: ArrivingCell = {
  flow: 0,
  first: false,
  last: false,
  queue: 0,
  since: 0,
  now: 0,
  cellTime: 1,
};

/** A rule in a form that runs: made at build time for those built in, of closures for those that people write. */
export interface Execution {
  decide(rule: RunningRule, cell: ArrivingCell): Verdict;
  /** Null: a VC whose cell is lost to the shares of the buffer goes on the list. */
  readonly lost: ((rule: RunningRule, flow: number, now: number) => void) | null;
  /** Values of `let`, in their order, from the parameters before them in `values`. */
  derive(rule: RunningRule): void;
  /** Works out when the port need not ask, and the line that accepts then. */
  settle(rule: RunningRule, calm: Calm): void;
  /** The bounds depend on what the port remembers. */
  readonly moves: boolean;
}
