import { builtPolicies } from '../../rules/builtPolicies.ts';
import { policyOf } from '../../rules/definition.ts';
import { policies } from './index.ts';
import type { PolicyDefinition } from './policy.ts';

const known = new Map(policies.map((policy) => [policy.id, policy]));

/** Order of the first policies in lists of the page; others follow. */
const FIRST: readonly string[] = [
  'rcd',
  'ppd',
  'ppd-printed',
  'drop-front',
  'epd',
  'espd',
  'espd-simple',
  'epd-hysteresis',
  'epd-vc',
  'selective',
  'fba',
  'red',
  'atm-red',
  'cell-red',
  'p-red',
  'red-efci',
  'ccd',
  'gcra',
  'codel',
  'pie',
  'fq-limit',
];

const placeOf = (id: string): number => (FIRST.includes(id) ? FIRST.indexOf(id) : FIRST.length);

/** The policies of all files in `src/rules/discard/`. Those of the first script are the same objects. */
export const allPolicies: readonly PolicyDefinition[] = builtPolicies
  .toSorted((a, b) => placeOf(a.rule.id) - placeOf(b.rule.id))
  .map((built) => known.get(built.rule.id) ?? policyOf(built));
