import type { CompleteScenario } from '../../../scenario/document/complete.ts';
import type { FlowPlan } from '../../../scenario/validation/flowPlan.ts';
import { hopsAlong } from '../../../scenario/validation/paths.ts';
import type { Link } from '../../atm/link.ts';
import { drawTieKeys, type TieKeys } from '../../sim/tieOrder.ts';

/** Keys to draw the order at each tie, if the scenario requires it; else null. */
export function tiesAt(
  { ties }: CompleteScenario,
  seed: number,
  label: string,
  inputs: readonly Link[],
  plan: FlowPlan,
): TieKeys | null {
  if (ties !== 'drawn') return null;
  return drawTieKeys(seed, label, inputs.length, placesOfInputs(inputs, plan));
}

/** By flow: index of the input by which it arrives; -1 for none. */
export const placesOfInputs = (inputs: readonly Link[], { flows }: FlowPlan): number[] =>
  flows.map(({ path }) => {
    const hops = hopsAlong(path);
    return inputs.findIndex(({ id }) => hops.includes(id));
  });
