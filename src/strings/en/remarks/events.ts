import type { LossPlace, PortRemarks, RecoveryRemarks, SenderRemarks } from '../../../contract/index.ts';
import type { Templates } from '../../say.ts';
import { duration, grouped, kilobytes } from '../numbers.ts';
import {
  awaited,
  bold,
  capital,
  cells as cellsOf,
  duplicateAcks,
  segment,
  segmentObject,
  shrunk,
  wayName,
} from './parts.ts';

/** Sentences, one after the other. */
const sentences = (...all: readonly (string | null)[]): string => all.filter(Boolean).join(' ');

/** Words by which languages choose. */
const lostWord = (how: LossPlace['how']): string =>
  how === 'pushedOut' ? 'pushed out' : how === 'atSource' ? 'refused' : 'lost';
const whereWord = (how: LossPlace['how']): string => (how === 'onLink' ? 'on the link' : 'at');

/** `Its frame, segment 231 sent again, has 5 cells.` */
function frameHas({
  cells,
  segment: name,
  again,
}: Pick<PortRemarks['lostFrame'], 'cells' | 'segment' | 'again'>): string {
  if (name === null) return `Its frame has ${cellsOf(cells)}.`;
  return again
    ? `Its frame, ${segment(name)} sent again, has ${cellsOf(cells)}.`
    : `Its frame, ${segment(name)}, has ${cellsOf(cells)}.`;
}

export const portRemarks: Templates<PortRemarks> = {
  frameMarked: ({ vc }) => `A frame of VC ${vc} is marked, not refused.`,
  cellPushedOut: ({ vc, by }) => `A waiting cell of VC ${vc} is pushed out for VC ${by}.`,
  moreCells: ({ count }) => `${grouped(count)} more of its cells go in the same instant.`,
  markedFrame: (frame) => sentences(frameHas(frame), 'All of them carry the bit.'),
  onlyCell: ({ segment: name, again }) => {
    if (name === null) return 'It is the only cell of its frame.';
    return again
      ? `It is the only cell of its frame, ${segment(name)} sent again.`
      : `It is the only cell of its frame, ${segment(name)}.`;
  },
  lostFrame: ({ cells, lost, dead, doomedBefore, takesNext, ...frame }) => {
    const whole = frameHas({ cells, ...frame });
    const before = doomedBefore ? 'It had lost cells before.' : null;
    if (lost === cells)
      return sentences(whole, before, '**All** are lost, and no cell slot is wasted on it.');
    const isOne = cells - lost === 1;
    const others = grouped(cells - lost);
    const carried = isOne
      ? `${bold(lost)} ${lost === 1 ? 'is' : 'are'} lost; the other one is carried and wasted.`
      : `${bold(lost)} ${lost === 1 ? 'is' : 'are'} lost; the other **${others}** are carried and wasted.`;
    const underWay = isOne
      ? `${bold(lost)} ${lost === 1 ? 'is' : 'are'} lost; the other one is under way and wasted.`
      : `${bold(lost)} ${lost === 1 ? 'is' : 'are'} lost; the other **${others}** are under way and wasted.`;
    return sentences(
      whole,
      before,
      dead === null ? underWay : carried,
      takesNext ? 'Without its last cell it takes the frame behind it along.' : null,
    );
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
  segmentLost: ({ segment: name, again, way: { how, place } }) => {
    const late = capital(segment(name));
    const [lost, at] = [lostWord(how), whereWord(how)];
    if (how === 'mergedWithDamaged')
      return again
        ? `${late}, sent again, is lost at ${place} with the frame before it, whose last cell was missing.`
        : `${late} is lost at ${place} with the frame before it, whose last cell was missing.`;
    return again
      ? `${late}, sent again, is ${lost} ${at} ${wayName(place)}.`
      : `${late} is ${lost} ${at} ${wayName(place)}.`;
  },
};

export const senderRemarks: Templates<SenderRemarks> = {
  timesOut: ({ name, segment: late }) => `${name} times out: nothing came for ${segmentObject(late)}.`,
  timerRanOut: ({ timerPs, sinceAckPs }) =>
    sinceAckPs === null
      ? `Its timer, ${bold(duration(timerPs))}, ran out.`
      : `Its timer, ${bold(duration(timerPs))}, ran out. The last acknowledgement of new data came ${bold(duration(sinceAckPs))} before.`,
  hadArrived: ({ segment: name }) =>
    `${capital(segment(name))} had arrived: its acknowledgement was lost or late.`,
  wasUnderWay: ({ segment: name }) =>
    `${capital(segment(name))} was still on its way: the timer was too short for the queues.`,
  wasLost: ({ segment: name, again, way: { how, place }, agoPs, lost: all, segments }) => {
    const [late, ago] = [capital(segment(name)), bold(duration(agoPs))];
    const [lost, at] = [lostWord(how), whereWord(how)];
    const among =
      all === 1
        ? `It was the only one of the ${bold(segments)} segments on the way.`
        : `It was one of ${bold(all)} that were lost of the ${bold(segments)} on the way.`;
    if (how === 'mergedWithDamaged')
      return sentences(
        again
          ? `${late}, sent again, was lost at ${place} with the frame before it, whose last cell was missing, ${ago} before.`
          : `${late} was lost at ${place} with the frame before it, whose last cell was missing, ${ago} before.`,
        among,
      );
    return sentences(
      again
        ? `${late}, sent again, was ${lost} ${at} ${wayName(place)}, ${ago} before.`
        : `${late} was ${lost} ${at} ${wayName(place)}, ${ago} before.`,
      among,
    );
  },
  synAlone: () => 'A SYN has nothing behind it that could make duplicate ACKs: only the timer repeats it.',
  copyAlone: ({ duplicates }) =>
    duplicates === 0
      ? 'A copy that is lost makes no new duplicates, so only the timer could repeat it: **no** duplicate ACK came.'
      : `A copy that is lost makes no new duplicates, so only the timer could repeat it: **${grouped(duplicates)}** duplicate ${duplicates === 1 ? 'ACK' : 'ACKs'} came.`,
  nextHole: ({ duplicates, needed }) =>
    duplicates === 0
      ? `A fast retransmit had brought one segment again; for the next hole **no** duplicate ACK came, and ${bold(needed)} are needed.`
      : `A fast retransmit had brought one segment again; for the next hole **${grouped(duplicates)}** duplicate ${duplicates === 1 ? 'ACK' : 'ACKs'} came, and ${bold(needed)} are needed.`,
  oldDuplicates: ({ duplicates }) =>
    `**${grouped(duplicates)}** duplicate ${duplicates === 1 ? 'ACK' : 'ACKs'} came, but of data sent before the last recovery ended: they do not count.`,
  tooFewDuplicates: ({ needed, others, duplicates }) => {
    if (duplicates === 0)
      return others < needed
        ? `Fast retransmit needs ${bold(needed)} duplicate ACKs: only ${grouped(others)} other ${others === 1 ? 'segment' : 'segments'} could make them, and **no** duplicate ACK came: too few behind it arrived.`
        : `Fast retransmit needs ${bold(needed)} duplicate ACKs: only ${grouped(others)} other ${others === 1 ? 'segment' : 'segments'} could make them, and **no** duplicate ACK came: too few ACKs came back.`;
    return others < needed
      ? `Fast retransmit needs ${bold(needed)} duplicate ACKs: only ${grouped(others)} other ${others === 1 ? 'segment' : 'segments'} could make them, and **${grouped(duplicates)}** duplicate ${duplicates === 1 ? 'ACK' : 'ACKs'} came: too few behind it arrived.`
      : `Fast retransmit needs ${bold(needed)} duplicate ACKs: only ${grouped(others)} other ${others === 1 ? 'segment' : 'segments'} could make them, and **${grouped(duplicates)}** duplicate ${duplicates === 1 ? 'ACK' : 'ACKs'} came: too few ACKs came back.`;
  },
  sendsAgain: ({ name, segment: late, duplicates }) =>
    duplicates === null
      ? `${name} sends ${segmentObject(late)} again, though it is not lost.`
      : `${name} sends ${segmentObject(late)} again after ${grouped(duplicates)} duplicate ${duplicates === 1 ? 'ACK' : 'ACKs'}.`,
  falseDuplicates: ({ duplicates }) =>
    `**${grouped(duplicates)}** duplicate ${duplicates === 1 ? 'ACK' : 'ACKs'} came because of data that arrived twice or out of order.`,
  lossAndDuplicates: ({ way: { how, place }, agoPs, segments, duplicates }) => {
    const ago = bold(duration(agoPs));
    const [lost, at] = [lostWord(how), whereWord(how)];
    return sentences(
      how === 'mergedWithDamaged'
        ? `It was lost at ${place} with the frame before it, whose last cell was missing, ${ago} before.`
        : `It was ${lost} ${at} ${wayName(place)}, ${ago} before.`,
      segments === 1
        ? `1 segment was on the way, and what arrived behind it made ${duplicateAcks(duplicates)}.`
        : `${grouped(segments)} segments were on the way, and those that arrived behind it made ${duplicateAcks(duplicates)}.`,
    );
  },
  moreLost: ({ count }) => `**${grouped(count)}** more of them ${count === 1 ? 'is' : 'are'} lost too.`,
  windowGoes: (window) => `The window goes ${bold(shrunk(window))}.`,
};
