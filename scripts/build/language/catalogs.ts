import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '../../../src/app/language/languages.ts';
import { SRC, textsByFile } from './texts.ts';

/** English text: its translation, empty as long as there is none. */
type Catalog = Readonly<Record<string, string>>;

/** A file of `src/languages/<lang>/`: `app/strings.json` is for all of `src/app/strings/`, `app/strings/why.json` for `why.ts` there. */
interface Area {
  readonly file: string;
  readonly of: string;
  readonly catalog: Catalog;
}

export interface Share {
  readonly translated: number;
  readonly texts: number;
}

const areas = new Map<string, readonly Area[]>();

/** The catalogs of a language, those of the smallest parts first. */
export function areasOf(lang: string): readonly Area[] {
  const known = areas.get(lang);
  if (known) return known;
  const folder = `${SRC}languages/${lang}/`;
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const found = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      file: folder + file,
      of: file.replace(/\.json$/, ''),
      catalog: JSON.parse(readFileSync(folder + file, 'utf8')) as Catalog,
    }))
    .sort((one, other) => other.of.length - one.of.length);
  areas.set(lang, found);
  return found;
}

export const isFor = ({ of }: Pick<Area, 'of'>, path: string): boolean =>
  path.startsWith(`${of}/`) || path.startsWith(`${of}.`);

export type Say = (key: string) => string | null;

/** A key may name the key in front of its text, to tell two uses of one word apart: `short: shared`. */
export const bare = (key: string): string => key.replace(/^\w+: (?=\S)/, '');

/** What a language says instead of the English texts of a file; null: nothing at all. */
export function sayIn(lang: string, path: string): Say | null {
  const own = areasOf(lang).filter((area) => isFor(area, path));
  const texts = own.length === 0 ? undefined : textsByFile().get(path);
  if (texts === undefined) return null;
  return (key) => {
    if (!texts.has(key) && !texts.has(bare(key))) return null;
    return own.map(({ catalog }) => catalog[key]).find((text) => text !== undefined && text !== '') ?? null;
  };
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

/** Languages that are translated in catalogs: a part of their texts. */
export const CATALOG_LANGUAGES = Object.keys(LANGUAGES).filter((lang) => lang !== 'en' && lang !== 'de');

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
