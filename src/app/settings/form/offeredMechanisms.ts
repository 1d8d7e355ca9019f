import { isRuleText, type Mechanism, type MechanismInfo, policyName } from '../../../contract/index.ts';
import type { KeptRule } from '../../store/rules/keptRules.ts';
import { ruleChoices } from '../../store/rules/ruleChoices.ts';
import { en } from '../../strings/en.ts';
import type { Option, OptionGroup } from '../../widgets/Select.tsx';

interface Offered {
  readonly options: readonly Option<string>[];
  readonly groups: readonly OptionGroup<string>[];
}

/** Option for a mechanism: `EPD: early packet discard`. */
export const mechanismOption = ({ id, short, name }: MechanismInfo): Option<string> => [
  id,
  `${short}: ${name}`,
];

/** Options for rules by name; the running rule has its name from the catalog. */
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
 * Mechanisms offered for a place of a port: the built-in ones, the running one if it is not among them, and for policies also
 * mechanisms later than the papers and rules.
 * @param kept the reader's rules
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
