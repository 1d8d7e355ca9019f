import { isRuleText, policyName } from '../../../../contract/index.ts';
import { renamed, ruleName } from '../../../store/rules/ruleHead.ts';
import { changedLines } from './text/difference.ts';

const files: Readonly<Record<string, string>> = import.meta.glob('../../../../rules/discard/*.rule', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Text of every built-in rule, by policy id. */
const BUILT_IN: ReadonlyMap<string, string> = new Map(
  Object.values(files).map((text) => [policyName(text), text]),
);

export interface RuleOrigin {
  readonly id: string;
  readonly text: string;
  /** Number of lines that differ from the built-in rule. */
  readonly changed: number;
}

/** Rule text of a policy: the file of a built-in one, or the id itself, which for a written rule is its text. */
export const textOf = (policy: string): string | null =>
  isRuleText(policy) ? policy : (BUILT_IN.get(policy) ?? null);

/** A copy of a built-in rule under a name of its own, for the reader to change. */
export const forkRule = (text: string): string => renamed(text, `my ${ruleName(text)}`);

/** Largest share of a rule's lines that may differ from the built-in rule it is said to come from. */
const MOST_CHANGED = 0.5;

/** The built-in rule that shares most lines with a text; null if none is close enough. */
export function closestBuiltIn(text: string): RuleOrigin | null {
  const near = [...BUILT_IN].map(([id, builtIn]) => ({
    id,
    text: builtIn,
    changed: changedLines(builtIn, text),
  }));
  const best = near.sort((a, b) => a.changed - b.changed)[0];
  if (best === undefined) return null;
  const most = changedLines('', best.text) * MOST_CHANGED;
  return best.changed <= most ? best : null;
}
