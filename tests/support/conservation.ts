import { FLOW_MASK } from '../../src/engine/atm/cell.ts';
import type { Network } from '../../src/engine/network/network.ts';
import { cellsOn } from './wire.ts';

export interface Account {
  readonly sent: number;
  readonly received: number;
  /** By ports, or lost on links. */
  readonly refused: number;
  /** Waiting in buffers and shapers, and under way on links. */
  readonly inside: number;
}

/** Where the cells of every flow are. */
export function accounts(network: Network): Account[] {
  const waiting = network.flows.map(() => 0);
  for (const port of network.ports) {
    // Cells of a lookahead port stand in the ring of its link already.
    if (!port.hasDepartures) continue;
    port.forEachWaiting((meta) => {
      waiting[meta & FLOW_MASK]++;
    });
  }
  for (const shaper of network.hosts.flatMap(({ shapers }) => shapers)) {
    if (shaper !== null) waiting[shaper.flow.index] += shaper.waiting;
  }
  return network.flows.map((flow) => ({
    sent: flow.cellsSent,
    received: flow.completeCells + flow.deadCells + flow.pendingCells,
    refused: flow.cellsLost,
    inside: waiting[flow.index] + network.links.reduce((sum, link) => sum + cellsOn(link, flow.index), 0),
  }));
}

/** Cells that came from nowhere (positive) or vanished, by flow; all zero in a sound network. */
export const imbalance = (network: Network): number[] =>
  accounts(network).map(({ sent, received, refused, inside }) => received + refused + inside - sent);
