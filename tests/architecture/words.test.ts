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

/** Sentences in a source text. What is thrown is for those who write programs. */
function sentencesIn(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isThrowStatement(node) || ts.isImportDeclaration(node)) return;
    if (isName(node) || isCode(node) || isPartOfCode(node)) return;
    const written =
      ts.isStringLiteralLike(node) && !isKey(node)
        ? node.text
        : ts.isTemplateExpression(node)
          ? [node.head, ...node.templateSpans.map(({ literal }) => literal)]
              .map((part) => part.text)
              .join('0')
          : '';
    if (SENTENCE.test(written)) found.push(written);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', text, ts.ScriptTarget.ES2023, true));
  return found;
}

/** Written by tools: rules bring their own texts, and the kernel is another language. */
const GENERATED = /\/(built|assembly)\//;

const files = ['src/contract', 'src/engine', 'src/scenario', 'src/export', 'src/worker']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => name.endsWith('.ts') && !GENERATED.test(name));

describe('words are in src/strings', () => {
  it('looks at something', () => expect(files.length).toBeGreaterThan(300));

  it.each(files)('%s has no sentence', (file) => {
    expect(sentencesIn(readFileSync(file, 'utf8'))).toEqual([]);
  });

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
