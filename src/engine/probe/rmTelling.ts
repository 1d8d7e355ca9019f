import { type RmVisit, toldRmNumber } from '../../contract/index.ts';
import { isLess } from '../abr/bandwidth.ts';
import { rate } from '../abr/rateTelling.ts';
import type { CompleteVc } from '../network/complete.ts';
import { grouped } from '../text.ts';

/** What is seen of an RM cell at a station, before it is put into words. */
export type SeenVisit = Omit<RmVisit, 'headline' | 'sentence'>;

interface Words {
  readonly headline: string;
  readonly sentence: string;
}

/** `3h1`, or `VC 1` where the document has no name. */
export const nameOf = ({ id, name }: Pick<CompleteVc, 'id' | 'name'>): string => name ?? `VC ${id}`;

/** A visit in words. @param number of the cell */
export function tellRmVisit(visit: SeenVisit, number: number, vc: CompleteVc): RmVisit {
  const words = { source: leaves, switch: meets, turn: turns, home: comesHome }[visit.station];
  return { ...visit, ...words(visit, number, vc) };
}

/** The VC, or a switch that begins a segment of its loop. */
const sourceAt = (node: string, vc: CompleteVc): string =>
  node === vc.path[0] ? nameOf(vc) : `${node} for ${nameOf(vc)}`;

function leaves({ node, after }: SeenVisit, number: number, vc: CompleteVc): Words {
  return {
    headline: `${sourceAt(node, vc)} sends RM cell ${grouped(toldRmNumber(number))}.`,
    sentence: `It says CCR **${rate(after.ccr)}** cells/s, the allowed rate of its source, and asks for ER **${rate(after.er)}**, its PCR${vc.abr?.quantizeRm ? ' in 16 bits' : ''}.`,
  };
}

function turns({ node, before, after }: SeenVisit, number: number, vc: CompleteVc): Words {
  const marked = after.ci && !before.ci;
  const lowered =
    after.er < before.er
      ? ` ER becomes **${rate(after.er)}**: ${node === vc.path.at(-1) ? 'it can take no more' : 'what its virtual source may send on'}.`
      : '';
  return {
    headline: marked
      ? `${node} passes congestion on to ${nameOf(vc)}.`
      : `${node} turns RM cell ${grouped(toldRmNumber(number))} round.`,
    sentence: marked
      ? `The data cell before it came with EFCI set, so CI is set on the way back.${lowered}`
      : `The data cell before it came without EFCI: ${lowered === '' ? 'nothing is changed.' : `CI stays as it is.${lowered}`}`,
  };
}

function meets(visit: SeenVisit, number: number, vc: CompleteVc): Words {
  const { node, forward, because } = visit;
  const way = forward ? `comes to ${node}` : `comes back through ${node}`;
  return {
    headline: whatSwitchDoes(visit, nameOf(vc)),
    sentence: `RM cell ${grouped(toldRmNumber(number))} of ${nameOf(vc)} ${way}, where ${waits(visit)}. ${node} ${changeIn(visit)}: ${because}.`,
  };
}

function whatSwitchDoes({ node, before, after, forward, line }: SeenVisit, name: string): string {
  if (isLess(after.er, before.er)) return `${node} lowers the rate of ${name} to ${rate(after.er)}.`;
  if (after.ci && !before.ci) return `${node} tells ${name} to slow down.`;
  if (after.ni && !before.ni) return `${node} tells ${name} not to speed up.`;
  if (forward && line > 0) return `${node} reads the rate of ${name}.`;
  return `${node} lets the RM cell of ${name} pass.`;
}

/** `**73** ABR cells wait` */
export const waits = ({ queue }: Pick<RmVisit, 'queue'>): string =>
  `**${grouped(queue ?? 0)}** ABR ${queue === 1 ? 'cell waits' : 'cells wait'}`;

/** `lowered ER from **353,208** to **60,900**` */
export function changeIn({ before, after, forward, line }: SeenVisit): string {
  const done: string[] = [];
  if (isLess(after.er, before.er))
    done.push(`lowered ER from **${rate(before.er)}** to **${rate(after.er)}**`);
  if (after.ci && !before.ci) done.push('set CI');
  if (after.ni && !before.ni) done.push('set NI');
  if (done.length > 0) return done.join(' and ');
  const left = before.ci ? 'left it as it was, with CI set already' : 'left it as it was';
  return forward && line > 0 ? `read it and ${left}` : left;
}

function comesHome({ node, after, acr, because }: SeenVisit, number: number, vc: CompleteVc): Words {
  const [from, to] = acr ?? [Number.NaN, Number.NaN];
  const does = to < from ? 'slows down to' : to > from ? 'speeds up to' : 'stays at';
  const bits = `CI ${after.ci ? 1 : 0}, NI ${after.ni ? 1 : 0}`;
  return {
    headline: `${sourceAt(node, vc)} ${does} ${rate(to)}.`,
    sentence: `RM cell ${grouped(toldRmNumber(number))} is back with ER **${rate(after.er)}**, ${bits}. ACR **${rate(from)}** becomes **${rate(to)}**: ${because}.`,
  };
}
