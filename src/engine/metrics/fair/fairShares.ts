import type { AbrDocument } from '../../../contract/index.ts';
import type { CompleteScenario, CompleteVc } from '../../../scenario/document/complete.ts';
import type { Link } from '../../atm/link.ts';
import { unitRate } from '../../atm/unit.ts';
import type { Network } from '../../network/nodes/network.ts';
import { meanRate } from '../../traffic/meanRate.ts';
import { FAIRNESS_RULES } from './fairnessRules.ts';
import { maxMinRates } from './maxMin.ts';

/** Fairness rule by which the rates of the run are judged: `plus` if a port allocates the bandwidth in excess of MCR. */
export const fairnessRuleOf = (ports: Network['ports']): 'plus' | 'floor' =>
  ports.some(({ rates }) => rates?.allocatesAboveMcr === true) ? 'plus' : 'floor';

/** Indices of the links of a path among all links. */
export const placesOfLinks = (way: readonly Link[], links: readonly Link[]): number[] =>
  way.map((link) => links.indexOf(link));

/** A rate as a limit: 0 and NaN mean no limit. */
export const limit = (rate: number): number => (rate > 0 ? rate : Infinity);

/** Mean rate of a source without TCP, at most its peak cell rate, cells/s; Infinity if only links limit it. */
export const mostOf = ({ peakCellRate, source }: Pick<CompleteVc, 'peakCellRate' | 'source'>): number =>
  Math.min(limit(peakCellRate), limit(meanRate(source)));

/**
 * Max-min fair cell rates of the VCs with rate control that have something to send at this instant, cells/s by
 * index of the VC; NaN for every other VC. Each is limited by its PCR and the rate of its receiver, and gets at least its
 * MCR, or MCR plus an equal share of the rest if a port allocates that. The capacity of a link is reduced by the mean rates of sources
 * without rate control, limited to their peaks; RM cells are part of a rate, as they are of ACR.
 * @param isActive whether a VC has something to send, by index; default: at present
 * @param wanted maximum rate that a VC can use, cells/s; default: the mean rate of its source
 */
export function fairShares(
  scenario: CompleteScenario,
  { connections, links, ports }: Network,
  isActive: (index: number) => boolean = (index) => connections[index]!.sender.active,
  wanted: (index: number) => number = (index) => mostOf(connections[index]!.vc),
): number[] {
  const room = scenario.links.map(unitRate);
  const sharing: number[] = [];
  connections.forEach(({ vc, forward }, i) => {
    if (!isActive(i)) return;
    if (vc.abr !== null) {
      sharing.push(i);
      return;
    }
    const taken = mostOf(vc);
    if (taken === Infinity) return;
    for (const at of placesOfLinks(forward, links)) {
      // Under strict priority, UBR only gets what ABR leaves.
      const port = ports.find(({ link }) => link === links[at]);
      const isBelow = vc.state.serviceClass === 'ubr' && port?.settings.scheduler === 'priority';
      if (!isBelow) room[at] = Math.max(0, room[at]! - taken);
    }
  });
  const rates = maxMinRates(
    room,
    sharing.map((i) => {
      const { vc, forward } = connections[i]!;
      const { pcr, mcr, receiverRate } = vc.abr as AbrDocument;
      const peak = Math.max(mcr, Math.min(pcr, limit(receiverRate), wanted(i)));
      return { links: placesOfLinks(forward, links), peak, minimum: mcr };
    }),
    FAIRNESS_RULES[fairnessRuleOf(ports)],
  );
  const shares = connections.map(() => Number.NaN);
  sharing.forEach((i, k) => {
    shares[i] = rates[k]!;
  });
  return shares;
}
