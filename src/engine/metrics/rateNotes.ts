import { type AbrDocument, type RunNote, runNote } from '../../contract/index.ts';
import type { CompleteScenario } from '../../scenario/document/complete.ts';
import { findAlgorithm } from '../abr/algorithms/index.ts';
import { MCR_PLUS } from '../abr/fairness.ts';
import { unitRate } from '../atm/unit.ts';
import type { Network } from '../network/nodes/network.ts';

/**
 * Notes about ports whose algorithm cannot guarantee the MCRs of its VCs: it allocates the whole link in equal shares, and
 * sources whose MCR is above such a share send more (ATM Forum TM 4.0, appendix I.3, has rules that avoid this).
 */
export function rateNotes({ links }: CompleteScenario, { connections, ports }: Network): readonly RunNote[] {
  return ports.flatMap((port) => {
    const { algorithm, algorithmParams, id } = port.settings;
    const info = findAlgorithm(algorithm);
    if (info.canOversubscribeWithMcr !== true || algorithmParams.fairness === MCR_PLUS) return [];
    const link = links.find((candidate) => candidate.id === id);
    const capacity = link === undefined ? 0 : unitRate(link);
    const sharing = connections.filter(
      ({ vc, forward }) => vc.abr !== null && forward.some((link) => link === port.link),
    );
    const equal = capacity / sharing.length;
    const above = sharing.find(({ vc }) => (vc.abr as AbrDocument).mcr > equal);
    if (above === undefined) return [];
    const vc = above.vc.name ?? `VC ${above.vc.id}`;
    const hasFairness = info.parameters.some(({ name }) => name === 'fairness');
    const remedy = hasFairness ? 'fairness' : 'algorithm';
    return [runNote('minimumRates', { algorithm: info.short, port: id, vc, remedy })];
  });
}
