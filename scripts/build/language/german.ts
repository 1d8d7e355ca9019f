import { createHash } from 'node:crypto';
import { wholeFiles, wholePairs } from './texts.ts';

/** An English text of a whole file, its German, and where it is in its file. */
export interface Pair {
  readonly place: string;
  readonly english: string;
  readonly german: string;
  /** Of both, as it is recorded. */
  readonly mark: string;
}

export const RECORD = 'tests/german/record.json';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 6);

/** Every English text of a file that German has as a whole; in a catalog the English is the key. */
export const germanPairs = (): ReadonlyMap<string, readonly Pair[]> =>
  new Map(
    wholeFiles().map((path) => [
      path,
      wholePairs(path).map(({ place, english, said }) => ({
        place,
        english,
        german: said,
        mark: `${digest(english)} ${digest(said)}`,
      })),
    ]),
  );
export type GermanRecord = Readonly<Record<string, readonly string[]>>;

const [ofEnglish, ofGerman] = [0, 1].map((at) => (mark: string) => mark.split(' ')[at] ?? '') as [
  (mark: string) => string,
  (mark: string) => string,
];

/** Pairs whose English is another one than when their German was written, or looked at last. One whose German is new as well is none. */
export function stalePairs(pairs: readonly Pair[], marks: readonly string[] = []): readonly Pair[] {
  const [english, german] = [new Set(marks.map(ofEnglish)), new Set(marks.map(ofGerman))];
  return pairs.filter(({ mark }) => !english.has(ofEnglish(mark)) && german.has(ofGerman(mark)));
}

/** What is recorded of a file from now on: a stale pair is not, unless it has been looked at. */
export function recordOf(
  pairs: readonly Pair[],
  marks: readonly string[] = [],
  isSeen = false,
): readonly string[] {
  const stale = new Set(isSeen ? [] : stalePairs(pairs, marks));
  const kept = pairs.filter((pair) => !stale.has(pair)).map(({ mark }) => mark);
  // The old English of a stale pair stays, so that its German remains known.
  const old = new Set([...stale].map(({ mark }) => ofGerman(mark)));
  return [...new Set([...kept, ...marks.filter((mark) => old.has(ofGerman(mark)))])].sort();
}
