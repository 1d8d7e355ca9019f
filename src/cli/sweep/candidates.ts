import { type ParameterValue, policyName } from '../../contract/index.ts';
import { catalog } from '../../engine/whole.ts';
import type { Candidate } from '../../race/index.ts';
import { UsageError } from '../output.ts';
import { readRule } from '../sim/ruleFile.ts';

/** @throws UsageError naming what appears twice */
export function distinct(option: string, names: readonly string[]): readonly string[] {
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new UsageError([`--${option} = ${names.join(',')}: ${twice} twice`]);
  return names;
}

/** Those of an option. @throws UsageError */
export const candidatesOf = (option: string, texts: readonly string[]): readonly Candidate[] =>
  distinct(option, texts).map(candidateOf);

/** `epd`, `epd:threshold=1500`; what a parameter may be the network decides. @throws UsageError */
function candidateOf(text: string): Candidate {
  const [id = '', ...settings] = text.split(':');
  const rule = id.endsWith('.rule') ? readRule(id) : null;
  const policy =
    rule === null ? catalog.policies.find((one) => one.id === id) : { id: rule, short: policyName(rule) };
  if (policy === undefined)
    throw new UsageError([
      `policy = ${id}: unknown; known: ${catalog.policies.map((one) => one.id).join(', ')}`,
    ]);
  const params: readonly (readonly [string, ParameterValue])[] = settings.map((setting) => {
    const [name = '', value, ...rest] = setting.split('=');
    if (value === undefined || rest.length > 0)
      throw new UsageError([`policy = ${text}: ${setting} is not of the form parameter=value`]);
    return [name, value];
  });
  const name = [policy.short, ...settings].join(' ');
  return params.length === 0
    ? { name, policy: policy.id }
    : { name, policy: policy.id, params: Object.fromEntries(params) };
}
