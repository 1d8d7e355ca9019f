import { isRuleText, type MechanismInfo, policyName } from '../../../contract/index.ts';
import type { KeptRule } from '../../store/rules/keptRules.ts';
import { ruleChoices } from '../../store/rules/ruleChoices.ts';

/** Of a choice: as all other ports have it. */
export const AS_OTHERS = '';

/** Mechanisms by name, the one in use where the list does not have it, and of policies the reader's own rules. */
export function optionsOf(
  list: readonly MechanismInfo[],
  used: string | undefined,
  kept: readonly KeptRule[] = [],
): (readonly [string, string])[] {
  const known = list
    .filter(({ id }) => !isRuleText(id))
    .map(({ id, short, name }) => [id, `${short}: ${name}`] as const);
  const isKnown = used === undefined || known.some(([id]) => id === used);
  const rules = ruleChoices(kept, used).map(({ value, label }) => [value, label] as const);
  return isKnown || isRuleText(used) ? [...known, ...rules] : [...known, [used, policyName(used)], ...rules];
}

export const shortOf = (list: readonly MechanismInfo[], id: string): string =>
  list.find((mechanism) => mechanism.id === id)?.short ?? policyName(id);
