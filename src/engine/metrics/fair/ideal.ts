import type { CompleteScenario } from '../../../scenario/document/complete.ts';
import { ethernetBytes } from '../../atm/ethernet.ts';
import type { Link } from '../../atm/link.ts';
import type { Network } from '../../network/nodes/network.ts';
import { ipRate } from '../../tcp/ipService.ts';
import { fairnessRuleOf, fairShares, limit, mostOf, placesOfLinks } from './fairShares.ts';
import { maxMinRates } from './maxMin.ts';

/** Of a packet link: of the packets of its first session, over their cells elsewhere. */
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

/** What a network is, it is for as long as it runs. */
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
 * Max-min fair shares (fairShares.ts) while every source has something to send, cells/s. NaN where the source asks for less
 * than a share: it takes what it sends, others get the rest, and no rate is too high for it.
 */
export const fairCellRates = once((scenario, network) => {
  const wanted = demands(network);
  const most = (index: number): number => wanted[index]!.peak;
  const shares = fairShares(scenario, network, () => true, most);
  return shares.map((share, i) => (share >= most(i) ? Number.NaN : share));
});

/** Cells/s of each session with full links. Where rates are controlled, they are what those that are not leave. */
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
 * Goodput each session would have if every link were full and shared max-min fairly, Mb/s of application bits,
 * or what the scenario gives (Rosolen et al., section 3.3.1: `the bottleneck is used at 100 % and fairly
 * shared`). Shared are cells, whatever packets they carry; acknowledgements and losses take
 * nothing. A source without TCP asks for its mean rate; a VC of a pool counts as if a call were always on.
 */
export const idealGoodputs = once((scenario, network) => {
  const cellsPerSecond = idealCellRates(scenario, network);
  return network.connections.map(
    ({ vc, sender }, i) =>
      vc.idealMbps ?? ((cellsPerSecond[i]! / sender.segmentCells) * vc.packetBytes * 8) / 1e6,
  );
});
