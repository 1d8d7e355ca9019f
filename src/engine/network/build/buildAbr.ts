import type { AbrDocument, CouplingDocument } from '../../../contract/index.ts';
import type { CompleteScenario, CompleteVc } from '../../../scenario/document/complete.ts';
import { hopId, hopsAlong } from '../../../scenario/validation/paths.ts';
import { AbrSource } from '../../abr/ends/abrSource.ts';
import { Coupling } from '../../abr/ends/coupling.ts';
import { AbrDestination } from '../../abr/ends/destination.ts';
import { VirtualDestination } from '../../abr/ends/virtualDestination.ts';
import { VirtualSource } from '../../abr/ends/virtualSource.ts';
import { RateControl } from '../../abr/rateControl.ts';
import { RmTable } from '../../abr/rmTable.ts';
import { ackFlow, dataFlow, isAckFlow, RM } from '../../atm/cell.ts';
import { TIMERS_PER_ENDPOINT } from '../../atm/endSystem.ts';
import type { Sender } from '../../atm/ends.ts';
import type { Flow } from '../../atm/flow.ts';
import type { Link } from '../../atm/link.ts';
import { RmReturns } from '../../atm/rmReturns.ts';
import type { TieKeys } from '../../sim/tieOrder.ts';
import { Timers } from '../../sim/timers.ts';
import type { Port, PortParts } from '../../switch/port.ts';
import type { Segment } from '../../switch/segment.ts';
import { SegmentingSwitch } from '../../switch/segmentingSwitch.ts';
import type { Switch } from '../../switch/switch.ts';
import type { CreditForwarder } from '../../switch/transmit/creditForwarder.ts';
import { TcpSender } from '../../tcp/sender.ts';
import { GreedySender } from '../../traffic/greedySender.ts';
import { Sink } from '../../traffic/sink.ts';
import type { Host } from '../nodes/host.ts';
import type { Connection } from '../nodes/network.ts';
import { isCut, type LoopPlan } from './loopPlan.ts';
import type { SwitchParts } from './switchParts.ts';

/** Sending and receiving end of a greedy source, which always has a frame to send. */
export function greedyEnds(
  vc: CompleteVc,
  from: Host,
  to: Host,
  data: readonly Flow[],
  acks: readonly Flow[],
): Pick<Connection, 'sender' | 'receiver' | 'tcp'> {
  const endpoint = from.endpoints.length;
  const sender = new GreedySender(from, endpoint, data[0]!, acks[0]!, vc.packetBytes, vc.frameCells);
  from.endpoints.push(sender);
  const receiver = new Sink(data[data.length - 1]!);
  to.endpoints.push(receiver);
  to.receiving[receiver.data.index] = receiver;
  return { sender, receiver, tcp: null };
}

/** Adds the source end system of an ABR VC between AAL5 and the link. */
export function controlRate(
  host: Host,
  flow: Flow,
  { abr }: CompleteVc,
  table: RmTable,
  sender: Sender,
): void {
  const link = host.outputs[flow.index] as Link;
  const endpoint = host.endpoints.length;
  const parts = { link, timers: host.timers, endpoint, flow, table, abr: abr as AbrDocument };
  const source = new AbrSource(parts);
  host.endpoints.push(source);
  host.shapers[flow.index] = source;
  if (sender instanceof GreedySender) sender.feed(source);
  const coupling = (abr as AbrDocument).coupling as CouplingDocument;
  if (sender instanceof TcpSender)
    sender.windowController = source.coupling = new Coupling(coupling, source.rules, sender);
}

/** Adds the destinations of ABR VCs, which turn RM cells around, to the hosts. Called only if a VC of the run has rate control. */
export function turnRmCells({ vcs }: CompleteScenario, hosts: readonly Host[], { segments }: LoopPlan): void {
  for (const host of hosts) {
    host.destinations = host.flows.map(({ index }) => {
      const table = segments[index >> 1]?.at(-1);
      if (table === undefined || isAckFlow(index)) return null;
      return vcs[index >> 1]!.path.at(-1) === host.id
        ? new AbrDestination(
            index >> 1,
            table,
            host.outputs[ackFlow(index >> 1)] as Link,
            vcs[index >> 1]!.abr as AbrDocument,
          )
        : null;
    });
  }
}

/** Plans the control loop of each VC, cut at each switch with `segments` on its path. */
export function planLoops({ nodes, vcs }: CompleteScenario): LoopPlan {
  const cutters = new Set(nodes.flatMap(({ id, segments }) => (segments === true ? [id] : [])));
  const none = vcs.map(() => null);
  const byHop = new Map<string, (RmTable | null)[]>();
  const put = (hop: string, vc: number, table: RmTable): void => {
    const tables = byHop.get(hop) ?? [...none];
    tables[vc] = table;
    byHop.set(hop, tables);
  };
  const segments = vcs.map((vc, index): RmTable[] => {
    if (vc.abr === null) return [];
    const { quantizeRm } = vc.abr;
    const tables = [new RmTable(0, quantizeRm)];
    for (const [i, to] of vc.path.entries()) {
      if (i === 0) continue;
      const from = vc.path[i - 1]!;
      if (isCut(vc) && cutters.has(from)) tables.push(new RmTable(tables.length, quantizeRm));
      const table = tables[tables.length - 1]!;
      put(hopId(from, to), index, table);
      put(hopId(to, from), index, table);
    }
    return tables;
  });
  return { segments, at: (hop) => byHop.get(hop) ?? none };
}

/** Factory of rate control at ports. */
export const rateControlAtPorts: Pick<PortParts, 'makeRateControl'> = {
  makeRateControl: (...parts) => new RateControl(...parts),
};

/** A switch that cuts the control loops of these VCs. @param cut indices of the VCs */
export function segmentingSwitch(
  id: string,
  cut: readonly number[],
  inputs: readonly Link[],
  ports: readonly Port[],
  route: readonly (Port | null)[],
  returns: CreditForwarder | null,
  ties: TieKeys | null,
  scenario: CompleteScenario,
  parts: SwitchParts,
): Switch {
  const timers = new Timers(cut.length * TIMERS_PER_ENDPOINT);
  const make = (node: SegmentingSwitch) => segmentsOf(node, cut, scenario, parts);
  return new SegmentingSwitch(id, inputs, ports, route, returns, ties, timers, make);
}

/** By flow: virtual destination of one loop and virtual source of the next. */
function segmentsOf(
  node: SegmentingSwitch,
  cut: readonly number[],
  { vcs }: CompleteScenario,
  { flows, plan, loops }: SwitchParts,
): (Segment | null)[] {
  const made = plan.flows.map((): Segment | null => null);
  for (const [endpoint, vc] of cut.entries()) {
    const { path, abr } = vcs[vc]!;
    const at = path.indexOf(node.id);
    const table = (from: number) => loops.at(hopId(path[from]!, path[from + 1]!))[vc];
    const [before, after] = [table(at - 1), table(at)];
    if (before === null || after === null) throw new Error(`VC ${vcs[vc]!.id} has no loop at ${node.id}`);
    const flow = flows[2 * vc]!;
    const parts = { timers: node.timers, endpoint, flow, table: after!, abr: abr as AbrDocument };
    const source = new VirtualSource(parts, node);
    const sendBack = (now: number, back: number, serial: number): void =>
      (node.route[back] as Port).rm.arrive(now, back | RM, serial);
    made[flow.index] = { source, destination: new VirtualDestination(before!, source, sendBack) };
  }
  return made;
}

/** Sets, at the links that RM cells pass, the minimum time that these take from the far end back to their source. */
export function timeReturns(
  { vcs }: CompleteScenario,
  links: ReadonlyMap<string, Link>,
  flows: number,
  { segments, at }: LoopPlan,
): RmReturns {
  const returns = new RmReturns(flows >> 1);
  for (const [vc, { path }] of vcs.entries()) {
    const [table] = segments[vc]!;
    if (table === undefined) continue;
    let way = 0;
    const pass = (hops: readonly string[], flow: number): void => {
      for (const hop of hops.toReversed()) {
        const link = links.get(hop) as Link;
        link.timeReturns(returns, flows);
        if (at(hop)[vc] !== table) continue;
        link.wayHome[flow] = way;
        way += link.lookahead;
      }
    };
    pass(hopsAlong(path.toReversed()), ackFlow(vc));
    pass(hopsAlong(path), dataFlow(vc));
  }
  return returns;
}
