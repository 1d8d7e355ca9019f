import { notation, type OutcomeMeasure } from '../../../contract/index.ts';
import { inWords } from '../counts.ts';
import { inList } from '../text.ts';
import { panelNames } from './panelNames.ts';

/** Numbers up to ten in letters. */
const counted = (count: number): string => (count > 10 ? String(count) : inWords(count, 'one'));

/** `one`, `one or two`: the integers around a mean. */
function about(mean: number): string {
  const [low, high] = [Math.floor(mean), Math.ceil(mean)];
  if (mean - low < 0.05 || low === 0) return counted(Math.max(1, low));
  return high - mean < 0.05 ? counted(high) : `${counted(low)} or ${counted(high)}`;
}

const senders = (mean: number): string => `${about(mean)} ${mean < 1.05 ? 'sender' : 'senders'}`;

/** Difference of B from A. @param by empty where there is no number for it */
type Than = (by: string, a: string, value: string) => string;
interface Comparison {
  readonly more: Than;
  readonly less: Than;
}

const AMOUNT: Comparison = {
  more: (by, a, value) =>
    by === '' ? `more than with ${a} (${value})` : `${by} more than with ${a} (${value})`,
  less: (by, a, value) => `${by} fewer than with ${a} (${value})`,
};
const POINTS: Comparison = {
  more: (by, a, value) => `${by} points more than with ${a} (${value})`,
  less: (by, a, value) => `${by} points less than with ${a} (${value})`,
};

/** Difference of two branches, and its reason; loaded with them. */
export const resultTexts = {
  label: 'Result',
  numbers: 'A against B',
  /** Beginning of the clause about B. */
  lead: (b: string) => `With ${b}`,
  /** Values without a comparison, before the end and until other seeds are computed. */
  neutral: (clause: string, a: string, value: string, isOver: boolean) =>
    isOver ? `${clause}, with ${a} ${value}.` : `${clause}, with ${a} ${value}, so far.`,
  same: (clause: string, a: string, value: string) => `${clause}, about the same as with ${a} (${value}).`,
  differs: (clause: string, comparison: string) => `${clause}: ${comparison}.`,
  identical: 'Both runs are the same, cell by cell: what A and B differ in changes nothing here.',
  identicalSoFar: 'So far both runs are the same, cell by cell.',
  notYet: (from: string) => `A and B differ from ${from} s on: before there is nothing to compare.`,
  /** For one setting or both: the measure has no value. */
  missing: {
    file: (setting: string, other?: string) =>
      other === undefined
        ? `In the time measured not every sender finished a file with ${setting}: there is no time to compare.`
        : `In the time measured not every sender finished a file with ${setting}, nor with ${other}: there is no time to compare.`,
    other: (setting: string, other?: string) =>
      other === undefined
        ? `Nothing of what this scene asks about was counted with ${setting}: there is nothing to compare.`
        : `Nothing of what this scene asks about was counted with ${setting}, nor with ${other}: there is nothing to compare.`,
  },
  comparisons: {
    packets: AMOUNT,
    useful: POINTS,
    dead: POINTS,
    lost: AMOUNT,
    timeouts: AMOUNT,
    queueMean: AMOUNT,
    queueMax: AMOUNT,
    delay: {
      more: (by, a, value) =>
        by === '' ? `longer than with ${a} (${value})` : `${by} longer than with ${a} (${value})`,
      less: (by, a, value) => `${by} shorter than with ${a} (${value})`,
    },
    fairness: {
      more: (_, a, value) => `closer to what each is due than with ${a} (${value})`,
      less: (_, a, value) => `further from what each is due than with ${a} (${value})`,
    },
    through: AMOUNT,
    share: POINTS,
    deviation: {
      more: (_, a, value) => `less steady than with ${a} (${value})`,
      less: (_, a, value) => `steadier than with ${a} (${value})`,
    },
    file: {
      more: (by, a, value) =>
        by === '' ? `later than with ${a} (${value})` : `${by} later than with ${a} (${value})`,
      less: (by, a, value) => `${by} sooner than with ${a} (${value})`,
    },
    classLoss: POINTS,
  } satisfies Readonly<Record<OutcomeMeasure, Comparison>>,
  manyTimes: (factor: string, a: string, value: string) => `${factor} times as many as with ${a} (${value})`,
  seeds: {
    pending: (seeds: readonly number[]) =>
      `${seeds.length === 1 ? 'Seed' : 'Seeds'} ${inList(seeds)} still run: which of the two has more is said when they agree.`,
    all: (seeds: readonly number[], by: readonly string[]) =>
      `Seeds ${inList(seeds)}: ${by.join(`${notation.list} `)}.`,
    apart: (seeds: readonly number[], by: readonly string[]) =>
      `Seeds ${inList(seeds)}: ${by.join(`${notation.list} `)}. They do not agree.`,
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
