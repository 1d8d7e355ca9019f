import type { Ledger } from '../../contract/index.ts';
import type { Connection, Network } from '../network/network.ts';
import type { Totals } from './totals.ts';

/**
 * Where the cell slots of a switch's link went (design note: docs/model-notes.md, "ledger").
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
    const a = from.sessions[i];
    const b = to.sessions[i];
    if (connection.forward.includes(link)) {
      const twice = b.duplicateCells - a.duplicateCells;
      duplicate += twice;
      useful += b.completeCells - a.completeCells - twice;
      dead += b.deadCells - a.deadCells + lostBehind(network, connection, linkIndex, from, to, 0);
    }
    if (connection.backward.includes(link)) {
      useful += to.ackCells[i] - from.ackCells[i];
      dead +=
        to.deadAckCells[i] - from.deadAckCells[i] + lostBehind(network, connection, linkIndex, from, to, 1);
    }
  });
  const carried = Math.min(slots, useful + dead + duplicate);
  const scale = carried === 0 || slots === 0 ? 0 : carried / (useful + dead + duplicate) / slots;
  return {
    useful: useful * scale,
    dead: dead * scale,
    duplicate: duplicate * scale,
    idle: slots === 0 ? 1 : 1 - carried / slots,
  };
}

/** Cells of one direction that this link or one further on lost, or a port further on refused: carried for nothing. */
function lostBehind(
  network: Network,
  connection: Connection,
  linkIndex: number,
  from: Totals,
  to: Totals,
  direction: 0 | 1,
): number {
  const links = direction === 0 ? connection.forward : connection.backward;
  const flow = direction === 0 ? connection.sender.data.index : connection.sender.acks.index;
  const later = links.slice(links.indexOf(network.links[linkIndex]) + 1);
  let lost = 0;
  for (const at of [network.links[linkIndex], ...later]) {
    const l = network.links.indexOf(at);
    if (to.lostOnLinks[l] > 0) lost += to.lostBy[l][flow] - (from.lostBy[l][flow] ?? 0);
  }
  network.ports.forEach((port, p) => {
    if (later.includes(port.link)) lost += to.ports[p].lost[flow] - from.ports[p].lost[flow];
  });
  return lost;
}
