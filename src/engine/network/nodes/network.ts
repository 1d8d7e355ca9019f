import type { CompleteVc } from '../../../scenario/document/complete.ts';
import type { Crossing } from '../../../scenario/validation/crossing.ts';
import type { AbrSource } from '../../abr/ends/abrSource.ts';
import type { DirectionTotals } from '../../atm/directionTotals.ts';
import type { FlowReceiver, Sender } from '../../atm/ends.ts';
import type { Flow } from '../../atm/flow.ts';
import type { Link } from '../../atm/link.ts';
import type { RmReturns } from '../../atm/rmReturns.ts';
import type { Node } from '../../sim/node.ts';
import type { Registered } from '../../sim/state.ts';
import type { Port } from '../../switch/port.ts';
import type { VcTable } from '../../switch/state/vcTable.ts';
import type { Switch } from '../../switch/switch.ts';
import type { TcpReceiver } from '../../tcp/receiver.ts';
import type { TcpSender } from '../../tcp/sender.ts';
import type { CallPool } from '../../traffic/callPool.ts';
import type { Host } from './host.ts';
import type { Router } from './router.ts';

/** The connected components of one run. */
export interface Network {
  readonly flows: readonly Flow[];
  readonly links: readonly Link[];
  readonly ports: readonly Port[];
  readonly hosts: readonly Host[];
  readonly switches: readonly Switch[];
  readonly routers: readonly Router[];
  readonly nodes: readonly Node[];
  /** By direction of a connection (2i data, 2i + 1 acknowledgements); null for one that is a single flow. */
  readonly totals: readonly (DirectionTotals | null)[];
  readonly merged: readonly MergedVc[];
  readonly connections: readonly Connection[];
  readonly pools: readonly CallPool[];
  /** Earliest times at which RM cells return to their sources; null if there are none. */
  readonly rmReturns: RmReturns | null;
  /** Weight, service class and shares of the VCs, as ports see them. */
  readonly vcs: VcTable;
  /** Flows that cross each port, by its index. */
  readonly crossings: readonly (readonly Crossing[])[];
}

export interface Connection {
  readonly vc: CompleteVc;
  readonly sender: Sender;
  readonly receiver: FlowReceiver;
  /** The same two for TCP; null for other sources. */
  readonly tcp: { readonly sender: TcpSender; readonly receiver: TcpReceiver } | null;
  /** Links of the data cells and of the acknowledgements, each from first to last. */
  readonly forward: readonly Link[];
  readonly backward: readonly Link[];
  /** The same links by flow: a router ends a flow and begins the next. */
  readonly dataFlows: readonly Part[];
  readonly ackFlows: readonly Part[];
  /** Totals of the data direction; null if that is a single flow. */
  readonly totals: DirectionTotals | null;
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
  /** Directions of connections that it carries, and indices of the connections whose data are among them. */
  readonly directions: readonly number[];
  readonly sessions: readonly number[];
}

/** The source end system of the VC whose data are this flow; null without rate control. */
export function rateSourceOf({ hosts, connections }: Network, flow: number): AbrSource | null {
  if (connections[flow >> 1]!.vc.abr === null) return null;
  for (const { shapers } of hosts) {
    const shaper = shapers[flow];
    // An ABR VC has no other shaper.
    if (shaper !== null) return shaper as AbrSource;
  }
  return null;
}

/** All components whose state makes up the state of the run, in a fixed order. */
export function componentsOf(network: Network): Registered[] {
  const all: Registered[] = [];
  const add = (...some: readonly (Registered | null)[]): void => {
    for (const component of some) if (component !== null) all.push(component);
  };
  for (const flow of network.flows) add(flow, flow.delays);
  for (const link of network.links) add(link, link.impairment, ...link.impairment.streams);
  for (const port of network.ports) {
    const { losses, queue } = port;
    add(port, queue, port.rm, ...queue.transmitter.parts, ...port.buffers.parts, port.hooks);
    if (port.rates !== null) add(...port.rates.parts);
    add(port.random, queue.statistics, losses, losses.epochs, losses.digest);
  }
  for (const { timers, digest, destinations, creditDestinations, shapers } of network.hosts) {
    add(timers, digest, ...destinations);
    for (const end of creditDestinations) if (end !== null) add(end.receiver);
    for (const shaper of shapers) if (shaper !== null) add(shaper, ...shaper.components);
  }
  for (const { components } of network.switches) add(...components);
  for (const { digest, outputs } of network.routers) add(digest, ...outputs);
  add(...network.totals);
  for (const { sender, receiver } of network.connections)
    add(sender, ...sender.components, receiver, ...receiver.components);
  for (const { components } of network.pools) add(...components);
  return all;
}
