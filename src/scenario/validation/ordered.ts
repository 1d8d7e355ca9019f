import {
  because,
  type Cells,
  type ParameterValue,
  type ParameterValues,
  type PolicyInfo,
  type Reason,
} from '../../contract/index.ts';
import { resolveLimit } from './parameters.ts';

/** Two values, each in range, in the wrong order. */
export interface Misorder {
  readonly lower: Side;
  readonly upper: Side;
}

export interface Side {
  readonly name: string;
  readonly value: ParameterValue;
  /** Reason, if this is the value to change. */
  readonly reason: Reason;
}

/** Pairs of a policy in the wrong order; pairs with a missing value are skipped. */
export function misordered(policy: PolicyInfo, values: ParameterValues, bufferCells: Cells): Misorder[] {
  return (policy.ordered ?? []).flatMap(([lower, upper]) => {
    const [low, high] = [Number(values[lower] ?? Number.NaN), Number(values[upper] ?? Number.NaN)];
    if (!(low > high)) return [];
    const below = rangeOf(policy, lower, bufferCells);
    const above = rangeOf(policy, upper, bufferCells);
    const { unit } = above;
    return [
      {
        lower: {
          name: lower,
          value: low,
          reason: because('above', { label: above.label, range: { min: below.min, max: high, unit } }),
        },
        upper: {
          name: upper,
          value: high,
          reason: because('below', { label: below.label, range: { min: low, max: above.max, unit } }),
        },
      },
    ];
  });
}

function rangeOf(policy: PolicyInfo, name: string, bufferCells: Cells) {
  const spec = policy.parameters.find((candidate) => candidate.name === name);
  if (spec?.kind !== 'number') throw new Error(`${policy.id}: ${name} has no order`);
  return { ...spec, max: resolveLimit(spec.max, bufferCells) };
}
