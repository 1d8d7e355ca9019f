import type { RateLimit, RateReasonRemarks, RateRemarks, RateSteps } from '../../../contract/index.ts';
import { shownRmNumber } from '../../../contract/index.ts';
import { speaker, type Templates } from '../../say.ts';
import { decimal, duration, grouped, rate } from '../numbers.ts';
import { bits, bold, secondsOf, shownApart, tiny, wayName } from './parts.ts';

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

/** A step, as a main clause, with the limit that it met. */
function limited(step: string, { at, rate: reached }: RateLimit): string {
  if (at === 'MCR') return `${step}, and MCR ${rate(reached ?? 0)} is the least`;
  if (at === 'ER') return `${step}, but ER ${rate(reached ?? 0)} is the most`;
  return reached === null ? `${step}, up to PCR` : `${step}, up to PCR ${rate(reached)}`;
}

export const rateReasonRemarks: Templates<RateReasonRemarks> = {
  rateStep: ({ step, limits }) => limits.reduce(limited, rateStep(step)),
  recovered: ({ afterPs, rate: added, pcr }) =>
    added === null
      ? `no RM cell has come for ${bold(duration(afterPs))}, so it doubles its rate, up to PCR ${rate(pcr)}`
      : `no RM cell has come for ${bold(duration(afterPs))}, so it adds RIF × PCR ${rate(added)}, up to PCR ${rate(pcr)}`,
  beforeForward: ({ unused, unanswered }) => {
    const idle =
      unused === null
        ? null
        : `no forward RM cell had left for ${bold(duration(unused.idlePs))}, longer than ADTF ${bold(duration(unused.adtfPs))}: a rate that is not used falls back to ICR ${bold(rate(unused.icr))}`;
    if (unanswered === null) return idle ?? '';
    const [count, crm, off] = [
      bold(unanswered.count),
      bold(decimal(unanswered.crm)),
      bold(rate(unanswered.rate)),
    ];
    const least = unanswered.mcr === null ? null : bold(rate(unanswered.mcr));
    if (idle === null)
      return least === null
        ? `${count} forward RM cells are without an answer, and CRM is ${crm}: CDF × ACR ${off} is taken off`
        : `${count} forward RM cells are without an answer, and CRM is ${crm}: CDF × ACR ${off} is taken off, and MCR ${least} is the least`;
    return least === null
      ? `${idle}; then ${count} forward RM cells are without an answer, and CRM is ${crm}: CDF × ACR ${off} is taken off`
      : `${idle}; then ${count} forward RM cells are without an answer, and CRM is ${crm}: CDF × ACR ${off} is taken off, and MCR ${least} is the least`;
  },
  eachCell: ({ taken, rdf, nrm, mcr }) => {
    const factor = decimal(rdf, 6);
    return mcr === null
      ? `each cell sent takes ${bold(decimal(taken, 1))} off, RDF × ACR / Nrm with RDF ${factor} and Nrm ${nrm}, until an RM cell comes back`
      : `each cell sent takes RDF × ACR / Nrm with RDF ${factor} and Nrm ${nrm} off until an RM cell comes back, here the last ${bold(decimal(taken, 1))} above MCR ${bold(rate(mcr))}`;
  },
  atDestination: ({ isMarked, isLimited }) => {
    if (isMarked && isLimited)
      return 'the data cell before it came with EFCI set, and that is the most it can take';
    if (isMarked) return 'the data cell before it came with EFCI set';
    return isLimited ? 'that is the most it can take' : '';
  },
};

/** `5 %` */
const percent = (share: number): string => `${grouped(share * 100)} %`;

export const rateRemarks: Templates<RateRemarks> = {
  rateChanges: ({ name, before, after }) => {
    const shown = shownApart(before, after);
    return shown === null
      ? `${name} ${after < before ? 'lowers' : 'raises'} ACR at ${rate(after)} by less than ${tiny()} cells/s.`
      : `${name} ${after < before ? 'lowers' : 'raises'} ACR from ${shown[0]} to ${shown[1]} cells/s.`;
  },
  rmCameBack: ({ number, er, ci, ni }) =>
    `RM cell ${bold(shownRmNumber(number))} came back with ER ${bold(rate(er))}, ${bits(ci, ni)}.`,
  noticeCame: () => 'An RM cell that a switch had made (BN, CI) came.',
  noticeFrom: ({ node, agoPs, queue, algorithm }) =>
    `An RM cell came that ${node} itself had made (BN, CI) ${bold(duration(agoPs))} before, where ${bold(queue)} ABR ${queue === 1 ? 'cell waits' : 'cells wait'}: ${algorithm}.`,
  sendsNotice: ({ port, queue }) =>
    `${wayName(port)} sends one of its own: ${bold(queue)} ABR ${queue === 1 ? 'cell waits' : 'cells wait'}.`,
  forwardLeft: () => 'The forward RM cell before left.',
  nearShare: ({ acr, fair, near }) =>
    `ACR ${bold(rate(acr))} is within ${percent(near)} of its fair share ${bold(rate(fair))}.`,
  noShare: () => 'It has nothing to send: no share is its fair one.',
  neverNear: ({ near, fair, acr, lookedPs }) =>
    `It does not come within ${percent(near)} of its fair share ${bold(rate(fair))} in the ${bold(duration(lookedPs))} looked at; ACR is ${bold(rate(acr))} then.`,
  becomesNear: ({ near, fair, afterPs }) =>
    afterPs === 0
      ? `It is within ${percent(near)} of its fair share ${bold(rate(fair))} now.`
      : `It is within ${percent(near)} of its fair share ${bold(rate(fair))} after ${bold(duration(afterPs))}.`,
  noNextChange: ({ lookedPs }) => `It does not change again in the ${bold(duration(lookedPs))} looked at.`,
  nextChange: ({ before, after, afterPs }) => {
    const shown = shownApart(before, after);
    return shown === null
      ? `The next change comes after ${bold(duration(afterPs))}: **at ${rate(after)} by less than ${tiny()}**.`
      : `The next change comes after ${bold(duration(afterPs))}: **from ${shown[0]} to ${shown[1]}**.`;
  },
  rateGoes: ({ before, after }) => {
    const shown = shownApart(before, after);
    return shown === null
      ? `ACR goes **at ${rate(after)} by less than ${tiny()}**.`
      : `ACR goes **from ${shown[0]} to ${shown[1]}**.`;
  },
  noRateChange: ({ vc, time, find }) => {
    if (find === 'before') return `The allowed rate of VC ${vc} has not changed before.`;
    if (find === 'after') return `No later change of the allowed rate of VC ${vc} is computed yet.`;
    return `The allowed rate of VC ${vc} does not change ${find === 'at' ? 'at' : 'near'} ${secondsOf(time)}.`;
  },
};
