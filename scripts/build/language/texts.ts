import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SECTIONS, type Section } from '../../../src/german/sentences/index.ts';
import { RULE_WORDS } from './pseudo.ts';
import { keysIn, sentencesIn } from './sentences.ts';

export const SRC = fileURLToPath(new URL('../../../src/', import.meta.url));
const INDEX = fileURLToPath(new URL('../../../index.html', import.meta.url));

/** What `index.html` says before any script; catalogs know it by this name. */
export const PAGE = 'index.html';
export const DESCRIPTION = /(?<=name="description"\s+content=")[^"]*(?=")/;
export const NO_SCRIPT = /(?<=<noscript>)[^<]*(?=<\/noscript>)/;
/** What the page says where its scripts do not come: its German is in `german/page.ts`. */
export const STARTING = 'app/home/starting.ts';

/** Folders whose files have German ones at the same path. */
export const MIRRORED = [
  'app/strings',
  'strings/en',
  'race/strings',
  'lessons',
  'stories',
  'scenarios/teaching',
  'rules',
];

const read = (path: string): string => readFileSync(SRC + path, 'utf8');
export const isText = (text: string): boolean => /\p{L}{2}/u.test(text);
export const plain = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** The texts of a data file, by where they are. */
export function leavesOf(value: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => leavesOf(entry, `${path}.${key}`));
}

export const ruleWords = (text: string): readonly string[] =>
  [...text.matchAll(RULE_WORDS)].map(([, , words = '']) => words);

/** What a file says. What German leaves as it is, ids, names of policies, units, is no text to translate. */
function mirroredTexts(path: string): readonly string[] {
  const german = `german/${path}`;
  if (!existsSync(SRC + german)) return [];
  if (path.endsWith('.json')) {
    const others = new Map(leavesOf(JSON.parse(read(german))));
    return leavesOf(JSON.parse(read(path))).flatMap(([at, text]) => (others.get(at) === text ? [] : [text]));
  }
  const textsIn = path.endsWith('.rule') ? ruleWords : sentencesIn;
  const same = new Set(textsIn(read(german)));
  return textsIn(read(path)).filter((text) => !same.has(text));
}

export const below = (folder: string, ending: RegExp): readonly string[] =>
  existsSync(SRC + folder)
    ? readdirSync(SRC + folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => ending.test(name))
        .map((name) => join(folder, name))
    : [];

/** Scenes whose German is a catalog at the same path: English sentence, German sentence. */
const ofScenes = (): readonly Section[] =>
  below('german/scenarios/scenes', /\.json$/).map((path) => ({
    of: path.replace('german/', '').replace('.json', '.ts'),
    sentences: JSON.parse(read(path)),
  }));

const titleIn = (path: string): string => JSON.parse(read(path)).title;

/** Titles in the list of lessons, as in their files. */
const ofLessons = (): Section => ({
  of: 'lessons/index.ts',
  sentences: Object.fromEntries(
    below('german/lessons/texts', /\.json$/).map((path) => [
      titleIn(path.replace('german/', '')),
      titleIn(path),
    ]),
  ),
});

/** Sentences among data and code, with their German. */
export const sections: readonly Section[] = [...SECTIONS, ...ofScenes(), ofLessons()];

/** How a sentence begins, as far as it is written so in its source. */
const beginningOf = (key: string): string => /^(?:\w+: )?([^{'"`\\]{0,12})/.exec(key)?.[1]?.trimEnd() ?? '';

/** Those that German has, by file. */
function amongCode(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { of, sentences } of sections) {
    const keys = Object.keys(sentences).map((key) => [key, beginningOf(key)] as const);
    for (const path of of.endsWith('.ts') ? [of] : below(of, /\.ts$/)) {
      if (path.includes('/built/')) continue;
      const source = read(path);
      // Most files say nothing: they are not parsed.
      const maybe = keys.filter(([, beginning]) => source.includes(beginning));
      if (maybe.length === 0) continue;
      const said = new Set(keysIn(source));
      const texts = maybe.flatMap(([key]) => (said.has(key) ? [key] : []));
      found.set(path, [...(found.get(path) ?? []), ...texts]);
    }
  }
  return found;
}

export function pageTexts(): readonly string[] {
  const html = readFileSync(INDEX, 'utf8');
  return [DESCRIPTION, NO_SCRIPT].map((pattern) => plain(pattern.exec(html)?.[0] ?? ''));
}

type Texts = ReadonlyMap<string, ReadonlySet<string>>;

/** The builds of all languages in one process load these modules again: the list is made once. */
const kept = globalThis as { cellscopeTexts?: Texts };

/** Every text that can be translated, once for each file of `src/` that says it. */
export function textsByFile(): Texts {
  if (kept.cellscopeTexts) return kept.cellscopeTexts;
  const found = new Map<string, Set<string>>();
  const add = (path: string, texts: readonly string[]): void => {
    const known = found.get(path) ?? new Set();
    for (const text of texts.filter(isText)) known.add(text);
    if (known.size > 0) found.set(path, known);
  };
  for (const folder of MIRRORED)
    for (const path of below(folder, /\.(ts|json|rule)$/)) add(path, mirroredTexts(path));
  for (const [path, texts] of amongCode()) add(path, texts);
  add(PAGE, pageTexts());
  add(
    STARTING,
    sentencesIn(read(STARTING)).filter((text) => text.includes('Cellscope')),
  );
  kept.cellscopeTexts = found;
  return found;
}
