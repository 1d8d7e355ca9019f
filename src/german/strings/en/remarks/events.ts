import type { PortRemarks, RecoveryRemarks, SenderRemarks } from '../../../../contract/index.ts';
import { duration, grouped, kilobytes } from '../../../../strings/en/numbers.ts';
import type { Templates } from '../../../../strings/say.ts';
import {
  awaited,
  bold,
  capital,
  counted,
  duplicateAcks,
  lostThere,
  segment,
  segmentObject,
  shrunk,
} from './parts.ts';

const cellsOf = (count: number): string => counted(count, 'Zelle', 'Zellen');

/** `, Segment 231, erneut gesendet` */
const named = ({ segment: name, again }: Pick<PortRemarks['onlyCell'], 'segment' | 'again'>): string =>
  name === null ? '' : `, ${segment(name)}${again ? ', erneut gesendet' : ''}`;
/** Dasselbe mitten im Satz. */
const aside = (frame: Pick<PortRemarks['onlyCell'], 'segment' | 'again'>): string =>
  frame.segment === null ? '' : `${named(frame)},`;

export const portRemarks: Templates<PortRemarks> = {
  frameMarked: ({ vc }) => `Ein Frame von VC ${vc} wird markiert, nicht abgewiesen.`,
  cellPushedOut: ({ vc, by }) => `Eine wartende Zelle von VC ${vc} wird für VC ${by} verdrängt.`,
  moreCells: ({ count }) =>
    `Im selben Moment ${count === 1 ? 'geht 1 weitere seiner Zellen' : `gehen ${grouped(count)} weitere seiner Zellen`}.`,
  markedFrame: ({ cells, ...frame }) =>
    `Ihr Frame${aside(frame)} hat ${cellsOf(cells)}, und alle tragen das Bit.`,
  onlyCell: (frame) => `Sie ist die einzige Zelle ihres Frames${named(frame)}.`,
  lostFrame: ({ cells, lost, dead, doomedBefore, takesNext, ...frame }) => {
    const whole = doomedBefore
      ? `Ihr Frame${aside(frame)} hatte schon Zellen verloren. Von seinen ${cellsOf(cells)}`
      : `Ihr Frame${aside(frame)} hat ${cellsOf(cells)}. Davon`;
    if (lost === cells) return `${whole} sind ${bold('alle')} verloren, und kein Zellslot ist verschwendet.`;
    const others = bold(cells - lost);
    const rest =
      dead === null
        ? `die anderen ${others} sind unterwegs und verschwendet`
        : `die ${cells - lost === 1 ? 'andere' : `anderen ${others}`} ${dead === 1 ? 'wird' : 'werden'} befördert und ${dead === 1 ? 'ist' : 'sind'} verschwendet`;
    const next = takesNext ? ' Ohne seine letzte Zelle reißt er den Frame dahinter mit.' : '';
    return `${whole} ${lost === 1 ? 'ist' : 'sind'} ${bold(lost)} verloren, ${rest}.${next}`;
  },
  nothingSentAgain: ({ bytes }) =>
    `Ihre Quelle sendet nichts erneut: ${counted(bytes, 'Byte ist', 'Bytes sind')} weg.`,
  carriedNoData: () => 'Sie trug keine Daten: Was als Nächstes kommt, sagt dasselbe.',
  copyOfKnownData: () => 'Sie war eine Kopie von Daten, die schon quittiert waren: Es folgt nichts daraus.',
  stillUnderWay: () => 'Sie ist noch unterwegs.',
  reachesDestination: ({ afterPs }) => `Sie erreicht ihr Ziel nach ${bold(duration(afterPs))}.`,
  lostBefore: () => 'Eine Zelle war schon vorher verloren, also wird das Ziel alles verwerfen.',
  lostFurtherOn: ({ afterPs }) =>
    `Sie geht auf ihrem weiteren Weg verloren, nach ${bold(duration(afterPs))}.`,
  deafToMarks: () => 'TCP ohne ECN beachtet das Bit nicht: Sein Fenster wächst weiter.',
};

const HOW: Readonly<Record<RecoveryRemarks['sentAgainBy']['how'], (after: string) => string>> = {
  'fast-retransmit': (after) => `Ein **Fast Retransmit** sendet es nach ${after} erneut.`,
  'in-recovery': (after) =>
    `Es wird nach ${after} erneut gesendet, in der Recovery, die ein Fast Retransmit für ein früheres Segment begonnen hat.`,
  timeout: (after) => `Erst ein **Timeout** bringt es wieder, ${after} nach dem Verlust.`,
  'behind-timeout': (after) =>
    `Nach ${after} wird es noch einmal gesendet, hinter einem früheren Segment, das ein Timeout wiederholt hat.`,
  'other-copy': (after) => `Eine andere Kopie geht nach ${after} ab, ohne ein Zeichen dieses Verlusts.`,
};

const ordinal = (n: number): string =>
  ['erste', 'zweite', 'dritte', 'vierte', 'fünfte'][n - 1] ?? `${grouped(n)}.`;

export const recoveryRemarks: Templates<RecoveryRemarks> = {
  sentAgainBy: ({ how, afterPs }) => HOW[how](bold(duration(afterPs))),
  copiesLost: ({ count }) =>
    `${counted(count, 'Kopie davon geht', 'Kopien davon gehen')} ebenfalls verloren.`,
  sentAgainMeanwhile: ({ count }) =>
    `${bold(count)} ${count === 1 ? 'Segment wird' : 'Segmente werden'} inzwischen erneut gesendet.`,
  notAcknowledged: ({ what, withinPs }) =>
    `${capital(awaited(what))} werden in den betrachteten ${bold(duration(withinPs))} nicht quittiert.`,
  acknowledged: ({ what, afterPs, window: { before, after } }) =>
    `${capital(awaited(what))} werden nach ${bold(duration(afterPs))} quittiert: Das Fenster, vorher ${bold(kilobytes(before))}, ist dann ${bold(kilobytes(after))}.`,
  areAcknowledged: ({ what }) => `${capital(awaited(what))} werden quittiert.`,
  timerRunsOut: ({ timerPs, window }) =>
    `Der Timer von ${duration(timerPs)} läuft ab; Fenster ${bold(shrunk(window))}.`,
  duplicateComes: ({ nth, window }) =>
    `Das ${ordinal(nth)} doppelte ACK kommt; Fenster ${bold(shrunk(window))}.`,
  segmentLost: ({ segment: name, again, way }) =>
    `${capital(segment(name))}${again ? ', erneut gesendet,' : ''} ${lostThere(way)}.`,
};

/** `es kam **kein** doppeltes ACK` */
const came = (duplicates: number): string => {
  if (duplicates === 0) return 'es kam **kein** doppeltes ACK';
  return `es ${duplicates === 1 ? 'kam' : 'kamen'} ${duplicateAcks(duplicates)}`;
};

export const senderRemarks: Templates<SenderRemarks> = {
  timesOut: ({ name, segment: late }) => `${name} hat einen Timeout: Für ${segmentObject(late)} kam nichts.`,
  timerRanOut: ({ timerPs, sinceAckPs }) => {
    const waited =
      sinceAckPs === null ? '' : ` Die letzte Quittung neuer Daten kam ${bold(duration(sinceAckPs))} vorher.`;
    return `Sein Timer, ${bold(duration(timerPs))}, ist abgelaufen.${waited}`;
  },
  hadArrived: ({ segment: name }) =>
    `${capital(segment(name))} war angekommen: Die Quittung ging verloren oder kam zu spät.`,
  wasUnderWay: ({ segment: name }) =>
    `${capital(segment(name))} war noch unterwegs: Der Timer war zu kurz für die Warteschlangen.`,
  wasLost: ({ segment: name, again, way, agoPs, lost, segments }) => {
    const among =
      lost === 1
        ? `als einziges der ${bold(segments)} Segmente unterwegs`
        : `eines von ${bold(lost)} verlorenen der ${bold(segments)} unterwegs`;
    return `${capital(segment(name))}${again ? ', erneut gesendet,' : ''} ${lostThere(way)}, ${bold(duration(agoPs))} vorher: ${among}.`;
  },
  synAlone: () =>
    'Hinter einem SYN ist nichts, was doppelte ACKs auslösen könnte: Nur der Timer wiederholt es.',
  copyAlone: ({ duplicates }) =>
    `Eine verlorene Kopie löst keine neuen doppelten ACKs aus, also konnte nur der Timer sie wiederholen: ${came(duplicates)}.`,
  nextHole: ({ duplicates, needed }) =>
    `Ein Fast Retransmit hatte ein Segment erneut gebracht; für die nächste Lücke sind ${bold(needed)} doppelte ACKs nötig, und ${came(duplicates)}.`,
  oldDuplicates: ({ duplicates }) =>
    `${capital(came(duplicates))}, aber von Daten aus der Zeit vor dem Ende der letzten Recovery: Sie zählen nicht.`,
  tooFewDuplicates: ({ needed, others, duplicates }) => {
    const few = others < needed ? 'zu wenige dahinter kamen an' : 'zu wenige ACKs kamen zurück';
    return `Fast Retransmit braucht ${bold(needed)} doppelte ACKs: Nur ${counted(others, 'anderes Segment konnte', 'andere Segmente konnten')} sie auslösen, und ${came(duplicates)}: ${few}.`;
  },
  sendsAgain: ({ name, segment: late, duplicates }) =>
    duplicates === null
      ? `${name} sendet ${segmentObject(late)} erneut, obwohl nichts verloren ist.`
      : `${name} sendet ${segmentObject(late)} nach ${grouped(duplicates)} ${duplicates === 1 ? 'doppelten ACK' : 'doppelten ACKs'} erneut.`,
  falseDuplicates: ({ duplicates }) =>
    `${duplicateAcks(duplicates)} ${duplicates === 1 ? 'kam' : 'kamen'} wegen Daten, die doppelt oder in falscher Reihenfolge ankamen.`,
  lossAndDuplicates: ({ way, agoPs, segments, duplicates }) =>
    `Es ${lostThere(way)}, ${bold(duration(agoPs))} vorher; ${counted(segments, 'Segment war', 'Segmente waren')} unterwegs, und was dahinter ankam, löste ${duplicateAcks(duplicates)} aus.`,
  moreLost: ({ count }) =>
    `${bold(count)} ${count === 1 ? 'weiteres davon ist' : 'weitere davon sind'} ebenfalls verloren.`,
  windowGoes: (window) => `Das Fenster: ${bold(shrunk(window))}.`,
};
