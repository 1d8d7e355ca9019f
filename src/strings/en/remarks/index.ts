import type { Remark, Remarks } from '../../../contract/index.ts';
import { speaker, type Templates } from '../../say.ts';
import { duration, rate } from '../numbers.ts';
import { algorithmRemarks } from './algorithms.ts';
import { decisionRemarks } from './decisions.ts';
import { portRemarks, recoveryRemarks, senderRemarks } from './events.ts';
import { ANSWERS_MISSING } from './missing.ts';
import { bits, bold, capital, changed, secondsOf, waiting } from './parts.ts';
import { rateReasonRemarks, rateRemarks } from './rates.ts';
import { acrChange, rmName, rmRemarks } from './rmCells.ts';
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
  rmDecidedBy: ({ node, change, agoPs, queue, why }) => {
    const where = queue === null ? 'as it turned it round' : `where ${waiting(queue)}`;
    return `${node} ${changed(change)}, ${bold(duration(agoPs))} before, ${where}: ${sayRemark(why)}.`;
  },
  metOnTheWay: ({ node, queue, why }) =>
    `On its way there it came to ${node}, where ${waiting(queue)}: ${sayRemark(why)}.`,
  rmMeets: ({ number, name, node, forward, queue, change, why }) => {
    const way = forward ? `comes to ${node}` : `comes back through ${node}`;
    return `${rmName(number)} of ${name} ${way}, where ${waiting(queue)}. ${node} ${changed(change)}: ${sayRemark(why)}.`;
  },
  rmReturned: ({ number, er, ci, ni, before, after, why }) =>
    `${rmName(number)} is back with ER ${bold(rate(er))}, ${bits(ci, ni)}. ACR ${bold(rate(before))} becomes ${bold(rate(after))}: ${sayRemark(why)}.`,
  cameHome: ({ afterPs, er, before, after, why }) =>
    `It is home after ${bold(duration(afterPs))} with ER ${bold(rate(er))}: ${acrChange(before, after)}, ${sayRemark(why)}.`,
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
