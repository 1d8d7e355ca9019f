import type { RateLimit, RateReasonRemarks, RateRemarks, RateSteps } from '../../../contract/index.ts';
import { shownRmNumber } from '../../../contract/index.ts';
import { speaker, type Templates } from '../../say.ts';
import { decimal, duration, grouped, rate } from '../numbers.ts';
import { bits, bold, rateChange, secondsOf, waiting, wayName } from './parts.ts';

const rateStep = speaker<RateSteps>({
  ciTakesOff: (off) => `CI takes RDF × ACR ${rate(off.rate)} off`,
  noIncrease: ({ by }) => `${by} forbids an increase`,
  atPcr: () => 'it is at PCR',
  mayAdd: (more) => `RIF × PCR ${rate(more.rate)} may be added`,
  erIsMost: (er) => `ER ${rate(er.rate)} is the most`,
  halves: () => 'it halves its rate',
  takenOff: (off) => `RDF × ACR ${rate(off.rate)} is taken off`,
  givenBack: ({ nrm, cells, increase }) =>
    `what Nrm ${nrm} cells take, ${rate(cells)}, is given back, and RIF × PCR ${rate(increase)} is added`,
});

function limit({ at, rate: reached }: RateLimit): string {
  if (at === 'MCR') return `, and MCR ${rate(reached ?? 0)} is the least`;
  if (at === 'ER') return `, but ER ${rate(reached ?? 0)} is the most`;
  return `, up to PCR${reached === null ? '' : ` ${rate(reached)}`}`;
}

export const rateReasonRemarks: Templates<RateReasonRemarks> = {
  rateStep: ({ step, limits }) => `${rateStep(step)}${limits.map(limit).join('')}`,
  recovered: ({ afterPs, rate: added, pcr }) =>
    `no RM cell has come for ${bold(duration(afterPs))}, so it ${added === null ? 'doubles its rate' : `adds RIF × PCR ${rate(added)}`}, up to PCR ${rate(pcr)}`,
  beforeForward: ({ unused, unanswered }) => {
    const parts: string[] = [];
    if (unused !== null)
      parts.push(
        `no forward RM cell had left for ${bold(duration(unused.idlePs))}, longer than ADTF ${bold(duration(unused.adtfPs))}: a rate that is not used falls back to ICR ${bold(rate(unused.icr))}`,
      );
    if (unanswered !== null) {
      const { count, crm, mcr } = unanswered;
      const least = mcr === null ? '' : `, and MCR ${bold(rate(mcr))} is the least`;
      parts.push(
        `${bold(count)} forward RM cells are without an answer, and CRM is ${bold(decimal(crm))}: CDF × ACR ${bold(rate(unanswered.rate))} is taken off${least}`,
      );
    }
    return parts.join('; then ');
  },
  eachCell: ({ taken, rdf, nrm, mcr }) => {
    const each = `RDF × ACR / Nrm with RDF ${decimal(rdf, 6)} and Nrm ${nrm}`;
    return mcr === null
      ? `each cell sent takes ${bold(decimal(taken, 1))} off, ${each}, until an RM cell comes back`
      : `each cell sent takes ${each} off until an RM cell comes back, here the last ${bold(decimal(taken, 1))} above MCR ${bold(rate(mcr))}`;
  },
  atDestination: ({ isMarked, isLimited }) =>
    [
      ...(isMarked ? ['the data cell before it came with EFCI set'] : []),
      ...(isLimited ? ['that is the most it can take'] : []),
    ].join(', and '),
};

/** `5 %` */
const percent = (share: number): string => `${grouped(share * 100)} %`;
const share = (near: number, fair: number): string =>
  `within ${percent(near)} of its fair share ${bold(rate(fair))}`;

export const rateRemarks: Templates<RateRemarks> = {
  rateChanges: ({ name, before, after }) =>
    `${name} ${after < before ? 'lowers' : 'raises'} ACR ${rateChange(before, after)} cells/s.`,
  rmCameBack: ({ number, er, ci, ni }) =>
    `RM cell ${bold(shownRmNumber(number))} came back with ER ${bold(rate(er))}, ${bits(ci, ni)}.`,
  noticeCame: () => 'An RM cell that a switch had made (BN, CI) came.',
  noticeFrom: ({ node, agoPs, queue, algorithm }) =>
    `An RM cell came that ${node} itself had made (BN, CI) ${bold(duration(agoPs))} before, where ${waiting(queue)}: ${algorithm}.`,
  sendsNotice: ({ port, queue }) => `${wayName(port)} sends one of its own: ${waiting(queue)}.`,
  forwardLeft: () => 'The forward RM cell before left.',
  nearShare: ({ acr, fair, near }) => `ACR ${bold(rate(acr))} is ${share(near, fair)}.`,
  noShare: () => 'It has nothing to send: no share is its fair one.',
  neverNear: ({ near, fair, acr, lookedPs }) =>
    `It does not come ${share(near, fair)} in the ${bold(duration(lookedPs))} looked at; ACR is ${bold(rate(acr))} then.`,
  becomesNear: ({ near, fair, afterPs }) =>
    `It is ${share(near, fair)} ${afterPs === 0 ? 'now' : `after ${bold(duration(afterPs))}`}.`,
  noNextChange: ({ lookedPs }) => `It does not change again in the ${bold(duration(lookedPs))} looked at.`,
  nextChange: ({ before, after, afterPs }) =>
    `The next change comes after ${bold(duration(afterPs))}: ${bold(rateChange(before, after))}.`,
  rateGoes: ({ before, after }) => `ACR goes ${bold(rateChange(before, after))}.`,
  noRateChange: ({ vc, time, find }) => {
    if (find === 'before') return `The allowed rate of VC ${vc} has not changed before.`;
    if (find === 'after') return `No later change of the allowed rate of VC ${vc} is computed yet.`;
    return `The allowed rate of VC ${vc} does not change ${find === 'at' ? 'at' : 'near'} ${secondsOf(time)}.`;
  },
};
