import type { NonEmpty } from '../../../contract/index.ts';
import type { RatedVc } from '../../../scenario/edits/judged.ts';
import type { RateSource } from '../../abr/ends/rateSource.ts';
import { dataFlow } from '../../atm/cell.ts';
import type { SourceProbe } from '../../atm/sourceProbe.ts';
import type { Probes } from '../../sim/probes.ts';
import { type Network, rateSourceOf } from '../nodes/network.ts';

/** A control loop: a source, and the destination that turns its RM cells around. */
export interface RateLoop {
  readonly source: RateSource;
  /** Nodes of the source and of the destination. */
  readonly from: string;
  readonly to: string;
  /** Destination, which turns the RM cells around. */
  readonly destination: { readonly probes: Probes<SourceProbe> } | null;
}

/** The control loops of a VC, from its source on: one, or several if it is cut; none without rate control. @param vc its index */
export function rateLoopsOf(network: Network, vc: number): RateLoop[] {
  const { connections, hosts, switches } = network;
  const { path } = connections[vc]!.vc;
  const flow = dataFlow(vc);
  let source: RateSource | null = rateSourceOf(network, flow);
  let [from] = path as NonEmpty<string>;
  const loops: RateLoop[] = [];
  for (const node of path.slice(1, -1)) {
    const segment = switches.find(({ id }) => id === node)?.segments[flow] ?? null;
    if (source === null || segment === null) continue;
    loops.push({ source, from, to: node, destination: segment.destination });
    source = segment.source;
    from = node;
  }
  if (source === null) return [];
  const last = path[path.length - 1]!;
  const destination = hosts.find(({ id }) => id === last)?.destinations[flow] ?? null;
  return [...loops, { source, from, to: last, destination }];
}

/** Every VC with rate control, with the parts that edits can change. */
export function ratedVcsOf(network: Network): RatedVc[] {
  return network.connections.flatMap(({ vc, sender }, index) => {
    const source = rateSourceOf(network, sender.data.index);
    if (source === null) return [];
    const rules = rateLoopsOf(network, index).map((loop) => loop.source.rules);
    return [{ id: vc.id, rules, coupling: source.coupling }];
  });
}
