import {
  fairnessOf,
  linkResult,
  measureOf,
  type OutcomeDocument,
  type OutcomeMeasure,
  portResult,
  type RunResults,
  type Yardstick,
} from '../../contract/index.ts';
import { unitName } from '../../strings/en/units.ts';
import { fixed, percent, shortRate, signed, whole } from '../format.ts';
import { meanRateOf, rateFigures, settlingWords } from '../readings/rateFigures.ts';
import { differenceTexts as texts } from '../strings/measures/differences.ts';
import type { branchPanels } from '../strings/panels/branchPanels.ts';
import { sayChange } from './change.ts';

export type RowKey = keyof typeof branchPanels.rows;
export type Kind = 'count' | 'share' | 'index' | 'rate' | 'time';

/** The port, VC and due shares that a value is read for. */
export interface Reading {
  /** The shown port. */
  readonly port: string;
  /** The followed VC, or the first one with rate control. */
  readonly vc: number;
  /** Due shares of the sessions. */
  readonly yardstick: Yardstick;
}

export interface Comparison {
  readonly key: RowKey;
  readonly kind: Kind;
  readonly value: (results: RunResults, reading: Reading) => number;
}

/** Relative differences below this are negligible. */
const NEGLIGIBLE = 0.05;
/** A share near zero also counts as changed if one value is twice the other, and half a point larger. */
const LEAST_OF_SHARE = 0.005;
const TWICE = 2;
/** Least amount worth reporting, by kind; null for relative values. Times in seconds. */
const LEAST: Readonly<Record<Kind, number | null>> = {
  count: 1,
  share: null,
  index: null,
  rate: 1,
  time: 1e-3,
};

/** The row of each measure that a scene can be about. */
export const ROW_OF: Readonly<Record<OutcomeMeasure, RowKey>> = {
  packets: 'packets',
  useful: 'useful',
  dead: 'dead',
  lost: 'lost',
  timeouts: 'timeouts',
  queueMean: 'queueMean',
  queueMax: 'queueMax',
  delay: 'delay',
  fairness: 'jain',
  through: 'through',
  share: 'share',
  deviation: 'deviation',
  file: 'file',
  classLoss: 'classLoss',
};

const read =
  (measure: OutcomeMeasure): Comparison['value'] =>
  (results, { port, yardstick }) =>
    measureOf({ measure, yardstick }, results, port);

const ofRates =
  (key: 'jain' | 'settlingS' | 'overshoot'): Comparison['value'] =>
  (results) =>
    rateFigures(results)?.[key] ?? Number.NaN;

/** Measures for users, for costs, and for the port. */
const COMPARISONS: Readonly<Record<RowKey, Omit<Comparison, 'key'>>> = {
  packets: { kind: 'count', value: read('packets') },
  throughput: { kind: 'share', value: ({ whole: all }) => all.effectiveThroughput },
  useful: { kind: 'share', value: read('useful') },
  jain: { kind: 'index', value: (results, { yardstick }) => fairnessOf(results, yardstick) },
  through: { kind: 'count', value: read('through') },
  file: { kind: 'time', value: read('file') },
  acr: { kind: 'rate', value: (results, { vc }) => meanRateOf(results, vc) },
  share: { kind: 'share', value: read('share') },
  // Goals of rate control: fair shares, fast and steady. Plain fairness would call equal rates fair.
  shares: { kind: 'index', value: ofRates('jain') },
  settling: { kind: 'time', value: ofRates('settlingS') },
  deviation: { kind: 'index', value: read('deviation') },
  overshoot: { kind: 'share', value: ofRates('overshoot') },
  lost: { kind: 'count', value: read('lost') },
  classLoss: { kind: 'share', value: read('classLoss') },
  dead: { kind: 'share', value: read('dead') },
  timeouts: { kind: 'count', value: read('timeouts') },
  fastRetransmits: { kind: 'count', value: ({ whole: all }) => all.fastRetransmits },
  idle: {
    kind: 'share',
    value: (results, { port }) => linkResult(results, port)?.ledger?.idle ?? Number.NaN,
  },
  delay: { kind: 'time', value: read('delay') },
  queueMean: { kind: 'count', value: read('queueMean') },
  queueMax: { kind: 'count', value: read('queueMax') },
  queueP99: {
    kind: 'count',
    value: (results, { port }) => portResult(results, port)?.queueP99 ?? Number.NaN,
  },
};

export const comparison = (key: RowKey): Comparison => ({ key, ...COMPARISONS[key] });

const PLAIN: readonly RowKey[] = [
  'packets',
  'throughput',
  'jain',
  'lost',
  'dead',
  'timeouts',
  'fastRetransmits',
  'idle',
  'queueMean',
  'queueP99',
];
const RATES: readonly RowKey[] = ['acr', 'shares', 'settling', 'deviation', 'overshoot'];
const WINDOWS: readonly RowKey[] = ['timeouts', 'fastRetransmits', 'dead'];

/** Properties of a run that decide which measures apply. */
export interface Nature {
  readonly rated: boolean;
  readonly windows: boolean;
  readonly credited: boolean;
}

/** Rows of a run: first the scene's measure, without measures that cannot apply. */
export function comparisonsOf(
  { rated, windows, credited }: Nature,
  { measure }: OutcomeDocument,
): readonly Comparison[] {
  const plain = PLAIN.filter(
    (key) =>
      !(rated && key === 'jain') &&
      (windows || !WINDOWS.includes(key)) &&
      // With credit, a cell waits for a place and is never lost.
      !(credited && key === 'lost'),
  );
  const keys = rated ? [...plain.slice(0, 2), ...RATES, ...plain.slice(2)] : plain;
  return [...new Set([ROW_OF[measure], ...keys])].map(comparison);
}

/** A value in the format of its row. */
export function valueWords(value: number, kind: Kind): string {
  if (kind === 'share') return percent(value);
  if (kind === 'rate') return shortRate(value);
  if (kind === 'time') return settlingWords(value, texts.never);
  return kind === 'index' ? fixed(value, 2) : whole(value);
}

/** A value in large letters; shares have two digits. */
export const writtenMeasure = (value: number, kind: Kind): string =>
  kind === 'share' ? percent(value, value < 0.1 ? 1 : 0) : valueWords(value, kind);

const UNITS: Partial<Record<Kind, readonly [factor: number, unit: string]>> = {
  share: [100, '%'],
  rate: [1, 'cells/s'],
  time: [1000, 'ms'],
};

/** A row of numbers in the page's unit, which is in its name. */
export function rowInUnit(name: string, values: readonly number[], kind: Kind): readonly (string | number)[] {
  const [factor, unit] = UNITS[kind] ?? [1, ''];
  const exact = (value: number) =>
    value === Infinity ? texts.never : Number((value * factor).toPrecision(12));
  return [unit ? `${name}, ${unitName(unit)}` : name, ...values.map(exact)];
}

/** From this ratio on a difference is written as a factor. */
export const MANY_TIMES = 3;

/** `+109 %`, `18 times`, `+4` of a count, `−49.2 points`, `−0.27`, `+5.4k`, `−29.5 ms`; empty where a number is missing. */
export function sayDifference(a: number, b: number, kind: Kind): string {
  const by = b - a;
  if (!Number.isFinite(by)) return '';
  if (kind === 'share') return texts.points(signed(fixed(Math.abs(by * 100), 1), by));
  if (kind === 'index') return signed(fixed(Math.abs(by), 2), by);
  if (kind === 'rate') return signed(shortRate(Math.abs(by)), by);
  if (kind === 'time') return `${signed(fixed(Math.abs(by * 1000), 1), by)}\u00a0ms`;
  if (a < 1) return signed(whole(Math.abs(by)), by);
  if (b / a >= MANY_TIMES) return texts.times(fixed(b / a, b / a < 10 ? 1 : 0));
  return sayChange(a, b);
}

export type Direction = 'more' | 'less' | 'same';

/** Direction of the change from A to B; null where one value is missing. */
export function directionOf(a: number, b: number, kind: Kind): Direction | null {
  if (a === b) return 'same';
  if (Number.isNaN(b - a)) return null;
  const least = LEAST[kind];
  const scale = least === null ? 0.4 : Math.max(Math.abs(a), Math.abs(b), least);
  const isTwice = kind === 'share' && Math.max(a, b) >= TWICE * Math.min(a, b);
  if (Math.abs(b - a) < (isTwice ? LEAST_OF_SHARE : NEGLIGIBLE * scale)) return 'same';
  return b > a ? 'more' : 'less';
}

/** The direction of all pairs; `same` where they disagree, or all have no change. */
export function agreed(pairs: readonly (readonly [a: number, b: number])[], kind: Kind): Direction {
  const all = new Set(pairs.map(([a, b]) => directionOf(a, b, kind)));
  const [only = null] = all;
  return all.size === 1 && only !== null ? only : 'same';
}
