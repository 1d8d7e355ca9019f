import { notation } from '../../../contract/index.ts';
import { inWords } from '../counts.ts';
import { inList } from '../text.ts';
import { outcomeTexts } from './outcomes.ts';
import { panelNames } from './panelNames.ts';

/** Up to ten in letters. */
const counted = (count: number): string => (count > 10 ? String(count) : inWords(count, 'one'));

/** `one`, `one or two`: a mean of whole numbers. */
function about(mean: number): string {
  const [low, high] = [Math.floor(mean), Math.ceil(mean)];
  if (mean - low < 0.05 || low === 0) return counted(Math.max(1, low));
  return high - mean < 0.05 ? counted(high) : `${counted(low)} or ${counted(high)}`;
}

const senders = (mean: number): string => `${about(mean)} ${mean < 1.05 ? 'sender' : 'senders'}`;

/** What two branches differ in, and why; loaded with them. */
export const resultTexts = {
  label: 'Result',
  numbers: 'A against B',
  /** Numbers alone, before the end and until other seeds are there. */
  neutral: (b: string, did: string, a: string, value: string, isOver: boolean) =>
    `With ${b} the network ${did}, with ${a} ${value}${isOver ? '' : ', so far'}.`,
  same: (b: string, did: string, a: string, value: string) =>
    `With ${b} the network ${did}, about the same as with ${a} (${value}).`,
  differs: (b: string, did: string, a: string, value: string, degree: string) =>
    `With ${b} the network ${did}: ${degree} with ${a} (${value}).`,
  identical: 'Both runs are the same, cell by cell: what A and B differ in changes nothing here.',
  identicalSoFar: 'So far both runs are the same, cell by cell.',
  notYet: (from: string) => `A and B differ from ${from} s on: before there is nothing to compare.`,
  /** Of settings: in which no value of the measure is there. */
  missing: {
    file: (names: readonly string[]) =>
      `in the time measured not every sender finished a file with ${names.join(', nor with ')}: there is no time to compare.`,
    other: (names: readonly string[]) =>
      `nothing of what this scene asks about was counted with ${names.join(', nor with ')}: there is nothing to compare.`,
  },
  /** The sentence goes on behind `With ESPD the network`. */
  did: outcomeTexts,
  /** By how much, behind a colon; empty where there is no number for it. */
  degrees: {
    packets: { more: (by: string) => `${by} more`.trim(), less: (by: string) => `${by} fewer`.trim() },
    useful: { more: (by: string) => `${by} points more`, less: (by: string) => `${by} points less` },
    dead: { more: (by: string) => `${by} points more`, less: (by: string) => `${by} points less` },
    lost: { more: (by: string) => `${by} more`.trim(), less: (by: string) => `${by} fewer`.trim() },
    timeouts: { more: (by: string) => `${by} more`.trim(), less: (by: string) => `${by} fewer`.trim() },
    queueMean: { more: (by: string) => `${by} more`.trim(), less: (by: string) => `${by} fewer`.trim() },
    queueMax: { more: (by: string) => `${by} more`.trim(), less: (by: string) => `${by} fewer`.trim() },
    delay: { more: (by: string) => `${by} longer`.trim(), less: (by: string) => `${by} shorter`.trim() },
    fairness: { more: () => 'closer to what each is due', less: () => 'further from what each is due' },
    through: { more: (by: string) => `${by} more`.trim(), less: (by: string) => `${by} fewer`.trim() },
    share: { more: (by: string) => `${by} points more`, less: (by: string) => `${by} points less` },
    deviation: { more: () => 'less steady', less: () => 'steadier' },
    file: { more: (by: string) => `${by} later`.trim(), less: (by: string) => `${by} sooner`.trim() },
    classLoss: { more: (by: string) => `${by} points more`, less: (by: string) => `${by} points less` },
  },
  than: (degree: string) => `${degree} than`,
  manyTimes: (factor: string) => `${factor} times as many as`,
  seeds: {
    pending: (seeds: readonly number[]) =>
      `${seeds.length === 1 ? 'Seed' : 'Seeds'} ${inList(seeds)} still run: which of the two has more is said when they agree.`,
    all: (seeds: readonly number[], by: readonly string[], apart: boolean) =>
      `Seeds ${inList(seeds)}: ${by.join(`${notation.list} `)}.${apart ? ' They do not agree.' : ''}`,
    failed: 'No other seed could be run: one seed does not say which of the two has more.',
  },
  why: {
    fewHit: (mean: number) => `It hit ${senders(mean)} at a time; the others kept the link busy.`,
    manyHit: (mean: number) =>
      `It hit ${senders(mean)} at once; they fell silent together, and the link waited.`,
    deadLess: 'It carried fewer cells of broken packets.',
    deadMore: 'It carried more cells of broken packets.',
    timersLess: 'Fewer senders waited for their timers, so the link was idle less.',
    timersMore: 'More senders waited for their timers, so the link was idle more.',
    packetsLess: 'It took its cells from fewer packets, so fewer windows fell.',
    packetsMore: 'It took its cells from more packets, so more windows fell.',
    apart: 'The windows no longer fell together, so the link was idle less.',
    inStep: 'The windows fell together, so the link was idle more.',
    sharesNearer: 'The rates came closer to the fair shares.',
    sharesFurther: 'The rates moved away from the fair shares.',
    equal: 'What senders got came closer to what they are due.',
    unequal: 'What senders got moved away from what they are due.',
    queueLess: 'Fewer cells waited, so each packet was there sooner.',
    queueMore: 'More cells waited, so each packet took longer.',
  },
  figures: {
    hit: 'senders hit per overflow',
    synchronization: 'synchronisation',
    dead: 'dead cells',
    useful: 'useful slots',
    timeouts: 'timeouts',
    idle: 'idle slots',
    packetLoss: 'packets lost',
    cellsPerPacket: 'cells lost per lost packet',
    shares: 'Jain on shares',
    deviation: 'ACR, sd / mean',
    jain: 'fairness (Jain)',
    worst: 'fewest packets of a sender',
    queueMean: 'mean queue',
    delay: 'packet delay',
  },
  costs: (parts: string) => `Also: ${parts}.`,
  cost: (name: string, a: string, b: string) => `${name} ${a} and ${b}`,
  who: (badgeA: string, a: string, badgeB: string, b: string, from: string, to: string) =>
    `${badgeA} is ${a}, ${badgeB} is ${b}, measured from ${from} to ${to}\u00a0s.`,
  soFar: 'The two have not come to the end of the measurement: these are the numbers so far.',
  watch: 'Watch the difference begin',
  keep: (badge: string) => `Keep ${badge}`,
  share: 'Share',
  papers: 'What the papers print',
  fromStart: 'Run both from 0 s',
  after: (time: string, kept: string, closed: string) =>
    `Slow motion from ${time} s. Keep ${kept} closes ${closed}; Undo brings it back.`,
  all: 'All measures',
  hits: {
    title: panelNames.hits.title,
    note: 'in each overflow',
    label: 'Senders hit in each overflow',
    spoken: (count: number, mean: string, all: number) =>
      `${count} overflows in sight, ${mean} of ${all} senders hit in each`,
    one: (hit: number, all: number) => `${hit} of ${all} senders hit`,
    none: 'no overflow here',
    empty: 'No overflow so far.',
    mean: (mean: string, all: number) => `${mean} of ${all}`,
    onAverage: 'on average',
    columns: ['Overflow at, s', 'Senders hit', 'Cells lost'],
    caption: 'Overflows',
  },
} as const;
