import type { Profile } from '../../../plot/paint/style.ts';
import type { SwitchGraph } from '../../../readings/graph.ts';
import { type NetworkLayout, type NetworkSizes, networkLayout } from '../layout.ts';
import { ringSizes } from '../sizes.ts';

/** Each switch has one line of single sources: a ring fits round each, and the time left under it. */
function isOneLine({ markers }: NetworkLayout): boolean {
  const sources = markers.filter(({ end }) => end === 'source');
  const lines = new Set(sources.map(({ box: { id }, y }) => `${id} ${y}`));
  const switches = new Set(sources.map(({ box: { id } }) => id));
  return lines.size === switches.size && markers.every(({ vcs }) => vcs.length === 1);
}

/** The network with sources as far apart as rings need; null where the width is too small for that. */
export function layoutWithRings(
  graph: SwitchGraph,
  port: string,
  sizes: NetworkSizes,
  profile: Profile,
): { readonly layout: NetworkLayout; readonly sizes: NetworkSizes } | null {
  if (graph.rows !== 1) return null;
  for (const ringed of ringSizes(sizes, profile)) {
    const layout = networkLayout(graph, port, ringed);
    if (isOneLine(layout)) return { layout, sizes: ringed };
  }
  return null;
}
