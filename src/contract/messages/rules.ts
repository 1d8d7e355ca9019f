import type { PolicyInfo } from '../document/catalog.ts';
import type { Reason } from '../reasons/index.ts';
import type { Picoseconds } from '../units.ts';

/** What is wrong with the text of a rule, and where. Lines and columns count from 1; from and to are offsets in the text. */
export interface RuleSyntaxError {
  readonly line: number;
  readonly column: number;
  readonly from: number;
  readonly to: number;
  readonly reason: Reason;
}

/** What is said of a result that is no number, without a division by 0. */
export const NOT_A_NUMBER = 'NaN';

/** A line of a rule that met a number that is none while it ran: where it does, cells are treated as by tail drop. */
export interface RuleFailure {
  readonly port: string;
  /** Short name of the rule. */
  readonly rule: string;
  readonly line: number;
  /** When it did first. */
  readonly time: Picoseconds;
  /** `4 / 0`, or `NOT_A_NUMBER`. */
  readonly words: string;
}

/** Descriptions of rules that later reports name by their text. */
export interface RulesReport {
  readonly type: 'rules';
  /** The id of each is its text. */
  readonly policies: readonly PolicyInfo[];
}

/** What a card shows of a rule, or what is wrong with its text. */
export interface RuleReport {
  readonly type: 'rule';
  readonly id: number;
  /** Null for a faulty text. */
  readonly policy: PolicyInfo | null;
  readonly fault: RuleSyntaxError | null;
}
