import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areasOf, isFor, REFERENCE, SRC, wholeOf } from './areas.ts';
import { RULE_WORDS } from './pseudo.ts';
import { keysIn } from './sentences.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** What is said before any script; catalogs know it by the name of its file. */
export const PAGE = 'index.html';
export const DESCRIPTION = /(?<=name="description"\s+content=")[^"]*(?=")/;
export const NO_SCRIPT = /(?<=<noscript>)[^<]*(?=<\/noscript>)/;
/** What a device keeps of the page. */
export const MANIFEST = 'manifest.webmanifest';

/** Modules of phrases of texts that come as data. English says these as they are: the reference has all that are said otherwise. */
export const PHRASES = ['app/strings/pages/phrases.ts', 'strings/en/remarks/phrases.ts'];

const read = (path: string): string => readFileSync(SRC + path, 'utf8');
const isText = (text: string): boolean => /\p{L}{2}/u.test(text);
export const plain = (text: string): string => text.trim().replace(/\s+/g, ' ');

export const below = (folder: string, ending: RegExp): readonly string[] =>
  existsSync(SRC + folder)
    ? readdirSync(SRC + folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => ending.test(name))
        .map((name) => join(folder, name))
    : [];

/** The texts of a data file, by where they are. */
export function leavesOf(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => leavesOf(entry, `${path}.${key}`));
}

const ruleWords = (text: string): readonly string[] =>
  [...text.matchAll(RULE_WORDS)].map(([, , words = '']) => words);

/** The texts of a lesson, a story or a rule by place; lines of a rule by their number among those that say something. */
export function placesIn(path: string): ReadonlyMap<string, string> {
  const text = readFileSync(path, 'utf8');
  return path.endsWith('.json')
    ? new Map(leavesOf(JSON.parse(text)))
    : new Map(ruleWords(text).map((words, i) => [String(i), words]));
}

/** Files of `src/` that a language has as a whole. */
export const wholeFiles = (): readonly string[] =>
  below(`languages/${REFERENCE}`, /\.(json|rule)$/)
    .map((path) => path.replace(`languages/${REFERENCE}/`, ''))
    .filter((path) => wholeOf(REFERENCE, path) !== null)
    .sort();

/** What it says in other words: ids and names are as they are in English. */
export function wholePairs(path: string): readonly { place: string; english: string; said: string }[] {
  const said = placesIn(wholeOf(REFERENCE, path) ?? path);
  return [...placesIn(SRC + path)].flatMap(([place, english]) => {
    const other = said.get(place) ?? '';
    return isText(english) && other !== english ? [{ place, english, said: other }] : [];
  });
}

/** Sources that a catalog is for. */
export function sourcesOf(of: string): readonly string[] {
  if (existsSync(`${SRC}${of}.ts`)) return [`${of}.ts`];
  return existsSync(SRC + of) && statSync(SRC + of).isDirectory()
    ? below(of, /\.ts$/).filter((path) => !path.includes('/built/'))
    : [];
}

/** How a sentence begins, as far as it is written so in its source. */
const beginningOf = (key: string): string =>
  /^(?:[^\s:{]+: )?([^{'"`\\]{0,12})/.exec(key)?.[1]?.trimEnd() ?? '';

/** What catalogs may say of a file. */
export function keysOf(path: string): ReadonlySet<string> {
  if (path === PAGE) {
    const html = readFileSync(ROOT + PAGE, 'utf8');
    return new Set([DESCRIPTION, NO_SCRIPT].map((pattern) => plain(pattern.exec(html)?.[0] ?? '')));
  }
  if (path === MANIFEST) return new Set([manifest().description]);
  if (PHRASES.includes(path))
    return new Set(Object.keys(areasOf(REFERENCE).find(({ of }) => `${of}.ts` === path)?.catalog ?? {}));
  return new Set(keysIn(read(path)));
}

export const manifest = (): { readonly description: string } =>
  JSON.parse(readFileSync(`${ROOT}public/${MANIFEST}`, 'utf8'));

type Texts = ReadonlyMap<string, ReadonlySet<string>>;

/** The builds of all languages in one process load these modules again: the list is made once. */
const kept = globalThis as { cellscopeTexts?: Texts };

/** Every text that can be translated, once for each file that says it: those that German says otherwise. */
export function textsByFile(): Texts {
  if (kept.cellscopeTexts) return kept.cellscopeTexts;
  const found = new Map<string, Set<string>>();
  const add = (path: string, texts: readonly string[]): void => {
    const known = found.get(path) ?? new Set();
    for (const text of texts.filter(isText)) known.add(text);
    if (known.size > 0) found.set(path, known);
  };
  for (const path of wholeFiles())
    add(
      path,
      wholePairs(path).map(({ english }) => english),
    );
  for (const { of, catalog } of areasOf(REFERENCE)) {
    const keys = Object.keys(catalog).map((key) => [key, beginningOf(key)] as const);
    const others = [PAGE, MANIFEST].filter((path) => isFor({ of }, path));
    for (const path of [...sourcesOf(of), ...others]) {
      const source = [...others, ...PHRASES].includes(path) ? null : read(path);
      // Most files of a folder say nothing: they are not parsed.
      const maybe = keys.filter(([, beginning]) => source === null || source.includes(beginning));
      if (maybe.length === 0) continue;
      const said = keysOf(path);
      add(
        path,
        maybe.flatMap(([key]) => (said.has(key) ? [key] : [])),
      );
    }
  }
  kept.cellscopeTexts = found;
  return found;
}
