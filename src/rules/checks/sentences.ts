import type { SyntaxNode } from '@lezer/common';
import { parser } from '../grammar/parser.ts';
import { childrenOf, formulasOf, type Reader } from '../grammar/reader.ts';
import { type ConditionalSentences, type RuleKind, type Sentence, WORDS } from '../tree.ts';
import type { FormulaChecks } from './formulas.ts';

const formulaParser = parser.configure({ top: 'Formula' });

/** The lines below a statement: `say ...`, and before it `when queue > 5 say ...`. */
export function sentencesOf(
  reader: Reader,
  formulas: FormulaChecks,
  node: SyntaxNode,
  kind: RuleKind,
): ConditionalSentences {
  const lines = childrenOf(node);
  return lines.map((line) => {
    const [condition] = formulasOf(line);
    if (condition === undefined && line !== lines.at(-1))
      throw reader.fault(
        line,
        '`say` without `when` is the last of its lines: nothing below it is ever said',
      );
    return {
      when: condition === undefined ? null : formulas.truth(condition),
      say: sentenceOf(reader, formulas, reader.need(line, 'Prose'), kind),
    };
  });
}

/** `The queue, {queue}, is below {threshold}.` Words such as `{VC}` are for policies. */
function sentenceOf(reader: Reader, formulas: FormulaChecks, node: SyntaxNode, kind: RuleKind): Sentence {
  const offset = node.from;
  const parts: Sentence[number][] = [];
  const text = reader.text.slice(node.from, node.to);
  let done = 0;
  for (const match of text.matchAll(/\{([^{}]*)\}/g)) {
    parts.push(text.slice(done, match.index));
    const inside = match[1] ?? '';
    const word = kind === 'policy' ? WORDS.find((known) => known === inside.trim()) : undefined;
    parts.push(word === undefined ? formulaAt(reader, formulas, inside, offset + match.index + 1) : { word });
    done = match.index + match[0].length;
  }
  parts.push(text.slice(done));
  return parts
    .map((part, i) => (i === 0 && typeof part === 'string' ? part.trimStart() : part))
    .filter((part) => part !== '');
}

/** Read in its place, so that errors name the right one. */
function formulaAt(reader: Reader, formulas: FormulaChecks, inside: string, from: number): Sentence[number] {
  const top = formulaParser.parse(inside).topNode;
  const [formula] = [top.firstChild];
  if (formula === null || formula.type.isError || hasError(top))
    throw reader.fault({ from, to: from + inside.length }, `\`{${inside}}\` is not a value`);
  return formulas.within(from, formula);
}

function hasError(top: SyntaxNode): boolean {
  let found = false;
  top.cursor().iterate(({ type }) => {
    found ||= type.isError;
  });
  return found;
}
