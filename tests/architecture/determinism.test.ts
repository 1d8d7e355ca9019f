import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Correctly rounded or exact in every browser; the rest of Math differs in the last bit. */
const EXACT = /^(abs|ceil|clz32|floor|fround|imul|max|min|round|sign|sqrt|trunc|[A-Z0-9_]+)$/;
const BANNED = /^(Date|performance|Intl|crypto|globalThis|require|eval)$/;
const BANNED_METHOD = /^(toLocaleString|localeCompare|toLocaleUpperCase|toLocaleLowerCase)$/;

/** What in this source text could make two runs of the same scenario differ. */
function impurities(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      const name = node.name.text;
      if (node.expression.getText() === 'Math' && !EXACT.test(name)) found.push(`Math.${name}`);
      if (BANNED_METHOD.test(name)) found.push(name);
      visit(node.expression); // the name after the dot is nobody's global
      return;
    }
    if (ts.isElementAccessExpression(node) && node.expression.getText() === 'Math') found.push('Math[...]');
    if (ts.isVariableDeclaration(node) && node.initializer?.getText() === 'Math')
      found.push('a copy of Math');
    if (ts.isBinaryExpression(node)) {
      const operator = node.operatorToken.kind;
      const power = operator === ts.SyntaxKind.AsteriskAsteriskToken;
      if (power || operator === ts.SyntaxKind.AsteriskAsteriskEqualsToken) found.push('**');
    }
    if (ts.isIdentifier(node) && BANNED.test(node.text) && !isName(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.ts', text, ts.ScriptTarget.ES2023, true));
  return found;
}

/** A key of an object or a member of a type is a word, not a use of the global. */
function isName(node: ts.Identifier): boolean {
  const { parent } = node;
  const named =
    ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isPropertyDeclaration(parent);
  return named && parent.name === node;
}

const sources = (dir: string) =>
  (readdirSync(dir, { recursive: true }) as string[])
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(dir, name));

describe('a run depends on scenario, seed and edits alone', () => {
  const files = ['src/engine', 'src/scenario', 'src/export', 'src/contract'].flatMap(sources);

  it('looks at something', () => expect(files.length).toBeGreaterThan(0));

  it.each(files)('%s is pure', (file) => {
    expect(impurities(readFileSync(file, 'utf8'))).toEqual([]);
  });

  it.each([
    ['const t = Date.now();', ['Date']],
    ['const t = new Date();', ['Date']],
    ['const x = Math.random() + Math.log(2);', ['Math.random', 'Math.log']],
    ['const { exp } = Math;', ['a copy of Math']],
    ["const x = Math['pow'](2, 3);", ['Math[...]']],
    ['const x = y ** 2;', ['**']],
    ['const t = performance.now();', ['performance']],
    ['const x = (1e6).toLocaleString();', ['toLocaleString']],
    ['const x = Math.floor(Math.sqrt(2) * Math.PI); // Math.random is not used', []],
    ["const help = { performance: 'Math.exp(x)' };", []],
  ])('%s', (text, expected) => expect(impurities(text)).toEqual(expected));
});
