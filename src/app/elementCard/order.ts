import { idsOf, type Network } from '../settings/network.ts';
import type { ElementKind } from '../store/elementCard.ts';

/** How far from the senders a station is: its farthest place on the way of a VC; one that no VC comes by is last. */
function stepsTo({ vcs }: Network): (node: string) => number {
  const steps = new Map<string, number>();
  for (const { path } of vcs)
    path.forEach((node, step) => {
      steps.set(node, Math.max(step, steps.get(node) ?? 0));
    });
  return (node) => steps.get(node) ?? Number.MAX_SAFE_INTEGER;
}

/** Ids as a reader goes through the network: from the senders on, what leads back after what leads on; equal ones as in the document. */
export function idsAlong(network: Network, kind: ElementKind): readonly string[] {
  const ids = idsOf(network, kind);
  if (kind === 'sender' || kind === 'vc' || kind === 'pool' || kind === 'run') return ids;
  const steps = stepsTo(network);
  const rank = (id: string): readonly [back: number, from: number, to: number] => {
    const [from = '', to = from] = id.split('>');
    return [Number(steps(to) < steps(from)), steps(from), steps(to)];
  };
  const ranked = ids.map((id) => ({ id, rank: rank(id) }));
  const by = (k: 0 | 1 | 2) => (a: (typeof ranked)[number], b: (typeof ranked)[number]) =>
    a.rank[k] - b.rank[k];
  return ranked.toSorted((a, b) => by(0)(a, b) || by(1)(a, b) || by(2)(a, b)).map(({ id }) => id);
}
