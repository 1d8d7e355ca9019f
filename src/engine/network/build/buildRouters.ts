import type { CompleteScenario } from '../../../scenario/document/complete.ts';
import type { FlowPlan } from '../../../scenario/judge/flowPlan.ts';
import { hopId, hopsAlong } from '../../../scenario/judge/paths.ts';
import { isAckFlow } from '../../atm/cell.ts';
import { DirectionTotals } from '../../atm/directionTotals.ts';
import { Flow } from '../../atm/flow.ts';
import type { Link } from '../../atm/link.ts';
import { RandomStream } from '../../sim/random.ts';
import type { MergedVc, Part } from '../nodes/network.ts';
import { type Onward, Router } from '../nodes/router.ts';
import { RouterOutput } from '../nodes/routerOutput.ts';
import { tiesAt } from './buildSwitches.ts';

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

export function buildRouters(
  scenario: CompleteScenario,
  seed: number,
  links: Links,
  flows: readonly Flow[],
  plan: FlowPlan,
): Router[] {
  return scenario.nodes.flatMap(({ id, kind, bufferPackets = 0 }) => {
    if (kind !== 'router') return [];
    const all = scenario.links.filter((link) => link.to === id).map((link) => links.get(link.id) as Link);
    const order = new RandomStream(seed, `router ${id} ties`).permutation(all.length);
    const inputs = scenario.ties === 'shuffled' ? order.map((i) => all[i]!) : all;
    const outputs = scenario.links
      .filter((link) => link.from === id)
      .map((link) => new RouterOutput(links.get(link.id) as Link, bufferPackets, plan.ways.length));
    const onward = plan.ways.map((way, owner): Onward | null => {
      const index = way.find((candidate, place) => place > 0 && plan.flows[candidate]!.path[0] === id);
      if (index === undefined) return null;
      const link = links.get(hopId(id, plan.flows[index]!.path[1]!));
      const output = outputs.find((candidate) => candidate.link === link) as RouterOutput;
      return { flow: flows[index]!, output, headerBytes: scenario.vcs[owner >> 1]!.headerBytes };
    });
    const ties = tiesAt(scenario, seed, `router ${id} draws`, inputs, plan);
    return [new Router(id, inputs, outputs, flows, onward, scenario.overheadBytes, ties)];
  });
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
