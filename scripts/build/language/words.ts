import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { areasOf, isFor, type Say, sayIn } from './catalogs.ts';
import type { Language } from './languages.ts';
import { notationOf } from './notation.ts';
import { CHANGES, changed, changedRule } from './pseudo.ts';
import { SRC, sections } from './texts.ts';

const PSEUDO = fileURLToPath(new URL('pseudo.ts', import.meta.url));

const read = (path: string): string => readFileSync(SRC + path, 'utf8');
const pathOf = (id: string): string => id.slice(SRC.length);
const germanOf = (path: string): string | null =>
  existsSync(`${SRC}german/${path}`) ? `german/${path}` : null;

/** Names that a module exports; those of types are no names when it runs. */
async function exportsOf(source: string): Promise<readonly string[]> {
  const { default: ts } = await import('typescript');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
    },
  });
  const file = ts.createSourceFile('source.js', outputText, ts.ScriptTarget.Latest, true);
  return file.statements.flatMap((statement): string[] => {
    const isOut =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (ts.isVariableStatement(statement) && isOut)
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    if (ts.isFunctionDeclaration(statement) && isOut) return statement.name ? [statement.name.text] : [];
    if (
      ts.isExportDeclaration(statement) &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    )
      return statement.exportClause.elements.map(({ name }) => name.text);
    return [];
  });
}

/** The English module under a name of its own, next to where it is: `share.english.ts`. */
const asideOf = (path: string): string => path.replace(/\.ts$/, '.english.ts');
const neighbourTextOf = (path: string): string => path.replace(/\.english\.ts$/, '.ts');

async function moduleFor(path: string, german: string, { words }: Language): Promise<string> {
  if (words === 'german') return `export * from ${JSON.stringify(SRC + german)};`;
  const names = await exportsOf(read(path));
  return `import * as english from ${JSON.stringify(SRC + asideOf(path))};
import * as german from ${JSON.stringify(SRC + german)};
import * as pseudo from ${JSON.stringify(PSEUDO)};
${names.map((name) => `export const ${name} = pseudo.changed(english.${name}, german.${name}, pseudo.CHANGES.${words});`).join('\n')}
`;
}

function dataFor(path: string, german: string, { words }: Language): string {
  if (words !== 'doubled' && words !== 'reversed') return read(german);
  return JSON.stringify(changed(JSON.parse(read(path)), JSON.parse(read(german)), CHANGES[words]));
}

function ruleFor(path: string, german: string, { words }: Language): string {
  if (words !== 'doubled' && words !== 'reversed') return read(german);
  return changedRule(read(path), CHANGES[words]);
}

const WRITTEN = /src\/(?!german\/).*\.(ts|json)$/;
const RULE_TEXT = /src\/rules\/.*\.rule\?raw$/;
const BUILT_RULE = /src\/engine\/rules\/(rates\/)?built\/([\w-]+)\.ts$/;

/** Where the text of a built-in rule is. */
const ruleOf = (rates: string | undefined, name: string): string =>
  `rules/${rates === undefined ? 'discard' : 'algorithms'}/${name}.rule`;

/** How a language writes numbers: nothing that could be longer, or from right to left. */
const NO_WORDS = ['app/strings/numbers.ts'];

/** Words of a language in the place of the English ones (src/german/README.md). */
export function wordsOf(language: Language): Plugin[] {
  if (language.words === 'english') return [];
  if (language.words === 'catalogs') return [ofCatalogs(language)];
  const inPlace: Plugin = {
    name: 'words-in-place',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.english\.ts$/ },
      handler: (id) => id,
    },
    load: {
      filter: { id: [WRITTEN, RULE_TEXT] },
      async handler(id) {
        const path = pathOf(id);
        if (path.endsWith('.english.ts')) return read(neighbourTextOf(path));
        const [, rates, rule] = BUILT_RULE.exec(id) ?? [];
        if (rule !== undefined) {
          const german = germanOf(ruleOf(rates, rule));
          if (german === null) return null;
          this.addWatchFile(SRC + german);
          const { moduleOf } = await import('../../../src/rules/module.ts');
          return moduleOf(ruleFor(ruleOf(rates, rule), german, language), `${rule}.rule`);
        }
        const written = path.replace('?raw', '');
        const german = germanOf(written);
        if (german === null) return null;
        this.addWatchFile(SRC + german);
        if (language.words !== 'german' && NO_WORDS.includes(path)) return null;
        if (path.endsWith('.json')) return dataFor(path, german, language);
        if (written !== path) return `export default ${JSON.stringify(ruleFor(written, german, language))};`;
        return moduleFor(path, german, language);
      },
    },
  };
  return [inPlace, sentencesInPlace(language)];
}

function sentencesInPlace({ words }: Language): Plugin {
  const say = (sentences: ReadonlyMap<string, string>, key: string, text: string): string | null => {
    const german = sentences.get(key);
    if (german === undefined) return null;
    return words === 'doubled' || words === 'reversed' ? CHANGES[words](text) : german;
  };
  return {
    name: 'sentences-in-place',
    enforce: 'pre',
    transform: {
      filter: { id: /src\/(?!german\/|.*\/built\/).*\.ts$/ },
      async handler(code, id) {
        const path = pathOf(id);
        const lists = sections.filter(({ of }) => path.startsWith(of));
        if (lists.length === 0) return null;
        const sentences = new Map(lists.flatMap((list) => Object.entries(list.sentences)));
        const { withSentences } = await import('./sentences.ts');
        return { code: withSentences(code, (key, text) => say(sentences, key, text)), map: null };
      },
    },
  };
}

/** Where it is written how numbers are. */
const NOTATIONS = ['app/strings/numbers.ts', 'contract/notation.ts'];

const sayingJson = (text: string, say: Say): string =>
  JSON.stringify(
    JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? (say(value) ?? value) : value)),
  );

/** A language that is translated in part: each text for which its catalogs have nothing stays English. */
function ofCatalogs({ lang, locale }: Language): Plugin {
  return {
    name: 'words-of-catalogs',
    enforce: 'pre',
    load: {
      filter: { id: [WRITTEN, RULE_TEXT] },
      async handler(id) {
        const path = pathOf(id);
        if (NOTATIONS.includes(path)) return `export const notation = ${JSON.stringify(notationOf(locale))};`;
        const [, rates, rule] = BUILT_RULE.exec(id) ?? [];
        const written = rule === undefined ? path.replace('?raw', '') : ruleOf(rates, rule);
        for (const area of areasOf(lang)) if (isFor(area, written)) this.addWatchFile(area.file);
        const say = sayIn(lang, written);
        if (say === null) return null;
        if (path.endsWith('.json')) return sayingJson(read(path), say);
        if (!written.endsWith('.rule')) return null;
        const text = changedRule(read(written), (words) => say(words) ?? words);
        if (rule === undefined) return `export default ${JSON.stringify(text)};`;
        const { moduleOf } = await import('../../../src/rules/module.ts');
        return moduleOf(text, `${rule}.rule`);
      },
    },
    transform: {
      filter: { id: /src\/.*\.ts$/ },
      async handler(code, id) {
        const say = BUILT_RULE.test(id) ? null : sayIn(lang, pathOf(id));
        if (say === null) return null;
        const { withSentences } = await import('./sentences.ts');
        return { code: withSentences(code, say), map: null };
      },
    },
  };
}
