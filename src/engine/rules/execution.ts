import type { ArrivingCell, Verdict } from '../switch/discard/policy.ts';
import type { AcceptThreshold } from '../switch/transmit/acceptThreshold.ts';
import type { RunningRule } from './ruleInstance.ts';

/** Substitute for the cell when parameters change; the length of a unit is not known then. */
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
  /** Runs the hook; 0 if it makes no decision. @param cell to decide about; for a timer, the present state of the port */
  run(rule: RunningRule, cell: ArrivingCell): Verdict;
  /** For a timer: its period, picoseconds. */
  readonly period: ((rule: RunningRule) => number) | null;
}

/** The executable form of a rule: generated at build time for built-in rules, closures for rules that readers write. */
export interface Execution {
  decide(rule: RunningRule, cell: ArrivingCell): Verdict;
  /** In the order of the rule's hooks. */
  readonly hooks: readonly HookCode[];
  /** Computes the values of `let`, in their order, from the parameters before them in `values`. */
  derive(rule: RunningRule): void;
  /** Computes the conditions in which the port need not ask, and the line that accepts then. */
  updateAcceptThreshold(rule: RunningRule, acceptThreshold: AcceptThreshold): void;
  /** Whether the accept threshold depends on state of the rule. */
  readonly dependsOnState: boolean;
}
