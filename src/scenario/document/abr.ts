import {
  type AbrDocument,
  CELL_BITS,
  type CouplingDocument,
  type ScenarioDocument,
  type VcDocument,
} from '../../contract/index.ts';
import { DEFAULT_COUPLING } from '../../engine/abr/ends/couplingSpecs.ts';
import { DEFAULT_ABR } from './defaults.ts';

type Common = Pick<ScenarioDocument, 'links' | 'abr'>;

/** Rate control of a VC that has it, every value filled in: its own, else the document's, else the default. */
export function abrOf(vc: Pick<VcDocument, 'abr' | 'path'>, document: Common): AbrDocument {
  const written: Partial<AbrDocument> = { ...document.abr, ...vc.abr };
  const { nrm, tbeCells } = { ...DEFAULT_ABR, ...written };
  const pcr = written.pcr ?? firstCellRate(vc, document);
  const frttMs = written.frttMs ?? roundTripMs(vc, document);
  const icr = Math.min(written.icr ?? pcr, pcr);
  return {
    ...DEFAULT_ABR,
    ...written,
    pcr,
    frttMs,
    icr: Math.max(
      written.mcr ?? DEFAULT_ABR.mcr,
      frttMs > 0 ? Math.min(icr, (tbeCells * 1e3) / frttMs) : icr,
    ),
    crm: written.crm ?? Math.ceil(tbeCells / nrm),
    coupling: couplingOf(document.abr?.coupling, vc.abr?.coupling),
  };
}

/** Absent: none. Written: the values of the VC before those of the document before the proposal's. */
function couplingOf(
  common: Partial<CouplingDocument> | undefined,
  own: Partial<CouplingDocument> | undefined,
): CouplingDocument {
  if (common === undefined && own === undefined) return { ...DEFAULT_COUPLING, form: 'none' };
  return { ...DEFAULT_COUPLING, ...common, ...own };
}

/** Of the first link, out of the host; NaN where there is none. */
export function firstCellRate({ path: [host, next] }: Pick<VcDocument, 'path'>, { links }: Common): number {
  const link = links.find(({ a, b }) => (a === host && b === next) || (b === host && a === next));
  if (link === undefined) return Number.NaN;
  const mbps = link.a === host ? link.rateMbps : (link.backRateMbps ?? link.rateMbps);
  return (mbps * 1e6) / CELL_BITS;
}

/** Propagation there and back. */
function roundTripMs({ path }: Pick<VcDocument, 'path'>, { links }: Common): number {
  return path.slice(1).reduce((sum, to, i) => {
    const from = path[i];
    const link = links.find(({ a, b }) => (a === from && b === to) || (b === from && a === to));
    return sum + 2 * (link?.delayMs ?? 0);
  }, 0);
}
