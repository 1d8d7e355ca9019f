import type { AlgorithmRemarks } from '../../../contract/index.ts';
import type { Templates } from '../../say.ts';
import { decimal, grouped, rate } from '../numbers.ts';
import { sayRuleFault } from '../ruleFaults.ts';
import { bold, condition, ratesApart } from './parts.ts';

const boldRate = (value: number): string => bold(rate(value));

/** A factor with three decimals: `1.24`. */
const factor = (value: number): string => (value === Number.POSITIVE_INFINITY ? '∞' : decimal(value));
const boldFactor = (value: number): string => bold(factor(value));

const vcs = (count: number): string => `${bold(count)} ${count === 1 ? 'VC' : 'VCs'}`;
const queueIs = (queue: number): string => `Q ${bold(queue)}`;

const WITHIN = {
  advertised: (er: string, most: string) => `ER ${er} is within the advertised rate ${most}`,
  amax: (er: string, most: string) => `ER ${er} is within Amax ${most}`,
} as const;

export const algorithmRemarks: Templates<AlgorithmRemarks> = {
  passUntouched: ({ way }) => (way === null ? 'RM cells pass untouched' : `${way} RM cells pass untouched`),
  controlsNoRates: () => 'this port controls no rates',
  noRateKnownYet: () => 'the port knows no rate yet: no forward RM cell has come',
  vcNotMetYet: () => 'no forward RM cell of this VC has come yet',

  sendsItsOwn: ({ queue, qt }) =>
    queue > qt
      ? `RM cells that pass stay untouched; the port sends its own while Q is above QT ${grouped(qt)}, and ${queueIs(queue)} is above`
      : `RM cells that pass stay untouched; the port sends its own while Q is above QT ${grouped(qt)}, and ${queueIs(queue)} is not above`,

  belowLt: ({ queue, lt }) => `${queueIs(queue)} is below LT ${grouped(lt)}`,
  largestAverage: ({ max, before, after }) => {
    const [largest, is] = [boldRate(max), boldRate(after)];
    if (Number.isNaN(before)) return `MAX is ${largest}, and AMAX begins with the first CCR, ${is}`;
    const was = boldRate(before);
    return was === is
      ? `MAX is ${largest}, and AMAX stays at ${is}`
      : `MAX is ${largest}, and AMAX goes from ${was} to ${is}`;
  },
  pressed: ({ queue, lt, fn, ccr, bound, fromHt }) => {
    const [own, most] = ratesApart(ccr, bound);
    const [q, from, factor] = [queueIs(queue), grouped(lt), bold(decimal(fn))];
    if (fromHt !== null)
      return `${q} is not below LT ${from}, Fn is ${factor}, and from HT ${grouped(fromHt)} on every VC is held below AMAX × Fn ${bold(most)}`;
    return ccr >= bound
      ? `${q} is not below LT ${from}, Fn is ${factor}, and CCR ${bold(own)} is not below AMAX × Fn ${bold(most)}`
      : `${q} is not below LT ${from}, Fn is ${factor}, but CCR ${bold(own)} is below AMAX × Fn ${bold(most)}`;
  },

  queueCounts: ({ queue }) => `Q ${bold(decimal(queue))} counts for the mean of this interval`,
  fuzzyRate: ({ frc, target, mean }) => {
    if (mean === null) return `no interval is over yet: FRC ${boldFactor(frc)} of Ctar ${boldRate(target)}`;
    const { queue, level, change, trend } = mean;
    const by = bold(decimal(Math.abs(change), 1));
    return change < 0
      ? `the mean queue of ${bold(decimal(queue, 1))} is mostly ${condition(level)} and, ${by} fewer than before, mostly ${condition(trend)}: FRC ${boldFactor(frc)} of Ctar ${boldRate(target)}`
      : `the mean queue of ${bold(decimal(queue, 1))} is mostly ${condition(level)} and, ${by} more than before, mostly ${condition(trend)}: FRC ${boldFactor(frc)} of Ctar ${boldRate(target)}`;
  },

  erIsWithin: ({ er, most, name }) =>
    name === null
      ? `ER ${boldRate(er)} is within ${boldRate(most)}`
      : WITHIN[name](boldRate(er), boldRate(most)),
  advertisedRate: ({ advertised, bandwidth, vcs: all, held, taken }) => {
    const [most, whole] = [boldRate(advertised), `B ${boldRate(bandwidth)}`];
    if (held === 0)
      return `no VC is held elsewhere, so each of ${bold(all)} gets its part of ${whole}, ${most}`;
    const part = boldRate(taken);
    if (held === all)
      return `none of ${bold(all)} wants more; they take ${part} of ${whole}, and what is left on top of the largest of these rates makes ${most}`;
    return all - held === 1
      ? `${bold(held)} of ${bold(all)} VCs, held elsewhere, ${held === 1 ? 'takes' : 'take'} ${part} of ${whole}, which leaves ${most}`
      : `${bold(held)} of ${bold(all)} VCs, held elsewhere, ${held === 1 ? 'takes' : 'take'} ${part} of ${whole}, which leaves ${most} for each other one`;
  },
  equalShare: ({ bandwidth, vcs: all, most }) => {
    const [whole, equal] = [boldRate(bandwidth), boldRate(bandwidth / all)];
    if (most === null) return `Beq is B ${whole} over ${vcs(all)}, ${equal}`;
    return most.fellows === 1
      ? `Beq is B ${whole} over ${vcs(all)}, ${equal}, and what the satisfied leave of theirs makes Amax ${boldRate(most.rate)}`
      : `Beq is B ${whole} over ${vcs(all)}, ${equal}, and what the satisfied leave of theirs makes Amax ${boldRate(most.rate)} for each of ${vcs(most.fellows)}`;
  },
  leftByOthers: ({ vcs: all, others, fair, left, erMax }) => {
    const most = boldRate(fair);
    if (others === 0)
      return erMax === null
        ? `no VC is held elsewhere, so each of ${bold(all)} gets ${most}`
        : `no VC is held elsewhere, so each of ${bold(all)} gets ${most}, and ERmax ${boldRate(erMax)} while the link is not used up`;
    if (left === null)
      return erMax === null
        ? `${bold(others)} of ${bold(all)} VCs ${others === 1 ? 'is' : 'are'} held elsewhere, which leaves each other one ${most}`
        : `${bold(others)} of ${bold(all)} VCs ${others === 1 ? 'is' : 'are'} held elsewhere, which leaves each other one ${most}, and ERmax ${boldRate(erMax)} while the link is not used up`;
    return erMax === null
      ? `${bold(others)} of ${bold(all)} VCs ${others === 1 ? 'is' : 'are'} held elsewhere, which leaves each other one ${boldRate(left)}, and none gets less than B / N, ${most}`
      : `${bold(others)} of ${bold(all)} VCs ${others === 1 ? 'is' : 'are'} held elsewhere, which leaves each other one ${boldRate(left)}, and none gets less than B / N, ${most}, and ERmax ${boldRate(erMax)} while the link is not used up`;
  },

  rateRuleFails: ({ fault, line }) => `the rule cannot say: ${bold(sayRuleFault(fault))} in line ${line}`,
  rateRuleLeaves: ({ because }) =>
    because === null ? 'the rule leaves it alone' : `the rule leaves it alone: ${condition(because)}`,
  rateRuleLine: ({ line, because }) =>
    because === null ? `line ${line} says so` : `line ${line} says so, because of ${condition(because)}`,
  rateRuleMarks: ({ way, queue, threshold, name }) => {
    const isAbove = queue > threshold;
    const limit = name === null ? decimal(threshold) : `${name} ${decimal(threshold)}`;
    if (way === null)
      return isAbove
        ? `RM cells pass untouched; ${queueIs(queue)} is above ${limit}, so data cells leave marked`
        : `RM cells pass untouched; ${queueIs(queue)} is not above ${limit}, so data cells leave as they came`;
    return isAbove
      ? `${way} RM cells pass untouched; ${queueIs(queue)} is above ${limit}, so data cells leave marked`
      : `${way} RM cells pass untouched; ${queueIs(queue)} is not above ${limit}, so data cells leave as they came`;
  },
};
