import type { PolicyInfo } from './catalog.ts';

/** What is wrong with the text of a rule, and where. Lines and columns count from 1; from and to are offsets in the text. */
export interface RuleFault {
  readonly line: number;
  readonly column: number;
  readonly from: number;
  readonly to: number;
  /** `there is no value `queu`; did you mean `queue`?` */
  readonly reason: string;
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
  readonly fault: RuleFault | null;
}
