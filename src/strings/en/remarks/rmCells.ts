import { type RmRemarks, shownRmNumber } from '../../../contract/index.ts';
import type { Templates } from '../../say.ts';
import { duration, grouped, rate } from '../numbers.ts';
import { bold, capital, changed, ratesApart, secondsOf } from './parts.ts';

export const rmName = (number: number): string => `RM cell ${grouped(shownRmNumber(number))}`;

/** The VC, or a switch that begins a segment of its loop. */
const source = (node: string | null, name: string): string => (node === null ? name : `${node} for ${name}`);

const DOES: Readonly<
  Record<RmRemarks['switchDoes']['does'], (node: string, name: string, er: number) => string>
> = {
  lowers: (node, name, er) => `${node} lowers the rate of ${name} to ${rate(er)}.`,
  slows: (node, name) => `${node} signals ${name} to slow down.`,
  holds: (node, name) => `${node} signals ${name} not to speed up.`,
  reads: (node, name) => `${node} reads the rate of ${name}.`,
  passes: (node, name) => `${node} lets the RM cell of ${name} pass.`,
};

export const rmRemarks: Templates<RmRemarks> = {
  sendsRm: ({ node, name, number }) => `${source(node, name)} sends ${rmName(number)}.`,
  asksFor: ({ ccr, er, in16Bits }) =>
    in16Bits
      ? `It says CCR ${bold(rate(ccr))} cells/s, the allowed rate of its source, and asks for ER ${bold(rate(er))}, its PCR in 16 bits.`
      : `It says CCR ${bold(rate(ccr))} cells/s, the allowed rate of its source, and asks for ER ${bold(rate(er))}, its PCR.`,
  passesCongestionOn: ({ node, name }) => `${node} passes congestion on to ${name}.`,
  turnsRound: ({ node, number }) => `${node} turns ${rmName(number)} round.`,
  turned: ({ isMarked, er, isEnd }) => {
    const marked = isMarked
      ? 'The data cell before it came with EFCI set, so CI is set on the way back.'
      : er === null
        ? 'The data cell before it came without EFCI: nothing is changed.'
        : 'The data cell before it came without EFCI: CI stays as it is.';
    if (er === null) return marked;
    const lowered = isEnd
      ? `ER becomes ${bold(rate(er))}: it can take no more.`
      : `ER becomes ${bold(rate(er))}: what its virtual source may send on.`;
    return [marked, lowered].join(' ');
  },
  switchDoes: ({ node, name, does, er }) => DOES[does](node, name, er),
  sourceDoes: ({ node, name, before, after }) => {
    if (after === before) return `${source(node, name)} stays at ${rate(after)}.`;
    return after < before
      ? `${source(node, name)} slows down to ${rate(after)}.`
      : `${source(node, name)} speeds up to ${rate(after)}.`;
  },
  leavesWith: ({ ccr, er }) => `It leaves with CCR ${bold(rate(ccr))}, ER ${bold(rate(er))}.`,
  nodeChanged: ({ node, change }) => `${changed(node, change)}.`,
  nodeChangedLater: ({ node, change }) => capital(`${changed(node, change)} after that.`),
  isBack: ({ before, after }) => {
    const [from, to] = ratesApart(before, after);
    return before === after
      ? `It is back: ACR stays ${bold(from)}.`
      : `It is back: ACR ${bold(from)} becomes ${bold(to)}.`;
  },
  endOfWay: ({ number }) => `${rmName(number)} is home: this is the end of its way.`,
  notHome: ({ number, lookedPs }) =>
    `${rmName(number)} does not come home in the ${bold(duration(lookedPs))} looked at: it was lost, or the run ends before.`,
  noRmCell: ({ vc, port, time, find }) => {
    const place = port ?? 'an end of the VC';
    if (find === 'before') return `No RM cell of VC ${vc} came to ${place} before.`;
    if (find === 'after') return `No later RM cell of VC ${vc} has come to ${place} yet.`;
    return `No RM cell of VC ${vc} comes to ${place} ${find === 'at' ? 'at' : 'near'} ${secondsOf(time)}.`;
  },
};
