import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { WORDS_LEFT } from './wordsLeft.ts';

/** Three words in a row: no key, name or unit has so many. */
const SENTENCE = /(?<![\w-])[A-Za-z]+['’,]?[a-z]* [a-z]+,? [a-z]+(?![\w-])/;

/** Sentences in a source text. What is thrown is for those who write programs. */
function sentencesIn(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isThrowStatement(node) || ts.isImportDeclaration(node)) return;
    const written = ts.isStringLiteralLike(node)
      ? node.text
      : ts.isTemplateExpression(node)
        ? [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((part) => part.text).join('0')
        : '';
    if (SENTENCE.test(written)) found.push(written);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', text, ts.ScriptTarget.ES2023, true));
  return found;
}

/** Written by tools: rules bring their own texts, and the kernel is another language. */
const GENERATED = /\/(built|assembly)\//;

const files = ['src/contract', 'src/engine', 'src/worker']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => name.endsWith('.ts') && !GENERATED.test(name));

describe('words are in src/strings', () => {
  it('looks at something', () => expect(files.length).toBeGreaterThan(300));

  it.each(files)('%s has no more sentences than the list says', (file) => {
    expect(sentencesIn(readFileSync(file, 'utf8'))).toHaveLength(WORDS_LEFT[file] ?? 0);
  });

  it('the list names files that there are', () => {
    expect(Object.keys(WORDS_LEFT).filter((file) => !files.includes(file))).toEqual([]);
  });

  it.each([
    "const reason = 'not a whole number';",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template in the source that is read
    'const text = `${name} sends the segment again`;',
    "const help = 'It’s as fast as its link.';",
  ])('%s is found', (text) => expect(sentencesIn(text)).toHaveLength(1));

  it.each([
    "const key = 'bufferBelowFrame';",
    "const unit = 'RM cells';",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template in the source that is read
    'const label = `switch ${id} draws`;',
    "throw new Error('no such element here');",
  ])('%s is not', (text) => expect(sentencesIn(text)).toEqual([]));
});
