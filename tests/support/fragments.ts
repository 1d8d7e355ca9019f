import ts from 'typescript';
import { eachNode, type Fn, isCatalog, isWritten, type Sources, type Text, wordsIn } from './catalogTexts.ts';

/** Verbs of main clauses, in the forms that texts have. Participles are none: `cells lost` is a label. */
const VERB =
  /(?<![\w-])(is|are|was|were|has|have|had|does|do|may|can|will|cannot|begins?|becomes|carr(?:y|ies)|came|comes?|doubles|draws?|enters?|falls|forbids|gets?|goes|halves|holds|joins?|keeps|leaves|loses?|lowers|needs?|passes|raises|reads?|reaches|rises|runs|says?|sends?|starts|stays?|takes?|turns|waits?|waited)(?![\w-])/;
/** What goes on a sentence, or begins a part of one. */
const EDGE = /^[\s,;:.)\u2013]|[\s,;(\u2013]$/;
const JOINT = /^(?:and|at|but|of|or|that|which|whose) /;
/** `VC that sends at a constant rate` is a name. */
const RELATIVE = / (?:that|which|who|whose) .*/;
/** `5 cells`, `**no** VC`: a number with what it counts. */
const COUNT = /^(?:\{\d\}|\d+|\*\*\{\d\}\*\*) \p{L}+(?: \p{L}+)?$/u;

const hasWords = (words: string): boolean => /\p{L}{2}/u.test(words);
/** Sentences stand one behind the other in every language. */
const isSentence = (words: string): boolean =>
  /^[^\p{Ll}\s,;]/u.test(words) && /[.?!:\u2026]\**$/u.test(words);

/** Why a text is no whole: what another sentence is made of. Null: it is one, or a name, a number, a label. */
export function fragment(words: string): 'edge' | 'joint' | 'clause' | null {
  if (!hasWords(words)) return null;
  if (EDGE.test(words)) return 'edge';
  if (isSentence(words)) return null;
  if (JOINT.test(words)) return 'joint';
  const main = words.replace(RELATIVE, '');
  return VERB.test(main) && /\s/.test(words.trim()) ? 'clause' : null;
}

const isSum = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;

const summands = (node: ts.Expression): readonly ts.Expression[] =>
  isSum(node) ? [...summands(node.left), ...summands(node.right)] : [node];

/** A value in a text, and what is written in front of it. */
interface Place {
  readonly value: ts.Expression;
  readonly before: string;
}

/** The values in a template or a sum, outermost. */
function placesIn(node: ts.Node): readonly Place[] {
  if (isSum(node) && !isSum(node.parent)) {
    let before = '';
    return summands(node).flatMap((part): readonly Place[] => {
      if (!isWritten(part)) return [{ value: part, before }];
      const places = ts.isTemplateExpression(part) ? placesIn(part) : [];
      before = ts.isStringLiteralLike(part) ? part.text : (part.templateSpans.at(-1)?.literal.text ?? '');
      return places;
    });
  }
  if (!ts.isTemplateExpression(node)) return [];
  return node.templateSpans.map(({ expression }, i) => ({
    value: expression,
    before: i === 0 ? node.head.text : (node.templateSpans[i - 1]?.literal.text ?? ''),
  }));
}

/** The texts that an expression has written into it, `a ? 'cell' : 'cells'`: languages choose by these. */
function alternatives(node: ts.Expression): readonly Text[] {
  if (ts.isParenthesizedExpression(node)) return alternatives(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(alternatives);
  if (ts.isBinaryExpression(node)) return [node.left, node.right].flatMap(alternatives);
  return isWritten(node) ? [node] : [];
}

/** Behind a full stop a value is a sentence, behind a colon the thing that is named. */
const isApart = (before: string): boolean => /(?:^|[.:?!;] |: “|\()$/.test(before) && before !== '';

/** Parts of sentences that a text of a catalog is made of. */
function inCatalog(node: ts.Node, sources: Sources): readonly Text[] {
  return placesIn(node).flatMap(({ value, before }) => {
    const written = alternatives(value);
    return sources.texts(value).filter((text) => {
      const words = wordsIn(text);
      const why = fragment(words);
      if (!written.includes(text)) return why !== null && !(why === 'clause' && isApart(before));
      // What is written in the sentence is read with it, if it is a word; with values of its own it is a text of its own.
      return why === 'edge' || (ts.isTemplateExpression(text) && hasWords(words) && !COUNT.test(words));
    });
  });
}

/** Whether a parameter is used where a whole sentence, or a thing behind a colon, has its place. */
function takesWhole(message: Fn, parameter: ts.ParameterDeclaration): boolean {
  if (!ts.isIdentifier(parameter.name)) return false;
  const name = parameter.name.text;
  const befores: string[] = [];
  eachNode(message, (node) => {
    for (const { value, before } of placesIn(node))
      if (ts.isIdentifier(value) && value.text === name) befores.push(before);
  });
  return befores.length > 0 && befores.every(isApart);
}

/** Parts of sentences that a text is given as values. */
function inValues(node: ts.Node, sources: Sources): readonly Text[] {
  if (!ts.isCallExpression(node)) return [];
  const messages = sources.messages(node);
  if (messages.length === 0) return [];
  return node.arguments.flatMap((argument, i) => {
    const isWhole = messages.every(({ parameters }) => {
      const parameter = parameters[i];
      return parameter !== undefined && ts.isParameter(parameter)
        ? takesWhole(parameter.parent as Fn, parameter)
        : false;
    });
    return sources.texts(argument).filter((text) => {
      const why = fragment(wordsIn(text));
      return why !== null && !(why === 'clause' && isWhole);
    });
  });
}

/** Elements that set letters another way; what else has texts is a thing of its own. */
const LETTERS = /^(?:b|strong|em|i|code|small|sub|sup|mark)$/;

const tagOf = (node: ts.Node): string | null =>
  ts.isJsxElement(node) ? node.openingElement.tagName.getText() : null;

/** The texts that one child of an element says, in the letters around it or in bold ones; null: it ends a sentence. */
function saidBy(child: ts.JsxChild, sources: Sources): readonly Text[] | null {
  // A dot or a colon is between two things, a comma within one sentence.
  if (ts.isJsxText(child)) return /^[\s,;]*$/.test(child.text) ? [] : null;
  if (ts.isJsxExpression(child)) return child.expression ? saidIn(child.expression, sources) : [];
  if (!ts.isJsxElement(child)) return [];
  const [first] = child.children;
  const goesOn = first !== undefined && ts.isJsxText(first) && /^\s*[,;]/.test(first.text);
  if (!goesOn && !LETTERS.test(tagOf(child) ?? '')) return [];
  const said = child.children.map((inner) => saidBy(inner, sources));
  return said.includes(null) ? [] : said.flatMap((texts) => texts ?? []);
}

function saidIn(node: ts.Expression, sources: Sources): readonly Text[] {
  if (ts.isParenthesizedExpression(node)) return saidIn(node.expression, sources);
  if (ts.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].flatMap((it) => saidIn(it, sources));
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return saidIn(node.right, sources);
  if (ts.isTemplateExpression(node)) return placesIn(node).flatMap(({ value }) => saidIn(value, sources));
  if (ts.isJsxElement(node)) return saidBy(node, sources) ?? [];
  return sources.texts(node);
}

/** Texts that an element sets one behind the other, as one sentence. */
function inElement(node: ts.Node, sources: Sources): readonly Text[] {
  if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return [];
  if (LETTERS.test(tagOf(node) ?? '')) return [];
  const found: Text[] = [];
  let row: (readonly Text[])[] = [];
  const close = (): void => {
    if (row.length > 1) found.push(...row.flat());
    row = [];
  };
  for (const child of node.children) {
    const said = saidBy(child, sources);
    if (said === null || ts.isJsxSelfClosingElement(child)) close();
    else {
      const parts = said.filter((text) => hasWords(wordsIn(text)) && !isSentence(wordsIn(text)));
      if (parts.length > 0) row.push(parts);
    }
  }
  close();
  return found;
}

/** `file: the fragment` of each part of a sentence that a source puts together. */
export function fragmentsIn(file: string, sources: Sources): readonly string[] {
  const source = sources.source(file);
  if (source === null) return [];
  const found = new Set<string>();
  eachNode(source, (node) => {
    const texts = [
      ...(isCatalog(file) ? inCatalog(node, sources) : inElement(node, sources)),
      ...inValues(node, sources),
    ];
    for (const text of texts) found.add(`${file}: ${wordsIn(text)}`);
  });
  return [...found];
}
