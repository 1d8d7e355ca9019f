import type { Ledger } from '../../contract/index.ts';
import type { Books } from '../atm/books.ts';
import { isAckFlow } from '../atm/cell.ts';
import type { Link } from '../atm/link.ts';
import type { Network, Part } from '../network/network.ts';
import type { BooksTotals, Totals } from './totals.ts';

/**
 * Where the cell slots of a switch's link went (design note: docs/model/conventions.md, "ledger").
 * Cells are booked when their fate is known, at the destination or where a later port refuses them,
 * so a window is off by what was then under way: a few hundred cells at its ends.
 * @param slots cell slots of the link in the window
 */
export function ledgerOf(
  network: Network,
  linkIndex: number,
  from: Totals,
  to: Totals,
  slots: number,
): Ledger {
  const link = network.links[linkIndex];
  let useful = 0;
  let dead = 0;
  let duplicate = 0;
  network.connections.forEach((connection, i) => {
    if (connection.dataFlows.length > 1) return;
    const a = from.sessions[i];
    const b = to.sessions[i];
    if (connection.forward.includes(link)) {
      const twice = b.duplicateCells - a.duplicateCells;
      duplicate += twice;
      useful += b.completeCells - a.completeCells - twice;
      dead += b.deadCells - a.deadCells + lostAlong(network, connection.dataFlows[0], linkIndex, from, to);
    }
    if (connection.backward.includes(link)) {
      useful += to.ackCells[i] - from.ackCells[i];
      dead +=
        to.deadAckCells[i] -
        from.deadAckCells[i] +
        lostAlong(network, connection.ackFlows[0], linkIndex, from, to);
    }
  });
  for (const part of partsOver(network, link)) {
    const f = part.flow.index;
    dead += to.flows[f].deadCells - from.flows[f].deadCells + lostAlong(network, part, linkIndex, from, to);
    for (const owner of ownersOf(network, part)) {
      const place = (network.books[owner] as Books).placeOf(f);
      const [a, b] = [from.books[owner], to.books[owner]] as [BooksTotals, BooksTotals];
      const twice = isAckFlow(owner) ? 0 : duplicates(owner >> 1, from, to);
      duplicate += twice;
      useful += b.arrivedCells - a.arrivedCells - twice;
      dead += b.lostLater[place] - a.lostLater[place];
    }
  }
  const { rm, credit } = controlCells(network, link, from, to);
  const booked = useful + dead + duplicate + rm + credit;
  const carried = Math.min(slots, booked);
  const scale = carried === 0 || slots === 0 ? 0 : carried / booked / slots;
  return {
    useful: useful * scale,
    dead: dead * scale,
    duplicate: duplicate * scale,
    rm: rm * scale,
    credit: credit * scale,
    idle: slots === 0 ? 1 : 1 - carried / slots,
  };
}

/** RM and credit cells that the port before the link sent. */
function controlCells(
  { ports }: Network,
  link: Link,
  from: Totals,
  to: Totals,
): { readonly rm: number; readonly credit: number } {
  const p = ports.findIndex((port) => port.link === link);
  if (p < 0) return { rm: 0, credit: 0 };
  const [a, b] = [from.ports[p], to.ports[p]];
  return { rm: b.rmCells - a.rmCells, credit: b.creditCells - a.creditCells };
}

/** Flows over a link of connections that run over several; a merged one once. */
function partsOver(network: Network, link: Link): readonly Part[] {
  const parts = network.connections
    .filter(({ dataFlows }) => dataFlows.length > 1)
    .flatMap(({ dataFlows, ackFlows }) => [...dataFlows, ...ackFlows])
    .filter(({ links }) => links.includes(link));
  return parts.filter(({ flow }, i) => parts.findIndex((other) => other.flow === flow) === i);
}

/** Directions of connections whose frames the part carries. */
const ownersOf = ({ merged }: Network, { flow }: Part): readonly number[] =>
  merged.find((one) => one.flow === flow)?.owners ?? [flow.owner];

const duplicates = (session: number, from: Totals, to: Totals): number =>
  to.sessions[session].duplicateCells - from.sessions[session].duplicateCells;

/** Cells of a flow that this link or one further on lost, or a port further on refused: carried for nothing. */
function lostAlong(network: Network, part: Part, linkIndex: number, from: Totals, to: Totals): number {
  const { links } = part;
  const flow = part.flow.index;
  const owners = ownersOf(network, part);
  const later = links.slice(links.indexOf(network.links[linkIndex]) + 1);
  let lost = 0;
  for (const at of [network.links[linkIndex], ...later]) {
    const l = network.links.indexOf(at);
    if (to.lostOnLinks[l] === 0) continue;
    for (const owner of owners) lost += to.lostBy[l][owner] - (from.lostBy[l][owner] ?? 0);
  }
  network.ports.forEach((port, p) => {
    if (later.includes(port.link)) lost += to.ports[p].lost[flow] - from.ports[p].lost[flow];
  });
  return lost;
}
