import type { PortRemarks, RecoveryRemarks, SenderRemarks } from '../../../contract/index.ts';
import type { Templates } from '../../say.ts';
import { duration, grouped, kilobytes } from '../numbers.ts';
import {
  awaited,
  bold,
  capital,
  cells as cellsOf,
  duplicateAcks,
  lostThere,
  segment,
  segmentObject,
  shrunk,
} from './parts.ts';

/** `, segment 231 sent again` */
const named = ({ segment: name, again }: Pick<PortRemarks['onlyCell'], 'segment' | 'again'>): string =>
  name === null ? '' : `, ${segment(name)}${again ? ' sent again' : ''}`;
/** The same in the middle of a sentence. */
const aside = (frame: Pick<PortRemarks['onlyCell'], 'segment' | 'again'>): string =>
  frame.segment === null ? '' : `${named(frame)},`;

export const portRemarks: Templates<PortRemarks> = {
  frameMarked: ({ vc }) => `A frame of VC ${vc} is marked, not refused.`,
  cellPushedOut: ({ vc, by }) => `A waiting cell of VC ${vc} is pushed out for VC ${by}.`,
  moreCells: ({ count }) => `${grouped(count)} more of its cells go in the same instant.`,
  markedFrame: ({ cells, ...frame }) =>
    `Its frame${aside(frame)} has ${cellsOf(cells)}, and all of them carry the bit.`,
  onlyCell: (frame) => `It is the only cell of its frame${named(frame)}.`,
  lostFrame: ({ cells, lost, dead, doomedBefore, takesNext, ...frame }) => {
    const whole = doomedBefore
      ? `Its frame${aside(frame)} had lost cells before: of its ${cellsOf(cells)}`
      : `Its frame${aside(frame)} has ${cellsOf(cells)}:`;
    if (lost === cells) return `${whole} ${bold('all')} are lost, and no cell slot is wasted on it.`;
    const others = grouped(cells - lost);
    const rest =
      dead === null
        ? `the other **${others}** are under way and wasted`
        : `the other **${others}** ${dead === 1 ? 'is' : 'are'} carried and wasted`;
    const next = takesNext ? ' Without its last cell it takes the frame behind it along.' : '';
    return `${whole} ${bold(lost)} ${lost === 1 ? 'is' : 'are'} lost, ${rest}.${next}`;
  },
  nothingSentAgain: ({ bytes }) =>
    bytes === 1
      ? 'Its source sends nothing again: 1 byte is gone.'
      : `Its source sends nothing again: ${grouped(bytes)} bytes are gone.`,
  carriedNoData: () => 'It carried no data: whatever comes next says the same.',
  copyOfKnownData: () => 'It was a copy of data that had been acknowledged already: nothing comes of it.',
  stillUnderWay: () => 'It is still under way.',
  reachesDestination: ({ afterPs }) => `It reaches its destination after ${bold(duration(afterPs))}.`,
  lostBefore: () => 'It had lost a cell before, so its destination will discard it.',
  lostFurtherOn: ({ afterPs }) => `It is lost on its further way, after ${bold(duration(afterPs))}.`,
  deafToMarks: () => 'TCP without ECN does not listen to the bit: its window goes on growing.',
};

const HOW: Readonly<Record<RecoveryRemarks['sentAgainBy']['how'], (after: string) => string>> = {
  'fast-retransmit': (after) => `A **fast retransmit** sends it again after ${after}.`,
  'in-recovery': (after) =>
    `It is sent again after ${after}, in the recovery that a fast retransmit for an earlier segment began.`,
  timeout: (after) => `Only a **timeout** brings it again, ${after} after the loss.`,
  'behind-timeout': (after) =>
    `It is sent again after ${after}, behind an earlier segment that a timeout brought again.`,
  'other-copy': (after) => `Another copy is sent after ${after}, without any sign of this loss.`,
};

const ordinal = (n: number): string =>
  ['first', 'second', 'third', 'fourth', 'fifth'][n - 1] ?? `${grouped(n)}th`;

export const recoveryRemarks: Templates<RecoveryRemarks> = {
  sentAgainBy: ({ how, afterPs }) => HOW[how](bold(duration(afterPs))),
  copiesLost: ({ count }) =>
    count === 1 ? '1 copy of it is lost too.' : `${grouped(count)} copies of it are lost too.`,
  sentAgainMeanwhile: ({ count }) =>
    `${bold(count)} ${count === 1 ? 'segment is' : 'segments are'} sent again meanwhile.`,
  notAcknowledged: ({ what, withinPs }) =>
    `${capital(awaited(what))} are not acknowledged within the ${bold(duration(withinPs))} looked at.`,
  acknowledged: ({ what, afterPs, window: { before, after } }) =>
    `${capital(awaited(what))} are acknowledged after ${bold(duration(afterPs))}: the window, ${bold(kilobytes(before))} before, is ${bold(kilobytes(after))} then.`,
  areAcknowledged: ({ what }) => `${capital(awaited(what))} are acknowledged.`,
  timerRunsOut: ({ timerPs, window }) =>
    `The timer of ${duration(timerPs)} runs out; window ${bold(shrunk(window))}.`,
  duplicateComes: ({ nth, window }) =>
    `The ${ordinal(nth)} duplicate ACK comes; window ${bold(shrunk(window))}.`,
  segmentLost: ({ segment: name, again, way }) =>
    again
      ? `${capital(segment(name))}, sent again, is ${lostThere(way)}.`
      : `${capital(segment(name))} is ${lostThere(way)}.`,
};

/** `**no** duplicate ACK came` */
const came = (duplicates: number): string =>
  duplicates === 0
    ? '**no** duplicate ACK came'
    : `**${grouped(duplicates)}** duplicate ${duplicates === 1 ? 'ACK' : 'ACKs'} came`;

export const senderRemarks: Templates<SenderRemarks> = {
  timesOut: ({ name, segment: late }) => `${name} times out: nothing came for ${segmentObject(late)}.`,
  timerRanOut: ({ timerPs, sinceAckPs }) => {
    const waited =
      sinceAckPs === null
        ? ''
        : ` The last acknowledgement of new data came ${bold(duration(sinceAckPs))} before.`;
    return `Its timer, ${bold(duration(timerPs))}, ran out.${waited}`;
  },
  hadArrived: ({ segment: name }) =>
    `${capital(segment(name))} had arrived: its acknowledgement was lost or late.`,
  wasUnderWay: ({ segment: name }) =>
    `${capital(segment(name))} was still on its way: the timer was too short for the queues.`,
  wasLost: ({ segment: name, again, way, agoPs, lost, segments }) => {
    const among =
      lost === 1
        ? `the only one of the ${bold(segments)} segments on the way`
        : `one of ${bold(lost)} that were lost of the ${bold(segments)} on the way`;
    return `${capital(segment(name))}${again ? ', sent again,' : ''} was ${lostThere(way)}, ${bold(duration(agoPs))} before: ${among}.`;
  },
  synAlone: () => 'A SYN has nothing behind it that could make duplicate ACKs: only the timer repeats it.',
  copyAlone: ({ duplicates }) =>
    `A copy that is lost makes no new duplicates, so only the timer could repeat it: ${came(duplicates)}.`,
  nextHole: ({ duplicates, needed }) =>
    `A fast retransmit had brought one segment again; for the next hole ${came(duplicates)}, and ${bold(needed)} are needed.`,
  oldDuplicates: ({ duplicates }) =>
    `${capital(came(duplicates))}, but of data sent before the last recovery ended: they do not count.`,
  tooFewDuplicates: ({ needed, others, duplicates }) => {
    const few = others < needed ? 'too few behind it arrived' : 'too few ACKs came back';
    return `Fast retransmit needs ${bold(needed)} duplicate ACKs: only ${grouped(others)} other ${others === 1 ? 'segment' : 'segments'} could make them, and ${came(duplicates)}: ${few}.`;
  },
  sendsAgain: ({ name, segment: late, duplicates }) =>
    duplicates === null
      ? `${name} sends ${segmentObject(late)} again, though it is not lost.`
      : `${name} sends ${segmentObject(late)} again after ${grouped(duplicates)} duplicate ${duplicates === 1 ? 'ACK' : 'ACKs'}.`,
  falseDuplicates: ({ duplicates }) =>
    `**${grouped(duplicates)}** duplicate ${duplicates === 1 ? 'ACK' : 'ACKs'} came because of data that arrived twice or out of order.`,
  lossAndDuplicates: ({ way, agoPs, segments, duplicates }) =>
    `It was ${lostThere(way)}, ${bold(duration(agoPs))} before; ${grouped(segments)} ${segments === 1 ? 'segment was' : 'segments were'} on the way, and those that arrived behind it made ${duplicateAcks(duplicates)}.`,
  moreLost: ({ count }) => `**${grouped(count)}** more of them ${count === 1 ? 'is' : 'are'} lost too.`,
  windowGoes: (window) => `The window goes ${bold(shrunk(window))}.`,
};
