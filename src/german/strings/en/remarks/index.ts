import type { Remark, Remarks } from '../../../../contract/index.ts';
import { duration, rate } from '../../../../strings/en/numbers.ts';
import { ANSWERS_MISSING } from '../../../../strings/en/remarks/missing.ts';
import { sourcesOf } from '../../../../strings/en/remarks/sourceRules.ts';
import { speaker, type Templates } from '../../../../strings/say.ts';
import { algorithmRemarks } from './algorithms.ts';
import { decisionRemarks } from './decisions.ts';
import { portRemarks, recoveryRemarks, senderRemarks } from './events.ts';
import { bits, bold, capital, changed, secondsOf, waiting } from './parts.ts';
import { rateReasonRemarks, rateRemarks } from './rates.ts';
import { acrChange, rmName, rmRemarks } from './rmCells.ts';

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
  beyondMcr: ({ why, mcr }) => `${sayRemark(why)}; das sind Raten über MCR ${bold(rate(mcr))} hinaus`,
  byAlgorithm: ({ short, why }) => [short, sayRemark(why)].filter((part) => part !== '').join(', '),
  rateBecause: ({ why, rules }) => `${capital(sayRemark(why))} (${sourcesOf(rules)}).`,
  rmDecidedBy: ({ node, change, agoPs, queue, why }) => {
    const where = queue === null ? 'bei der Umkehr' : `wo ${waiting(queue)}`;
    return `${node} ${changed(change)}, ${bold(duration(agoPs))} vorher, ${where}: ${sayRemark(why)}.`;
  },
  metOnTheWay: ({ node, queue, why }) =>
    `Auf dem Weg dorthin kam sie zu ${node}, wo ${waiting(queue)}: ${sayRemark(why)}.`,
  rmMeets: ({ number, name, node, forward, queue, change, why }) => {
    const way = forward ? `kommt zu ${node}` : `kommt durch ${node} zurück`;
    return `${rmName(number)} von ${name} ${way}, wo ${waiting(queue)}. ${node} ${changed(change)}: ${sayRemark(why)}.`;
  },
  rmReturned: ({ number, er, ci, ni, before, after, why }) =>
    `${rmName(number)} ist mit ER ${bold(rate(er))}, ${bits(ci, ni)} zurück. ACR ${bold(rate(before))} wird ${bold(rate(after))}: ${sayRemark(why)}.`,
  cameHome: ({ afterPs, er, before, after, why }) =>
    `Nach ${bold(duration(afterPs))} ist sie mit ER ${bold(rate(er))} zurück: ${acrChange(before, after)}, ${sayRemark(why)}.`,
  nothingThere: ({ vc, time }) => `Bei ${secondsOf(time)} geschah VC ${vc} nichts von dieser Art.`,
  explainsItself: () => 'Ereignisse dieser Art erklären sich selbst: Keine Entscheidung steckt dahinter.',
  notRecorded: ({ time, reach }) =>
    `Bei ${secondsOf(time)} ist nichts aufgezeichnet: Der Lauf ist bis ${secondsOf(reach)} gekommen.`,
  noSuchVc: ({ vc }) => `In diesem Lauf gibt es keinen VC ${vc}.`,
  noRateControl: ({ vc }) => `VC ${vc} hat in diesem Lauf keine Ratenregelung.`,
  notUnderWay: ({ number, vc }) => `Damals war keine ${rmName(number)} von VC ${vc} unterwegs.`,
  answersMissing: () => ANSWERS_MISSING,
};

/** Ein Satz oder ein Teil davon; fett gesetzte Zahlen stehen in `**`. */
export const sayRemark = speaker<Remarks>(templates);

/** Sätze, einer nach dem anderen. */
export const sayRemarks = (all: readonly Remark[]): string =>
  all
    .map(sayRemark)
    .filter((words) => words !== '')
    .join(' ');
