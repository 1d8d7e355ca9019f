import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { eachNode } from '../support/catalogTexts.ts';

const FOLDER = 'src/app/';

/** A catalog of texts; what writes numbers is none. */
const CATALOG = /(^|\/)strings\/(?!.*\bnumbers\.ts$)/;

/** What a source imports from catalogs. */
const importedTexts = (source: ts.SourceFile): string[] =>
  source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const bindings = statement.importClause?.namedBindings;
    const isCatalog = CATALOG.test(statement.moduleSpecifier.text);
    if (!isCatalog || bindings === undefined || !ts.isNamedImports(bindings)) return [];
    return bindings.elements.map(({ name }) => name.text);
  });

/** `en` of `en.panels.queue.label(port)`. */
function rootOf(node: ts.Expression): ts.Expression {
  const isPart =
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isCallExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isParenthesizedExpression(node);
  return isPart ? rootOf(node.expression) : node;
}

const IN_PLACE_OF = new Set([
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
]);

/** Whether an expression is a text of a catalog, if only in one case. */
function isText(node: ts.Expression, names: ReadonlySet<string>): boolean {
  if (ts.isParenthesizedExpression(node)) return isText(node.expression, names);
  if (ts.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].some((it) => isText(it, names));
  if (ts.isBinaryExpression(node) && IN_PLACE_OF.has(node.operatorToken.kind))
    return [node.left, node.right].some((it) => isText(it, names));
  const root = rootOf(node);
  return ts.isIdentifier(root) && names.has(root.text);
}

const isSum = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;

const summands = (node: ts.Expression): readonly ts.Expression[] =>
  isSum(node) ? [...summands(node.left), ...summands(node.right)] : [node];

/** What a template or a sum is made of. */
function partsOf(node: ts.Node): readonly ts.Expression[] {
  if (ts.isTemplateExpression(node)) return node.templateSpans.map(({ expression }) => expression);
  return isSum(node) && !isSum(node.parent) ? summands(node) : [];
}

/** Whether an expression is a list with a text of a catalog in it: `[words.cells, count]`, `rows.map((row) => words.row(row))`. */
function hasText(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (ts.isArrayLiteralExpression(node)) return node.elements.some((it) => hasText(it, names));
  if (ts.isSpreadElement(node) || ts.isParenthesizedExpression(node)) return hasText(node.expression, names);
  if (ts.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].some((it) => hasText(it, names));
  if (ts.isArrowFunction(node)) return hasText(node.body, names);
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    if (/^(map|flatMap)$/.test(name.text)) return node.arguments.some((it) => hasText(it, names));
    if (/^(filter|slice|concat|toSorted)$/.test(name.text)) return hasText(expression, names);
  }
  return ts.isExpression(node) && isText(node, names);
}

/** Between parts of one sentence; sentences one behind the other have a space. */
const SEPARATOR = /[,;]/;

/** The list that `list.join(', ')` joins. */
function joinedIn(node: ts.Node): ts.Expression | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const [by] = node.arguments;
  const isJoined = node.expression.name.text === 'join' && by !== undefined && ts.isStringLiteralLike(by);
  return isJoined && SEPARATOR.test(by.text) ? node.expression.expression : null;
}

/** Lines that join two texts of catalogs, which no translator can put into another order. */
function gluedIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const names = new Set(importedTexts(source));
  const keepNames = (node: ts.Node): void => {
    if (!ts.isVariableDeclaration(node) || !node.initializer || !hasText(node.initializer, names)) return;
    eachNode(node.name, (name) => ts.isIdentifier(name) && names.add(name.text));
  };
  eachNode(source, keepNames);
  const found: string[] = [];
  eachNode(source, (node) => {
    const joined = joinedIn(node);
    const isJoin = joined !== null && hasText(joined, names);
    if (!isJoin && partsOf(node).filter((part) => isText(part, names)).length < 2) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${file}:${line + 1}: ${node.getText().replace(/\s+/g, ' ')}`);
  });
  return found;
}

const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);

describe('a sentence', () => {
  it('is one text of a catalog, with places for values: no file joins two', () => {
    const glued = sources.flatMap((file) => gluedIn(file, readFileSync(FOLDER + file, 'utf8')));
    expect(glued, 'write a text with both in src/app/strings').toEqual([]);
  });

  it.each([
    ['in a template', `const said = \`\${words.cells} \${words.lost(3)}\`;`],
    ['by a sum', "const said = words.cells + ', ' + words.lost(3);"],
    ['one of which is there at times', `const said = \`\${words.cells}\${isLost ? words.lost(3) : ''}\`;`],
    ['by commas', "const said = [words.cells, ...(isLost ? [words.lost(3)] : [])].join(', ');"],
    ['one for each row', "const said = rows.map((row) => words.lost(row)).join('; ');"],
    ['of a list with a name', "const parts = [words.cells]; parts.push('x'); const said = parts.join(', ');"],
    ['under other names', 'const { cells } = words; const lost = words.lost(3); const said = cells + lost;'],
  ])('that joins two %s is found', (_how, line) => {
    const head = "import { words } from '../strings/words.ts';\n";
    expect(gluedIn('a.ts', head + line)).toEqual([expect.stringContaining('a.ts:2: ')]);
  });

  it.each([
    ['a text and a value', `const said = \`\${words.cells} \${count}\`;`],
    ['texts as values of another', 'const said = words.pair(words.cells, words.lost(3));'],
    ['sentences', "const said = [words.cells, words.lost(3)].join(' ');"],
    ['values', "const said = words.cells([1, 2].join(', '));"],
    ['numbers', "import { grouped } from '../strings/en/numbers.ts';\nconst said = grouped(1) + grouped(2);"],
  ])('of %s is not', (_what, line) => {
    expect(gluedIn('a.ts', `import { words } from '../strings/words.ts';\n${line}`)).toEqual([]);
  });
});
