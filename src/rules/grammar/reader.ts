import type { SyntaxNode } from '@lezer/common';
import { RuleProblem } from '../problem.ts';

/** A text with its syntax tree, which the checks read. */
export class Reader {
  readonly text: string;
  /** Offsets of the lines. */
  private readonly begins: readonly number[];
  /** Offset of the tree in the text. */
  private readonly offset: number;

  constructor(text: string, offset = 0, begins = lineBegins(text)) {
    this.text = text;
    this.offset = offset;
    this.begins = begins;
  }

  /** A reader for the tree of a part of the text that begins there. */
  from(offset: number): Reader {
    return new Reader(this.text, offset, this.begins);
  }

  of(node: SyntaxNode): string {
    return this.between(node.from, node.to);
  }

  /** Text between two offsets of the tree. */
  between(from: number, to: number): string {
    return this.text.slice(from + this.offset, to + this.offset).trim();
  }

  /** Words of a name, separated by single blanks. */
  name(node: SyntaxNode): string {
    return this.of(node).replace(/\s+/g, ' ');
  }

  lineOf(node: SyntaxNode): number {
    const at = node.from + this.offset;
    let [low, high] = [0, this.begins.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.begins[middle] ?? 0) <= at) low = middle;
      else high = middle;
    }
    return low + 1;
  }

  /** Text of a prose or a string node. */
  words(node: SyntaxNode | null): string {
    return node === null ? '' : this.of(node).replace(/^"|"$/g, '');
  }

  /** @param instead the likely correction */
  fault(
    node: { readonly from: number; readonly to: number },
    message: string,
    instead: string | null = null,
  ): RuleProblem {
    const [from, to] = [node.from + this.offset, node.to + this.offset];
    return new RuleProblem(this.text, from, Math.max(to, from), message, instead);
  }

  /** A required child. @throws RuleProblem without it */
  need(node: SyntaxNode, kind: string): SyntaxNode {
    const child = node.getChild(kind);
    if (child === null) throw this.fault(node, `${kind.toLowerCase()} expected`);
    return child;
  }
}

function lineBegins(text: string): readonly number[] {
  const begins = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) begins.push(at + 1);
  return begins;
}

/** All children, in order. */
export function childrenOf(node: SyntaxNode): readonly SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child !== null; child = child.nextSibling) children.push(child);
  return children;
}

const EXPRESSIONS = new Set([
  'Choice',
  'Or',
  'And',
  'Not',
  'Compare',
  'Sum',
  'Product',
  'Negative',
  'Call',
  'Name',
  'Literal',
  'Parens',
  'Truth',
]);

/** Children that are formulas. */
export const formulasOf = (node: SyntaxNode): readonly SyntaxNode[] =>
  childrenOf(node).filter(({ name }) => EXPRESSIONS.has(name));
