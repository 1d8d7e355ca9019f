import { because, firstCellRate, type Problem, type VcDocument } from '../../contract/index.ts';
import { isTcp } from '../../engine/traffic/kinds/index.ts';
import { abrOf } from '../document/abr.ts';
import type { PartialDocument } from '../document/partialDocument.ts';
import { hopsAlong } from './paths.ts';

/** Checks the rate control of VCs against each other, the network and the sources. */
export function checkAbr(draft: PartialDocument): readonly Problem[] {
  const each = draft.vcs.flatMap((vc, index) => {
    const at = draft.at('vcs', index);
    return vc.abr === undefined ? checkGreedy(vc, at) : checkVc(vc, at, draft);
  });
  return [...each, ...checkCommonCoupling(draft), ...checkMinima(draft)];
}

/** Checks that a coupling of the whole document has a source to couple. */
function checkCommonCoupling({ abr, vcs }: PartialDocument): readonly Problem[] {
  const coupling = abr?.coupling;
  if (coupling === undefined || coupling.form === 'none') return [];
  if (vcs.some((vc) => vc.abr !== undefined && isTcp(vc.source))) return [];
  return [{ path: 'abr.coupling', value: coupling.form ?? 'direct', reason: because('couplingNeedsTcp') }];
}

/** Checks that a greedy source has a limit: without any it would send the whole run at once. */
function checkGreedy({ source, credit }: VcDocument, at: string): readonly Problem[] {
  if (source.kind !== 'greedy' || source.peakCellRate !== undefined || credit !== undefined) return [];
  return [{ path: `${at}.source.peakCellRate`, value: undefined, reason: because('greedyNeedsLimit') }];
}

function checkVc(vc: VcDocument, at: string, draft: PartialDocument): readonly Problem[] {
  const { serviceClass = 'abr', source, path } = vc;
  const problems: Problem[] = [...checkRates(vc, at, draft)];
  if (serviceClass !== 'abr')
    problems.push({
      path: `${at}.serviceClass`,
      value: serviceClass,
      reason: because('needsAbrClass', { vc: null }),
    });
  if (source.peakCellRate !== undefined) {
    const reason = because('peakIsPcr');
    problems.push({ path: `${at}.source.peakCellRate`, value: source.peakCellRate, reason });
  }
  const coupling = vc.abr?.coupling;
  if (coupling !== undefined && coupling.form !== 'none' && !isTcp(source)) {
    problems.push({
      path: `${at}.abr.coupling`,
      value: coupling.form ?? 'direct',
      reason: because('couplingNeedsTcp'),
    });
  }
  const router = draft.nodes.find(({ id, kind }) => kind === 'router' && path.includes(id));
  if (router !== undefined) {
    const reason = because('endsAtRouter', { control: 'rate', router: router.id });
    problems.push({ path: `${at}.path`, value: path.join('>'), reason });
  }
  return problems;
}

/** Checks MCR ≤ ICR ≤ PCR, wherever they are written; an MCR that is too high on its own is reported by `checkMinima`. */
function checkRates(vc: VcDocument, at: string, draft: PartialDocument): readonly Problem[] {
  const { pcr, mcr } = abrOf(vc, draft);
  const { icr } = { ...draft.abr, ...vc.abr };
  // A value that is no number, or a missing link, is reported separately.
  if (![pcr, mcr, icr].every(Number.isFinite)) return [];
  if (mcr > pcr || icr === undefined || (icr <= pcr && icr >= mcr)) return [];
  const reason = because('icrOutside', { vc: vc.id, mcr, pcr });
  return [{ path: vc.abr?.icr === undefined ? 'abr.icr' : `${at}.abr.icr`, value: icr, reason }];
}

/** Checks MCRs: VCs with the same MCR may have at most PCR and ICR, and the bandwidth left on every link. */
function checkMinima(draft: PartialDocument): readonly Problem[] {
  const rated = draft.vcs.flatMap((vc, index) => {
    if (vc.abr === undefined) return [];
    const { pcr, mcr } = abrOf(vc, draft);
    const { icr = pcr } = { ...draft.abr, ...vc.abr };
    const path = vc.abr.mcr === undefined ? 'abr.mcr' : `${draft.at('vcs', index)}.abr.mcr`;
    return [{ most: Math.min(pcr, icr), mcr, path, hops: hopsAlong(vc.path), own: vc.abr.mcr !== undefined }];
  });
  const highestFirst = rated.toSorted((a, b) => b.mcr - a.mcr);
  return highestFirst.flatMap((first): Problem[] => {
    const { mcr, path, own } = first;
    const alike = highestFirst.filter((vc) => vc.own === own && vc.mcr === mcr);
    if (alike[0] !== first) return [];
    const rooms = alike
      .flatMap(({ hops }) => hops)
      .map((hop) => {
        const over = rated.filter(({ hops }) => hops.includes(hop));
        const others = over.filter((vc) => !alike.includes(vc)).reduce((sum, vc) => sum + vc.mcr, 0);
        const [a, b] = hop.split('>');
        return (
          (firstCellRate({ path: [a!, b!] }, draft) - others) / over.filter((vc) => alike.includes(vc)).length
        );
      });
    // NaN where a link is missing, which is reported elsewhere.
    const most = Math.max(0, Math.min(...alike.map((vc) => vc.most), ...rooms));
    if (!(mcr > most)) return [];
    const reason = because('mcrTooHigh', { max: Math.floor(most) });
    return [{ path, value: mcr, reason }];
  });
}
