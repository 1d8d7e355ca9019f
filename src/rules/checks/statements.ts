import type { SyntaxNode } from '@lezer/common';
import { childrenOf, formulasOf, type Reader } from '../grammar/reader.ts';
import { nearest } from '../nearest.ts';
import { briefly } from '../problem.ts';
import type { ConditionalSentences, Expression, Statement, Target } from '../tree.ts';
import { numberOf, TRUTH } from '../types.ts';
import { type FormulaChecks, typeWords } from './formulas.ts';
import { fieldNamed, isField, PLACES, undoable } from './hooks.ts';
import type { Scope } from './scope.ts';
import { sentencesOf } from './sentences.ts';

export const STATEMENTS = new Set([
  'IfStatement',
  'ForEach',
  'Assign',
  'Accept',
  'Refuse',
  'Discard',
  'Pause',
  'Nothing',
]);

const ACTIONS: Readonly<Record<string, Statement['does']>> = {
  Assign: 'set',
  ForEach: 'each',
  Accept: 'accept',
  Refuse: 'refuse',
  Discard: 'discard',
  Pause: 'pause',
};

/** Checks the statements of a rule. */
export class Statements {
  private readonly reader: Reader;
  private readonly scope: Scope;
  private readonly formulas: FormulaChecks;

  constructor(reader: Reader, scope: Scope, formulas: FormulaChecks) {
    this.reader = reader;
    this.scope = scope;
    this.formulas = formulas;
  }

  block(node: SyntaxNode | null): readonly Statement[] {
    return node === null ? [] : this.all(childrenOf(node).filter(({ name }) => STATEMENTS.has(name)));
  }

  all(nodes: readonly SyntaxNode[]): readonly Statement[] {
    return nodes.map((node) => this.statement(node));
  }

  private statement(node: SyntaxNode): Statement {
    const line = this.reader.lineOf(node);
    if (node.name === 'IfStatement') return this.ifStatement(node, line);
    const condition = this.suffix(node);
    const plain = this.plain(node, line);
    if (condition === null) return plain;
    return { does: 'if', line, condition, yes: [plain], no: [] };
  }

  private suffix(node: SyntaxNode): Expression | null {
    const suffix = node.getChild('If');
    const condition = suffix === null ? undefined : formulasOf(suffix)[0];
    return condition === undefined ? null : this.formulas.truth(condition);
  }

  private plain(node: SyntaxNode, line: number): Statement {
    const { reader, formulas, scope } = this;
    const [formula, second] = formulasOf(node);
    this.mayStand(node);
    switch (node.name) {
      case 'Assign':
        return this.assign(line, formula as SyntaxNode, second as SyntaxNode, node);
      case 'Accept':
        return { does: 'accept', line, say: this.said(node) };
      case 'Refuse':
        return { does: 'refuse', line, again: node.getChild('again') !== null, say: this.said(node) };
      case 'Discard': {
        const words = node.getChildren('Word').map((word) => reader.of(word));
        if (words.join(' ') !== 'the front')
          throw reader.fault(
            node,
            'cells are discarded `from the front`: where the next one to be served stands',
          );
        scope.used.add('discard');
        return { does: 'discard', line, cells: formulas.number(formula as SyntaxNode) };
      }
      case 'Pause':
        scope.used.add('discard');
        return { does: 'pause', line, time: formulas.number(formula as SyntaxNode) };
      case 'ForEach': {
        this.needsVc(node);
        const body = (): readonly Statement[] => this.block(node.getChild('Block'));
        const { place } = scope;
        return { does: 'each', line, body: place === null ? body() : scope.at(place, true, body) };
      }
      default:
        return { does: 'nothing', line, say: this.said(node) };
    }
  }

  /** Sentences below a decision of a policy, or below any line of an algorithm. */
  private said(node: SyntaxNode): ConditionalSentences {
    const said = node.getChild('SayLines');
    if (said === null) return [];
    const decides = node.name === 'Accept' || node.name === 'Refuse';
    if (!decides && this.scope.kind === 'policy')
      throw this.reader.fault(said, '`say` stands below `accept` or `refuse`, indented further');
    return sentencesOf(this.reader, this.formulas, said, this.scope.kind);
  }

  private mayStand(node: SyntaxNode): void {
    const { place } = this.scope;
    const why = place === null ? null : undoable(ACTIONS[node.name] ?? 'nothing', place);
    if (why !== null) throw this.reader.fault(node, why);
  }

  private needsVc(node: SyntaxNode): void {
    const word = this.reader.of(this.reader.need(node, 'Word'));
    if (word !== 'VC')
      throw this.reader.fault(
        node,
        `for each ${briefly(word)}: only VCs can be gone through, \`for each VC\``,
      );
  }

  private ifStatement(node: SyntaxNode, line: number): Statement {
    const condition = this.suffix(node) as Expression;
    const yes = this.block(node.getChild('Block'));
    let no = this.block(node.getChild('Else')?.getChild('Block') ?? null);
    for (const part of [...node.getChildren('ElseIf')].reverse()) {
      no = [
        {
          does: 'if',
          line: this.reader.lineOf(part),
          condition: this.suffix(part) as Expression,
          yes: this.block(part.getChild('Block')),
          no,
        },
      ];
    }
    return { does: 'if', line, condition, yes, no };
  }

  private assign(line: number, to: SyntaxNode, from: SyntaxNode, node: SyntaxNode): Statement {
    const { reader, scope, formulas } = this;
    const name = reader.name(to);
    const known = this.target(name, to);
    if (known !== null) {
      const value =
        known.type.kind === 'one-of'
          ? formulas.choice(from, (part) =>
              formulas.option((known.type as { options: readonly string[] }).options, part),
            )
          : known.type.kind === 'truth'
            ? formulas.truth(from)
            : formulas.number(from);
      this.mayBeSet(known, value, from);
      return { does: 'set', line, target: known, value, say: this.said(node) };
    }
    const value = formulas.any(from);
    if (value.type.kind === 'one-of')
      throw reader.fault(from, 'a state is kept in a `remember`ed value only');
    const index = scope.locals.push(name) - 1;
    scope.add(name, { store: 'local', index, type: value.type });
    const target = { store: 'local', index, name, type: value.type } as const;
    return { does: 'set', line, target, value, say: this.said(node) };
  }

  /** Checks a change of an RM cell: a switch may only lower rates and set bits (TM 4.0, 5.10.6, rule 4). */
  private mayBeSet(target: Target, value: Expression, node: SyntaxNode): void {
    if (target.store !== 'rm') return;
    if (value.type.kind === 'number' && value.type.unit !== 'rate' && value.type.unit !== '')
      throw this.reader.fault(node, `a rate is expected, not ${typeWords(value.type)}`);
    if (target.type.kind !== 'truth') return;
    if (value.is === 'constant' && value.value === 0)
      throw this.reader.fault(node, `a switch sets \`${target.name}\`, it never clears it`);
  }

  /** Target that can be set under this name; null for a new name. */
  private target(name: string, node: SyntaxNode): Target | null {
    const { scope, reader } = this;
    const unreadable = scope.unreadable(name);
    if (unreadable !== null) throw reader.fault(node, unreadable);
    if (scope.kind === 'policy' && (name === 'VC listed' || name === 'VC marked')) {
      scope.used.add(name);
      if (name === 'VC marked') scope.marksAt.add(scope.place ?? 'arrival');
      return { store: name === 'VC listed' ? 'listed' : 'marked', name, type: TRUTH };
    }
    const { place, kind } = scope;
    const field = place === null ? null : fieldNamed(name, place);
    if (field !== null) return { store: 'rm', name: field, type: field === 'ER' ? numberOf('rate') : TRUTH };
    if (isField(name, kind))
      throw reader.fault(
        node,
        `\`${name}\` can be set ${Object.values(PLACES)
          .filter(({ sets }) => sets.some((variable) => variable === name))
          .map(({ called }) => called)
          .join(' and ')} only`,
      );
    const named = scope.names.get(name);
    if (named === undefined) {
      if (scope.isTaken(name)) throw reader.fault(node, `\`${name}\` can be read, not set`);
      if (name.startsWith('VC '))
        throw reader.fault(
          node,
          `\`${name}\` is not remembered: \`remember for each VC: ${name.slice(3)} = ...\` comes first`,
          nearest(name, ['VC listed', 'VC marked', ...scope.names.keys()]),
        );
      return null;
    }
    const { store, index, type } = named;
    if (store !== 'port' && store !== 'vc' && store !== 'local')
      throw reader.fault(node, `\`${name}\` can be read, not set`);
    return { store, index, name, type };
  }
}
