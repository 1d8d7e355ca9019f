import ts from 'typescript';

/** A sentence in a source text: where it is, what it says with `{0}`, `{1}` for values, and the expressions of these. */
interface Sentence {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Of `label: 'memory'` the key; null where it is no value of a key. */
  readonly of: string | null;
  readonly values: readonly ts.Expression[];
  readonly node: ts.Node;
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
  const { parent } = node;
  const of = ts.isPropertyAssignment(parent) && ts.isIdentifier(parent.name) ? parent.name.text : null;
  return { from: node.getStart(), to: node.end, text, of, values, node };
}

/** By what a pair may know a sentence, the narrowest first: a word may be an id in `id: 'shared'` and a name in `short: 'shared'`. */
const keysOf = ({ text, of }: Pick<Sentence, 'text' | 'of'>): readonly string[] =>
  of === null ? [text] : [`${of}: ${text}`, text];

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
function everySentence(node: ts.Node): readonly Sentence[] {
  return sentencesBelow(node).flatMap((sentence) => [sentence, ...sentence.values.flatMap(everySentence)]);
}

/** Where in its source a sentence is: `homeTexts.cards.watch.title`. */
function placeOf(node: ts.Node): string {
  const names: string[] = [];
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    const { parent } = at;
    if (ts.isArrayLiteralExpression(parent)) names.push(String(parent.elements.indexOf(at as ts.Expression)));
    if (
      ts.isPropertyAssignment(at) ||
      ts.isMethodDeclaration(at) ||
      ts.isVariableDeclaration(at) ||
      ts.isFunctionDeclaration(at)
    )
      names.push(at.name?.getText() ?? '');
  }
  return names.reverse().join('.');
}

/** Everything that a source says, by where it says it: all that a function may say is one text. */
export function textsByPlace(source: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { text, node } of everySentence(parse(source))) {
    const place = placeOf(node);
    found.set(place, found.has(place) ? `${found.get(place)}\n${text}` : text);
  }
  return found;
}

export const sentencesIn = (source: string): readonly string[] =>
  everySentence(parse(source)).map(({ text }) => text);

/** What pairs may say of a source. */
export const keysIn = (source: string): readonly string[] => everySentence(parse(source)).flatMap(keysOf);

const quoted = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('$', '\\$');

/** The source with each sentence as `say` has it, asked by its keys; null leaves it as it is. */
export function withSentences(source: string, say: (key: string, text: string) => string | null): string {
  const written = (node: ts.Node): string => {
    let at = node.getStart();
    let out = '';
    for (const { from, to, text, of, values } of sentencesBelow(node)) {
      const said = keysOf({ text, of }).reduce<string | null>((found, key) => found ?? say(key, text), null);
      // What is no sentence stays as it is written: other tools read it.
      if (said === null && values.every((value) => written(value) === value.getText())) continue;
      const parts = (said ?? text).split(/\{(\d+)\}/);
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
