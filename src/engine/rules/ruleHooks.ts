import type { Picoseconds } from '../../contract/index.ts';
import type { HookName, RuleHead } from '../../rules/tree.ts';
import type { StateIo } from '../sim/state.ts';
import type {
  ArrivingCell,
  Explanation,
  Names,
  PolicyTimersAndDepartures,
  Verdict,
} from '../switch/discard/policy.ts';
import { type HookCode, NO_CELL } from './execution.ts';
import { ruleReader } from './reader.ts';
import type { RunningRule } from './ruleInstance.ts';
import { RuleRuntimeError } from './ruleRuntimeError.ts';

/** Whether a rule has timers or judges departing cells, which the port has to support. */
export const hasRuntimeHooks = ({ hooks }: RuleHead): boolean => hooks.some(({ on }) => on !== 'loss');

/** The hooks of a rule at a port: its timers, and its decisions about departing cells. */
export class RuleHooks implements PolicyTimersAndDepartures {
  /** Due time of each timer; Infinity for never. */
  readonly times: Float64Array;
  /** Minimum time between two expiries of a timer. */
  private least: Picoseconds = 1;
  private readonly rule: RunningRule;
  private readonly updateAcceptThreshold: () => void;
  private readonly timers: readonly HookCode[];
  /** Pseudo-code lines of the timers. */
  private readonly lines: readonly number[];
  private readonly departure: HookCode | null;

  /** @param updateAcceptThreshold called after the state of the rule may have changed */
  constructor(rule: RunningRule, codes: readonly HookCode[], updateAcceptThreshold: () => void) {
    const of = (name: HookName): readonly HookCode[] =>
      codes.filter((_, i) => rule.rule.hooks[i]?.on === name);
    this.rule = rule;
    this.updateAcceptThreshold = updateAcceptThreshold;
    this.timers = of('timer');
    this.lines = rule.rule.hooks.filter(({ on }) => on === 'timer').map(({ line }) => line);
    this.departure = of('departure')[0] ?? null;
    this.times = new Float64Array(this.timers.length).fill(Number.POSITIVE_INFINITY);
  }

  state(io: StateIo): void {
    io.array(this.times);
  }

  get due(): Picoseconds {
    let first = Number.POSITIVE_INFINITY;
    for (const time of this.times) first = Math.min(first, time);
    return first;
  }

  begin(now: Picoseconds, least: Picoseconds): void {
    this.least = least;
    this.times.forEach((time, i) => {
      this.times[i] = Math.min(time, now + this.periodOf(i, now));
    });
  }

  stop(): void {
    this.times.fill(Number.POSITIVE_INFINITY);
  }

  onTimer(cell: ArrivingCell): void {
    const i = this.times.indexOf(this.due);
    this.timers[i]!.run(this.rule, cell);
    this.updateAcceptThreshold();
    this.times[i]! += this.periodOf(i, cell.now);
  }

  onDeparture(cell: ArrivingCell): Verdict {
    if (this.departure === null) return 0;
    const verdict = this.departure.run(this.rule, cell);
    this.updateAcceptThreshold();
    return verdict;
  }

  explainDeparture(cell: ArrivingCell, names: Names): Explanation | null {
    return this.departure === null ? null : ruleReader().explainHook(this.rule, cell, names, 'departure');
  }

  /** Period in whole picoseconds; Infinity if it is not a number. */
  private periodOf(i: number, now: Picoseconds): Picoseconds {
    const time = this.timers[i]!.period?.(this.rule) ?? Number.NaN;
    if (!Number.isNaN(time)) return Math.max(this.least, Math.floor(time));
    this.rule.failed({ ...NO_CELL, now }, new RuleRuntimeError(this.lines[i]!));
    return Number.POSITIVE_INFINITY;
  }
}
