import type { CompleteScenario } from '../../../scenario/document/complete.ts';
import type { FlowPlan } from '../../../scenario/validation/flowPlan.ts';
import { hopId, hopsAlong } from '../../../scenario/validation/paths.ts';
import { isAckFlow } from '../../atm/cell.ts';
import { DirectionTotals } from '../../atm/directionTotals.ts';
import { Flow } from '../../atm/flow.ts';
import type { Link } from '../../atm/link.ts';
import type { MergedVc, Part } from '../nodes/network.ts';

type Links = ReadonlyMap<string, Link>;

/** Flows by index, and by direction the totals of those that run over several flows. */
export function buildFlows(
  { vcs, links, overheadBytes }: CompleteScenario,
  { flows: planned, flowChains }: FlowPlan,
): { flows: Flow[]; totals: (DirectionTotals | null)[] } {
  const vcOf = (direction: number | undefined) => (direction === undefined ? undefined : vcs[direction >> 1]);
  const flows = planned.map(
    ({ directions, merged }, index) =>
      new Flow(index, vcOf(directions[0])?.id ?? 0, directions[0] ?? index, merged),
  );
  const totals = flowChains.map((chain, direction) => {
    const { id, headerBytes } = vcs[direction >> 1]!;
    return chain.length === 1 ? null : new DirectionTotals(id, chain, headerBytes, overheadBytes);
  });
  const isPacketLink = (path: readonly string[]): boolean =>
    links.some(({ id, kind }) => kind === 'ethernet' && id === hopId(path[0]!, path[1]!));
  flowChains.forEach((chain, direction) => {
    flows[direction]!.headerBytes = vcs[direction >> 1]!.headerBytes;
    const record = totals[direction];
    if (record === null) return;
    record!.firstAtmFlow = chain.find((index) => !isPacketLink(planned[index]!.path)) ?? -1;
    for (const index of chain) flows[index]!.trackTotals(totals);
  });
  return { flows, totals };
}

/** The flows of a direction, with the links of each. */
export function partsOf(direction: number, plan: FlowPlan, flows: readonly Flow[], links: Links): Part[] {
  return plan.flowChains[direction]!.map((index) => ({
    flow: flows[index]!,
    links: hopsAlong(plan.flows[index]!.path).map((hop) => links.get(hop) as Link),
  }));
}

export function mergedVcs({ flows: planned }: FlowPlan, flows: readonly Flow[]): MergedVc[] {
  return planned.flatMap(({ path, directions, merged }, index) => {
    if (!merged) return [];
    const data = directions.filter((direction) => !isAckFlow(direction)).map((direction) => direction >> 1);
    return [{ id: path.join('>'), flow: flows[index]!, directions, sessions: data }];
  });
}
