import { type ParameterValue, policyName } from '../../contract/index.ts';
import type { Candidate } from '../plan.ts';
import { words } from '../strings/en.ts';
import { SweepFault } from './axis.ts';

interface KnownPolicy {
  readonly id: string;
  readonly short: string;
}

/** @throws SweepFault naming what appears twice */
export function distinct(option: string, names: readonly string[]): readonly string[] {
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new SweepFault(words.sweep.listed(option, names.join(','), twice));
  return names;
}

/**
 * `epd`, `epd:threshold=1500`; the network decides what a parameter may be.
 * @param ruleOf the text of a rule by the name that stands for it; null for other names
 * @throws SweepFault
 */
export function candidatesOf(
  option: string,
  texts: readonly string[],
  policies: readonly KnownPolicy[],
  ruleOf: (name: string) => string | null = () => null,
): readonly Candidate[] {
  return distinct(option, texts).map((text) => {
    const [id = '', ...settings] = text.split(':');
    const rule = ruleOf(id);
    const policy =
      rule === null ? policies.find((policy) => policy.id === id) : { id: rule, short: policyName(rule) };
    if (policy === undefined)
      throw new SweepFault(
        words.sweep.policy(
          id,
          policies.map((policy) => policy.id),
        ),
      );
    const params = settings.map((setting): readonly [string, ParameterValue] => {
      const [name = '', value, ...rest] = setting.split('=');
      if (value === undefined || rest.length > 0) throw new SweepFault(words.sweep.parameter(text, setting));
      return [name, value];
    });
    const name = [policy.short, ...settings].join(' ');
    return params.length === 0
      ? { name, policy: policy.id }
      : { name, policy: policy.id, params: Object.fromEntries(params) };
  });
}
