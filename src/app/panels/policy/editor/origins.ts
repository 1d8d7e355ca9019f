import { isRuleText, policyName } from '../../../../contract/index.ts';
import { renamed, ruleName } from '../../../store/rules/ruleHead.ts';
import { changedLines } from './text/difference.ts';

const files: Readonly<Record<string, string>> = import.meta.glob('../../../../rules/discard/*.rule', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Text of every built-in rule, by the id of its policy. */
const BUILT_IN: ReadonlyMap<string, string> = new Map(
  Object.values(files).map((text) => [policyName(text), text]),
);

export interface RuleOrigin {
  readonly id: string;
  readonly text: string;
  /** Lines that differ from it. */
  readonly changed: number;
}

/** The text of a policy: of a built-in one its file, of a written one itself. */
export const textOf = (policy: string): string | null =>
  isRuleText(policy) ? policy : (BUILT_IN.get(policy) ?? null);

/** A built-in rule as the reader's own: with a name of its own. */
export const forkRule = (text: string): string => renamed(text, `my ${ruleName(text)}`);

/** Of a rule's lines, how many may differ from the built-in rule it is said to come from. */
const MOST_CHANGED = 0.5;

/** The built-in rule that a text has most lines of; null for one that is like none. */
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
