import { notation } from '../../contract/index.ts';
import type { MeasureId } from '../measures.ts';

/** Words of a race, for the page and the command line. */
export const words = {
  measures: {
    useful: 'useful share',
    dead: 'dead share',
    jain: 'fairness (Jain)',
    packetLoss: 'packet loss',
    queueMean: 'mean queue',
    queueP99: '99th percentile of the queue',
  } satisfies Record<MeasureId, string>,
  tooFew: 'Two seeds are needed before anything can be said about a difference.',
  network: (name: string, seeds: number) => `${name}, ${seeds} seeds`,
  better: (first: string, rival: string, on: string) =>
    `${first} is significantly better than ${rival} on ${on}`,
  butWorse: (on: string) => `but worse on ${on}`,
  worse: (first: string, rival: string, on: string) =>
    `${first} is significantly worse than ${rival} on ${on}`,
  none: (first: string, rival: string) => `no measure separates ${first} and ${rival}`,
  /** `+3.2 points` */
  signed: (sign: string, number: string, unit: string) =>
    `${sign}${number.replace('.', notation.decimal)}${unit === '' ? '' : ` ${unit}`}`,
  and: 'and',
  rest: (on: string) => `no significant difference on ${on}`,
  method:
    'Intervals: 95 %, Student t over the seeds. Differences: runs with the same seed in pairs; significant: below 5 % in each measure, corrected for the number of rivals (Holm).',
  table: {
    network: 'network',
    candidate: 'candidate',
    runs: 'runs',
    mean: 'mean',
    low: '95 % low',
    high: '95 % high',
    difference: (first: string) => `${first} less this one`,
    chance: 'chance after Holm (0 to 1)',
    unitless: '1',
  },
  sweep: {
    form: (text: string) => `vary = ${text}: not of the form path=from..to:step or path=value,value`,
    values: (path: string, value: string) =>
      `${path} = ${value}: not from..to:step, nor values that differ, with commas between them`,
    tooMany: (path: string, count: number, most: number) => `${path}: ${count} values; at most ${most}`,
    range: (path: string, value: string, most: number) =>
      `${path} = ${value}: the step does not lead from one end to the other in 1 to ${most} values`,
    metric: (metric: string, like: readonly string[]) =>
      `metric = ${metric}: no figure of this network; the most alike: ${like.join(', ')}`,
    twice: (name: string) => `${name}: twice`,
    listed: (option: string, names: string, twice: string) => `${option} = ${names}: ${twice} twice`,
    policy: (id: string, known: readonly string[]) => `policy = ${id}: unknown; known: ${known.join(', ')}`,
    parameter: (text: string, setting: string) =>
      `policy = ${text}: ${setting} is not of the form parameter=value`,
    many: (runs: number, most: number) => `the sweep has ${runs} runs; allowed: 1 to ${most}`,
  },
} as const;
