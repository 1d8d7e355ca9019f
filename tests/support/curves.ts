import type { ParameterValues, PolicyCurve } from '../../src/contract/index.ts';
import { findPolicy } from '../../src/engine/switch/discard/index.ts';
import { resolveParameters } from '../../src/scenario/validation/parameters.ts';
import { newPolicy } from './cells.ts';

/** The curve of a policy with these parameters, others by default, at a buffer of 2,000 cells. */
export function curveOf(id: string, more: ParameterValues = {}): PolicyCurve {
  const params = { ...resolveParameters(findPolicy(id).parameters, 2_000, []), ...more };
  const curve = newPolicy(id, params, 2_000).curve?.();
  if (curve === undefined) throw new Error(`${id} has no curve`);
  return curve;
}
