import { LINK_USES, type LinkUse, type Picoseconds } from '../../contract/index.ts';
import { isAckFlow, RM } from '../atm/cell.ts';
import type { Flow } from '../atm/flow.ts';
import type { Impairment } from '../atm/impairment.ts';
import type { Link } from '../atm/link.ts';
import type { Network, Part } from '../network/nodes/network.ts';
import type { Node } from '../sim/node.ts';
import type { Port } from '../switch/port.ts';
import type { DropLog } from '../switch/state/dropLog.ts';

/**
 * Cells that a link has carried since time zero, by their outcome (docs/model/conventions.md, "ledger").
 * A cell of data or of an acknowledgement is counted when its outcome is known: at the destination, or at the port or
 * link that loses it. RM and credit cells are counted when they begin to leave.
 */
export type CellOutcomes = Readonly<Record<Exclude<LinkUse, 'carried'>, number>>;

/** Cumulative counters of one node, valid at a time up to which the node has processed all events, and none later. */
export interface Meter {
  readonly node: Node;
  /** Values at the last call of `read`. */
  readonly values: Float64Array;
  /** By value: indices of the table entries to which it is added. */
  readonly targets: readonly (readonly number[])[];
  read(time: Picoseconds): void;
}

/** Index of a use in a table with a row for each link. */
export const placeOfUse = (row: number, use: LinkUse): number =>
  row * LINK_USES.length + LINK_USES.indexOf(use);

/** Cells that a port has put on its link, counted from the start of their transmission. */
class LinkMeter implements Meter {
  readonly node: Node;
  readonly values = new Float64Array(3);
  readonly targets: readonly (readonly number[])[];
  private readonly port: Port;

  constructor(node: Node, port: Port, row: number) {
    this.node = node;
    this.port = port;
    this.targets = [[placeOfUse(row, 'carried')], [placeOfUse(row, 'rm')], [placeOfUse(row, 'credit')]];
  }

  read(time: Picoseconds): void {
    const { port, values } = this;
    values[0] = port.queue.begunBefore(time);
    values[1] = port.rm.accepted === 0 ? 0 : port.rm.accepted - rmWaiting(port, time);
    values[2] = port.credits?.cellsSent ?? 0;
  }
}

/** Waiting RM cells, which have not begun to leave before a time. */
function rmWaiting(port: Port, time: Picoseconds): number {
  let cells = 0;
  port.queue.transmitter.forEachUnbegun(time, (meta) => {
    if ((meta & RM) !== 0) cells++;
  });
  return cells;
}

/** The end of a direction of a connection that a flow carries. */
interface End {
  /** Null for acknowledgements. */
  readonly receiver: { readonly duplicateCells: number } | null;
  /** Null if the direction is a single flow. */
  readonly record: { readonly arrivedCells: number; readonly lostLater: Float64Array } | null;
  /** Index of the flow among those of the direction. */
  readonly place: number;
}

/** Cells that have reached the end of a flow: useful, duplicate and dead ones. */
class FlowMeter implements Meter {
  readonly node: Node;
  readonly values = new Float64Array(3);
  readonly targets: readonly (readonly number[])[];
  private readonly flow: Flow;
  private readonly ends: readonly End[];

  /** @param rows of the links that it crosses */
  constructor(node: Node, flow: Flow, ends: readonly End[], rows: readonly number[]) {
    this.node = node;
    this.flow = flow;
    this.ends = ends;
    this.targets = (['useful', 'duplicate', 'dead'] as const).map((use) =>
      rows.map((row) => placeOfUse(row, use)),
    );
  }

  read(): void {
    const { flow, ends, values } = this;
    let useful = 0;
    let duplicate = 0;
    let dead = flow.deadCells;
    for (let i = 0; i < ends.length; i++) {
      const { receiver, record, place } = ends[i]!;
      const twice = receiver === null ? 0 : receiver.duplicateCells;
      duplicate += twice;
      useful += (record === null ? flow.completeCells : record.arrivedCells) - twice;
      if (record !== null) dead += record.lostLater[place]!;
    }
    values[0] = useful;
    values[1] = duplicate;
    values[2] = dead;
  }
}

/** Cells that a port has lost, by flow: earlier links have carried them in waste. */
class LossMeter implements Meter {
  readonly node: Node;
  readonly values: Float64Array;
  readonly targets: readonly (readonly number[])[];
  private readonly losses: DropLog;
  private readonly flows: readonly number[];

  constructor(node: Node, losses: DropLog, hits: ReadonlyMap<number, readonly number[]>) {
    this.node = node;
    this.losses = losses;
    this.flows = [...hits.keys()];
    this.targets = [...hits.values()];
    this.values = new Float64Array(hits.size);
  }

  read(): void {
    const { flows, values } = this;
    const { cells } = this.losses;
    for (let i = 0; i < flows.length; i++) values[i] = cells[flows[i]!]!;
  }
}

/** Cells that are lost on a link, by direction of a connection: this link and earlier ones have carried them in waste. */
class WireMeter implements Meter {
  readonly node: Node;
  readonly values: Float64Array;
  readonly targets: readonly (readonly number[])[];
  private readonly impairment: Impairment;
  private readonly directions: readonly number[];

  constructor(node: Node, impairment: Impairment, hits: ReadonlyMap<number, readonly number[]>) {
    this.node = node;
    this.impairment = impairment;
    this.directions = [...hits.keys()];
    this.targets = [...hits.values()];
    this.values = new Float64Array(hits.size);
  }

  read(): void {
    const { directions, values } = this;
    const { total, lost } = this.impairment;
    for (let i = 0; i < directions.length; i++) values[i] = total === 0 ? 0 : (lost[directions[i]!] ?? 0);
  }
}

/**
 * Meters that together give the use of the links of some ports, in a table with a row of `LINK_USES` for each. An entry
 * of the table is the sum over all meters.
 */
export function metersOf(network: Network, ports: readonly Port[]): readonly Meter[] {
  const { switches, hosts, routers, links } = network;
  const rowOf = new Map(ports.map(({ link }, row) => [link, row]));
  const origins = new Map(switches.flatMap((node) => node.ports.map((port) => [port, node] as const)));
  const receivers = new Map(
    [...hosts, ...switches, ...routers].flatMap((node) => node.inputs.map((link) => [link, node] as const)),
  );
  const meters: Meter[] = ports.map((port, row) => new LinkMeter(origins.get(port)!, port, row));
  /** By link: table entries of the links that have carried cells which are lost ahead of it, or on it. */
  const lostBefore = new Map<Link, TargetsByLoss>();
  const lostOn = new Map<Link, TargetsByLoss>();
  for (const part of allParts(network)) {
    const directions = directionsOf(network, part);
    const rows: number[] = [];
    const dead: number[] = [];
    for (const link of part.links) {
      if (dead.length > 0) add(lostBefore, link, part.flow.index, dead);
      const row = rowOf.get(link);
      if (row !== undefined) {
        rows.push(row);
        dead.push(placeOfUse(row, 'dead'));
      }
      if (dead.length > 0) for (const direction of directions) add(lostOn, link, direction, dead);
    }
    if (rows.length === 0) continue;
    const ends = directions.map((direction) => endOf(network, part.flow, direction));
    meters.push(new FlowMeter(receivers.get(part.links.at(-1)!)!, part.flow, ends, rows));
  }
  for (const port of network.ports) {
    const hits = lostBefore.get(port.link);
    if (hits !== undefined) meters.push(new LossMeter(origins.get(port)!, port.losses, hits));
  }
  for (const link of links) {
    const hits = lostOn.get(link);
    if (hits !== undefined) meters.push(new WireMeter(receivers.get(link)!, link.impairment, hits));
  }
  return meters;
}

/** Indices of table entries, by flow or direction of the lost cells. */
type TargetsByLoss = Map<number, readonly number[]>;

function add(lists: Map<Link, TargetsByLoss>, link: Link, lost: number, places: readonly number[]): void {
  let known = lists.get(link);
  if (known === undefined) {
    known = new Map();
    lists.set(link, known);
  }
  known.set(lost, [...(known.get(lost) ?? []), ...places]);
}

const metersOfAll = new WeakMap<Network, readonly Meter[]>();

/** Outcomes of the cells on the links of all ports; null for links that leave no switch. All nodes must have run up to `time`. */
export function outcomesOf(network: Network, time: Picoseconds): readonly (CellOutcomes | null)[] {
  const { ports, links } = network;
  const meters = metersOfAll.get(network) ?? metersOf(network, ports);
  metersOfAll.set(network, meters);
  const table = new Float64Array(ports.length * LINK_USES.length);
  for (const meter of meters) {
    meter.read(time);
    meter.targets.forEach((places, i) => {
      for (const place of places) table[place]! += meter.values[i]!;
    });
  }
  const rows = new Map(ports.map(({ link }, row) => [link, row]));
  return links.map((link) => {
    const row = rows.get(link);
    if (row === undefined) return null;
    const of = (use: LinkUse): number => table[placeOfUse(row, use)]!;
    const known = { useful: of('useful'), dead: of('dead'), duplicate: of('duplicate') };
    return { ...known, rm: of('rm'), credit: of('credit') };
  });
}

/** Flows of all connections in both directions, each once, even if several connections share it. */
function allParts({ connections }: Network): readonly Part[] {
  const parts = connections.flatMap(({ dataFlows, ackFlows }) => [...dataFlows, ...ackFlows]);
  return [...new Map(parts.map((part) => [part.flow, part])).values()];
}

/** Directions of connections whose frames the part carries. */
const directionsOf = ({ merged }: Network, { flow }: Part): readonly number[] =>
  merged.find((vc) => vc.flow === flow)?.directions ?? [flow.direction];

function endOf({ connections, totals }: Network, flow: Flow, direction: number): End {
  const record = totals[direction] ?? null;
  const receiver = isAckFlow(direction) ? null : connections[direction >> 1]!.receiver;
  return { receiver, record, place: record?.positionOf(flow.index) ?? 0 };
}
