import type { CellsPerSecond, LinkDocument, PhaseLock } from '../../../contract/index.ts';
import type { CompleteLink, CompleteScenario, CompleteVc } from '../../../scenario/document/complete.ts';
import { hopsAlong, mostVariation } from '../../../scenario/validation/paths.ts';
import { unitRate } from '../../atm/unit.ts';
import { ipRate } from '../../tcp/ipService.ts';
import { isTcp } from '../../traffic/kinds/index.ts';

/** Share of the link rate above which a link counts as always busy: with less demand it has gaps, in which the phase can move. */
const ALWAYS_BUSY = 0.99;

/**
 * Ports at which exact clocks keep arrivals in phase with departures, or with each other (Floyd & Jacobson, "On Traffic
 * Phase Effects in Packet-Switched Gateways", 1992). The phase then decides which VC loses cells at a full buffer.
 */
export function phaseLockedLinks(scenario: CompleteScenario): readonly PhaseLock[] {
  const demands = demandsOf(scenario);
  return scenario.ports.flatMap(({ id: port }) => {
    const out = linkOf(scenario, port);
    const inputs = inputsOf(scenario, port).map((link) => ({ link, demand: demands.get(link.id) ?? 0 }));
    const offered = inputs.reduce((sum, { link, demand }) => sum + Math.min(demand, unitRate(link)), 0);
    if (inputs.length < 2 || offered <= unitRate(out)) return [];
    const busy = inputs
      .filter(({ link, demand }) => link.cdvPs === 0 && demand >= ALWAYS_BUSY * unitRate(link))
      .map(({ link }) => link);
    const locked = busy.filter(
      (link) => link.rate === out.rate || busy.some((other) => other !== link && other.rate === link.rate),
    );
    if (locked.length === 0) return [];
    return [{ port, links: locked.map((link) => ({ id: link.id, cdvUs: variationOf(scenario, link) })) }];
  });
}

const linkOf = ({ links }: CompleteScenario, id: string): CompleteLink =>
  links.find((link) => link.id === id) as CompleteLink;

/** Links over which the data for this port arrive. */
function inputsOf(scenario: CompleteScenario, port: string): readonly CompleteLink[] {
  const before = scenario.vcs.flatMap(({ path }) => {
    const hops = hopsAlong(path);
    const at = hops.indexOf(port);
    return at > 0 ? [hops[at - 1]] : [];
  });
  return [...new Set(before)].map((id) => linkOf(scenario, id!));
}

/** Demand on each link, cells/s: the sum of the senders' rates, each limited only by the links before. */
function demandsOf(scenario: CompleteScenario): ReadonlyMap<string, CellsPerSecond> {
  const demands = new Map<string, CellsPerSecond>();
  for (const vc of scenario.vcs) {
    let rate = steadyRate(vc);
    for (const hop of hopsAlong(vc.path)) {
      rate = Math.min(rate, unitRate(linkOf(scenario, hop)));
      demands.set(hop, (demands.get(hop) ?? 0) + rate);
    }
  }
  return demands;
}

/** Rate of a sender without random gaps; 0 for other senders. */
function steadyRate({
  source,
  abr,
  ipPacketsPerSecond,
  ipJitterPs,
  frameCells,
  peakCellRate,
}: CompleteVc): CellsPerSecond {
  const most = peakCellRate > 0 ? peakCellRate : Infinity;
  if (abr !== null) return 0;
  if (source.kind === 'deterministic') return Math.min(most, source.cellsPerSecond);
  if (source.kind === 'greedy') return most;
  if (!isTcp(source)) return 0;
  const packets = ipRate(ipPacketsPerSecond, ipJitterPs);
  return packets > 0 ? Math.min(most, packets * frameCells) : most;
}

/** Largest cell delay variation that the document may set for a link, microseconds. */
function variationOf({ document }: CompleteScenario, { from, to }: CompleteLink): number {
  const isIt = ({ a, b }: LinkDocument): boolean => (a === from && b === to) || (a === to && b === from);
  return mostVariation(document.links.find(isIt) as LinkDocument);
}
