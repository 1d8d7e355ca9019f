import { BACKWARD_NOTICE, FLOW_MASK, RM } from '../../src/engine/atm/cell.ts';
import { CreditSource } from '../../src/engine/credit/creditSource.ts';
import { rateLoopsOf } from '../../src/engine/network/build/loops.ts';
import type { Network } from '../../src/engine/network/nodes/network.ts';
import { type Segment, SegmentingSwitch } from '../../src/engine/switch/segmentingSwitch.ts';
import { cellsOn } from './wire.ts';

export interface Account {
  readonly sent: number;
  readonly received: number;
  /** By ports, or lost on links. */
  readonly refused: number;
  /** Waiting in buffers, shapers and virtual sources, and under way on links. */
  readonly inside: number;
}

/** Where the cells of every flow are. */
export function accounts(network: Network): Account[] {
  const waiting = network.flows.map(() => 0);
  for (const port of network.ports) {
    // Cells of a lookahead port stand in the ring of its link already.
    if (!port.hasDepartures) continue;
    port.forEachWaiting((meta) => {
      if ((meta & RM) === 0) waiting[meta & FLOW_MASK]!++;
    });
  }
  for (const shaper of network.hosts.flatMap(({ shapers }) => shapers)) {
    if (shaper !== null) waiting[shaper.flow.index]! += shaper.waiting;
  }
  for (const { source } of segmentsOf(network)) waiting[source.flow.index]! += source.waiting;
  return network.flows.map((flow) => ({
    sent: flow.cellsSent,
    received: flow.completeCells + flow.deadCells + flow.pendingCells,
    refused: flow.cellsLost,
    inside: waiting[flow.index]! + network.links.reduce((sum, link) => sum + cellsOn(link, flow.index), 0),
  }));
}

/** Cells that came from nowhere (positive) or vanished, by flow; all zero in a sound network. */
export const imbalance = (network: Network): number[] =>
  accounts(network).map(({ sent, received, refused, inside }) => received + refused + inside - sent);

/** What stands where switches cut control loops. */
const segmentsOf = ({ switches }: Network): Segment[] =>
  switches.flatMap((one) =>
    one instanceof SegmentingSwitch ? one.segments.filter((segment) => segment !== null) : [],
  );

/** RM cells of each control loop: those that its source made, and where they are. */
export function rmImbalance(network: Network): number[] {
  const { connections, ports, links } = network;
  const loops = connections.flatMap((_, vc) => rateLoopsOf(network, vc));
  return loops.map(({ source: { flow, table } }) => {
    let inside = 0;
    const count = (meta: number, serial: number): void => {
      const own = (meta & FLOW_MASK) >> 1 === flow.index >> 1 && table.owns(serial);
      if ((meta & RM) !== 0 && (meta & BACKWARD_NOTICE) === 0 && own) inside++;
    };
    for (const port of ports) if (port.hasDepartures) port.forEachWaiting(count);
    for (const { head, tail, mask, meta, frame } of links)
      for (let i = head; i < tail; i++) count(meta[i & mask]!, frame[i & mask]!);
    return table.returned + table.lost + inside - table.sent;
  });
}

/** VCs with credit whose receivers would need more than their places, or that lost a cell for want of one: none. */
export function creditImbalance({ ports, hosts, flows }: Network): string[] {
  const senders = [
    ...ports.flatMap(({ credits }) => (credits === null ? [] : [credits.sender])),
    ...hosts.flatMap(({ shapers }) =>
      shapers.flatMap((one) => (one instanceof CreditSource ? [one.sender] : [])),
    ),
  ];
  const beyond = senders.flatMap((sender) =>
    flows
      .filter(({ index }) => sender.sent[index]! - sender.returned[index]! < 0)
      .map(({ vc }) => `VC ${vc} ahead`),
  );
  const refused = ports.flatMap(({ id, credits, losses }) =>
    flows
      .filter(({ index }) => credits?.covers(index) && losses.cells[index]! > 0)
      .map(({ vc }) => `VC ${vc} lost a cell at ${id}`),
  );
  return [...beyond, ...refused];
}
