import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const SRC = fileURLToPath(new URL('../../../src/', import.meta.url));

/** The language that has every text. What it leaves as it is in English, ids, names of policies, units, is no text to translate. */
export const REFERENCE = 'de';

/** English text: its translation, empty as long as there is none. */
type Catalog = Readonly<Record<string, string>>;

/** A catalog in `src/languages/<lang>/`: `app/strings.json` is for all of `src/app/strings/`, `app/strings/why.json` for `why.ts` there. */
export interface Area {
  readonly file: string;
  readonly of: string;
  readonly catalog: Catalog;
}

const isCatalog = (value: object): value is Catalog =>
  Object.values(value).every((text) => typeof text === 'string');

const LESSONS = 'lessons/texts/';

/** Titles of lessons as their list has them, from the lessons of the language; nothing where it has none. */
function titlesIn(folder: string): readonly Area[] {
  const file = folder + LESSONS;
  if (!existsSync(file)) return [];
  const read = (path: string): Readonly<Record<string, unknown>> => JSON.parse(readFileSync(path, 'utf8'));
  const titles = readdirSync(file)
    .filter((name) => name.endsWith('.lesson.json'))
    .flatMap((name): [string, string][] => {
      const { title } = read(SRC + LESSONS + name);
      const own = read(file + name);
      const said = isCatalog(own) ? own[String(title)] : own.title;
      return typeof said === 'string' ? [[String(title), said]] : [];
    });
  return [{ file, of: 'lessons/index', catalog: Object.fromEntries(titles) }];
}

const kept = new Map<string, readonly Area[]>();

/** The catalogs of a language, those of the smallest parts first. */
export function areasOf(lang: string): readonly Area[] {
  const known = kept.get(lang);
  if (known) return known;
  const folder = `${SRC}languages/${lang}/`;
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const catalogs = files
    .filter((file) => file.endsWith('.json'))
    .flatMap((file): Area[] => {
      // `constructor` may be a text, and is none of a catalog that does not have it.
      const read: object = JSON.parse(readFileSync(folder + file, 'utf8'));
      const catalog: object = Array.isArray(read) ? read : Object.assign(Object.create(null), read);
      return isCatalog(catalog) ? [{ file: folder + file, of: file.replace(/\.json$/, ''), catalog }] : [];
    });
  const found = [...catalogs, ...titlesIn(folder)].sort((one, other) => other.of.length - one.of.length);
  kept.set(lang, found);
  return found;
}

/** Catalogs have changed, while the page is served from its sources. */
export const forget = (): void => kept.clear();

export const isFor = ({ of }: Pick<Area, 'of'>, path: string): boolean =>
  path.startsWith(`${of}/`) || path.startsWith(`${of}.`);

/** A lesson, a story or a rule that a language has as a whole, at the same path; null: it has none. */
export function wholeOf(lang: string, path: string): string | null {
  const whole = `${SRC}languages/${lang}/${path}`;
  if (!existsSync(whole)) return null;
  return areasOf(lang).some(({ file }) => file === whole) ? null : whole;
}
