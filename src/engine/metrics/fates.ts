import { isAckFlow, RM } from '../atm/cell.ts';
import type { Flow } from '../atm/flow.ts';
import type { Impairment } from '../atm/impairment.ts';
import type { Link } from '../atm/link.ts';
import type { Network, Part } from '../network/nodes/network.ts';
import type { Port } from '../switch/port.ts';

/**
 * Cells that a link has carried since time zero, by what became of them (docs/model/conventions.md, "ledger").
 * A cell of data or of an acknowledgement counts when its fate is known: at the destination, or where a later port or
 * link loses it. RM and credit cells count as they begin to leave.
 */
export interface CellFates {
  readonly useful: number;
  readonly dead: number;
  readonly duplicate: number;
  readonly rm: number;
  readonly credit: number;
}

/** What one flow over the link adds to the counts. */
interface Counted {
  useful: number;
  dead: number;
  duplicate: number;
}

/** Adds up what the network has counted by now. @param port of a switch, whose link it is */
export function fatesOn(network: Network, port: Port): () => CellFates {
  const { link } = port;
  const parts = [...wholeFlows(network, link), ...partsOver(network, link)];
  const counters = parts.map((part) => counterOf(network, link, part));
  return () => {
    const sum = { useful: 0, dead: 0, duplicate: 0 };
    for (const count of counters) count(sum);
    return {
      ...sum,
      rm: port.rm.taken - rmWaiting(port),
      credit: port.credits?.cellsSent ?? 0,
    };
  };
}

/** RM cells that have not begun to leave. */
function rmWaiting(port: Port): number {
  let cells = 0;
  if (port.rm.taken > 0)
    port.forEachWaiting((meta) => {
      if ((meta & RM) !== 0) cells++;
    });
  return cells;
}

/** Flows over the link that are a direction of a connection each, end to end. */
function wholeFlows({ connections }: Network, link: Link): readonly Part[] {
  return connections
    .filter(({ dataFlows }) => dataFlows.length === 1)
    .flatMap(({ dataFlows, ackFlows }) => [...dataFlows, ...ackFlows])
    .filter(({ links }) => links.includes(link));
}

/** Flows over the link of connections that run over several; a merged one once. */
function partsOver({ connections }: Network, link: Link): readonly Part[] {
  const parts = connections
    .filter(({ dataFlows }) => dataFlows.length > 1)
    .flatMap(({ dataFlows, ackFlows }) => [...dataFlows, ...ackFlows])
    .filter(({ links }) => links.includes(link));
  return parts.filter(({ flow }, i) => parts.findIndex((other) => other.flow === flow) === i);
}

/** Directions of connections whose frames the part carries. */
const ownersOf = ({ merged }: Network, { flow }: Part): readonly number[] =>
  merged.find((one) => one.flow === flow)?.owners ?? [flow.owner];

function counterOf(network: Network, link: Link, part: Part): (sum: Counted) => void {
  const { flow } = part;
  const lost = lostAlong(network, link, part);
  const arrivals = ownersOf(network, part).map((owner) => arrivalsOf(network, flow, owner));
  return (sum) => {
    sum.dead += flow.deadCells + lost();
    for (const add of arrivals) add(sum);
  };
}

/** What reached the end of a direction of a connection over the flow, and what was lost on a later flow of it. */
function arrivalsOf({ connections, books }: Network, flow: Flow, owner: number): (sum: Counted) => void {
  const record = books[owner];
  const receiver = isAckFlow(owner) ? null : connections[owner >> 1]!.receiver;
  const place = record?.placeOf(flow.index) ?? 0;
  return (sum) => {
    const twice = receiver?.duplicateCells ?? 0;
    sum.duplicate += twice;
    sum.useful += (record === null ? flow.completeCells : record!.arrivedCells) - twice;
    if (record !== null) sum.dead += record!.lostLater[place]!;
  };
}

/** Cells of a flow that this link or one further on lost, or a port further on refused: carried and wasted. */
function lostAlong(network: Network, link: Link, part: Part): () => number {
  const { ports, links: all } = network;
  const { links } = part;
  const flow = part.flow.index;
  const from = links.indexOf(link);
  const later = ports.filter((port) => links.indexOf(port.link) > from);
  const ahead: readonly Impairment[] = all
    .filter((one) => links.indexOf(one) >= from && links.includes(one))
    .map(({ impairment }) => impairment);
  const owners = ownersOf(network, part);
  return () => {
    let lost = 0;
    for (const { total, lost: byOwner } of ahead)
      if (total > 0) for (const owner of owners) lost += byOwner[owner] ?? 0;
    for (const { losses } of later) lost += losses.cells[flow]!;
    return lost;
  };
}
