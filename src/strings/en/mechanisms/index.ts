import type { Mechanism, ParameterSpec } from '../../../contract/index.ts';
import { algorithmHelp } from './algorithms.ts';
import { allocationHelp } from './allocations.ts';
import type { MechanismHelp } from './help.ts';
import { rateControlHelp } from './rateControl.ts';
import { schedulerHelp } from './schedulers.ts';

/** Kinds of mechanisms with help texts. */
export type Helped = Mechanism | 'rateControl';

/** Policies are rules, which include their own help. */
export const HELP: Readonly<Record<Helped, MechanismHelp>> = {
  policy: {},
  scheduler: schedulerHelp,
  allocation: allocationHelp,
  algorithm: algorithmHelp,
  rateControl: rateControlHelp,
};

interface Choice {
  readonly id: string;
  readonly help?: string;
  readonly parameters: readonly ParameterSpec[];
}

/** Adds help texts to a mechanism and its parameters; those included in a rule remain. */
export function withHelp<Info extends Choice>(kind: Helped, info: Info): Info {
  const words = HELP[kind][info.id];
  if (words === undefined) return info;
  const parameters = info.parameters.map((spec) => ({ ...spec, help: words.parameters[spec.name] ?? '' }));
  return { ...info, help: words.help, parameters };
}
