import { type Picoseconds, PS_PER_MS } from '../contract/index.ts';
import type { Connection } from '../engine/network/nodes/network.ts';
import type { Simulation } from '../engine/run/simulation.ts';
import type { CompleteScenario } from '../scenario/document/complete.ts';
import { CellTap, type PassingCell } from './cellTap.ts';
import { ConnectionTap, type Passing } from './connectionTap.ts';
import { datagram, lengthOf } from './datagram.ts';
import {
  enhancedPacket,
  type FileBytes,
  type InterfaceInfo,
  interfaceDescription,
  interfaceStatistics,
  LINK_TYPE,
  nameResolution,
  sectionHeader,
} from './pcapng.ts';
import { SegmentTap } from './segmentTap.ts';
import { addressOf, type ConnectionInfo, Wire } from './wire.ts';

/** Bytes kept of each packet: range and default; the default holds the longest headers. */
export const SNAP_LENGTHS = { min: 64, max: 65_535, usual: 128 } as const;
/** Simulated time over which packets are sorted together. */
const SLICE: Picoseconds = 10 * PS_PER_MS;
/** Interval at which the cells of a link are read. */
const CELL_SLICE: Picoseconds = PS_PER_MS;

export interface CaptureOrder {
  /** Hosts, links (`S2>S3`: its cells; `tcp:S2>S3`: its segments); empty: each connection at the host that sends its data. */
  readonly at: readonly string[];
  readonly snapLength: number;
  readonly until: Picoseconds;
  /** The program with its version; a description of the run. */
  readonly application: string;
  readonly comment: string;
}

/** Hosts and links at which segments of TCP can be captured, and links whose cells can be. */
export const capturePlaces = (scenario: CompleteScenario): readonly string[] => [
  ...captureHosts(scenario),
  ...cellLinks(scenario).map(({ id }) => id),
  ...segmentLinks(scenario).map(({ id }) => placeOfSegments(id)),
];

const placeOfSegments = (link: string): string => `tcp:${link}`;

function captureHosts(scenario: CompleteScenario): readonly string[] {
  const ends = new Set(scenario.vcs.filter(isTcpVc).flatMap(({ path }) => [path[0], path[path.length - 1]]));
  return scenario.nodes.flatMap(({ id }) => (ends.has(id) ? [id] : []));
}

const isTcpVc = ({ headerBytes }: { readonly headerBytes: number }): boolean => headerBytes > 0;

/** Links that carry cells, by the port that feeds them. */
const cellLinks = ({ links }: CompleteScenario): CompleteScenario['links'] =>
  links.filter(({ kind }) => kind === 'atm');

/** Links used by TCP connections, in either direction. */
function segmentLinks({ vcs, links }: CompleteScenario): CompleteScenario['links'] {
  const used = new Set(
    vcs
      .filter(isTcpVc)
      .flatMap(({ path }) =>
        path.slice(1).flatMap((node, i) => [`${path[i]}>${node}`, `${node}>${path[i]}`]),
      ),
  );
  return links.filter(({ id }) => used.has(id));
}

/** A capture point, with the number of its packets. */
interface Point {
  readonly index: number;
  readonly info: InterfaceInfo;
  packets: number;
}

/** A packet or cell that passes a point. */
interface Passed {
  readonly point: string;
  readonly time: number;
  readonly inbound: boolean;
  readonly length: number;
  bytes(): Uint8Array;
}

/** Runs a simulation from 0 s and yields the blocks of its capture as they arise. */
export function* captureBlocks(simulation: Simulation, order: CaptureOrder): Generator<FileBytes> {
  const { scenario, network } = simulation;
  const hosts = scenario.nodes.map(({ id }) => id);
  const links = cellLinks(scenario).filter(({ id }) => order.at.includes(id));
  const tappedLinks = segmentLinks(scenario).filter(({ id }) => order.at.includes(placeOfSegments(id)));
  const slice = links.length + tappedLinks.length === 0 ? SLICE : CELL_SLICE;
  const wired = network.connections.map((connection) => wiredOf(connection, hosts));
  const taps = wired.flatMap((connection) =>
    connection === null ? [] : tapsOf(connection, order, tappedLinks.length > 0),
  );
  const cellTaps = network.links
    .filter(({ id }) => links.some((link) => link.id === id))
    .map((link) => ({ id: link.id, tap: new CellTap(link, network.flows, slice) }));
  const wires = wired.map((connection) => connection?.wire ?? null);
  const shortest = Math.min(...network.links.map(({ cellWhole }) => cellWhole));
  const segmentTaps = network.links
    .filter(({ id }) => tappedLinks.some((link) => link.id === id))
    .map((link) => ({
      id: placeOfSegments(link.id),
      tap: new SegmentTap(link, network.flows, wires, slice, shortest),
    }));
  const points = pointsOf(scenario, hosts, links, tappedLinks, order);
  yield sectionHeader(order.application, order.comment);
  for (const { info } of points.values()) yield interfaceDescription(info);
  yield nameResolution(new Map(captureHosts(scenario).map((id) => [addressOf(hosts.indexOf(id)), id])));
  while (simulation.now < order.until) {
    simulation.runUntil(Math.min(order.until, simulation.now + slice));
    const { now } = simulation;
    const passed = [
      ...taps.flatMap((tap) =>
        tap
          .take()
          .map((segment) => segmentPassed(segment, hosts[segment.host]!, order.snapLength, segment.inbound)),
      ),
      ...segmentTaps.flatMap(({ id, tap }) =>
        tap.take(now).map((segment) => segmentPassed(segment, id, order.snapLength)),
      ),
      ...cellTaps.flatMap(({ id, tap }) => tap.take(now).map((cell) => cellPassed(cell, id))),
    ].sort((a, b) => a.time - b.time);
    for (const packet of passed) yield packetOf(packet, points.get(packet.point) as Point);
  }
  const digest = `digest ${simulation.digest()}`;
  for (const { index, packets } of points.values())
    yield interfaceStatistics(index, simulation.now, packets, digest);
}

function pointsOf(
  scenario: CompleteScenario,
  hosts: readonly string[],
  links: CompleteScenario['links'],
  tappedLinks: CompleteScenario['links'],
  order: CaptureOrder,
): ReadonlyMap<string, Point> {
  const atHosts = tappedHosts(scenario, hosts, order).map(
    (id): InterfaceInfo => ({
      linkType: LINK_TYPE.rawIp,
      snapLength: order.snapLength,
      name: id,
      description: `host ${id}`,
      rate: scenario.links.find(({ from }) => from === id)?.rate ?? 0,
    }),
  );
  const atLinks = links.map(
    ({ id, rate }): InterfaceInfo => ({
      linkType: LINK_TYPE.erf,
      snapLength: SNAP_LENGTHS.max,
      name: id,
      description: `cells of ${id}`,
      rate,
    }),
  );
  const onLinks = tappedLinks.map(
    ({ id, rate }): InterfaceInfo => ({
      linkType: LINK_TYPE.rawIp,
      snapLength: order.snapLength,
      name: placeOfSegments(id),
      description: `segments on ${id}`,
      rate,
    }),
  );
  return new Map(
    [...atHosts, ...atLinks, ...onLinks].map((info, index) => [info.name, { index, info, packets: 0 }]),
  );
}

const segmentPassed = (
  { time, segment }: Pick<Passing, 'time' | 'segment'>,
  point: string,
  most: number,
  inbound = false,
): Passed => ({
  point,
  time,
  inbound,
  length: lengthOf(segment),
  bytes: () => datagram(segment, most),
});

const cellPassed = ({ time, bytes }: PassingCell, point: string): Passed => ({
  point,
  time,
  inbound: false,
  length: bytes.length,
  bytes: () => bytes,
});

function packetOf({ time, length, inbound, bytes }: Passed, point: Point): FileBytes {
  point.packets++;
  return enhancedPacket({ interface: point.index, time, bytes: bytes(), length, inbound });
}

const endsOf = ({ path }: { readonly path: readonly string[] }): readonly [string, string] => [
  path[0]!,
  path[path.length - 1]!,
];

/** A TCP connection, with the conversion of its segments to wire format. */
interface Wired {
  readonly connection: Connection;
  readonly info: ConnectionInfo;
  readonly wire: Wire;
}

/** Null for a connection without TCP. */
function wiredOf(connection: Connection, hosts: readonly string[]): Wired | null {
  const { vc, tcp } = connection;
  if (tcp === null) return null;
  const [from, to] = endsOf(vc).map((host) => hosts.indexOf(host));
  const info = { vc: vc.id, from: from!, to: to!, mss: vc.packetBytes, tcp: vc.tcp };
  return { connection, info, wire: new Wire(info) };
}

/** @param isTappedOnLinks segments on links echo the timestamps that have reached their sender */
function tapsOf(
  { connection, info, wire }: Wired,
  { at }: CaptureOrder,
  isTappedOnLinks: boolean,
): readonly ConnectionTap[] {
  const [from, to] = endsOf(connection.vc);
  const ends = { source: at.length === 0 || at.includes(from), destination: at.includes(to) };
  if (!ends.source && !ends.destination && !isTappedOnLinks) return [];
  return [new ConnectionTap(connection, info, wire, ends)];
}

/** Hosts with an interface, in the order of the document. */
function tappedHosts(
  scenario: CompleteScenario,
  hosts: readonly string[],
  { at }: CaptureOrder,
): readonly string[] {
  const sources = scenario.vcs.filter(isTcpVc).map(({ path }) => path[0]);
  const tapped = new Set(at.length === 0 ? sources : at);
  return hosts.filter((id) => tapped.has(id));
}
