import { LANGUAGES } from '../../../src/app/language/languages.ts';
import { areasOf, isFor, REFERENCE } from './areas.ts';
import { textsByFile } from './texts.ts';

export interface Share {
  readonly translated: number;
  readonly texts: number;
}

export type Say = (key: string) => string | null;

/** A key may name the keys in front of its text, to tell two uses of one word apart: `short: shared`. */
export const bare = (key: string): string => key.replace(/^[^\s:{]+: (?=\S)/, '');

/** What a language says instead of the English texts of a file; null: nothing at all. */
export function sayIn(lang: string, path: string): Say | null {
  const own = areasOf(lang).filter((area) => isFor(area, path));
  if (own.length === 0) return null;
  const said = (key: string): string | null =>
    own.map(({ catalog }) => catalog[key]).find((text) => text !== undefined && text !== '') ?? null;
  if (lang === REFERENCE) return said;
  const texts = textsByFile().get(path);
  return texts === undefined ? null : (key) => (texts.has(key) || texts.has(bare(key)) ? said(key) : null);
}

/** Every text, and what a language says for it. */
const pairsOf = (lang: string): readonly (readonly [english: string, said: string | null])[] =>
  [...textsByFile()].flatMap(([path, texts]) => {
    const say = sayIn(lang, path);
    return [...texts].map((text) => [text, say?.(text) ?? null] as const);
  });

export function shareOf(lang: string): Share {
  const pairs = pairsOf(lang);
  return { translated: pairs.filter(([, said]) => said !== null).length, texts: pairs.length };
}

/** Languages that may be translated in part. */
export const PARTIAL_LANGUAGES = Object.keys(LANGUAGES).filter((lang) => lang !== 'en' && lang !== REFERENCE);

/** The language in which most of a page is, and the texts of it that are in the other one: they say so (`app/language/mark.ts`). */
export function mixtureOf(lang: string): {
  readonly lang: string;
  readonly rest: string;
  readonly texts: readonly string[];
} {
  const pairs = pairsOf(lang);
  const { translated, texts } = shareOf(lang);
  const isMostlyEnglish = translated * 2 < texts;
  const minority = pairs.flatMap(([english, said]) =>
    isMostlyEnglish ? (said ?? []) : said === null ? bare(english) : [],
  );
  const [most, rest] = isMostlyEnglish ? ['en', lang] : [lang, 'en'];
  return { lang: most, rest, texts: [...new Set(minority)] };
}
