import { isRuleText, type MechanismInfo, policyName } from '../../../contract/index.ts';

/** Of a choice: as all other ports have it. */
export const AS_OTHERS = '';

/** Mechanisms by name, and the one in use where the list does not have it: a rule of the reader's own. */
export function optionsOf(
  list: readonly MechanismInfo[],
  used: string | undefined,
): (readonly [string, string])[] {
  const known = list
    .filter(({ id }) => !isRuleText(id))
    .map(({ id, short, name }) => [id, `${short}: ${name}`] as const);
  const isKnown = used === undefined || known.some(([id]) => id === used);
  return isKnown ? known : [...known, [used, policyName(used)]];
}

export const shortOf = (list: readonly MechanismInfo[], id: string): string =>
  list.find((one) => one.id === id)?.short ?? policyName(id);
