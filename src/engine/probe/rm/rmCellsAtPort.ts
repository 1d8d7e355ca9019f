import type { RatesReport, RmCellAtPort } from '../../../contract/index.ts';
import type { Simulation } from '../../run/simulation.ts';
import { abrVcs, PortRmProbe } from './portRmProbe.ts';

/**
 * Reports the RM cells that the algorithm of `port` processes from now on. Returns a function that stops it.
 * @param vc id of the only observed VC; null = all VCs
 */
export function watchRmCells(
  { network }: Simulation,
  port: string,
  vc: number | null,
  onVisit: (met: RmCellAtPort) => void,
): () => void {
  const idOf = (index: number): number => network.connections[index]!.vc.id;
  const vcs = abrVcs(network).filter((index) => vc === null || idOf(index) === vc);
  const watching = new PortRmProbe(network, vcs, port, (index, number, visit) =>
    onVisit({ vc: idOf(index), number, visit }),
  );
  return () => watching.stop();
}

/** Present variables of the algorithm of a port; null without rate control there. */
export function ratesAt({ network }: Simulation, id: string): RatesReport | null {
  const idOf = (index: number): number => network.connections[index]!.vc.id;
  const rates = network.ports.find((port) => port.id === id)?.rates ?? null;
  if (rates === null) return null;
  const { algorithm, info } = rates;
  return {
    port: id,
    algorithm: info.id,
    reading: algorithm.advertisedRate,
    variables: (algorithm.variables?.() ?? []).map((variable) =>
      variable.unit === 'VC' && !Number.isNaN(variable.value)
        ? { ...variable, value: idOf(variable.value) }
        : variable,
    ),
    table: (algorithm.table?.() ?? []).map(({ vc, state, variables }) => ({
      vc: idOf(vc),
      state,
      variables,
    })),
  };
}
