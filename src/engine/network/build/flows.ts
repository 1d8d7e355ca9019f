import type { CompleteScenario } from '../../../scenario/document/complete.ts';
import type { FlowPlan } from '../../../scenario/judge/flowPlan.ts';
import { hopId, hopsAlong } from '../../../scenario/judge/paths.ts';
import { isAckFlow } from '../../atm/cell.ts';
import { DirectionTotals } from '../../atm/directionTotals.ts';
import { Flow } from '../../atm/flow.ts';
import type { Link } from '../../atm/link.ts';
import type { MergedVc, Part } from '../nodes/network.ts';

type Links = ReadonlyMap<string, Link>;

/** Flows by index, and the records of directions that run over more than one, by direction. */
export function buildFlows(
  { vcs, links, overheadBytes }: CompleteScenario,
  { flows: planned, ways }: FlowPlan,
): { flows: Flow[]; totals: (DirectionTotals | null)[] } {
  const vcOf = (owner: number | undefined) => (owner === undefined ? undefined : vcs[owner >> 1]);
  const flows = planned.map(
    ({ owners, merged }, index) => new Flow(index, vcOf(owners[0])?.id ?? 0, owners[0] ?? index, merged),
  );
  const totals = ways.map((way, owner) => {
    const { id, headerBytes } = vcs[owner >> 1]!;
    return way.length === 1 ? null : new DirectionTotals(id, way, headerBytes, overheadBytes);
  });
  const isPacketLink = (path: readonly string[]): boolean =>
    links.some(({ id, kind }) => kind === 'ethernet' && id === hopId(path[0]!, path[1]!));
  ways.forEach((way, owner) => {
    flows[owner]!.headerBytes = vcs[owner >> 1]!.headerBytes;
    const own = totals[owner];
    if (own === null) return;
    own!.entry = way.find((index) => !isPacketLink(planned[index]!.path)) ?? -1;
    for (const index of way) flows[index]!.trackTotals(totals);
  });
  return { flows, totals };
}

/** The flows of a direction and the links that each of them takes. */
export function partsOf(owner: number, plan: FlowPlan, flows: readonly Flow[], links: Links): Part[] {
  return plan.ways[owner]!.map((index) => ({
    flow: flows[index]!,
    links: hopsAlong(plan.flows[index]!.path).map((hop) => links.get(hop) as Link),
  }));
}

export function mergedVcs({ flows: planned }: FlowPlan, flows: readonly Flow[]): MergedVc[] {
  return planned.flatMap(({ path, owners, merged }, index) => {
    if (!merged) return [];
    const data = owners.filter((owner) => !isAckFlow(owner)).map((owner) => owner >> 1);
    return [{ id: path.join('>'), flow: flows[index]!, owners, sessions: data }];
  });
}
