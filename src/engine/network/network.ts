import { AbrSource } from '../abr/abrSource.ts';
import type { Books } from '../atm/books.ts';
import type { Flow } from '../atm/flow.ts';
import type { Link } from '../atm/link.ts';
import type { Port } from '../switch/port.ts';
import { SegmentingSwitch } from '../switch/segmentingSwitch.ts';
import type { Switch } from '../switch/switch.ts';
import type { VcTable } from '../switch/vcTable.ts';
import type { TcpReceiver } from '../tcp/receiver.ts';
import type { TcpSender } from '../tcp/sender.ts';
import type { CallPool } from '../traffic/callPool.ts';
import type { Receiver, Sender } from '../traffic/ends.ts';
import type { CompleteVc } from './complete.ts';
import type { Crossing } from './crossing.ts';
import type { Host } from './host.ts';
import type { Node } from './node.ts';
import type { Router } from './router.ts';

/** The wired objects of one run. */
export interface Network {
  readonly flows: readonly Flow[];
  readonly links: readonly Link[];
  readonly ports: readonly Port[];
  readonly hosts: readonly Host[];
  readonly switches: readonly Switch[];
  readonly routers: readonly Router[];
  readonly nodes: readonly Node[];
  /** By direction of a connection (2i data, 2i + 1 acknowledgements); null for one that is a single flow. */
  readonly books: readonly (Books | null)[];
  readonly merged: readonly MergedVc[];
  readonly connections: readonly Connection[];
  readonly pools: readonly CallPool[];
  /** What ports know of the VCs. */
  readonly vcs: VcTable;
  /** Flows that cross each port, by its index. */
  readonly crossings: readonly (readonly Crossing[])[];
}

export interface Connection {
  readonly vc: CompleteVc;
  readonly sender: Sender;
  readonly receiver: Receiver;
  /** The same two where they are TCP's; null for other sources. */
  readonly tcp: { readonly sender: TcpSender; readonly receiver: TcpReceiver } | null;
  /** Links of the data cells, and of the acknowledgements, from first to last. */
  readonly forward: readonly Link[];
  readonly backward: readonly Link[];
  /** The same links by flow: routers end one and begin the next. */
  readonly dataFlows: readonly Part[];
  readonly ackFlows: readonly Part[];
  /** Of the data; null for a single flow. */
  readonly books: Books | null;
}

export interface Part {
  readonly flow: Flow;
  readonly links: readonly Link[];
}

/** A VC between two routers that carries the frames of several connections. */
export interface MergedVc {
  /** `R1>S1>S2>R2` */
  readonly id: string;
  readonly flow: Flow;
  /** Directions of connections that it carries, and the connections whose data are among them. */
  readonly owners: readonly number[];
  readonly sessions: readonly number[];
}

/** The source end system of the VC whose data are this flow; null without rate control. */
export function rateSourceOf({ hosts }: Network, flow: number): AbrSource | null {
  for (const { shapers } of hosts) {
    const shaper = shapers[flow];
    if (shaper instanceof AbrSource) return shaper;
  }
  return null;
}

/** Everything whose state makes up the state of the run, in a fixed order. */
export function componentsOf(network: Network): object[] {
  return [
    ...network.flows.flatMap((flow) => [flow, flow.delays, ...(flow.options === null ? [] : [flow.options])]),
    ...network.links.flatMap((link) => [link, link.impairment, link.impairment.random]),
    ...network.ports.flatMap((port) => [
      port,
      port.rm,
      ...port.transmitter.parts,
      port.policy,
      port.policy.calm,
      ...(port.policy.list === null ? [] : [port.policy.list]),
      ...(port.policy.occupancy === null ? [] : [port.policy.occupancy]),
      ...(port.rates === null ? [] : port.rates.parts),
      port.random,
      port.statistics,
      port.losses,
      port.losses.epochs,
      port.losses.digest,
    ]),
    ...network.hosts.flatMap((host) => [
      host.timers,
      host.digest,
      ...host.destinations.filter((one) => one !== null),
      ...host.creditEnds.flatMap((one) => (one === null ? [] : [one.receiver])),
      ...host.shapers.flatMap((shaper) => (shaper === null ? [] : [shaper, ...shaper.components])),
    ]),
    ...network.switches.flatMap((one) => (one instanceof SegmentingSwitch ? one.components : [])),
    ...network.routers.flatMap((router) => [router.digest, ...router.outputs]),
    ...network.books.filter((books) => books !== null),
    ...network.connections.flatMap(({ sender, receiver }) => [
      sender,
      ...sender.components,
      receiver,
      ...receiver.components,
    ]),
    ...network.pools.flatMap(({ components }) => components),
  ];
}
