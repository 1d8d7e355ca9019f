import type { AbrDocument } from './abr.ts';
import { cellRateBehind, linkBehind } from './links.ts';
import type { ScenarioDocument, VcDocument } from './scenario.ts';

type Way = Pick<VcDocument, 'path'>;
type Links = Pick<ScenarioDocument, 'links'>;
type Following = 'pcr' | 'icr' | 'frttMs' | 'crm';

/** Cell rate of the first link, out of the host; NaN without one. */
export const firstCellRate = ({ path: [host, next] }: Way, network: Links): number =>
  cellRateBehind(network, `${host}>${next}`);

/** Propagation delay there and back. */
const roundTripMs = ({ path }: Way, network: Links): number =>
  path.slice(1).reduce((sum, to, i) => sum + 2 * (linkBehind(network, `${path[i]}>${to}`)?.delayMs ?? 0), 0);

/** Fills in rate-control values that are left out and follow from the network and from the other values. */
export function effectiveRates(
  written: Partial<Pick<AbrDocument, Following>> & Pick<AbrDocument, 'mcr' | 'tbeCells' | 'nrm'>,
  vc: Way,
  network: Links,
): Pick<AbrDocument, Following> {
  const { mcr, tbeCells, nrm } = written;
  const pcr = written.pcr ?? firstCellRate(vc, network);
  const frttMs = written.frttMs ?? roundTripMs(vc, network);
  const icr = Math.min(written.icr ?? pcr, pcr);
  return {
    pcr,
    frttMs,
    icr: Math.max(mcr, frttMs > 0 ? Math.min(icr, (tbeCells * 1e3) / frttMs) : icr),
    crm: written.crm ?? Math.ceil(tbeCells / nrm),
  };
}
