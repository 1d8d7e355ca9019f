import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { startWords } from '../../../src/app/home/starting.ts';
import { pageWords } from '../../../src/german/page.ts';
import { textsByPlace } from './sentences.ts';
import { below, isText, leavesOf, MIRRORED, PAGE, pageTexts, ruleWords, SRC } from './texts.ts';

/** An English text, its German, and where it is in its file. */
export interface Pair {
  readonly place: string;
  readonly english: string;
  readonly german: string;
  /** Of both, as it is recorded. */
  readonly mark: string;
}

export const RECORD = 'tests/german/record.json';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 6);

/** The texts of a file by place; lines of a rule by their number among those that say something. */
function placesIn(path: string, text: string): ReadonlyMap<string, string> {
  if (path.endsWith('.json')) return new Map(leavesOf(JSON.parse(text)));
  if (path.endsWith('.rule')) return new Map(ruleWords(text).map((words, i) => [String(i), words]));
  return textsByPlace(text);
}

const pairOf = (place: string, english: string, german: string): Pair => ({
  place,
  english,
  german,
  mark: `${digest(english)} ${digest(german)}`,
});

function pairsIn(path: string): readonly Pair[] {
  const english = placesIn(path, readFileSync(SRC + path, 'utf8'));
  const german = placesIn(path, readFileSync(`${SRC}german/${path}`, 'utf8'));
  return [...english].flatMap(([place, text]) => {
    const said = german.get(place) ?? '';
    return isText(text) && said !== text ? pairOf(place, text, said) : [];
  });
}

/** Every English text that has a German one at the same path, by file of `src/`; pairs of `german/sentences` have the English as their key. */
export function germanPairs(): ReadonlyMap<string, readonly Pair[]> {
  const files = MIRRORED.flatMap((folder) => below(folder, /\.(ts|json|rule)$/))
    .filter((path) => existsSync(`${SRC}german/${path}`))
    .sort();
  const [description = '', noScript = ''] = pageTexts();
  const start = (['sandboxed', 'disk', 'missing', 'stopped'] as const).map((key) =>
    pairOf(key, startWords[key], pageWords.start[key]),
  );
  return new Map([
    ...files.map((path) => [path, pairsIn(path)] as const),
    [
      PAGE,
      [
        pairOf('description', description, pageWords.description),
        pairOf('noscript', noScript, pageWords.noScript),
        ...start,
      ],
    ],
  ]);
}

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
