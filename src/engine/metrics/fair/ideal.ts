import type { CompleteScenario } from '../../../scenario/document/complete.ts';
import { ethernetBytes } from '../../atm/ethernet.ts';
import type { Link } from '../../atm/link.ts';
import type { Network } from '../../network/nodes/network.ts';
import { ipRate } from '../../tcp/ipService.ts';
import { fairnessRuleOf, fairShares, limit, mostOf, placesOfLinks } from './fairShares.ts';
import { maxMinRates } from './maxMin.ts';

/** Bits per cell on a link; on a packet link, the bits of a packet of its first session over the cells of that packet elsewhere. */
function bitsPerCell({ connections }: Network, link: Link): number {
  const user = connections.find(({ forward }) => forward.includes(link));
  if (!link.isPacketLink || user === undefined) return 8 * link.unitBytes;
  const { vc, sender } = user;
  return (ethernetBytes(vc.packetBytes + sender.data.headerBytes) * 8) / sender.segmentCells;
}

const capacities = ({ links }: CompleteScenario, network: Network): number[] =>
  links.map(({ rate }, link) => rate / bitsPerCell(network, network.links[link]!));

const demands = (network: Network) =>
  network.connections.map(({ vc, sender, forward }) => ({
    links: placesOfLinks(forward, network.links),
    peak: Math.min(limit(ipRate(vc.ipPacketsPerSecond, vc.ipJitterPs) * sender.segmentCells), mostOf(vc)),
  }));

type Rates = (scenario: CompleteScenario, network: Network) => readonly number[];

/** Caches rates by network, since they do not change during a run as long as the fairness rule is the same. */
function once(rates: Rates): Rates {
  const known = new WeakMap<Network, { readonly rule: string; readonly rates: readonly number[] }>();
  return (scenario, network) => {
    const rule = fairnessRuleOf(network.ports);
    const before = known.get(network);
    if (before?.rule === rule) return before.rates;
    const fresh = { rule, rates: rates(scenario, network) };
    known.set(network, fresh);
    return fresh.rates;
  };
}

/**
 * Max-min fair shares (fairShares.ts) while every source has something to send, cells/s. NaN if the source demands less
 * than its share: others get the rest, and no rate is too high for it.
 */
export const fairCellRates = once((scenario, network) => {
  const wanted = demands(network);
  const most = (index: number): number => wanted[index]!.peak;
  const shares = fairShares(scenario, network, () => true, most);
  return shares.map((share, i) => (share >= most(i) ? Number.NaN : share));
});

/** Cells/s of each session with full links. Sessions with rate control share the bandwidth that those without leave. */
function idealCellRates(scenario: CompleteScenario, network: Network): readonly number[] {
  const wanted = demands(network);
  const equal = maxMinRates(capacities(scenario, network), wanted);
  if (scenario.vcs.every(({ abr }) => abr === null)) return equal;
  const most = (index: number): number => wanted[index]!.peak;
  const fair = fairShares(scenario, network, () => true, most);
  return equal.map((share, i) => {
    if (!Number.isNaN(fair[i])) return Math.min(fair[i]!, most(i));
    return Number.isFinite(most(i)) ? most(i) : share;
  });
}

/**
 * Goodput that each session would have if every link were full and shared max-min fairly, Mb/s of application bits,
 * or the value in the scenario (Rosolen et al., section 3.3.1: `the bottleneck is used at 100 % and fairly
 * shared`). Shares are counted in cells, regardless of the size of packets; acknowledgements and losses take
 * nothing. A source without TCP demands its mean rate; a VC of a pool counts as if a call were always active.
 */
export const idealGoodputs = once((scenario, network) => {
  const cellsPerSecond = idealCellRates(scenario, network);
  return network.connections.map(
    ({ vc, sender }, i) =>
      vc.idealMbps ?? ((cellsPerSecond[i]! / sender.segmentCells) * vc.packetBytes * 8) / 1e6,
  );
});
