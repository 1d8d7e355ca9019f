import type { ArrivingCell, Verdict } from '../switch/discard/policy.ts';
import type { AcceptThreshold } from '../switch/transmit/acceptThreshold.ts';
import type { RunningRule } from './ruleInstance.ts';

/** Where there is no cell: when parameters change. How many bytes a unit has is not known then. */
export const NO_CELL: ArrivingCell = {
  flow: 0,
  first: false,
  last: false,
  bytes: Number.NaN,
  queue: 0,
  since: 0,
  now: 0,
  cellTime: 1,
};

/** One of the hooks of a rule. */
export interface HookCode {
  /** 0 where it decides nothing. @param cell what it is about; for a timer the present port */
  run(rule: RunningRule, cell: ArrivingCell): Verdict;
  /** Of a timer: from one time to the next, picoseconds. */
  readonly period: ((rule: RunningRule) => number) | null;
}

/** A rule in a form that runs: made at build time for those built in, of closures for those that people write. */
export interface Execution {
  decide(rule: RunningRule, cell: ArrivingCell): Verdict;
  /** In the order of the rule's hooks. */
  readonly hooks: readonly HookCode[];
  /** Values of `let`, in their order, from the parameters before them in `values`. */
  derive(rule: RunningRule): void;
  /** Computes when the port need not ask, and the line that accepts then. */
  updateAcceptThreshold(rule: RunningRule, acceptThreshold: AcceptThreshold): void;
  /** The accept threshold depends on state of the rule. */
  readonly dependsOnState: boolean;
}
