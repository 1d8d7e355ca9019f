import type { Remark, Remarks } from '../../../contract/index.ts';
import { speaker, type Templates } from '../../say.ts';
import { duration, rate } from '../numbers.ts';
import { algorithmRemarks } from './algorithms.ts';
import { decisionRemarks } from './decisions.ts';
import { portRemarks, recoveryRemarks, senderRemarks } from './events.ts';
import { ANSWERS_MISSING } from './missing.ts';
import { bits, bold, capital, changed, ratesApart, secondsOf } from './parts.ts';
import { rateReasonRemarks, rateRemarks } from './rates.ts';
import { rmName, rmRemarks } from './rmCells.ts';
import { sourcesOf } from './sourceRules.ts';

const templates: Templates<Remarks> = {
  ...decisionRemarks,
  ...algorithmRemarks,
  ...portRemarks,
  ...recoveryRemarks,
  ...senderRemarks,
  ...rateReasonRemarks,
  ...rateRemarks,
  ...rmRemarks,
  ownWords: ({ words }) => words,
  beyondMcr: ({ why, mcr }) => `${sayRemark(why)}; these are rates beyond MCR ${bold(rate(mcr))}`,
  byAlgorithm: ({ short, why }) => [short, sayRemark(why)].filter((part) => part !== '').join(', '),
  rateBecause: ({ why, rules }) => `${capital(sayRemark(why))} (${sourcesOf(rules)}).`,
  rmDecidedBy: ({ node, change, agoPs, queue, why }) =>
    queue === null
      ? `${changed(node, change)}, ${bold(duration(agoPs))} before, as it turned it round: ${sayRemark(why)}.`
      : `${changed(node, change)}, ${bold(duration(agoPs))} before, where ${bold(queue)} ABR ${queue === 1 ? 'cell waits' : 'cells wait'}: ${sayRemark(why)}.`,
  metOnTheWay: ({ node, queue, why }) =>
    `On its way there it came to ${node}, where ${bold(queue)} ABR ${queue === 1 ? 'cell waits' : 'cells wait'}: ${sayRemark(why)}.`,
  rmMeets: ({ number, name, node, forward, queue, change, why }) =>
    forward
      ? `${rmName(number)} of ${name} comes to ${node}, where ${bold(queue)} ABR ${queue === 1 ? 'cell waits' : 'cells wait'}. ${changed(node, change)}: ${sayRemark(why)}.`
      : `${rmName(number)} of ${name} comes back through ${node}, where ${bold(queue)} ABR ${queue === 1 ? 'cell waits' : 'cells wait'}. ${changed(node, change)}: ${sayRemark(why)}.`,
  rmReturned: ({ number, er, ci, ni, before, after, why }) =>
    `${rmName(number)} is back with ER ${bold(rate(er))}, ${bits(ci, ni)}. ACR ${bold(rate(before))} becomes ${bold(rate(after))}: ${sayRemark(why)}.`,
  cameHome: ({ afterPs, er, before, after, why }) => {
    const [from, to] = ratesApart(before, after);
    return before === after
      ? `It is home after ${bold(duration(afterPs))} with ER ${bold(rate(er))}: ACR stays ${bold(from)}, ${sayRemark(why)}.`
      : `It is home after ${bold(duration(afterPs))} with ER ${bold(rate(er))}: ACR ${bold(from)} becomes ${bold(to)}, ${sayRemark(why)}.`;
  },
  nothingThere: ({ vc, time }) => `Nothing of this kind happened to VC ${vc} at ${secondsOf(time)}.`,
  explainsItself: () => 'Events of this kind explain themselves: there is no decision behind them.',
  notRecorded: ({ time, reach }) =>
    `Nothing is recorded at ${secondsOf(time)}: the run has come to ${secondsOf(reach)}.`,
  noSuchVc: ({ vc }) => `There is no VC ${vc} in this run.`,
  noRateControl: ({ vc }) => `VC ${vc} has no rate control in this run.`,
  notUnderWay: ({ number, vc }) => `No ${rmName(number)} of VC ${vc} was under way then.`,
  answersMissing: () => ANSWERS_MISSING,
};

/** A sentence, or a part of one; numbers that are set bold are wrapped in `**`. */
export const sayRemark = speaker<Remarks>(templates);

/** Sentences, one after the other. */
export const sayRemarks = (all: readonly Remark[]): string =>
  all
    .map(sayRemark)
    .filter((words) => words !== '')
    .join(' ');
