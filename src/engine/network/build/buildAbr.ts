import type { AbrDocument, CouplingDocument } from '../../../contract/index.ts';
import type { CompleteScenario, CompleteVc } from '../../../scenario/document/complete.ts';
import { AbrSource } from '../../abr/ends/abrSource.ts';
import { Coupling } from '../../abr/ends/coupling.ts';
import { AbrDestination } from '../../abr/ends/destination.ts';
import type { RmTable } from '../../abr/rmTable.ts';
import { ackFlow, isAckFlow } from '../../atm/cell.ts';
import type { Sender } from '../../atm/ends.ts';
import type { Flow } from '../../atm/flow.ts';
import type { Link } from '../../atm/link.ts';
import { TcpSender } from '../../tcp/sender.ts';
import { GreedySender } from '../../traffic/greedySender.ts';
import { Sink } from '../../traffic/sink.ts';
import type { Host } from '../nodes/host.ts';
import type { Connection } from '../nodes/network.ts';
import type { LoopPlan } from './segments.ts';

/** A source that always has a unit to send, and where its units end. */
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

/** Puts the source end system of an ABR VC between its frames and the link. */
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
    sender.follower = source.coupling = new Coupling(coupling, source.rules, sender);
}

/** Hosts learn of RM cells only where a VC of the run has rate control. */
export function turnRmCells({ vcs }: CompleteScenario, hosts: readonly Host[], { segments }: LoopPlan): void {
  if (segments.every((tables) => tables.length === 0)) return;
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
