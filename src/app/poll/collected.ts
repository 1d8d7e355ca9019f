import { array, fallback, number, object, string } from 'valibot';
import { json, kept } from '../kept.ts';
import { type CodeFault, type CodeShape, codeLength, codesIn, readCode } from './code.ts';

/** Answers of a class: the codes as typed, and the counted hands. No personal data. */
export interface Collected {
  readonly guesses: readonly { readonly code: string; readonly values: readonly number[] }[];
  /** Number of hands for each bar. */
  readonly hands: readonly number[];
}

export const NO_GUESSES: Collected = { guesses: [], hands: [] };

/** A text that is not a code of the question, and why. */
export interface RefusedCode {
  readonly text: string;
  readonly fault: CodeFault;
}

/** Adds the codes of a text that was typed, pasted or scanned. Equal codes are equal guesses, and each counts. */
export function withCodes(
  before: Collected,
  text: string,
  shape: CodeShape,
): { readonly collected: Collected; readonly added: number; readonly refused: readonly RefusedCode[] } {
  const refused: RefusedCode[] = [];
  const guesses = codesIn(text, codeLength(shape)).flatMap((code) => {
    const read = readCode(code, shape);
    if ('values' in read) return [{ code, values: read.values }];
    refused.push({ text: code, fault: read.fault });
    return [];
  });
  const collected = { ...before, guesses: [...before.guesses, ...guesses] };
  return { collected, added: guesses.length, refused };
}

/** Removes the last code. */
export const withoutLast = (before: Collected): Collected => ({
  ...before,
  guesses: before.guesses.slice(0, -1),
});

/** Largest number of hands in a room. */
const MOST_HANDS = 1_000;

export function withHands(before: Collected, bar: number, count: number): Collected {
  const hands = Array.from(
    { length: Math.max(before.hands.length, bar + 1) },
    (_, i) => before.hands[i] ?? 0,
  );
  return { ...before, hands: hands.with(bar, Math.max(0, Math.min(MOST_HANDS, Math.round(count) || 0))) };
}

/** Number of answers for a bar, by codes and by hands. */
export interface Bar {
  readonly codes: number;
  readonly hands: number;
}

/** @param barOf index of the bar of a guess, from 0 */
export function guessBars(
  { guesses, hands }: Collected,
  count: number,
  barOf: (value: number) => number,
): readonly Bar[] {
  const codes = Array<number>(count).fill(0);
  for (const { values } of guesses) {
    const bar = barOf(values[0] ?? 0);
    codes[bar] = (codes[bar] ?? 0) + 1;
  }
  return codes.map((inBar, i) => ({ codes: inBar, hands: hands[i] ?? 0 }));
}

/** Number of bars that the range of percentages is divided into; 100 belongs to the last one. */
export const PERCENT_PARTS = 5;
export const partOf = (percent: number): number =>
  Math.min(PERCENT_PARTS - 1, Math.floor((percent * PERCENT_PARTS) / 100));

export interface ValueCount {
  readonly value: number;
  readonly count: number;
}

/**
 * Guesses in ascending order, in percent; those closer than `apart`, the width of a drawn guess, are merged at their mean, with
 * their count.
 */
export function valueCounts(values: readonly number[], apart: number): readonly ValueCount[] {
  const found: ValueCount[] = [];
  for (const value of [...values].sort((a, b) => a - b)) {
    let next: ValueCount = { value, count: 1 };
    for (let last = found.at(-1); last && next.value - last.value < apart; last = found.at(-1)) {
      const count = last.count + next.count;
      next = { value: (last.value * last.count + next.value * next.count) / count, count };
      found.pop();
    }
    found.push(next);
  }
  return found;
}

/** Median; NaN without values. */
export function middleOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** Median of all curves at each point. */
export const middleCurve = (curves: readonly (readonly number[])[]): readonly number[] =>
  (curves[0] ?? []).map((_, i) => middleOf(curves.map((curve) => curve[i] ?? Number.NaN)));

const KEPT = json(
  object({
    codes: fallback(array(fallback(string(), '')), []),
    hands: fallback(array(fallback(number(), 0)), []),
  }),
);

/** The answers of a class to a question, stored in this tab. */
const keptOf = (of: string) => kept(`cellscope.poll.${of}`, KEPT, 'tab');

export function keptCollected(of: string, shape: CodeShape): Collected {
  const { codes = [], hands = [] } = keptOf(of).read() ?? {};
  return { ...withCodes(NO_GUESSES, codes.join('\n'), shape).collected, hands };
}

export const keepCollected = (of: string, { guesses, hands }: Collected): boolean =>
  keptOf(of).keep({ codes: guesses.map(({ code }) => code), hands: [...hands] });
