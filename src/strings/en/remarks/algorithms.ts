import type { AlgorithmRemarks } from '../../../contract/index.ts';
import type { Templates } from '../../say.ts';
import { decimal, grouped, rate } from '../numbers.ts';
import { bold, ratesApart } from './parts.ts';

const boldRate = (value: number): string => bold(rate(value));

/** A factor with three decimals: `1.24`. */
const factor = (value: number): string => (value === Number.POSITIVE_INFINITY ? '∞' : decimal(value));
const boldFactor = (value: number): string => bold(factor(value));

const not = (holds: boolean): string => (holds ? '' : 'not ');
const vcs = (count: number): string => `${bold(count)} VC${count === 1 ? '' : 's'}`;
const queueIs = (queue: number): string => `Q ${bold(queue)}`;

const NO_INTERVAL = 'no interval is over yet';

/** `MACR goes from **61,800** to **62,352**` */
function averageGoes({ label, before, after }: AlgorithmRemarks['averageGoes']): string {
  const told = boldRate(after);
  if (Number.isNaN(before)) return `${label} begins with the first CCR, ${told}`;
  const was = boldRate(before);
  return was === told ? `${label} stays at ${told}` : `${label} goes from ${was} to ${told}`;
}

const untouched = (way: 'forward' | 'backward' | null): string =>
  `${way === null ? '' : `${way} `}RM cells pass untouched`;

/** `the fair share of **3** active VCs, **20,000**` */
const fairShareOf = ({ active, fairShare }: { readonly active: number; readonly fairShare: number }) =>
  `the fair share of ${bold(active)} active ${active === 1 ? 'VC' : 'VCs'}, ${boldRate(fairShare)}`;

const FAIR = { macr: 'MACR × DPF', mean: 'the mean of MAX and MIN' } as const;

const NAMES = { advertised: 'the advertised rate ', amax: 'Amax ' } as const;

function allowed(what: AlgorithmRemarks['ericaAllows']['allowed']): string {
  const share = fairShareOf(what);
  if (what.is === 'noRise') return `and CCR ${boldRate(what.ccr)} rises no further than to ${share}`;
  if (what.is === 'target') return `and no VC gets more than Ctar ${boldRate(what.target)}`;
  if (what.is === 'share') return `and ${share}, is the most it may have`;
  if (what.is === 'own') return `and CCR / z ${boldRate(what.rate)} is above ${share}`;
  return `so it may have what the best served VC had before, ${boldRate(what.rate)}`;
}

export const algorithmRemarks: Templates<AlgorithmRemarks> = {
  passUntouched: ({ way }) => untouched(way),
  controlsNoRates: () => 'this port controls no rates',
  noRateToldYet: () => 'the port knows no rate yet: no forward RM cell has come',
  vcNotMetYet: () => 'no forward RM cell of this VC has come yet',

  sendsItsOwn: ({ queue, qt }) =>
    `RM cells that pass stay untouched; the port sends its own while Q is above QT ${grouped(qt)}, and ${queueIs(queue)} is ${not(queue > qt)}above`,

  averageGoes,
  belowLt: ({ queue, lt }) => `${queueIs(queue)} is below LT ${grouped(lt)}`,
  veryCongested: ({ queue, lt, ht, mean }) => {
    const why = queue >= ht ? `not below HT ${grouped(ht)}` : `not yet below LT ${grouped(lt)} again`;
    const then = mean === null ? ', where every VC gets CI' : ` and mean × RF is ${boldRate(mean)}`;
    return `${queueIs(queue)} is ${why}${then}`;
  },
  slightlyCongested: ({ queue, lt, ht, ccr, fair, fairIs }) => {
    const [own, most] = ratesApart(ccr, fair);
    const isAbove = ccr > fair;
    return `${queueIs(queue)} is between LT ${grouped(lt)} and HT ${grouped(ht)}${isAbove ? ' and' : ', but'} CCR ${bold(own)} is ${not(isAbove)}above ${FAIR[fairIs]} ${bold(most)}`;
  },
  largestAndSmallest: ({ ccr, max, min }) =>
    `with CCR ${boldRate(ccr)} the largest rate is ${boldRate(max)} and the smallest ${boldRate(min)}`,
  largestAverage: ({ max, before, after }) =>
    `MAX is ${boldRate(max)}, and ${averageGoes({ label: 'AMAX', before, after })}`,
  pressed: ({ queue, lt, fn, ccr, bound, fromHt }) => {
    const [own, most] = ratesApart(ccr, bound);
    const isAbove = ccr >= bound;
    const why =
      fromHt !== null
        ? `and from HT ${grouped(fromHt)} on every VC is held below AMAX × Fn ${bold(most)}`
        : `${isAbove ? 'and' : 'but'} CCR ${bold(own)} is ${not(!isAbove)}below AMAX × Fn ${bold(most)}`;
    return `${queueIs(queue)} is not below LT ${grouped(lt)}, Fn is ${bold(decimal(fn))}, ${why}`;
  },

  ccrNoted: ({ ccr }) => `its CCR, ${boldRate(ccr)}, is noted; the answer goes with backward RM cells`,
  answerRepeated: ({ answer }) => `the answer of this interval, ${boldRate(answer)}, is repeated`,
  loadUnknown: ({ target }) =>
    `${NO_INTERVAL}, so nothing is known of the load, and it may have all of Ctar, ${boldRate(target)}`,
  dividedByLaf: ({ z, band, near, laf }) => {
    const where = `${near === null ? 'outside' : 'in'} ${factor(1 - band)} to ${factor(1 + band)}`;
    const why =
      near === null
        ? ''
        : ` and CCR ${boldRate(near.ccr)} ${not(near.ccr > near.fairShare)}above the fair share ${boldRate(near.fairShare)}`;
    return `z ${boldFactor(z)} is ${where}${why}, so its CCR is divided by LAF ${boldFactor(laf)}`;
  },
  ownOrFairShare: ({ z, own, active, fairShare }) => {
    const isAbove = own > fairShare;
    const counts = isAbove ? 'CCR / z' : 'the fair share';
    return `z is ${boldFactor(z)} and CCR / z, ${boldRate(own)}, is ${not(isAbove)}above ${fairShareOf({ active, fairShare })}: ${counts} counts`;
  },
  ericaAllows: ({ z, delta, delay, allowed: what }) => {
    const target =
      delay === null
        ? ''
        : `Tq ${bold(`${factor(delay.ms)} ms`)} makes Ctar ${boldRate(delay.target)} (f ${boldFactor(delay.f)}), `;
    const load = `z ${boldFactor(z)} is ${z > 1 + delta ? 'above' : 'at most'} 1 + δ ${boldFactor(1 + delta)}`;
    return `${target}${load}, ${allowed(what)}`;
  },

  oneRateForAll: ({ ers, z, above }) => {
    const load = z === null ? NO_INTERVAL : `z ${boldFactor(z)} in the last interval`;
    const long = above === null ? '' : `, and ${queueIs(above.queue)} is above CQT ${bold(above.cqt)}`;
    return `the fair rate is ERS ${boldRate(ers)} (${load})${long}`;
  },
  queueCounts: ({ queue }) => `Q ${bold(decimal(queue))} counts for the mean of this interval`,
  fuzzyRate: ({ frc, target, mean }) => {
    const correction = `FRC ${boldFactor(frc)} of Ctar ${boldRate(target)}`;
    if (mean === null) return `${NO_INTERVAL}: ${correction}`;
    const { queue, level, change, trend } = mean;
    const by = `${bold(decimal(Math.abs(change), 1))} ${change < 0 ? 'fewer' : 'more'} than before`;
    return `the mean queue of ${bold(decimal(queue, 1))} is mostly ${level} and, ${by}, mostly ${trend}: ${correction}`;
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
    const each = all - held === 1 ? '' : ' for each other one';
    return `${bold(held)} of ${bold(all)} VCs, held elsewhere, ${held === 1 ? 'takes' : 'take'} ${part}, which leaves ${most}${each}`;
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

  rateRuleFails: ({ fault, line }) => `the rule cannot say: ${bold(fault)} in line ${line}`,
  rateRuleLeaves: ({ because }) => `the rule leaves it alone${because === null ? '' : `: ${because}`}`,
  rateRuleLine: ({ line, because }) =>
    `line ${line} says so${because === null ? '' : `, because of ${because}`}`,
  rateRuleMarks: ({ way, queue, threshold, name }) => {
    const isAbove = queue > threshold;
    const what = `${name === null ? '' : `${name} `}${decimal(threshold)}`;
    return `${untouched(way)}; ${queueIs(queue)} is ${not(isAbove)}above ${what}, so data cells leave ${isAbove ? 'marked' : 'as they came'}`;
  },
};
