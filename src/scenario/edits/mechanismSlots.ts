import {
  because,
  type Catalog,
  isRuleText,
  type Mechanism,
  type MechanismInfo,
  type Reason,
} from '../../contract/index.ts';
import { faultOf, writtenPolicy } from '../../engine/rules/written.ts';

/** A place at a port that holds one of several mechanisms, with its parameters. */
export interface MechanismSlot {
  /** Key in documents and port states, and first key of paths. */
  readonly name: Mechanism;
  readonly params: 'params' | 'schedulerParams' | 'allocationParams' | 'algorithmParams';
  readonly list: 'policies' | 'schedulers' | 'allocations' | 'algorithms';
}

export const POLICY: MechanismSlot = { name: 'policy', params: 'params', list: 'policies' };
export const SCHEDULER: MechanismSlot = { name: 'scheduler', params: 'schedulerParams', list: 'schedulers' };
export const ALLOCATION: MechanismSlot = {
  name: 'allocation',
  params: 'allocationParams',
  list: 'allocations',
};
export const ALGORITHM: MechanismSlot = { name: 'algorithm', params: 'algorithmParams', list: 'algorithms' };
export const MECHANISM_SLOTS: readonly MechanismSlot[] = [POLICY, SCHEDULER, ALLOCATION, ALGORITHM];

const BY_NAME = { policy: POLICY, scheduler: SCHEDULER, allocation: ALLOCATION, algorithm: ALGORITHM };
export const slotOf = (name: Mechanism): MechanismSlot => BY_NAME[name];

/** A policy may also be the text of a rule. */
export function mechanismOf(
  catalog: Catalog,
  { name, list }: MechanismSlot,
  id: unknown,
): MechanismInfo | undefined {
  if (name === 'policy' && isRuleText(id)) return faultOf(id, 1) === null ? writtenPolicy(id) : undefined;
  return catalog[list].find((candidate) => candidate.id === id);
}

/** Error in the text of a rule in a network of so many VCs; null if none, or if it is no such text. */
export const ruleReason = ({ name }: MechanismSlot, id: unknown, vcs: number): Reason | null =>
  name === 'policy' && isRuleText(id) ? faultOf(id, vcs) : null;

/** Reason against an unknown mechanism; for the text of a rule, its error. */
export function unknownMechanism(catalog: Catalog, slot: MechanismSlot, id: unknown, vcs = 1): Reason {
  const { name, list } = slot;
  return (
    ruleReason(slot, id, vcs) ??
    because('unknownMechanism', { what: name, known: catalog[list].map((mechanism) => mechanism.id) })
  );
}
