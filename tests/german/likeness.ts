import { contentsOf } from '../../scripts/build/language/message.ts';

/** What a sentence must have in every language: values between braces, and numbers, however they are written. */
export interface Fixed {
  readonly places: readonly string[];
  readonly numbers: readonly string[];
}

const PLACES = /\{[^{}\s]*\}/g;
/** `1,960` and `0.4` of English, `1.960` and `0,4` of German; other languages have spaces between groups. */
const NUMBERS = /\d+(?:[.,\u00a0\u2009\u202f]\d+)*/g;

const plain = (number: string): string =>
  number
    .replace(/[\u00a0\u2009\u202f]/g, '')
    .replace(/[.,](?=\d{3}(?!\d))/g, '')
    .replace(',', '.');

export function fixedIn(sentence: string): Fixed {
  const { values, words } = contentsOf(sentence);
  return {
    places: values.toSorted(),
    numbers: (words.replace(PLACES, '').match(NUMBERS) ?? []).map(plain).toSorted(),
  };
}

/** Where two languages differ in more than words: `path: what`. */
export function differences(english: unknown, german: unknown, path = ''): readonly string[] {
  if (typeof english !== typeof german) return [`${path}: ${typeof german}, not ${typeof english}`];
  if (typeof english === 'string') return sentenceDifferences(english, String(german), path);
  if (typeof english !== 'object' || english === null || german === null)
    return Object.is(english, german) ? [] : [`${path}: ${german}, not ${english}`];
  const one: ReadonlyMap<string, unknown> = new Map(Object.entries(english));
  const other: ReadonlyMap<string, unknown> = new Map(Object.entries(german as object));
  return [
    ...[...one.keys()].filter((key) => !other.has(key)).map((key) => `${path}.${key}: missing`),
    ...[...other.keys()].filter((key) => !one.has(key)).map((key) => `${path}.${key}: not in the English`),
    ...[...one].flatMap(([key, value]) =>
      other.has(key) ? differences(value, other.get(key), path === '' ? key : `${path}.${key}`) : [],
    ),
  ];
}

function sentenceDifferences(english: string, german: string, path: string): readonly string[] {
  const [one, other] = [fixedIn(english), fixedIn(german)];
  return (['places', 'numbers'] as const)
    .filter((kind) => one[kind].join() !== other[kind].join())
    .map((kind) => `${path}: ${kind} ${other[kind].join(' ')}, not ${one[kind].join(' ')}: ${german}`);
}
