import type { SourceReasons } from '../../../../contract/index.ts';
import { range, within } from '../../../../strings/en/reasons/values.ts';
import type { Templates } from '../../../../strings/say.ts';
import { grouped } from '../numbers.ts';

export const sourceReasons: Templates<SourceReasons> = {
  startsAfterEnd: ({ toMs }) => `nach dem Ende des Bereichs; ${range(0, toMs, 'ms')}`,
  noRate: () => 'keine Stufe hat eine Rate über 0 Zellen/s',
  beforePrevious: ({ from }) => `vor der Zeit davor; Bereich ab ${grouped(from)}`,
  frameTooLong: (values) =>
    `mit Headern mehr als ein AAL5-Frame von ${grouped(values.limit)} Bytes; außerhalb von ${within(values.range)}`,
  windowNeedsScaling: (windows) => `zu groß ohne windowScaling; außerhalb von ${within(windows)}`,
  windowBelowPacket: (values) =>
    `kleiner als ein Paket von VC ${values.vc}; außerhalb von ${within(values.range)}`,
  aboveMaxRto: (times) => `über maxRtoMs; außerhalb von ${within(times)}`,
  belowMinRto: (times) => `unter minRtoMs; außerhalb von ${within(times)}`,
  fixedWithCoarseTimers: ({ only }) => `bei groben Timern fest; nur ${only}`,
  resendsPileUp: (values) =>
    `ohne Quittung warten am Ende mehr als ${grouped(values.cells)} Zellen im Host; außerhalb von ${within(values.range)}`,
  tooManyLevels: ({ most }) =>
    `eine Einheit in mehr als ${grouped(most)} Stufen; braucht höhere Raten oder längere Stufen`,
  tooManyBursts: ({ most, minMs, maxMs }) =>
    `eine Einheit in mehr als ${grouped(most)} Bursts; Bereich ${minMs.toPrecision(3).replace('.', ',')} bis ${grouped(maxMs)} ms`,
  tooManyCells: ({ most, maxTimes }) =>
    `mehr als ${grouped(most)} Zellen insgesamt; ${range(1, maxTimes, 'times')}`,
  tooFast: ({ cells, maxRate, hop }) => {
    const waiting = `warten im Mittel mehr als ${grouped(cells)} Zellen am Ende im Host`;
    const who = hop === undefined ? `so ${waiting}` : `mit den anderen Quellen von ${hop} ${waiting}`;
    return `${who}; Bereich bis ${grouped(maxRate)} Zellen/s im Mittel`;
  },
  needsLength: () => 'fehlt; braucht holdingMs oder fileBytes',
  twoLengths: () => 'neben fileBytes; nur eines der beiden',
  inPoolTwice: () => 'zweimal in einer Gruppe',
  otherHost: ({ begins, host }) => `beginnt bei ${begins}; die Anrufe dieser Gruppe kommen zu ${host}`,
  startsWithCall: () => 'beginnt, wenn ein Anruf kommt; weglassen',
  ownFiles: () => 'hat eigene Dateien; Anrufe brauchen greedy-tcp oder eine Quelle ohne TCP',
  tcpCallsNeedFile: () => 'hat TCP: seine Anrufe brauchen fileBytes',
  callsNeedTime: () => 'hat kein TCP: seine Anrufe brauchen holdingMs',
  couplingNeedsTcp: () => 'koppelt das Fenster von TCP: braucht eine Quelle mit TCP',
  greedyNeedsLimit: () => 'greedy ohne Grenze: braucht abr, credit oder eine peakCellRate ab 0,001 Zellen/s',
  needsAbrClass: ({ vc }) =>
    vc === null ? 'ein VC mit Ratenregelung; braucht: abr' : `VC ${vc} hat Ratenregelung; braucht: abr`,
  peakIsPcr: () => 'ein VC mit Ratenregelung hat seine PCR dort: abr.pcr',
  creditNeedsNoPeak: () => 'ein VC mit Kredit sendet, sobald er Kredit hat; braucht keine peakCellRate',
  abrOrCredit: () => 'neben abr; ein VC hat das eine oder das andere',
  endsAtRouter: ({ control, router }) =>
    `mit ${control === 'rate' ? 'Ratenregelung' : 'Kredit'} nicht durch einen Router (${router}): Er beendet VCs; braucht nur Hosts und Switches`,
  icrOutside: ({ vc, mcr, pcr }) => `nicht zwischen MCR und PCR von VC ${vc}; ${range(mcr, pcr, 'cells/s')}`,
  mcrTooHigh: ({ max }) => `über PCR, ICR oder dem Platz der Leitungen; ${range(0, max, 'cells/s')}`,
};
