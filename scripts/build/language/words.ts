import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { areasOf, forget, isFor, REFERENCE, SRC, wholeOf } from './areas.ts';
import { type Say, sayIn } from './catalogs.ts';
import type { Language } from './languages.ts';
import { notationModule } from './notation.ts';
import { CHANGES, changed, changedRule } from './pseudo.ts';
import { keysOf, PHRASES } from './texts.ts';

const PSEUDO = fileURLToPath(new URL('pseudo.ts', import.meta.url));

const read = (path: string): string => readFileSync(SRC + path, 'utf8');
const pathOf = (id: string): string => id.slice(SRC.length);

const WRITTEN = /src\/.*\.(ts|json)$/;
const RULE_TEXT = /src\/rules\/.*\.rule\?raw$/;
const BUILT_RULE = /src\/engine\/rules\/(rates\/)?built\/([\w-]+)\.ts$/;

const BUILT_TREES = /src\/engine\/rules\/built\/trees\.ts$/;

/** Where the text of a built-in rule is. */
const ruleOf = (rates: string | undefined, name: string): string =>
  `rules/${rates === undefined ? 'discard' : 'algorithms'}/${name}.rule`;

/** Where it is written how numbers and labels are. */
const NOTATIONS = ['app/strings/numbers.ts', 'contract/notation.ts'];

/** What a module has for phrases of texts that come as data: all that the catalog of the language says for them. */
function phrasesIn(path: string, language: Language): string {
  const change = changeOf(language);
  const say = sayIn(change ? REFERENCE : language.lang, path);
  const said = [...keysOf(path)].flatMap((phrase) => {
    const text = say?.(phrase) ?? null;
    return text === null ? [] : [[phrase, change ? change(phrase) : text]];
  });
  return `export const phrases = ${JSON.stringify(Object.fromEntries(said))};`;
}

const sayingJson = (text: string, say: Say): string =>
  JSON.stringify(
    JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? (say(value) ?? value) : value)),
  );

/** Files of a language that say something of one of `src/`. */
const filesFor = (lang: string, path: string): readonly string[] => [
  ...areasOf(lang).flatMap((area) => (isFor(area, path) ? [area.file] : [])),
  ...[wholeOf(lang, path)].filter((whole) => whole !== null),
];

/** What a test changes in place of a translation; null: a language that people read. */
const changeOf = ({ words }: Language) =>
  words === 'doubled' || words === 'reversed' ? CHANGES[words] : null;

/** A lesson, a story or a rule in a language. */
function dataIn(path: string, language: Language): string | null {
  const { lang } = language;
  const change = changeOf(language);
  const isRule = path.endsWith('.rule');
  const whole = wholeOf(change ? REFERENCE : lang, path);
  if (whole !== null) {
    if (!change) return readFileSync(whole, 'utf8');
    if (isRule) return changedRule(read(path), change);
    const other: unknown = JSON.parse(readFileSync(whole, 'utf8'));
    return JSON.stringify(changed(JSON.parse(read(path)), other, change));
  }
  const say = change ? null : sayIn(lang, path);
  if (say === null) return null;
  return isRule ? changedRule(read(path), (words) => say(words) ?? words) : sayingJson(read(path), say);
}

/** The trees of built-in policies in a language; null where it says nothing of any. */
async function treesIn(language: Language): Promise<string | null> {
  const policies = readdirSync(`${SRC}rules/discard`).sort();
  const said = policies.map((name) => dataIn(`rules/discard/${name}`, language));
  if (said.every((text) => text === null)) return null;
  const { treesOf } = await import('../../../src/rules/module.ts');
  return treesOf(policies.map((name, i) => [name, said[i] ?? read(`rules/discard/${name}`)]));
}

/** Replaces the English texts by those of a language (src/languages/README.md). */
export function wordsOf(language: Language): Plugin[] {
  const { lang, locale, words } = language;
  if (words === 'english') return [];
  const change = changeOf(language);
  const from = change ? REFERENCE : lang;
  const data: Plugin = {
    name: 'data-in-language',
    enforce: 'pre',
    watchChange: (id) => {
      if (id.includes('/languages/')) forget();
    },
    load: {
      filter: { id: [WRITTEN, RULE_TEXT] },
      async handler(id) {
        const path = pathOf(id);
        if (NOTATIONS.includes(path)) return notationModule(language);
        if (BUILT_TREES.test(id)) return treesIn(language);
        const [, rates, rule] = BUILT_RULE.exec(id) ?? [];
        const written = rule === undefined ? path.replace('?raw', '') : ruleOf(rates, rule);
        const isPhrases = PHRASES.includes(written);
        if (written.endsWith('.ts') && !isPhrases) return null;
        for (const file of filesFor(from, written)) this.addWatchFile(file);
        if (isPhrases) return phrasesIn(written, language);
        const text = dataIn(written, language);
        if (text === null) return null;
        if (!written.endsWith('.rule')) return text;
        if (rule === undefined) return `export default ${JSON.stringify(text)};`;
        const { moduleOf } = await import('../../../src/rules/module.ts');
        return moduleOf(text, `${rule}.rule`);
      },
    },
  };
  const sentences: Plugin = {
    name: 'sentences-in-language',
    enforce: 'pre',
    transform: {
      filter: { id: /src\/(?!.*\/built\/).*\.ts(\?teaching)?$/ },
      async handler(code, id) {
        const path = pathOf(id).replace('?teaching', '');
        const say = sayIn(from, path);
        if (say === null) return null;
        for (const file of filesFor(from, path)) this.addWatchFile(file);
        const { withSentences } = await import('./sentences.ts');
        if (!change) return { code: withSentences(code, { say, locale }), map: null };
        const said = withSentences(code, {
          say: (key, text) => (say(key) === null ? null : text),
          locale,
          changedBy: `pseudoText.CHANGES.${words}`,
        });
        const isSame = said === code;
        const head = isSame ? '' : `import * as pseudoText from ${JSON.stringify(PSEUDO)};\n`;
        return { code: head + said, map: null };
      },
    },
  };
  return [data, sentences];
}
