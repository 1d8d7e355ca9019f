import { CELL_BITS } from '../units.ts';
import type { AbrDocument } from './abr.ts';
import type { ScenarioDocument, VcDocument } from './scenario.ts';

type Way = Pick<VcDocument, 'path'>;
type Links = Pick<ScenarioDocument, 'links'>;
type Following = 'pcr' | 'icr' | 'frttMs' | 'crm';

/** Of the first link, out of the host; NaN where there is none. */
export function firstCellRate({ path: [host, next] }: Way, { links }: Links): number {
  const link = links.find(({ a, b }) => (a === host && b === next) || (b === host && a === next));
  if (link === undefined) return Number.NaN;
  const mbps = link.a === host ? link.rateMbps : (link.backRateMbps ?? link.rateMbps);
  return (mbps * 1e6) / CELL_BITS;
}

/** Propagation there and back. */
function roundTripMs({ path }: Way, { links }: Links): number {
  return path.slice(1).reduce((sum, to, i) => {
    const from = path[i];
    const link = links.find(({ a, b }) => (a === from && b === to) || (b === from && a === to));
    return sum + 2 * (link?.delayMs ?? 0);
  }, 0);
}

/** Values of rate control that follow from the network and from the others where they are left out. */
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
