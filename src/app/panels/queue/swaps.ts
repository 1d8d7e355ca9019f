import type { Catalog, Edit, LoadedReport } from '../../../contract/index.ts';

/** Policy swaps that reached the port, with both short names: `EPD → ESPD`. */
export function policySwaps(
  catalog: Catalog,
  loaded: LoadedReport,
  port: string,
  edits: readonly Edit[],
): readonly { readonly time: number; readonly text: string }[] {
  const short = (id: string) => catalog.policies.find((policy) => policy.id === id)?.short ?? id;
  let policy = loaded.ports.find(({ id }) => id === port)?.policy ?? '';
  const swaps: { time: number; text: string }[] = [];
  for (const { time, path, value } of edits) {
    if (path !== 'policy' && path !== `ports.${port}.policy`) continue;
    // What a link sets at time 0 was never otherwise.
    if (time > 0 && value !== policy)
      swaps.push({ time, text: `${short(policy)} \u2192 ${short(String(value))}` });
    policy = String(value);
  }
  return swaps;
}
