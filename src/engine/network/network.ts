import type { Flow } from '../atm/flow.ts';
import type { Link } from '../atm/link.ts';
import type { Port } from '../switch/port.ts';
import type { Switch } from '../switch/switch.ts';
import type { TcpReceiver } from '../tcp/receiver.ts';
import type { TcpSender } from '../tcp/sender.ts';
import type { Receiver, Sender } from '../traffic/ends.ts';
import type { CompleteVc } from './complete.ts';
import type { Host } from './host.ts';
import type { Node } from './node.ts';

/** The wired objects of one run. */
export interface Network {
  readonly flows: readonly Flow[];
  readonly links: readonly Link[];
  readonly ports: readonly Port[];
  readonly hosts: readonly Host[];
  readonly switches: readonly Switch[];
  readonly nodes: readonly Node[];
  readonly connections: readonly Connection[];
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
}

/** Everything whose state makes up the state of the run, in a fixed order. */
export function componentsOf(network: Network): object[] {
  return [
    ...network.flows,
    ...network.links.flatMap((link) => [link, link.impairment, link.impairment.random]),
    ...network.ports.flatMap((port) => [
      port,
      ...port.transmitter.parts,
      port.policy,
      port.policy.calm,
      ...(port.policy.list === null ? [] : [port.policy.list]),
      ...(port.policy.occupancy === null ? [] : [port.policy.occupancy]),
      port.random,
      port.statistics,
      port.epochs,
      port.digest,
    ]),
    ...network.hosts.flatMap((host) => [
      host.timers,
      host.digest,
      ...host.shapers.flatMap((shaper) => (shaper === null ? [] : [shaper, ...shaper.components])),
    ]),
    ...network.connections.flatMap(componentsOfConnection),
  ];
}

const componentsOfConnection = ({ sender, receiver }: Connection): object[] => [
  sender,
  ...sender.components,
  receiver,
  ...receiver.components,
];
