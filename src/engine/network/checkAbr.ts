import type { AbrDocument, Problem, VcDocument } from '../../contract/index.ts';
import { grouped } from '../text.ts';
import { isTcp } from '../traffic/kinds/index.ts';
import { abrOf } from './abr.ts';
import type { Draft } from './draft.ts';
import { hopsAlong } from './paths.ts';

/** What the rate control of VCs asks of each other, of their network and of their sources. */
export function checkAbr(draft: Draft): readonly Problem[] {
  const each = draft.vcs.flatMap((vc, index) => {
    const at = draft.at('vcs', index);
    return vc.abr === undefined ? checkGreedy(vc, at) : checkVc(vc, at, draft);
  });
  return [...each, ...checkMinima(draft)];
}

/** A greedy source without any limit would send the whole run at once. */
function checkGreedy({ source, credit }: VcDocument, at: string): readonly Problem[] {
  if (source.kind !== 'greedy' || source.peakCellRate !== undefined || credit !== undefined) return [];
  const reason = 'greedy without a limit: needs abr, credit, or a peakCellRate from 0.001 cells/s';
  return [{ path: `${at}.source.peakCellRate`, value: undefined, reason }];
}

function checkVc(vc: VcDocument, at: string, draft: Draft): readonly Problem[] {
  const { serviceClass = 'abr', source, path } = vc;
  const problems: Problem[] = [...checkRates(vc, at, draft)];
  if (serviceClass !== 'abr')
    problems.push({
      path: `${at}.serviceClass`,
      value: serviceClass,
      reason: 'a VC with rate control; needs: abr',
    });
  if (source.peakCellRate !== undefined) {
    const reason = 'a VC with rate control has its PCR there: abr.pcr';
    problems.push({ path: `${at}.source.peakCellRate`, value: source.peakCellRate, reason });
  }
  const coupling = vc.abr?.coupling;
  if (coupling !== undefined && coupling.form !== 'none' && !isTcp(source)) {
    const reason = 'couples the window of TCP: needs a source with TCP';
    problems.push({ path: `${at}.abr.coupling`, value: coupling.form ?? 'direct', reason });
  }
  const router = draft.nodes.find(({ id, kind }) => kind === 'router' && path.includes(id));
  if (router !== undefined) {
    const reason = `with rate control not through a router (${router.id}): it ends VCs; needs hosts and switches only`;
    problems.push({ path: `${at}.path`, value: path.join('>'), reason });
  }
  if (
    draft.arrivals?.some(({ vcs }) => vcs.includes(vc.id)) === true &&
    !isTcp(source) &&
    source.kind === 'greedy'
  )
    problems.push({
      path: `${at}.source.kind`,
      value: source.kind,
      reason: 'not in a pool of calls: needs a pattern or files',
    });
  return problems;
}

/** MCR ≤ ICR ≤ PCR, whoever wrote them. */
function checkRates(vc: VcDocument, at: string, draft: Draft): readonly Problem[] {
  const { pcr, mcr } = abrOf(vc, draft);
  const written = { ...draft.abr, ...vc.abr };
  const place = (key: keyof AbrDocument): string =>
    vc.abr?.[key] === undefined ? `abr.${key}` : `${at}.abr.${key}`;
  const problems: Problem[] = [];
  if (mcr > pcr)
    problems.push({
      path: place('mcr'),
      value: mcr,
      reason: `above PCR of VC ${vc.id}; range 0 to ${grouped(pcr)} cells/s`,
    });
  else if (written.icr !== undefined && (written.icr > pcr || written.icr < mcr)) {
    const reason = `not between MCR and PCR of VC ${vc.id}; range ${grouped(mcr)} to ${grouped(pcr)} cells/s`;
    problems.push({ path: place('icr'), value: written.icr, reason });
  }
  return problems;
}

/** What VCs are promised together must fit every link. */
function checkMinima(draft: Draft): readonly Problem[] {
  const promised = new Map<string, { sum: number; last: number }>();
  for (const [index, vc] of draft.vcs.entries()) {
    if (vc.abr === undefined) continue;
    for (const hop of hopsAlong(vc.path)) {
      const sum = (promised.get(hop)?.sum ?? 0) + abrOf(vc, draft).mcr;
      promised.set(hop, { sum, last: index });
    }
  }
  return [...promised].flatMap(([hop, { sum, last }]): Problem[] => {
    const [a, b] = hop.split('>');
    const link = draft.links.find((one) => (one.a === a && one.b === b) || (one.b === a && one.a === b));
    if (link === undefined) return [];
    const capacity = ((link.a === a ? link.rateMbps : (link.backRateMbps ?? link.rateMbps)) * 1e6) / 424;
    if (!(sum > capacity)) return [];
    const vc = draft.vcs[last];
    const { mcr } = abrOf(vc, draft);
    const most = Math.max(0, Math.floor(capacity - sum + mcr));
    const path = vc.abr?.mcr === undefined ? 'abr.mcr' : `${draft.at('vcs', last)}.abr.mcr`;
    const reason = `minimum rates over ${hop} add up to ${grouped(Math.ceil(sum))} of ${grouped(Math.floor(capacity))} cells/s; range 0 to ${grouped(most)} cells/s`;
    return [{ path, value: mcr, reason }];
  });
}
