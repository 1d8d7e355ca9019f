import { type Picoseconds, PS_PER_MS } from '../../contract/index.ts';
import type { CompleteScenario } from '../network/document/complete.ts';
import type { Connection } from '../network/nodes/network.ts';
import type { Simulation } from '../sim/simulation.ts';
import { ConnectionTap, type Passing } from './connectionTap.ts';
import { datagram, lengthOf } from './datagram.ts';
import {
  type Bytes,
  enhancedPacket,
  interfaceDescription,
  interfaceStatistics,
  LINK_TYPE,
  nameResolution,
  sectionHeader,
} from './pcapng.ts';
import { addressOf, Wire } from './wire.ts';

/** Bytes kept of each packet: the longest headers, and the shortest there are. */
export const SNAP_LENGTHS = { min: 64, max: 65_535, usual: 128 } as const;
/** Packets of so much of a run are put in order together. */
const SLICE: Picoseconds = 10 * PS_PER_MS;

export interface CaptureOrder {
  /** Hosts; none = each connection where its data come from. */
  readonly at: readonly string[];
  readonly snapLength: number;
  readonly until: Picoseconds;
  /** The program and its version; what was run. */
  readonly application: string;
  readonly comment: string;
}

/** Hosts at which segments of TCP can be heard. */
export function capturePlaces(scenario: CompleteScenario): readonly string[] {
  const ends = new Set(scenario.vcs.filter(isTcpVc).flatMap(({ path }) => [path[0], path[path.length - 1]]));
  return scenario.nodes.flatMap(({ id }) => (ends.has(id) ? [id] : []));
}

const isTcpVc = ({ headerBytes }: { readonly headerBytes: number }): boolean => headerBytes > 0;

/** One point at which packets are kept. */
interface Point {
  readonly host: number;
  packets: number;
}

/** Runs a simulation from its beginning and gives the blocks of its capture as they come about. */
export function* captureBlocks(simulation: Simulation, order: CaptureOrder): Generator<Bytes> {
  const { scenario, network } = simulation;
  const hosts = scenario.nodes.map(({ id }) => id);
  const taps = network.connections.flatMap((connection) => tapsOf(connection, hosts, order));
  const points = new Map<number, Point>();
  yield sectionHeader(order.application, order.comment);
  for (const host of heardHosts(scenario, hosts, order)) {
    points.set(host, { host: points.size, packets: 0 });
    yield interfaceDescription({
      linkType: LINK_TYPE.rawIp,
      snapLength: order.snapLength,
      name: hosts[host],
      description: `host ${hosts[host]}`,
      rate: scenario.links.find(({ from }) => from === hosts[host])?.rate ?? 0,
    });
  }
  yield nameResolution(new Map(capturePlaces(scenario).map((id) => [addressOf(hosts.indexOf(id)), id])));
  while (simulation.now < order.until) {
    simulation.runUntil(Math.min(order.until, simulation.now + SLICE));
    const passing = taps.flatMap((tap) => tap.take()).sort((a, b) => a.time - b.time);
    for (const one of passing) yield packetOf(one, points.get(one.host) as Point, order.snapLength);
  }
  const digest = `digest ${simulation.digest()}`;
  for (const { host, packets } of points.values())
    yield interfaceStatistics(host, simulation.now, packets, digest);
}

function packetOf({ time, segment, inbound }: Passing, point: Point, most: number): Bytes {
  point.packets++;
  const bytes = datagram(segment, most);
  return enhancedPacket({ interface: point.host, time, bytes, length: lengthOf(segment), inbound });
}

const endsOf = ({ path }: { readonly path: readonly string[] }): readonly [string, string] => [
  path[0],
  path[path.length - 1],
];

function tapsOf(connection: Connection, hosts: readonly string[], { at }: CaptureOrder): ConnectionTap[] {
  const { vc, tcp } = connection;
  if (tcp === null) return [];
  const [from, to] = endsOf(vc);
  const ends = { source: at.length === 0 || at.includes(from), destination: at.includes(to) };
  if (!ends.source && !ends.destination) return [];
  const told = {
    vc: vc.id,
    from: hosts.indexOf(from),
    to: hosts.indexOf(to),
    mss: vc.packetBytes,
    tcp: vc.tcp,
  };
  return [new ConnectionTap(connection, told, new Wire(told), ends)];
}

/** Places of the hosts that have an interface, in the order of the document. */
function heardHosts(
  scenario: CompleteScenario,
  hosts: readonly string[],
  { at }: CaptureOrder,
): readonly number[] {
  const sources = scenario.vcs.filter(isTcpVc).map(({ path }) => path[0]);
  const heard = new Set(at.length === 0 ? sources : at);
  return hosts.flatMap((id, place) => (heard.has(id) ? [place] : []));
}
