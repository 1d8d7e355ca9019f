import type { Mechanism, ParameterSpec } from '../../../contract/index.ts';
import { algorithmHelp } from './algorithms.ts';
import { allocationHelp } from './allocations.ts';
import type { MechanismHelp } from './help.ts';
import { rateControlHelp } from './rateControl.ts';
import { schedulerHelp } from './schedulers.ts';

/** What can be chosen or set. */
export type Helped = Mechanism | 'rateControl';

/** Policies are rules, and rules bring their own. */
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

/** The same with its help, and that of its parameters; what a rule brings itself is kept. */
export function withHelp<Info extends Choice>(kind: Helped, info: Info): Info {
  const words = HELP[kind][info.id];
  if (words === undefined) return info;
  const parameters = info.parameters.map((spec) => ({ ...spec, help: words.parameters[spec.name] ?? '' }));
  return { ...info, help: words.help, parameters };
}
