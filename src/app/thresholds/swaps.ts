import { type Catalog, type InForce, type PortState, policyName } from '../../contract/index.ts';

/** Policy swaps at a port, with both short names: `EPD → ESPD`. What a link sets at time 0 was never otherwise. */
export function policySwaps(
  catalog: Catalog,
  recorded: readonly InForce<PortState>[],
): readonly { readonly time: number; readonly text: string }[] {
  const short = (id: string) => catalog.policies.find((policy) => policy.id === id)?.short ?? policyName(id);
  return recorded.flatMap(({ from, settings }, i) => {
    const before = recorded[i - 1]?.settings.policy ?? settings.policy;
    if (before === settings.policy) return [];
    return [{ time: from, text: `${short(before)} \u2192 ${short(settings.policy)}` }];
  });
}
