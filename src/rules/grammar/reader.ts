import type { SyntaxNode } from '@lezer/common';
import { RuleProblem } from '../problem.ts';

/** A text with its syntax tree: what the checks read. */
export class Reader {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  of(node: SyntaxNode): string {
    return this.text.slice(node.from, node.to).trim();
  }

  /** Words of a name, one blank between them. */
  name(node: SyntaxNode): string {
    return this.of(node).replace(/\s+/g, ' ');
  }

  lineOf(node: SyntaxNode): number {
    return this.text.slice(0, node.from).split('\n').length;
  }

  /** What a prose or a string says. */
  words(node: SyntaxNode | null): string {
    return node === null ? '' : this.of(node).replace(/^"|"$/g, '');
  }

  /** @param instead what was probably meant there */
  fault(
    node: { readonly from: number; readonly to: number },
    message: string,
    instead: string | null = null,
  ): RuleProblem {
    return new RuleProblem(this.text, node.from, Math.max(node.to, node.from), message, instead);
  }

  /** The child that must be there. */
  need(node: SyntaxNode, kind: string): SyntaxNode {
    const child = node.getChild(kind);
    if (child === null) throw this.fault(node, `${kind.toLowerCase()} expected`);
    return child;
  }
}

/** All children, in their order. */
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
