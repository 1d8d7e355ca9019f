import ts from 'typescript';
import { templateOf } from './message.ts';

/** A sentence in a source text: where it is, what it says with `{0}`, `{1}` for values, and the expressions of these. */
interface Sentence {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** The names around it: `homeTexts`, `cards`, `watch`, `title`. */
  readonly place: readonly string[];
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

/** The names around a text: `homeTexts`, `cards`, `watch`, `title`. */
function placeOf(node: ts.Node): readonly string[] {
  const names: string[] = [];
  for (let at = node; !ts.isSourceFile(at); at = at.parent)
    if (
      ts.isPropertyAssignment(at) ||
      ts.isMethodDeclaration(at) ||
      ts.isVariableDeclaration(at) ||
      ts.isFunctionDeclaration(at)
    )
      names.push(at.name && 'text' in at.name ? at.name.text : '');
  return names.reverse();
}

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
  return { from: node.getStart(), to: node.end, text, place: placeOf(node), values };
}

/** By what a catalog may know a sentence, the narrowest first: a word may be an id in `id: 'shared'` and a name in `short: 'shared'`. */
const keysOf = ({ text, place }: Pick<Sentence, 'text' | 'place'>): readonly string[] => [
  ...place.map((_, i) => `${place.slice(i).join('.')}: ${text}`),
  text,
];

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

export const sentencesIn = (source: string): readonly string[] =>
  everySentence(parse(source)).map(({ text }) => text);

/** What pairs may say of a source. */
export const keysIn = (source: string): readonly string[] => everySentence(parse(source)).flatMap(keysOf);

/** Code of the page that says a text: what German or French has for it, or the text changed for a test. */
export interface Teller {
  /** Asked by the keys of a text; null leaves it as it is. */
  readonly say: (key: string, text: string) => string | null;
  readonly locale: string;
  /** A function of `pseudo.ts` that a text with values is given to, once they are known. */
  readonly changedBy?: string;
}

/** The source with each sentence as `say` has it. */
export function withSentences(source: string, { say, locale, changedBy }: Teller): string {
  const written = (node: ts.Node): string => {
    let at = node.getStart();
    let out = '';
    for (const { from, to, text, place, values } of sentencesBelow(node)) {
      const said = keysOf({ text, place }).reduce<string | null>(
        (found, key) => found ?? say(key, text),
        null,
      );
      const expressions = values.map(written);
      // What is no sentence stays as it is written: other tools read it.
      if (said === null && values.every((value, i) => expressions[i] === value.getText())) continue;
      const template = templateOf(said ?? text, expressions, locale);
      const isChanged = said !== null && changedBy !== undefined;
      out += `${source.slice(at, from)}${isChanged ? `${changedBy}(${template})` : template}`;
      at = to;
    }
    return out + source.slice(at, node.end);
  };
  return written(parse(source));
}
