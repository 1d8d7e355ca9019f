import type { Catalog, Edit, LoadedReport } from '../../../contract/index.ts';

/** Policy swaps that reached the port, with both short names: `EPD → ESPD`; those of one instant are one. */
export function policySwaps(
  catalog: Catalog,
  loaded: LoadedReport,
  port: string,
  edits: readonly Edit[],
): readonly { readonly time: number; readonly text: string }[] {
  const short = (id: string) => catalog.policies.find((policy) => policy.id === id)?.short ?? id;
  let policy = loaded.ports.find(({ id }) => id === port)?.policy ?? '';
  const swaps: { readonly time: number; readonly from: string; to: string }[] = [];
  for (const { time, path, value } of edits) {
    if (path !== 'policy' && path !== `ports.${port}.policy`) continue;
    // What a link sets at time 0 was never otherwise.
    const to = String(value);
    const last = swaps.at(-1);
    if (last?.time === time) last.to = to;
    else if (time > 0 && to !== policy) swaps.push({ time, from: policy, to });
    policy = to;
  }
  return swaps
    .filter(({ from, to }) => from !== to)
    .map(({ time, from, to }) => ({ time, text: `${short(from)} \u2192 ${short(to)}` }));
}
