import type { AlgorithmRemarks } from '../../../contract/index.ts';
import type { Templates } from '../../say.ts';
import { decimal, grouped, rate } from '../numbers.ts';
import { sayRuleFault } from '../ruleFaults.ts';
import { bold, condition, ratesApart, reason } from './parts.ts';

const boldRate = (value: number): string => bold(rate(value));

/** A factor with three decimals: `1.24`. */
const factor = (value: number): string => (value === Number.POSITIVE_INFINITY ? '∞' : decimal(value));
const boldFactor = (value: number): string => bold(factor(value));

const not = (holds: boolean): string => (holds ? '' : 'not ');
const vcs = (count: number): string => `${bold(count)} ${count === 1 ? 'VC' : 'VCs'}`;
const queueIs = (queue: number): string => `Q ${bold(queue)}`;

const NO_INTERVAL = 'no interval is over yet';

/** `AMAX goes from **61,800** to **62,352**` */
function averageGoes(label: string, before: number, after: number): string {
  const rate = boldRate(after);
  if (Number.isNaN(before)) return `${label} begins with the first CCR, ${rate}`;
  const was = boldRate(before);
  return was === rate ? `${label} stays at ${rate}` : `${label} goes from ${was} to ${rate}`;
}

const untouched = (way: 'forward' | 'backward' | null): string =>
  way === null ? 'RM cells pass untouched' : `${way} RM cells pass untouched`;

const NAMES = { advertised: 'the advertised rate ', amax: 'Amax ' } as const;

export const algorithmRemarks: Templates<AlgorithmRemarks> = {
  passUntouched: ({ way }) => untouched(way),
  controlsNoRates: () => 'this port controls no rates',
  noRateKnownYet: () => 'the port knows no rate yet: no forward RM cell has come',
  vcNotMetYet: () => 'no forward RM cell of this VC has come yet',

  sendsItsOwn: ({ queue, qt }) =>
    `RM cells that pass stay untouched; the port sends its own while Q is above QT ${grouped(qt)}, and ${queueIs(queue)} is ${not(queue > qt)}above`,

  belowLt: ({ queue, lt }) => `${queueIs(queue)} is below LT ${grouped(lt)}`,
  largestAverage: ({ max, before, after }) =>
    `MAX is ${boldRate(max)}, and ${averageGoes('AMAX', before, after)}`,
  pressed: ({ queue, lt, fn, ccr, bound, fromHt }) => {
    const [own, most] = ratesApart(ccr, bound);
    const isAbove = ccr >= bound;
    const why =
      fromHt !== null
        ? `and from HT ${grouped(fromHt)} on every VC is held below AMAX × Fn ${bold(most)}`
        : `${isAbove ? 'and' : 'but'} CCR ${bold(own)} is ${not(!isAbove)}below AMAX × Fn ${bold(most)}`;
    return `${queueIs(queue)} is not below LT ${grouped(lt)}, Fn is ${bold(decimal(fn))}, ${why}`;
  },

  queueCounts: ({ queue }) => `Q ${bold(decimal(queue))} counts for the mean of this interval`,
  fuzzyRate: ({ frc, target, mean }) => {
    const correction = `FRC ${boldFactor(frc)} of Ctar ${boldRate(target)}`;
    if (mean === null) return `${NO_INTERVAL}: ${correction}`;
    const { queue, level, change, trend } = mean;
    const by = `${bold(decimal(Math.abs(change), 1))} ${change < 0 ? 'fewer' : 'more'} than before`;
    return `the mean queue of ${bold(decimal(queue, 1))} is mostly ${condition(level)} and, ${by}, mostly ${condition(trend)}: ${correction}`;
  },

  erIsWithin: ({ er, most, name }) =>
    `ER ${boldRate(er)} is within ${name === null ? '' : NAMES[name]}${boldRate(most)}`,
  advertisedRate: ({ advertised, bandwidth, vcs: all, held, taken }) => {
    const [most, whole] = [boldRate(advertised), `B ${boldRate(bandwidth)}`];
    if (held === 0)
      return `no VC is held elsewhere, so each of ${bold(all)} gets its part of ${whole}, ${most}`;
    const part = `${boldRate(taken)} of ${whole}`;
    if (held === all)
      return `none of ${bold(all)} wants more; they take ${part}, and what is left on top of the largest of these rates makes ${most}`;
    const others = `${bold(held)} of ${bold(all)} VCs, held elsewhere, ${held === 1 ? 'takes' : 'take'} ${part}`;
    return all - held === 1
      ? `${others}, which leaves ${most}`
      : `${others}, which leaves ${most} for each other one`;
  },
  equalShare: ({ bandwidth, vcs: all, most }) => {
    const share = `Beq is B ${boldRate(bandwidth)} over ${vcs(all)}, ${boldRate(bandwidth / all)}`;
    if (most === null) return share;
    const whose = most.fellows === 1 ? '' : ` for each of ${vcs(most.fellows)}`;
    return `${share}, and what the satisfied leave of theirs makes Amax ${boldRate(most.rate)}${whose}`;
  },
  leftByOthers: ({ vcs: all, others, fair, left, erMax }) => {
    const most = boldRate(fair);
    const each = left === null ? most : `${boldRate(left)}, and none gets less than B / N, ${most}`;
    const share =
      others === 0
        ? `no VC is held elsewhere, so each of ${bold(all)} gets ${most}`
        : `${bold(others)} of ${bold(all)} VCs ${others === 1 ? 'is' : 'are'} held elsewhere, which leaves each other one ${each}`;
    return erMax === null ? share : `${share}, and ERmax ${boldRate(erMax)} while the link is not used up`;
  },

  rateRuleFails: ({ fault, line }) => `the rule cannot say: ${bold(sayRuleFault(fault))} in line ${line}`,
  rateRuleLeaves: ({ because }) =>
    `the rule leaves it alone${because === null ? '' : `: ${condition(because)}`}`,
  rateRuleLine: ({ line, because }) => `line ${line} says so${reason(because)}`,
  rateRuleMarks: ({ way, queue, threshold, name }) => {
    const isAbove = queue > threshold;
    const what = `${name === null ? '' : `${name} `}${decimal(threshold)}`;
    return `${untouched(way)}; ${queueIs(queue)} is ${not(isAbove)}above ${what}, so data cells leave ${isAbove ? 'marked' : 'as they came'}`;
  },
};
