import { isRuleText } from '../../../contract/index.ts';
import * as epd from '../../rules/built/epd.ts';
import * as espd from '../../rules/built/espd.ts';
import * as espdSimple from '../../rules/built/espd-simple.ts';
import * as ppd from '../../rules/built/ppd.ts';
import * as rcd from '../../rules/built/rcd.ts';
import { policyOf } from '../../rules/definition.ts';
import { writtenPolicy } from '../../rules/written.ts';
import type { PolicyDefinition } from './policy.ts';

/** Discard policies available to runs: those of the opening scene and its questions, and all once `all.ts` is loaded. */
export let policies: readonly PolicyDefinition[] = [rcd, ppd, epd, espd, espdSimple].map((built) =>
  policyOf(built),
);

/** Makes these policies available to runs. */
export function registerPolicies(all: readonly PolicyDefinition[]): void {
  policies = all;
}

/** @param id of a policy, or the text of a rule. @throws RangeError naming the known ids; RuleProblem for a faulty text */
export function findPolicy(id: string): PolicyDefinition {
  if (isRuleText(id)) return writtenPolicy(id);
  const definition = policies.find((policy) => policy.id === id);
  if (definition === undefined) {
    throw new RangeError(`unknown policy ${id}; known: ${policies.map((p) => p.id).join(', ')}`);
  }
  return definition;
}
