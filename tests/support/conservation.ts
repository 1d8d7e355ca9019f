import { CreditSource } from '../../src/engine/credit/creditSource.ts';
import { type Account, imbalanceOf, PhysicsJudge } from '../../src/engine/metrics/physics.ts';
import { rateTotals } from '../../src/engine/metrics/totals.ts';
import type { Network } from '../../src/engine/network/nodes/network.ts';

/** Where the cells of every flow are. */
export const accounts = (network: Network): readonly Account[] => new PhysicsJudge(network).accounts().flows;

/** Cells of the frames that found no place at the source of their VC: lost before any link, and at no port. */
export const refusedAtSources = (network: Network): number =>
  rateTotals(network, 0).reduce((sum, totals) => sum + (totals?.refusedCells ?? 0), 0);

/** Cells that came from nowhere (positive) or vanished, by flow; all zero in a sound network. */
export const imbalance = (network: Network): number[] => accounts(network).map(imbalanceOf);

/** RM cells of each control loop: those that its source made, and where they are. */
export const rmImbalance = (network: Network): number[] =>
  new PhysicsJudge(network).accounts().rates.map(imbalanceOf);

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
