import { type Remark, type Remarks, type RmChange, type RmVisit, remark } from '../../../contract/index.ts';
import type { CompleteVc } from '../../../scenario/document/complete.ts';
import { isLess } from '../../abr/parts/equalRates.ts';

/** A visit of an RM cell at a station, without its texts. */
export type SeenVisit = Omit<RmVisit, 'headline' | 'sentence'>;

type Words = Pick<RmVisit, 'headline' | 'sentence'>;

/** Name of a VC: `3h1`, or `VC 1` if the document has no name. */
export const nameOf = ({ id, name }: Pick<CompleteVc, 'id' | 'name'>): string => name ?? `VC ${id}`;

/** Adds the texts of a visit. @param number of the cell */
export function explainRmVisit(visit: SeenVisit, number: number, vc: CompleteVc): RmVisit {
  const explainAt = { source: leaves, switch: meets, turn: turns, home: comesHome }[visit.station];
  return { ...visit, ...explainAt(visit, number, vc) };
}

/** The source of a VC, or a virtual source at a switch. */
const sourceAt = (node: string, vc: CompleteVc) => ({
  node: node === vc.path[0] ? null : node,
  name: nameOf(vc),
});

function leaves({ node, after: { ccr, er } }: SeenVisit, number: number, vc: CompleteVc): Words {
  return {
    headline: remark('sendsRm', { ...sourceAt(node, vc), number }),
    sentence: remark('asksFor', { ccr, er, in16Bits: vc.abr?.quantizeRm === true }),
  };
}

function turns({ node, before, after }: SeenVisit, number: number, vc: CompleteVc): Words {
  const isMarked = after.ci && !before.ci;
  const er = after.er < before.er ? after.er : null;
  return {
    headline: isMarked
      ? remark('passesCongestionOn', { node, name: nameOf(vc) })
      : remark('turnsRound', { node, number }),
    sentence: remark('turned', { isMarked, er, isEnd: node === vc.path.at(-1) }),
  };
}

function meets(visit: SeenVisit, number: number, vc: CompleteVc): Words {
  const { node, forward } = visit;
  const name = nameOf(vc);
  const { er } = visit.after;
  const change = changeIn(visit);
  return {
    headline: remark('switchDoes', { node, name, does: doneIn(visit, change), er }),
    sentence: remark('rmMeets', {
      number,
      name,
      node,
      forward,
      queue: visit.queue ?? 0,
      change,
      why: becauseOf(visit),
    }),
  };
}

function doneIn({ forward, line }: SeenVisit, change: RmChange): Remarks['switchDoes']['does'] {
  if (change.er !== null) return 'lowers';
  if (change.ci) return 'slows';
  if (change.ni) return 'holds';
  return forward && line > 0 ? 'reads' : 'passes';
}

/** Reason of a visit's effect; empty if there is none. */
export const becauseOf = ({ because }: Pick<RmVisit, 'because'>): Remark =>
  because ?? remark('ownWords', { words: '' });

export function changeIn({ before, after, forward, line }: SeenVisit): RmChange {
  return {
    er: isLess(after.er, before.er) ? [before.er, after.er] : null,
    ci: after.ci && !before.ci,
    ni: after.ni && !before.ni,
    hadCi: before.ci,
    isRead: forward && line > 0,
  };
}

function comesHome(visit: SeenVisit, number: number, vc: CompleteVc): Words {
  const { node, after } = visit;
  const { er, ci, ni } = after;
  const [from, to] = visit.acr ?? [Number.NaN, Number.NaN];
  const change = { before: from, after: to };
  return {
    headline: remark('sourceDoes', { ...sourceAt(node, vc), ...change }),
    sentence: remark('rmReturned', { number, er, ci, ni, ...change, why: becauseOf(visit) }),
  };
}
