import { isRuleText, type Mechanism, type MechanismInfo, policyName } from '../../../contract/index.ts';
import type { KeptRule } from '../../store/rules/keptRules.ts';
import { ruleChoices } from '../../store/rules/ruleChoices.ts';
import { en } from '../../strings/en.ts';
import type { Option, OptionGroup } from '../../widgets/Select.tsx';

interface Offered {
  readonly options: readonly Option<string>[];
  readonly groups: readonly OptionGroup<string>[];
}

/** A mechanism as it is offered: `EPD: early packet discard`. */
export const mechanismOption = ({ id, short, name }: MechanismInfo): Option<string> => [
  id,
  `${short}: ${name}`,
];

/** Rules by their names, the one that runs as the catalogue calls it. */
const ofRules = (
  known: readonly MechanismInfo[],
  running: string,
  kept: readonly KeptRule[],
): readonly Option<string>[] =>
  ruleChoices(kept, running).map(({ value, label }) => {
    const info = known.find(({ id }) => id === value);
    return info === undefined ? [value, label] : mechanismOption(info);
  });

/**
 * What can run in a place of a port, wherever that is chosen: built-in mechanisms, what runs there and is not among them, and of
 * policies visitors and rules.
 * @param kept rules that the reader has
 */
export function offeredMechanisms(
  mechanism: Mechanism,
  known: readonly MechanismInfo[],
  running: string,
  kept: readonly KeptRule[] = [],
): Offered {
  const builtIn = known.filter(({ id }) => !isRuleText(id));
  const isKnown = isRuleText(running) || builtIn.some(({ id }) => id === running);
  const unknown: readonly Option<string>[] = isKnown ? [] : [[running, policyName(running)]];
  if (mechanism !== 'policy') return { options: [...builtIn.map(mechanismOption), ...unknown], groups: [] };
  const visitors = builtIn.filter(({ postDatesPapers }) => postDatesPapers);
  const own = builtIn.filter(({ postDatesPapers }) => !postDatesPapers);
  const groups = [
    { label: en.policy.builtIn, options: own.map(mechanismOption) },
    { label: en.policy.visitors, options: visitors.map(mechanismOption) },
    { label: en.policy.rules, options: ofRules(known, running, kept) },
  ];
  return { options: unknown, groups: groups.filter(({ options }) => options.length > 0) };
}
