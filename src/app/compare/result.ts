import type { OutcomeDocument, OutcomeMeasure, RunResults } from '../../contract/index.ts';
import { fixed, seconds } from '../format.ts';
import { branchPanels } from '../strings/panels/branchPanels.ts';
import { outcomeTexts } from '../strings/panels/outcomes.ts';
import { resultTexts as texts } from '../strings/panels/result.ts';
import { inClauses, inParts } from '../strings/text.ts';
import type { SeedDot } from '../widgets/seeds/SeedDots.tsx';
import { changeOf, sayShare } from './change.ts';
import { figuresOf } from './figures.ts';
import {
  agreed,
  comparison,
  type Direction,
  directionOf,
  type Kind,
  MANY_TIMES,
  type Nature,
  type Reading,
  ROW_OF,
  type RowKey,
  sayDifference,
  valueWords,
  writtenMeasure,
} from './measures.ts';
import { type Mechanism, mechanism, sharedReason } from './mechanism.ts';
import { type ComparedNumber, measuresOf, numberRows } from './numbers.ts';

/** Results of two runs of one seed over one window. */
export interface SeedPair {
  readonly seed: number;
  readonly a: RunResults;
  readonly b: RunResults;
}

/** Results of other seeds with the same two settings. */
export interface OtherSeeds {
  readonly seeds: readonly number[];
  /** Pairs that have been computed. */
  readonly pairs: readonly SeedPair[];
  readonly failed: boolean;
}

/** Input of a result. */
export interface Compared {
  readonly badges: readonly [a: string, b: string];
  /** Names of A and B by their differences. */
  readonly names: readonly [a: string, b: string];
  /** Null while the window has not begun. */
  readonly own: SeedPair | null;
  readonly others: OtherSeeds;
  readonly outcome: OutcomeDocument;
  readonly nature: Nature;
  readonly port: string;
  /** Whether both runs have reached the end of the measurement. */
  readonly isOver: boolean;
  /** Start of their common window, picoseconds. */
  readonly from: number;
}

/** Every sentence and number of a result. */
export interface Result {
  readonly headline: string;
  /** Sentence about the other seeds; empty before the end. */
  readonly seeds: string;
  /** Difference of B from A for each seed, as dots; none before the end. */
  readonly dots: readonly SeedDot[];
  readonly why: Mechanism | null;
  readonly large: readonly ComparedNumber[];
  readonly also: string;
  readonly who: string;
  readonly soFar: string;
}

/** `113 % more than with EPD (21)`, `18 times as many as with RCD (2)`, `steadier than with EFCI (0.4)`. */
function comparisonOf({ measure, a, b }: Values, name: string, inA: string): string {
  const { kind } = comparison(ROW_OF[measure]);
  const words = texts.comparisons[measure];
  const say = b > a ? words.more : words.less;
  if (kind === 'count' && a >= 1 && b / a >= MANY_TIMES)
    return texts.manyTimes(fixed(b / a, b / a < 10 ? 1 : 0), name, inA);
  if (kind === 'count' || kind === 'time') return say(a <= 0 ? '' : sayShare(a, b), name, inA);
  return say(kind === 'share' ? fixed(Math.abs(b - a) * 100, 1) : '', name, inA);
}

/** A time with as many decimals as it needs, at least one. */
function inSeconds(value: number): string {
  const isWhole = (scaled: number): boolean => Math.abs(scaled - Math.round(scaled)) < 1e-6;
  const digits = [1, 2, 3].find((count) => isWhole(value * 10 ** count)) ?? 6;
  return fixed(value, digits);
}

interface Values {
  readonly measure: OutcomeMeasure;
  readonly a: number;
  readonly b: number;
  /** Direction on which all seeds agree; null until they are there. */
  readonly direction: Direction | null;
}

function headlineOf({ names: [a, b], own, from, isOver }: Compared, values: Values | null): string {
  if (own === null || values === null) return texts.notYet(seconds(from, 3));
  if (own.a.digest === own.b.digest) return isOver ? texts.identical : texts.identicalSoFar;
  const { measure } = values;
  const { kind } = comparison(ROW_OF[measure]);
  const [without, other] = [...(Number.isNaN(values.a) ? [a] : []), ...(Number.isNaN(values.b) ? [b] : [])];
  if (without !== undefined) return texts.missing[measure === 'file' ? 'file' : 'other'](without, other);
  const [inA, inB] = [writtenMeasure(values.a, kind), writtenMeasure(values.b, kind)];
  const { direction } = values;
  const clause = outcomeTexts[measure](texts.lead(b), inB);
  if (direction === null) return texts.neutral(clause, a, inA, isOver);
  return direction === 'same'
    ? texts.same(clause, a, inA)
    : texts.differs(clause, comparisonOf(values, a, inA));
}

function seedsOf(
  { own, others, isOver }: Compared,
  pairs: readonly Values[],
  direction: Direction | null,
): Pick<Result, 'seeds' | 'dots'> {
  const words = (seeds: string) => ({ seeds, dots: [] });
  if (own === null || !isOver || own.a.digest === own.b.digest) return words('');
  if (others.failed) return words(texts.seeds.failed);
  if (direction === null) return words(texts.seeds.pending(others.seeds));
  const all = [own.seed, ...others.pairs.map(({ seed }) => seed)];
  const { kind } = comparison(ROW_OF[(pairs[0] as Values).measure]);
  const by = pairs.map(({ a, b }) => sayDifference(a, b, kind));
  const apart = new Set(pairs.map(({ a, b }) => directionOf(a, b, kind))).size > 1;
  // Amounts are compared relatively, because seeds differ in their size.
  const isPart = kind === 'count' || kind === 'time' || kind === 'rate';
  return {
    seeds: (apart ? texts.seeds.apart : texts.seeds.all)(all, by),
    dots: pairs.map(({ a, b }, i) => ({
      seed: all[i] ?? own.seed,
      by: isPart && a !== 0 ? changeOf(a, b) : b - a,
      words: by[i] ?? '',
    })),
  };
}

/** A reason that holds for every seed, with the numbers of this one; null where a seed has another reason. */
function whyOf(
  { own, others, port, outcome, isOver }: Compared,
  direction: Direction | null,
): Mechanism | null {
  if (own === null || !isOver || direction === null || direction === 'same') return null;
  const { yardstick = 'weighted' } = outcome;
  const reason = ({ a, b }: SeedPair) =>
    mechanism(figuresOf(a, port, yardstick), figuresOf(b, port, yardstick));
  return sharedReason([own, ...others.pairs].map(reason));
}

export function resultOf(compared: Compared): Result {
  const { own, others, outcome, nature, port, names, badges, isOver } = compared;
  const { measure, good, yardstick = 'weighted' } = outcome;
  const reading: Reading = { port, vc: 0, yardstick };
  const { value, kind } = comparison(ROW_OF[measure]);
  const valuesOf = ({ a, b }: SeedPair): Values => ({
    measure,
    a: value(a, reading),
    b: value(b, reading),
    direction: null,
  });
  const all = own === null ? [] : [own, ...others.pairs].map(valuesOf);
  const known = isOver && all.length === others.seeds.length + 1 && others.seeds.length > 0;
  const direction = known
    ? agreed(
        all.map(({ a, b }) => [a, b] as const),
        kind,
      )
    : null;
  const [first] = all;
  const values = first === undefined ? null : { ...first, direction };
  const judged =
    direction === null || direction === 'same'
      ? ''
      : direction === good
        ? branchPanels.better
        : branchPanels.worse;
  const { large, costs } = measuresOf(nature, outcome);
  const rows = (keys: typeof large) =>
    own === null ? [] : numberRows(keys, [own.a, own.b], reading, { key: ROW_OF[measure], words: judged });
  const window = own?.b.window;
  return {
    headline: headlineOf(compared, values),
    ...seedsOf(compared, all, direction),
    why: whyOf(compared, direction),
    large: rows(large),
    also: texts.costs(
      inClauses(rows(costs).map((row) => texts.cost(branchPanels.rows[row.key], row.a, row.b))),
    ),
    who:
      window === undefined
        ? ''
        : texts.who(badges[0], names[0], badges[1], names[1], inSeconds(window.fromS), inSeconds(window.toS)),
    soFar: isOver ? '' : texts.soFar,
  };
}

/** Badge of a branch, with its value of the scene's measure; NaN where unknown. */
export interface Claimed {
  readonly badge: string;
  readonly value: number;
}

/**
 * The scene's measure for each branch: numbers only, because one seed does not show which is better.
 * @param isOver whether the runs have reached the end of the measurement
 */
export function claim(key: RowKey, kind: Kind, all: readonly Claimed[], isOver: boolean): string {
  if (all.every(({ value }) => Number.isNaN(value))) return branchPanels.claims.nothing;
  const values = all.map(({ badge, value }) => branchPanels.claims.of(badge, valueWords(value, kind)));
  return branchPanels.claims.all(branchPanels.rows[key], inParts(values), isOver);
}
