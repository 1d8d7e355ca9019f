import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const EQUALITY = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken]);

/** `JSON.stringify(a)`, `a.join()`: data as a text. */
const isText = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && /(^JSON\.stringify|\.join)$/.test(node.expression.getText());

/** `list.every((element, i) => element === other[i])` */
const isListByHand = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'every' &&
  /^\((\w+), (\w+)\) => (\1 [!=]== [\w.?]+\[\2\]|[\w.?]+\[\2\] [!=]== \1)$/.test(
    node.arguments[0]?.getText() ?? '',
  );

/** What a source compares as texts, or element by element. */
function comparedByHand(source: string): string[] {
  if (!/JSON\.stringify|\.join\(|\.every\(/.test(source)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isOfTexts =
      ts.isBinaryExpression(node) &&
      EQUALITY.has(node.operatorToken.kind) &&
      isText(node.left) &&
      !ts.isLiteralExpression(node.right);
    if (isOfTexts || isListByHand(node)) found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

it('compares data by isSame of the contract, lists of one level by shallow of zustand', () => {
  const files = ['src/app', 'src/worker', 'src/contract'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const found = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => comparedByHand(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});

it.each([
  'const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);',
  'const same = problems.some((problem) => JSON.stringify(problem.reason) !== text);',
  'return ids.join() === others.join();',
  'if (seen.every((part, i) => part === painted.current[i])) return;',
])('%s is found', (line) => expect(comparedByHand(line)).toHaveLength(1));

it.each([
  'const key = JSON.stringify([at, place]);',
  'const isSorted = times.every((time, i) => time >= times[i - 1]);',
])('%s is no comparison of data', (line) => expect(comparedByHand(line)).toEqual([]));
