import { isRuleText } from '../../../contract/index.ts';
import type { KeptRule } from './keptRules.ts';
import { distinctRuleNames, ruleName } from './ruleHead.ts';

/** A rule as it is offered where policies are chosen: its text by its name. */
export interface RuleChoice {
  readonly value: string;
  readonly label: string;
}

/** The rule that runs, if one does, and the kept ones that have run, each once. */
export function ruleChoices(kept: readonly KeptRule[], running: string | undefined): readonly RuleChoice[] {
  const finished = kept.filter(({ draft }) => draft === undefined).map(({ text }) => text);
  const texts = [...new Set([...(isRuleText(running) ? [running] : []), ...finished])];
  const names = distinctRuleNames(texts.map(ruleName));
  return texts.map((value, i) => ({ value, label: names[i] ?? value }));
}
