import { fixed, percent, whole } from '../format.ts';
import { resultTexts } from '../strings/panels/result.ts';
import type { ReasonFigures } from './figures.ts';

type Key = keyof typeof resultTexts.figures;

/** A number behind a sentence, of each of two runs as it is written. */
export interface Behind {
  readonly key: Key;
  readonly a: string;
  readonly b: string;
}

export interface Mechanism {
  /** Which of the reasons, and which way. */
  readonly id: string;
  readonly sentence: string;
  readonly behind: readonly Behind[];
}

/** Shares of the cell slots that are worth a reason. */
const MANY_SLOTS = 0.05;
const SOME_SLOTS = 0.02;
/** One number has to be so much smaller than the other. */
const CLEARLY = 0.65;
/** By so much correlations, and indices of fairness of rates, differ. */
const INDEX = 0.15;
/** Jain's index of a run differs by some hundredths from seed to seed. */
const JAIN = 0.06;

const WRITTEN: Readonly<Record<Key, (figures: ReasonFigures) => string>> = {
  hit: ({ hit }) => fixed(hit, 1),
  synchronization: ({ synchronization }) => fixed(synchronization, 2),
  dead: ({ dead }) => percent(dead),
  useful: ({ useful }) => percent(useful),
  timeouts: ({ timeouts }) => whole(timeouts),
  idle: ({ idle }) => percent(idle),
  packetLoss: ({ packetLoss }) => percent(packetLoss, 2),
  cellsPerPacket: ({ cellsPerPacket }) => fixed(cellsPerPacket, 1),
  shares: ({ shares }) => fixed(shares, 2),
  deviation: ({ deviation }) => fixed(deviation, 2),
  jain: ({ jain }) => fixed(jain, 2),
  worst: ({ worst }) => whole(worst),
  queueMean: ({ queueMean }) => whole(queueMean),
  delay: ({ delayMs }) => `${fixed(delayMs, 1)}\u00a0ms`,
};

/** A reason, when it is the one that decides, and the two numbers that show it. `less`: B has less of it than A. */
interface Reason {
  readonly holds: (less: ReasonFigures, more: ReasonFigures) => boolean;
  readonly words: (b: ReasonFigures, less: boolean) => string;
  readonly behind: readonly [Key, Key];
}

const { why } = resultTexts;

/** In the order in which they are asked for; each compares a run that has less of something with one that has more. */
const REASONS: readonly Reason[] = [
  {
    holds: (less, more) => less.hit < CLEARLY * more.hit && less.idle < more.idle - MANY_SLOTS,
    words: ({ hit }, less) => (less ? why.fewHit(hit) : why.manyHit(hit)),
    behind: ['hit', 'synchronization'],
  },
  {
    holds: (less, more) =>
      less.dead < more.dead - SOME_SLOTS && more.dead - less.dead > Math.abs(less.idle - more.idle) / 2,
    words: (_, less) => (less ? why.deadLess : why.deadMore),
    behind: ['dead', 'useful'],
  },
  {
    holds: (less, more) => less.timeouts < CLEARLY * more.timeouts && less.idle < more.idle - SOME_SLOTS,
    words: (_, less) => (less ? why.timersLess : why.timersMore),
    behind: ['timeouts', 'idle'],
  },
  {
    holds: (less, more) =>
      less.packetLoss < CLEARLY * more.packetLoss &&
      less.cellsPerPacket > more.cellsPerPacket / CLEARLY &&
      less.idle < more.idle - SOME_SLOTS,
    words: (_, less) => (less ? why.packetsLess : why.packetsMore),
    behind: ['packetLoss', 'cellsPerPacket'],
  },
  {
    holds: (less, more) =>
      less.synchronization < more.synchronization - INDEX && less.idle < more.idle - MANY_SLOTS,
    words: (_, less) => (less ? why.apart : why.inStep),
    behind: ['synchronization', 'idle'],
  },
  {
    holds: (less, more) => less.shares < more.shares - INDEX,
    words: (_, less) => (less ? why.sharesFurther : why.sharesNearer),
    behind: ['shares', 'deviation'],
  },
  {
    holds: (less, more) => Number.isNaN(more.shares) && less.jain < more.jain - JAIN,
    words: (_, less) => (less ? why.unequal : why.equal),
    behind: ['jain', 'worst'],
  },
  {
    holds: (less, more) =>
      less.queueMean < CLEARLY * more.queueMean &&
      less.delayMs < more.delayMs &&
      Math.abs(less.idle - more.idle) < MANY_SLOTS,
    words: (_, less) => (less ? why.queueLess : why.queueMore),
    behind: ['queueMean', 'delay'],
  },
];

/** Why B does better or worse than A, with the numbers that show it; null where none of the known reasons decides. */
export function mechanism(a: ReasonFigures, b: ReasonFigures): Mechanism | null {
  for (const [i, { holds, words, behind }] of REASONS.entries()) {
    const less = holds(b, a);
    if (!less && !holds(a, b)) continue;
    const rows = behind.map((key) => ({ key, a: WRITTEN[key](a), b: WRITTEN[key](b) }));
    // A difference that the numbers do not show is no reason.
    if (rows.some((row) => row.a === row.b)) continue;
    return { id: `${i} ${less}`, sentence: words(b, less), behind: rows };
  }
  return null;
}

/** The reason of the first of several seeds, with its numbers, where each of them has that reason. */
export function sharedReason([first = null, ...others]: readonly (Mechanism | null)[]): Mechanism | null {
  return others.every((other) => other?.id === first?.id) ? first : null;
}
