import type { CompleteScenario } from '../../../scenario/document/complete.ts';
import type { FlowPlan } from '../../../scenario/validation/flowPlan.ts';
import { hopId } from '../../../scenario/validation/paths.ts';
import type { Flow } from '../../atm/flow.ts';
import type { Link } from '../../atm/link.ts';
import { RandomStream } from '../../sim/random.ts';
import { type NextHop, Router } from '../nodes/router.ts';
import { RouterOutput } from '../nodes/routerOutput.ts';
import { tiesAt } from './ties.ts';

type Links = ReadonlyMap<string, Link>;

/** All routers, in the order of the scenario. */
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
      .map((link) => new RouterOutput(links.get(link.id) as Link, bufferPackets, plan.flowChains.length));
    const nextHops = plan.flowChains.map((chain, direction): NextHop | null => {
      const index = chain.find((candidate, place) => place > 0 && plan.flows[candidate]!.path[0] === id);
      if (index === undefined) return null;
      const link = links.get(hopId(id, plan.flows[index]!.path[1]!));
      const output = outputs.find((candidate) => candidate.link === link) as RouterOutput;
      return { flow: flows[index]!, output, headerBytes: scenario.vcs[direction >> 1]!.headerBytes };
    });
    const ties = tiesAt(scenario, seed, `router ${id} draws`, inputs, plan);
    return [new Router(id, inputs, outputs, flows, nextHops, scenario.overheadBytes, ties)];
  });
}
