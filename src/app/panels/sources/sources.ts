import type { ParameterValue, RateControlInfo, RateState } from '../../../contract/index.ts';

/** Groups of parameters that matter to any of these VCs as they stand; what TCP follows comes first. */
export function groupsOf(
  known: readonly RateControlInfo[],
  states: readonly RateState[],
): readonly RateControlInfo[] {
  const matters = (name: string): boolean => states.some(({ values }) => Object.hasOwn(values, name));
  return known
    .map((group) => ({ ...group, parameters: group.parameters.filter(({ name }) => matters(name)) }))
    .filter(({ parameters }) => parameters.length > 0)
    .reverse();
}

/** The value of the first VC to which a parameter matters, and the VCs where it is another. */
export function differing(
  name: string,
  states: readonly RateState[],
): {
  readonly applied: ParameterValue | undefined;
  readonly others: readonly { readonly id: number; readonly value: ParameterValue }[];
} {
  const having = states.flatMap(({ id, values }) => {
    const value = values[name];
    return value === undefined ? [] : [{ id, value }];
  });
  const applied = having[0]?.value;
  return { applied, others: having.filter(({ value }) => value !== applied) };
}
