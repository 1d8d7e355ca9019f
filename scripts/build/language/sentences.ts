import ts from 'typescript';

/** A sentence in a source text: where it is, what it says with `{0}`, `{1}` for values, and the expressions of these. */
interface Sentence {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly values: readonly ts.Expression[];
}

const parse = (source: string): ts.SourceFile =>
  ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);

/** The leaves of `'one ' + 'two'`. */
function leavesOf(node: ts.Expression): readonly ts.Expression[] {
  const isSum = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
  return isSum ? [...leavesOf(node.left), ...leavesOf(node.right)] : [node];
}

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateExpression =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

function sentenceAt(node: ts.Node): Sentence | null {
  if (!ts.isBinaryExpression(node) && !isText(node)) return null;
  const leaves = leavesOf(node);
  if (!leaves.every(isText)) return null;
  const values: ts.Expression[] = [];
  let text = '';
  for (const leaf of leaves) {
    text += ts.isStringLiteralLike(leaf) ? leaf.text : leaf.head.text;
    for (const span of ts.isTemplateExpression(leaf) ? leaf.templateSpans : []) {
      text += `{${values.length}}${span.literal.text}`;
      values.push(span.expression);
    }
  }
  return { from: node.getStart(), to: node.end, text, values };
}

/** A key, a type or the name of a module says nothing to a reader. */
function isNoWord(node: ts.Node): boolean {
  if (ts.isSourceFile(node)) return true;
  const { parent } = node;
  const isElsewhere =
    ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent);
  return isElsewhere || (ts.isPropertyAssignment(parent) && parent.name === node);
}

/** The sentences below a node, outermost first. */
function sentencesBelow(node: ts.Node): readonly Sentence[] {
  const found: Sentence[] = [];
  const visit = (child: ts.Node): void => {
    const sentence = isNoWord(child) ? null : sentenceAt(child);
    if (sentence) found.push(sentence);
    else ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

/** Everything that a source says, values as `{0}`, `{1}`; also what is said inside of a value. */
export function sentencesIn(source: string): readonly string[] {
  const below = (node: ts.Node): readonly string[] =>
    sentencesBelow(node).flatMap(({ text, values }) => [text, ...values.flatMap(below)]);
  return below(parse(source));
}

const quoted = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('$', '\\$');

/** The source with each sentence as `say` has it; null leaves it as it is. */
export function withSentences(source: string, say: (text: string) => string | null): string {
  const written = (node: ts.Node): string => {
    let at = node.getStart();
    let out = '';
    for (const { from, to, text, values } of sentencesBelow(node)) {
      const parts = (say(text) ?? text).split(/\{(\d+)\}/);
      const code = parts.map((part, i) => {
        if (i % 2 === 0) return quoted(part);
        const value = values[Number(part)];
        return value ? `\${${written(value)}}` : `{${part}}`;
      });
      out += `${source.slice(at, from)}\`${code.join('')}\``;
      at = to;
    }
    return out + source.slice(at, node.end);
  };
  return written(parse(source));
}
