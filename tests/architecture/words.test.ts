import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Three words in a row: no key, name or unit has so many. */
const SENTENCE = /(?<![\w-])[A-Za-z]+['’,]?[a-z]* [a-z]+,? [a-z]+(?![\w-])/;

/** What the field calls things, and where that is from: no text of ours, the same in every language. */
const NAMES = new Set(['name', 'label', 'citation', 'zero']);

const isName = (node: ts.Node): boolean => ts.isPropertyAssignment(node) && NAMES.has(node.name.getText());

/** A decision names a line of pseudo-code by its number: the lines stay with what counts them. */
const isCode = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && /^(pseudoCode|answerCode)$/.test(node.expression.getText());

const isPartOfCode = (node: ts.Node): boolean =>
  (ts.isVariableDeclaration(node) || ts.isParameter(node)) && /(_CODE|Code)$/.test(node.name.getText());

/** What the language of rules calls a value: `'VCs of the port': ...`. */
const isKey = (node: ts.Node): boolean => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

/** Of a promise that is not kept. */
const isError = (node: ts.Node): boolean =>
  ts.isNewExpression(node) && /Error$/.test(node.expression.getText());

/** Styles of an element. */
const isClass = (node: ts.Node): boolean => ts.isJsxAttribute(node) && /className/i.test(node.name.getText());

/** Sentences in a source text. What is thrown is for those who write programs. */
function sentencesIn(text: string, file = 'source.ts'): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isThrowStatement(node) || isError(node) || ts.isImportDeclaration(node)) return;
    if (isName(node) || isCode(node) || isPartOfCode(node) || isClass(node)) return;
    const written =
      (ts.isStringLiteralLike(node) && !isKey(node)) || ts.isJsxText(node)
        ? node.text
        : ts.isTemplateExpression(node)
          ? [node.head, ...node.templateSpans.map(({ literal }) => literal)]
              .map((part) => part.text)
              .join('0')
          : '';
    if (SENTENCE.test(written)) found.push(written);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true));
  return found;
}

/** Written by tools: rules bring their own texts, and the kernel is another language. */
const GENERATED = /\/(built|assembly)\//;

const below = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !GENERATED.test(name));

const files = ['src/contract', 'src/engine', 'src/scenario', 'src/export', 'src/worker'].flatMap(below);

/** Sources of the page with words that are no texts of it in one language. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  'src/app/home/starting.ts': 'a script in index.html, which has a catalog of its own',
  'src/app/language/languages.ts': 'each sentence in its own language',
  'src/app/client/scripting/scriptArguments.ts': 'thrown at those who write programs',
  'src/app/papers/commands.ts': 'commands',
  'src/app/sweep/question.ts': 'a command',
  'src/app/keys/keys.ts': 'selectors',
  'src/app/picture/page/read.ts': 'selectors',
  'src/app/sweep/plots/HeatMap.tsx': 'a style',
  'src/app/theme/tokens/agreement.ts': 'a style sheet',
  'src/app/theme/tokens/tokensCss.ts': 'a style sheet',
  'src/app/panels/policy/editor/text/RuleText.tsx': 'words of the language of rules',
  'src/app/panels/policy/editor/text/language.ts': 'words of the language of rules',
  'src/app/panels/policy/editor/waiting/comparison.ts': 'words of the language of rules',
};

const ofPage = below('src/app').filter((name) => !name.startsWith('src/app/strings/'));

/** Reasons that are written where they are given: a short one is no sentence by its looks. */
function reasonsIn(text: string, file = 'source.ts'): string[] {
  if (!/\b(inWords|valueIs)\(/.test(text)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isReason = ts.isCallExpression(node) && /^(inWords|valueIs)$/.test(node.expression.getText());
    const [words] = isReason ? node.arguments : [];
    if (words && (ts.isStringLiteralLike(words) || ts.isTemplateExpression(words)))
      found.push(words.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true));
  return found;
}

describe('words are in src/strings', () => {
  it('looks at something', () => expect(files.length).toBeGreaterThan(300));

  it.each(files)('%s has no sentence', (file) => {
    expect(sentencesIn(readFileSync(file, 'utf8'))).toEqual([]);
  });

  it.each(ofPage.filter((name) => !(name in OTHER_WORDS)))('%s has none outside src/app/strings', (file) => {
    const text = readFileSync(file, 'utf8');
    expect([...sentencesIn(text, file), ...reasonsIn(text, file)]).toEqual([]);
  });

  it.each(Object.keys(OTHER_WORDS))('%s has other words', (file) => {
    expect(sentencesIn(readFileSync(file, 'utf8'), file)).not.toEqual([]);
  });

  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template in the source that is read
  it.each(["refuse('state', text, valueIs('cut off'));", 'const reason = inWords(`version ${version}`);'])(
    'a reason is found: %s',
    (text) => expect(reasonsIn(text)).toHaveLength(1),
  );

  it.each([
    "const reason = 'not a whole number';",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template in the source that is read
    'const text = `${name} sends the segment again`;',
    "const help = 'It’s as fast as its link.';",
    "const spec = { name: 'within a class', help: 'Served in its turn.' };",
  ])('%s is found', (text) => expect(sentencesIn(text)).toHaveLength(1));

  it.each([
    "const key = 'bufferBelowFrame';",
    "const unit = 'RM cells';",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template in the source that is read
    'const label = `switch ${id} draws`;',
    "throw new Error('no such element here');",
    "const scheduler = { name: 'first in, first out', pseudoCode: pseudoCode('serve the cell that came first') };",
    "const LOAD_CODE = 'at the end of an interval';",
    "const READERS = { 'VCs with cells waiting': 1 };",
  ])('%s is not', (text) => expect(sentencesIn(text)).toEqual([]));
});
