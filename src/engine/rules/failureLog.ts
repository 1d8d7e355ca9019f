import type { RuleHead } from '../../rules/tree.ts';
import type { StateIo } from '../sim/state.ts';
import type { LineFailure } from '../switch/discard/policy.ts';
import type { NotANumber } from './ruleInstance.ts';
import { faultWords } from './ruleRuntimeError.ts';

const NONE: readonly LineFailure[] = [];

/** Lines of a rule that failed with a value that is not a number, and the time of the first failure of each. Its fields are state. */
export class FailureLog {
  /** Time of the first failure by line, picoseconds; -1 = never. */
  readonly times: Float64Array;
  /** Dividend if the failure was a division by 0; NaN for any other. */
  readonly dividends: Float64Array;
  private readonly rule: Pick<RuleHead, 'short'>;

  constructor(rule: RuleHead) {
    const lines = (rule.lines.at(-1)?.number ?? 0) + 1;
    this.rule = rule;
    this.times = new Float64Array(lines).fill(-1);
    this.dividends = new Float64Array(lines);
  }

  state(io: StateIo): void {
    for (const values of [this.times, this.dividends]) io.array(values);
  }

  /** Notes a failure. @returns whether it is the first one of its line */
  note({ line, dividend }: NotANumber, now: number): boolean {
    if (this.times[line]! >= 0) return false;
    this.times[line] = now;
    this.dividends[line] = dividend;
    return true;
  }

  get list(): readonly LineFailure[] {
    if (this.times.every((time) => time < 0)) return NONE;
    return [...this.times.keys()]
      .filter((line) => this.times[line]! >= 0)
      .map((line) => ({
        rule: this.rule.short,
        line,
        time: this.times[line]!,
        words: faultWords(this.dividends[line]!),
      }))
      .sort((a, b) => a.time - b.time);
  }
}
