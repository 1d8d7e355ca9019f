import type { PolicyInfo } from '../document/catalog.ts';
import type { Reason } from '../reasons/index.ts';
import type { Picoseconds } from '../units.ts';

/** An error in the text of a rule, with its place. Lines and columns count from 1; `from` and `to` are offsets in the text. */
export interface RuleSyntaxError {
  readonly line: number;
  readonly column: number;
  readonly from: number;
  readonly to: number;
  readonly reason: Reason;
}

/** Text for a result that is not a number, without a division by 0. */
export const NOT_A_NUMBER = 'NaN';

/** A line of a rule whose value was not a number at run time: its cells are then treated as by tail drop. */
export interface RuleFailure {
  readonly port: string;
  /** Short name of the rule. */
  readonly rule: string;
  readonly line: number;
  /** Time of the first failure. */
  readonly time: Picoseconds;
  /** `4 / 0`, or `NOT_A_NUMBER`. */
  readonly words: string;
}

/** Descriptions of rules, which later reports identify by their text. */
export interface RulesReport {
  readonly type: 'rules';
  /** Their ids are their texts. */
  readonly policies: readonly PolicyInfo[];
}

/** Description of a rule for its card, or the error in its text. */
export interface RuleReport {
  readonly type: 'rule';
  readonly id: number;
  /** Null if the text has an error. */
  readonly policy: PolicyInfo | null;
  readonly fault: RuleSyntaxError | null;
}
