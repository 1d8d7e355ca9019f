import type { ArrivalsDocument, SourceDocument } from '../../../contract/index.ts';
import type { CompleteLink, CompleteScenario, CompleteVc } from '../../../scenario/document/complete.ts';
import { crossingsByHop } from '../../../scenario/validation/crossing.ts';
import { type FlowPlan, planFlows } from '../../../scenario/validation/flowPlan.ts';
import { frameSizes } from '../../../scenario/validation/frames.ts';
import { hopId, hopsAlong } from '../../../scenario/validation/paths.ts';
import { ackFlow, dataFlow, isAckFlow } from '../../atm/cell.ts';
import type { DirectionTotals } from '../../atm/directionTotals.ts';
import { TIMERS_PER_ENDPOINT } from '../../atm/endSystem.ts';
import type { Flow } from '../../atm/flow.ts';
import { FrameOptions } from '../../atm/frameOptions.ts';
import { Impairment } from '../../atm/impairment.ts';
import { Link } from '../../atm/link.ts';
import { RandomStream } from '../../sim/random.ts';
import { Timers } from '../../sim/timers.ts';
import type { Names } from '../../switch/discard/policy.ts';
import { Port } from '../../switch/port.ts';
import { VcTable } from '../../switch/state/vcTable.ts';
import { usesOptions } from '../../tcp/headers.ts';
import { CalledFile } from '../../traffic/calledFile.ts';
import { CallPool } from '../../traffic/callPool.ts';
import { FileTransfers } from '../../traffic/fileTransfers.ts';
import { GreedySender } from '../../traffic/greedySender.ts';
import { isTcp, patternOf } from '../../traffic/kinds/index.ts';
import { PacedSender } from '../../traffic/pacedSender.ts';
import { Shaper } from '../../traffic/shaper.ts';
import { Sink } from '../../traffic/sink.ts';
import { Host } from '../nodes/host.ts';
import type { Connection, Network } from '../nodes/network.ts';
import { buildSwitches } from './buildSwitches.ts';
import { buildFlows, mergedVcs, partsOf } from './flows.ts';
import { type LoopPlan, noLoops } from './loopPlan.ts';
import { rareParts } from './rareParts.ts';
import { startTimeOf } from './starts.ts';
import { receiverOf, senderOf, tickPhase } from './tcpEnds.ts';

/**
 * `fast`: ports compute departures in advance if they can. `general`: every port keeps its cells in queues
 * and every departure is an event. Both give the same results, bit for bit.
 */
export type EnginePath = 'fast' | 'general';

/** Lets links of the same rate and delay share their constants, which then stay in the cache of the processor, however many links. */
function shareServiceConstants(links: readonly Link[]): void {
  const shared = new Map(links.map(({ serviceConstants }) => [serviceConstants.join(), serviceConstants]));
  for (const link of links) link.serviceConstants = shared.get(link.serviceConstants.join())!;
}

/** Creates the network of a checked scenario. */
export function buildNetwork(scenario: CompleteScenario, seed: number, path: EnginePath): Network {
  const plan = planFlows(scenario);
  const { flows, totals } = buildFlows(scenario, plan);
  const abr = scenario.vcs.some((vc) => vc.abr !== null) ? rareParts().abr : null;
  const credited = scenario.vcs.some((vc) => vc.credit !== null) ? rareParts().credit : null;
  const loops = abr?.planLoops(scenario) ?? noLoops(scenario.vcs.length);
  const links = new Map(scenario.links.map((link) => [link.id, buildLink(link, seed, flows)]));
  for (const { id, impairment } of links.values()) impairment.tables = loops.at(id);
  shareServiceConstants([...links.values()]);
  const names: Names = {
    flow: (index) => {
      if (flows[index]!.merged) return `the merged VC ${plan.flows[index]!.path.join('>')}`;
      return isAckFlow(index) ? `the ACKs of VC ${flows[index]!.vc}` : `VC ${flows[index]!.vc}`;
    },
  };
  const vcs = new VcTable(
    scenario.vcs.map(({ state }) => state),
    flows,
  );
  const sizes = scenario.document.vcs.map((vc) => frameSizes(vc, scenario.document));
  const byHop = crossingsByHop(plan, sizes);
  const crossings = scenario.ports.map(({ id }) => byHop.get(id) ?? []);
  const credit = credited?.planCredit(scenario, links) ?? null;
  const creditsAt = credit === null ? null : credited?.creditsAtPorts(credit, flows.length);
  const ports = scenario.ports.map((settings, index) => {
    const link = links.get(settings.id) as Link;
    const random = new RandomStream(seed, `port ${settings.id} discard`);
    const members = crossings[index]!.map(({ flow }) => flow);
    return new Port(
      {
        index,
        link,
        flows,
        names,
        random,
        vcs,
        members,
        tables: loops.at(settings.id),
        credits: creditsAt?.(settings.id) ?? null,
        ...abr?.rateControlAtPorts,
        ...credited?.creditAtPorts,
      },
      settings,
      path === 'general',
    );
  });
  const losses = ports.map((port) => port.losses);
  for (const ofPort of losses) ofPort.allPorts = losses;
  const hosts = buildHosts(scenario, links, flows);
  const switches = buildSwitches(scenario, { seed, links, ports, flows, plan, credit, loops });
  const isRouted = scenario.nodes.some(({ kind }) => kind === 'router');
  const routers = isRouted ? rareParts().routers.buildRouters(scenario, seed, links, flows, plan) : [];
  const pools = buildPools(scenario, seed, hosts);
  const connections = connect(scenario, seed, hosts, links, flows, plan, totals, pools, loops);
  abr?.turnRmCells(scenario, hosts, loops);
  const rmReturns = abr?.timeReturns(scenario, links, flows.length, loops) ?? null;
  if (credit !== null) credited?.holdToCredit(scenario, hosts, connections, credit);
  const nodes = scenario.nodes.flatMap(({ id }) => [
    ...switches.filter((s) => s.id === id),
    ...hosts.filter((h) => h.id === id),
    ...routers.filter((r) => r.id === id),
  ]);
  const merged = mergedVcs(plan, flows);
  return {
    flows,
    totals,
    merged,
    links: [...links.values()],
    ports,
    hosts,
    switches,
    routers,
    nodes,
    connections,
    pools,
    rmReturns,
    vcs,
    crossings,
  };
}

function buildLink(link: CompleteLink, seed: number, flows: readonly Flow[]): Link {
  const { id, rate, unitBytes, delayPs, cdvPs, odds, losses } = link;
  const draws = (purpose: string) => new RandomStream(seed, `link ${id} ${purpose}`);
  const loss = new Impairment(flows, odds, losses, draws);
  return new Link(id, rate, delayPs, cdvPs, draws('cdv'), loss, link.kind === 'ethernet', unitBytes);
}

function buildHosts(
  scenario: CompleteScenario,
  links: ReadonlyMap<string, Link>,
  flows: readonly Flow[],
): Host[] {
  const at = new Map(scenario.nodes.map(({ id }) => [id, { inputs: [] as Link[], vcs: [] as number[] }]));
  for (const { id, to } of scenario.links) at.get(to)?.inputs.push(links.get(id) as Link);
  for (const [vc, { path }] of scenario.vcs.entries())
    for (const end of [path[0]!, path.at(-1)!]) at.get(end)?.vcs.push(vc);
  return scenario.nodes.flatMap(({ id, kind }) => {
    const { inputs, vcs } = at.get(id)!;
    if (kind !== 'host' || inputs.length === 0) return [];
    const outputs: (Link | null)[] = Array(flows.length).fill(null);
    let shapers = 0;
    for (const vc of vcs) {
      const { path, peakCellRate, abr } = scenario.vcs[vc]!;
      const begins = path[0] === id;
      const to = begins ? path[1]! : path.at(-2)!;
      outputs[begins ? dataFlow(vc) : ackFlow(vc)] = links.get(hopId(id, to)) as Link;
      if (begins && (peakCellRate > 0 || abr !== null)) shapers++;
    }
    const pools = scenario.arrivals.filter((pool) => poolHost(scenario, pool) === id).length;
    const timers = new Timers(Math.max(1, vcs.length + shapers + pools) * TIMERS_PER_ENDPOINT);
    return [new Host(id, inputs, outputs, flows, timers)];
  });
}

function connect(
  scenario: CompleteScenario,
  seed: number,
  hosts: readonly Host[],
  links: ReadonlyMap<string, Link>,
  flows: readonly Flow[],
  plan: FlowPlan,
  totals: readonly (DirectionTotals | null)[],
  pools: readonly CallPool[],
  loops: LoopPlan,
): Connection[] {
  return scenario.vcs.map((vc, i) => {
    const from = hosts.find((host) => host.id === vc.path[0]) as Host;
    const to = hosts.find((host) => host.id === vc.path[vc.path.length - 1]) as Host;
    const [dataFlows, ackFlows] = [dataFlow(i), ackFlow(i)].map((direction) =>
      plan.flowChains[direction]!.map((index) => flows[index]!),
    );
    const ends = isTcp(vc.source)
      ? tcpEnds(vc, scenario.overheadBytes, seed, from, to, dataFlows!, ackFlows!)
      : pacedEnds(vc, seed, from, to, dataFlows!, ackFlows!);
    const pool = pools[scenario.arrivals.findIndex(({ vcs }) => vcs.includes(vc.id))];
    if (pool === undefined) ends.sender.startAt(startTimeOf(vc, seed));
    else joinPool(ends, pool);
    const [table] = loops.segments[i]!;
    if (table !== undefined) rareParts().abr.controlRate(from, dataFlows![0]!, vc, table, ends.sender);
    else if (vc.peakCellRate > 0) shape(from, dataFlows![0]!, vc.peakCellRate);
    const wires = (path: readonly string[]): Link[] => hopsAlong(path).map((hop) => links.get(hop) as Link);
    return {
      vc,
      ...ends,
      forward: wires(vc.path),
      backward: wires(vc.path.toReversed()),
      dataFlows: partsOf(dataFlow(i), plan, flows, links),
      ackFlows: partsOf(ackFlow(i), plan, flows, links),
      totals: totals[dataFlow(i)]!,
    };
  });
}

function poolHost({ vcs }: CompleteScenario, pool: ArrivalsDocument): string | undefined {
  return vcs.find(({ id }) => id === pool.vcs[0])?.path[0];
}

function buildPools(scenario: CompleteScenario, seed: number, hosts: readonly Host[]): CallPool[] {
  return scenario.arrivals.map((arrivals) => {
    const host = hosts.find(({ id }) => id === poolHost(scenario, arrivals)) as Host;
    const random = (purpose: string) => new RandomStream(seed, `calls ${arrivals.id} ${purpose}`);
    const pool = new CallPool(host, host.endpoints.length, arrivals, random);
    host.endpoints.push(pool);
    return pool;
  });
}

function joinPool({ sender, tcp }: Ends, pool: CallPool): void {
  if (tcp !== null) tcp.sender.setApplication(new CalledFile(tcp.sender, pool));
  else if (sender instanceof PacedSender || sender instanceof GreedySender) sender.joinPool(pool);
}

type Ends = Pick<Connection, 'sender' | 'receiver' | 'tcp'>;

function tcpEnds(
  vc: CompleteVc,
  overheadBytes: number,
  seed: number,
  from: Host,
  to: Host,
  data: readonly Flow[],
  acks: readonly Flow[],
): Ends {
  const random = (purpose: string) => new RandomStream(seed, `vc ${vc.id} ${purpose}`);
  const ipJitter = vc.ipJitterPs > 0 ? { most: vc.ipJitterPs, random: random('ip jitter') } : null;
  const ends = { ...vc, overheadBytes, ipJitter };
  if (usesOptions(vc.tcp)) {
    for (const flow of [...data, ...acks]) flow.options ??= new FrameOptions(flow.seq.length);
  }
  const [dataEnd, acksEnd] = [data[data.length - 1], acks[acks.length - 1]];
  const sender = senderOf(from, data[0]!, acksEnd!, ends, tickPhase(seed, from.id));
  if (vc.source.kind === 'file-tcp') sender.setApplication(new FileTransfers(vc.source, random));
  from.endpoints.push(sender);
  from.receiving[acksEnd!.index] = sender;
  const receiver = receiverOf(to, dataEnd!, acks[0]!, ends, tickPhase(seed, to.id));
  to.endpoints.push(receiver);
  to.receiving[dataEnd!.index] = receiver;
  return { sender, receiver, tcp: { sender, receiver } };
}

function pacedEnds(
  vc: CompleteVc,
  seed: number,
  from: Host,
  to: Host,
  data: readonly Flow[],
  acks: readonly Flow[],
): Ends {
  const link = from.outputs[data[0]!.index] as Link;
  if (vc.source.kind === 'greedy' && (vc.abr !== null || vc.credit !== null))
    return rareParts().abr.greedyEnds(vc, from, to, data, acks);
  const pattern = patternOf(patterned(vc), {
    unitCells: vc.frameCells,
    slotPs: link.cellWhole + link.cellPart / link.modulus,
    random: (purpose) => new RandomStream(seed, `vc ${vc.id} ${purpose}`),
  });
  const endpoint = from.endpoints.length;
  const sender = new PacedSender(from, endpoint, data[0]!, acks[0]!, pattern, vc.packetBytes, vc.frameCells);
  from.endpoints.push(sender);
  const receiver = new Sink(data[data.length - 1]!);
  to.endpoints.push(receiver);
  to.receiving[receiver.data.index] = receiver;
  return { sender, receiver, tcp: null };
}

/** The source of a VC; a greedy one without rate control and without credit becomes one of constant rate, its peak cell rate. */
const patterned = ({ source, peakCellRate }: CompleteVc): SourceDocument =>
  source.kind === 'greedy' ? { kind: 'deterministic', cellsPerSecond: peakCellRate } : source;

function shape(host: Host, flow: Flow, peakCellRate: number): void {
  const link = host.outputs[flow.index] as Link;
  const shaper = new Shaper(link, host.timers, host.endpoints.length, flow, peakCellRate);
  host.endpoints.push(shaper);
  host.shapers[flow.index] = shaper;
}
