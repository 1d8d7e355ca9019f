import type { AbrDocument } from '../../../contract/index.ts';
import type { CompleteScenario, CompleteVc } from '../../../scenario/document/complete.ts';
import type { Link } from '../../atm/link.ts';
import { unitRate } from '../../atm/unit.ts';
import type { Network } from '../../network/nodes/network.ts';
import { meanRate } from '../../traffic/meanRate.ts';
import { FAIRNESS_RULES } from './fairnessRules.ts';
import { maxMinRates } from './maxMin.ts';

/** By what the rates of the run are to be judged: `plus` where a port shares out what is beyond MCR. */
export const fairnessRuleOf = (ports: Network['ports']): 'plus' | 'floor' =>
  ports.some(({ rates }) => rates?.allocatesAboveMcr === true) ? 'plus' : 'floor';

/** Of the links of a way among all of them. */
export const placesOfLinks = (way: readonly Link[], links: readonly Link[]): number[] =>
  way.map((link) => links.indexOf(link));

/** 0 and NaN mean none. */
export const limit = (rate: number): number => (rate > 0 ? rate : Infinity);

/** What a source without TCP sends in the mean, its peak cell rate at most, cells/s; Infinity of what only its links limit. */
export const mostOf = ({ peakCellRate, source }: Pick<CompleteVc, 'peakCellRate' | 'source'>): number =>
  Math.min(limit(peakCellRate), limit(meanRate(source)));

/**
 * Max-min fair cell rates of the VCs with rate control that have something to send at this instant, cells/s by
 * index of the VC; NaN for every other VC. Each is bound by its PCR and what its destination takes, and gets its MCR at
 * least, or MCR and an equal share of what is beyond where a port shares that out. Links are what the mean rates of sources without rate control, their peaks at most, leave of them; RM cells are
 * part of a rate, as they are of ACR.
 * @param isActive which VCs have something to send, by index; the present ones where nothing else is said
 * @param wanted the most each can use as well, cells/s; what its source sends in the mean where nothing else is said
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
      // Behind strict priority UBR has what ABR leaves.
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
