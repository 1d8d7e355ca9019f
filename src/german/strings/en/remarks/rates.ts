import type { RateLimit, RateReasonRemarks, RateRemarks, RateSteps } from '../../../../contract/index.ts';
import { shownRmNumber } from '../../../../contract/index.ts';
import { decimal, duration, grouped, rate } from '../../../../strings/en/numbers.ts';
import { speaker, type Templates } from '../../../../strings/say.ts';
import { bits, bold, rateChange, secondsOf, waiting, wayName } from './parts.ts';

const rateStep = speaker<RateSteps>({
  ciTakesOff: (off) => `CI zieht RDF × ACR ${rate(off.rate)} ab`,
  noIncrease: ({ by }) => `${by} verbietet eine Erhöhung`,
  atPcr: () => 'ACR ist schon PCR',
  mayAdd: (more) => `RIF × PCR ${rate(more.rate)} darf dazukommen`,
  erIsMost: (er) => `ER ${rate(er.rate)} ist das Höchste`,
  halves: () => 'die Rate wird halbiert',
  takenOff: (off) => `RDF × ACR ${rate(off.rate)} wird abgezogen`,
  givenBack: ({ nrm, cells, increase }) =>
    `was Nrm ${nrm} Zellen kosteten, ${rate(cells)}, kommt zurück, und RIF × PCR ${rate(increase)} kommt dazu`,
});

function limit({ at, rate: reached }: RateLimit): string {
  if (at === 'MCR') return `, und MCR ${rate(reached ?? 0)} ist das Mindeste`;
  if (at === 'ER') return `, aber ER ${rate(reached ?? 0)} ist das Höchste`;
  return `, bis PCR${reached === null ? '' : ` ${rate(reached)}`}`;
}

export const rateReasonRemarks: Templates<RateReasonRemarks> = {
  rateStep: ({ step, limits }) => `${rateStep(step)}${limits.map(limit).join('')}`,
  recovered: ({ afterPs, rate: added, pcr }) =>
    `seit ${bold(duration(afterPs))} kam keine RM-Zelle, also ${added === null ? 'verdoppelt sich die Rate' : `kommt RIF × PCR ${rate(added)} dazu`}, bis PCR ${rate(pcr)}`,
  beforeForward: ({ unused, unanswered }) => {
    const parts: string[] = [];
    if (unused !== null)
      parts.push(
        `seit ${bold(duration(unused.idlePs))} war keine Forward-RM-Zelle abgegangen, länger als ADTF ${bold(duration(unused.adtfPs))}: Eine ungenutzte Rate fällt auf ICR ${bold(rate(unused.icr))} zurück`,
      );
    if (unanswered !== null) {
      const { count, crm, mcr } = unanswered;
      const least = mcr === null ? '' : `, und MCR ${bold(rate(mcr))} ist das Mindeste`;
      parts.push(
        `${bold(count)} Forward-RM-Zellen sind ohne Antwort, und CRM ist ${bold(decimal(crm))}: CDF × ACR ${bold(rate(unanswered.rate))} wird abgezogen${least}`,
      );
    }
    return parts.join('; dann: ');
  },
  eachCell: ({ taken, rdf, nrm, mcr }) => {
    const each = `RDF × ACR / Nrm mit RDF ${decimal(rdf, 6)} und Nrm ${nrm}`;
    return mcr === null
      ? `jede gesendete Zelle zieht ${bold(decimal(taken, 1))} ab, ${each}, bis eine RM-Zelle zurückkommt`
      : `jede gesendete Zelle zieht ${each} ab, bis eine RM-Zelle zurückkommt, hier die letzten ${bold(decimal(taken, 1))} über MCR ${bold(rate(mcr))}`;
  },
  atDestination: ({ isMarked, isLimited }) =>
    [
      ...(isMarked ? ['die Datenzelle davor kam mit gesetztem EFCI'] : []),
      ...(isLimited ? ['mehr kann es nicht aufnehmen'] : []),
    ].join(', und '),
};

/** `5 %` */
const percent = (share: number): string => `${grouped(share * 100)} %`;
const share = (near: number, fair: number): string =>
  `höchstens ${percent(near)} neben dem fairen Anteil ${bold(rate(fair))}`;

export const rateRemarks: Templates<RateRemarks> = {
  rateChanges: ({ name, before, after }) =>
    `${name} ${after < before ? 'senkt' : 'hebt'} ACR ${rateChange(before, after)} Zellen/s.`,
  rmCameBack: ({ number, er, ci, ni }) =>
    `RM-Zelle ${bold(shownRmNumber(number))} kam mit ER ${bold(rate(er))}, ${bits(ci, ni)} zurück.`,
  noticeCame: () => 'Es kam eine RM-Zelle, die ein Switch erzeugt hatte (BN, CI).',
  noticeFrom: ({ node, agoPs, queue, algorithm }) =>
    `Es kam eine RM-Zelle, die ${node} ${bold(duration(agoPs))} vorher selbst erzeugt hatte (BN, CI), wo ${waiting(queue)}: ${algorithm}.`,
  sendsNotice: ({ port, queue }) => `${wayName(port)} sendet eine eigene: ${waiting(queue)}.`,
  forwardLeft: () => 'Die Forward-RM-Zelle davor ging ab.',
  nearShare: ({ acr, fair, near }) => `ACR ${bold(rate(acr))} liegt ${share(near, fair)}.`,
  noShare: () => 'Es gibt nichts zu senden, also keinen fairen Anteil.',
  neverNear: ({ near, fair, acr, lookedPs }) =>
    `In den betrachteten ${bold(duration(lookedPs))} liegt ACR nie ${share(near, fair)}; am Ende ist sie ${bold(rate(acr))}.`,
  becomesNear: ({ near, fair, afterPs }) =>
    `${afterPs === 0 ? 'Jetzt' : `Nach ${bold(duration(afterPs))}`} liegt ACR ${share(near, fair)}.`,
  noNextChange: ({ lookedPs }) =>
    `In den betrachteten ${bold(duration(lookedPs))} ändert sie sich nicht wieder.`,
  nextChange: ({ before, after, afterPs }) =>
    `Die nächste Änderung kommt nach ${bold(duration(afterPs))}: ${bold(rateChange(before, after))}.`,
  rateGoes: ({ before, after }) => `ACR geht ${bold(rateChange(before, after))}.`,
  noRateChange: ({ vc, time, find }) => {
    if (find === 'before') return `Die erlaubte Rate von VC ${vc} hat sich vorher nicht geändert.`;
    if (find === 'after')
      return `Eine spätere Änderung der erlaubten Rate von VC ${vc} ist noch nicht gerechnet.`;
    return `Die erlaubte Rate von VC ${vc} ändert sich ${find === 'at' ? 'bei' : 'nahe'} ${secondsOf(time)} nicht.`;
  },
};
