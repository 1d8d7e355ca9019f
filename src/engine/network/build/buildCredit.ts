import type { CreditDocument } from '../../../contract/index.ts';
import type { CompleteScenario, CompleteVc } from '../../../scenario/document/complete.ts';
import { hopId, hopsAlong } from '../../../scenario/validation/paths.ts';
import { dataFlow } from '../../atm/cell.ts';
import type { Link } from '../../atm/link.ts';
import { CreditDestination } from '../../credit/creditDestination.ts';
import { CreditReceiver } from '../../credit/creditReceiver.ts';
import { type CreditHop, CreditSender } from '../../credit/creditSender.ts';
import { CreditSource } from '../../credit/creditSource.ts';
import { PortCredits } from '../../credit/portCredits.ts';
import type { Port, PortParts } from '../../switch/port.ts';
import { CreditForwarder } from '../../switch/transmit/creditForwarder.ts';
import { CreditGatedQueues } from '../../switch/transmit/creditGatedQueues.ts';
import { GreedySender } from '../../traffic/greedySender.ts';
import type { Host } from '../nodes/host.ts';
import type { Connection } from '../nodes/network.ts';

/** By id of a directed link: the VCs with credit that send data over it. */
export type CreditPlan = ReadonlyMap<string, readonly CreditHop[]>;

export function planCredit({ vcs }: CompleteScenario, links: ReadonlyMap<string, Link>): CreditPlan {
  const plan = new Map<string, CreditHop[]>();
  for (const [index, { path, credit }] of vcs.entries()) {
    if (credit === null) continue;
    for (const [i, hop] of hopsAlong(path).entries()) {
      const ahead = links.get(hop) as Link;
      const back = links.get(hopId(path[i + 1]!, path[i]!)) as Link;
      plan.set(hop, [...(plan.get(hop) ?? []), hopOf(dataFlow(index), credit, ahead, back)]);
    }
  }
  return plan;
}

function hopOf(
  flow: number,
  { n2, n3, adaptive, piggyback }: CreditDocument,
  ahead: Link,
  back: Link,
): CreditHop {
  // In cell times, from the start of a cell's transmission to the arrival of its credit cell.
  const roundTrip = (ahead.delay + back.delay + ahead.cellWhole + back.cellWhole) / ahead.cellWhole;
  return { flow, n2, n3: n3 === 'roundTrip' ? Math.ceil(roundTrip) : n3, adaptive, piggyback };
}

/** Credits of an output port by its id. */
export function creditsAtPorts(plan: CreditPlan, flows: number): (id: string) => PortCredits | null {
  const receivers = creditReceivers(plan, flows);
  return (id) => portCredits(plan, receivers, id, flows);
}

/** Credit receivers by node: adaptive VCs share places of all ports of a node. */
function creditReceivers(plan: CreditPlan, flows: number): ReadonlyMap<string, CreditReceiver> {
  const nodes = new Set([...plan.keys()].flatMap((hop) => hop.split('>')));
  return new Map(
    [...nodes].map((node) => [
      node,
      new CreditReceiver(
        flows,
        [...plan].filter(([hop]) => hop.endsWith(`>${node}`)).map(([, hops]) => hops),
      ),
    ]),
  );
}

/** Credits of an output port, `S2>S3`; null if neither VCs with credit nor their credits leave by it. */
function portCredits(
  plan: CreditPlan,
  receivers: ReadonlyMap<string, CreditReceiver>,
  id: string,
  flows: number,
): PortCredits | null {
  const [node, next] = id.split('>');
  const receiver = receivers.get(node!);
  const ahead = plan.get(id);
  if (receiver === undefined || (ahead === undefined && !plan.has(hopId(next!, node!)))) return null;
  return new PortCredits(new CreditSender(flows, ahead ?? []), receiver);
}

/** Factory of the queues of ports with credit. */
export const creditAtPorts: Pick<PortParts, 'makeGatedQueues'> = {
  makeGatedQueues: (...parts) => new CreditGatedQueues(...parts),
};

/** The credit forwarder of a switch; null if no VC with credit crosses it. @param route port by flow */
export function creditReturns(
  plan: CreditPlan,
  node: string,
  ports: readonly Port[],
  route: readonly (Port | null)[],
): CreditForwarder | null {
  const credited = ports.filter(({ credits }) => credits !== null);
  if (credited.length === 0) return null;
  const hopTo = (flow: number): [string, CreditHop] | undefined =>
    [...plan].flatMap(([hop, hops]): [string, CreditHop][] =>
      hop.endsWith(`>${node}`)
        ? hops.filter((ofFlow) => ofFlow.flow === flow).map((ofFlow) => [hop, ofFlow])
        : [],
    )[0];
  const incoming = route.map((_, flow) => hopTo(flow));
  const back = incoming.map((found) => {
    if (found === undefined) return null;
    const [from] = found[0].split('>');
    return ports.find(({ id }) => id === hopId(node, from!)) ?? null;
  });
  return new CreditForwarder(
    credited,
    route,
    back,
    incoming.map((found) => found?.[1].piggyback ?? false),
  );
}

/** Adds the sources and destinations of VCs with credit to their hosts. */
export function holdToCredit(
  { vcs }: CompleteScenario,
  hosts: readonly Host[],
  connections: readonly Connection[],
  plan: CreditPlan,
): void {
  const neighbours = new Map<string, CreditSource[]>();
  const senders = new Map<string, CreditSender>();
  for (const [index, vc] of vcs.entries()) {
    if (vc.credit === null) continue;
    const flow = dataFlow(index);
    const { from, to, first, last } = endsOf(vc, hosts);
    const sender = senders.get(first!) ?? new CreditSender(from.flows.length, plan.get(first!) ?? []);
    senders.set(first!, sender);
    const group = neighbours.get(first!) ?? [];
    neighbours.set(first!, group);
    const source = new CreditSource(from.outputs[flow] as Link, from.flows[flow]!, sender, group);
    group.push(source);
    from.shapers[flow] = source;
    const traffic = connections[index]!.sender;
    if (traffic instanceof GreedySender) traffic.feed(source);
    const hop = plan.get(last!)?.find((candidate) => candidate.flow === flow) as CreditHop;
    to.creditDestinations[flow] = new CreditDestination(to.flows.length, hop, to.outputs[flow + 1] as Link);
  }
  for (const host of hosts) host.handlesCredits = true;
}

function endsOf({ path }: CompleteVc, hosts: readonly Host[]) {
  const hops = hopsAlong(path);
  const at = (id: string): Host => hosts.find((host) => host.id === id) as Host;
  return { from: at(path[0]!), to: at(path[path.length - 1]!), first: hops[0], last: hops[hops.length - 1] };
}
