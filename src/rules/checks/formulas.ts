import type { SyntaxNode } from '@lezer/common';
import { childrenOf, formulasOf, type Reader } from '../grammar/reader.ts';
import { FUNCTIONS, INPUTS_OF } from '../names.ts';
import { nearest } from '../nearest.ts';
import { some } from '../problem.ts';
import type { Expression, FunctionName, Input, RateInput, Type, Unit } from '../tree.ts';
import { constant, NUMBER, numberOf, TRUTH, UNITS } from '../types.ts';
import { TIMES } from '../values.ts';
import type { Scope } from './scope.ts';

const SIGNS = { '<': '<', '<=': '<=', '≤': '<=', '>': '>', '>=': '>=', '≥': '>=' } as const;

/** How deep formulas may be nested. */
const DEEPEST = 100;

/** Checks formulas: names, types, units. */
export class FormulaChecks {
  private readonly reader: Reader;
  private readonly scope: Scope;
  private depth = 0;

  constructor(reader: Reader, scope: Scope) {
    this.reader = reader;
    this.scope = scope;
  }

  /** A formula alone, in a part of the text that begins there. */
  within(offset: number, node: SyntaxNode): Expression {
    return new FormulaChecks(this.reader.from(offset), this.scope).any(node);
  }

  /** A number. */
  number(node: SyntaxNode): Expression {
    const found = this.any(node);
    if (found.type.kind !== 'number')
      throw this.reader.fault(node, `a number is expected, not ${typeWords(found.type)}`);
    return found;
  }

  /** Yes or no. */
  truth(node: SyntaxNode): Expression {
    const found = this.any(node);
    if (found.type.kind !== 'truth')
      throw this.reader.fault(node, `a condition is expected, yes or no, not ${typeWords(found.type)}`);
    return found;
  }

  any(node: SyntaxNode): Expression {
    if (this.depth > DEEPEST)
      throw this.reader.fault(node, `the formula is nested more than ${DEEPEST} deep`);
    this.depth++;
    try {
      return this.parsed(node);
    } finally {
      this.depth--;
    }
  }

  private parsed(node: SyntaxNode): Expression {
    const { reader } = this;
    const [left, right] = formulasOf(node);
    switch (node.name) {
      case 'Choice':
        return this.choice(node, (part) => this.any(part));
      case 'Parens':
        return this.any(left as SyntaxNode);
      case 'Literal':
        return this.literal(node);
      case 'Truth':
        return constant(reader.of(node) === 'yes' ? 1 : 0, TRUTH);
      case 'Name':
        return this.name(node);
      case 'Not':
        return { is: 'not', of: this.truth(left as SyntaxNode), type: TRUTH };
      case 'And':
      case 'Or':
        return {
          is: node.name === 'And' ? 'and' : 'or',
          left: this.truth(left as SyntaxNode),
          right: this.truth(right as SyntaxNode),
          type: TRUTH,
        };
      case 'Negative': {
        const of = this.number(left as SyntaxNode);
        return { is: 'negative', of, type: of.type };
      }
      case 'Sum':
      case 'Product':
        return this.arithmetic(node, left as SyntaxNode, right as SyntaxNode);
      case 'Compare':
        return this.comparison(node, left as SyntaxNode, right as SyntaxNode);
      case 'Call':
        return this.call(node);
      default:
        throw reader.fault(node, 'a value is expected');
    }
  }

  /** `a if b else c`: one or the other. @param read what they are */
  choice(node: SyntaxNode, read: (part: SyntaxNode) => Expression): Expression {
    if (node.name !== 'Choice') return read(node);
    const [ifTrue, ifFalse] = formulasOf(node) as [SyntaxNode, SyntaxNode];
    const condition = formulasOf(this.reader.need(node, 'If'))[0] as SyntaxNode;
    const when = this.truth(condition);
    const [yes, no] = [this.choice(ifTrue, read), this.choice(ifFalse, read)];
    if (yes.type.kind !== no.type.kind)
      throw this.reader.fault(ifFalse, `${typeWords(yes.type)} is expected here, not ${typeWords(no.type)}`);
    const type = yes.type.kind === 'number' && yes.type.unit === '' ? no.type : yes.type;
    return { is: 'choice', when, yes, no, type };
  }

  private literal(node: SyntaxNode): Expression {
    const value = Number(this.reader.of(this.reader.need(node, 'Number')));
    const unit = this.reader.of(node).replace(/^[\d.eE-]+\s*/, '');
    if (unit === '') return constant(value, NUMBER);
    if (unit === '%') return constant(value / 100, numberOf('chance'));
    const time = TIMES[unit];
    if (time !== undefined) return constant(value * time, numberOf('time'));
    const counts = UNITS[unit];
    if (counts === undefined)
      throw this.reader.fault(
        node,
        `unknown unit \`${unit}\`; known: %, cells, VCs, cells/s, ${Object.keys(TIMES).join(', ')}`,
      );
    return constant(value, numberOf(counts));
  }

  private name(node: SyntaxNode): Expression {
    const { scope, reader } = this;
    const name = reader.name(node);
    const unreadable = scope.unreadable(name);
    if (unreadable !== null) throw reader.fault(node, unreadable);
    scope.used.add(name);
    const named = scope.names.get(name);
    if (named !== undefined) {
      if (named.store === 'local') scope.read.add(name);
      return { is: named.store, index: named.index, name, type: named.type };
    }
    if (name === 'unlimited') return constant(Number.POSITIVE_INFINITY, NUMBER);
    if (scope.isInput(name)) {
      const { type } = INPUTS_OF[scope.kind][name] as { readonly type: Type };
      return { is: 'input', input: name as Input | RateInput, type };
    }
    const counted = name.startsWith('VCs ') ? scope.names.get(`VC ${name.slice(4)}`) : undefined;
    if (counted?.store === 'vc' && counted.type.kind === 'truth') {
      scope.counted.add(counted.index);
      return { is: 'count', index: counted.index, name, type: numberOf('VCs') };
    }
    const hint = scope.hasUnspacedMinus(name) ? '; a minus sign has blanks around it' : '';
    throw reader.fault(node, `there is no value \`${name}\`${hint}`, scope.near(name));
  }

  private arithmetic(node: SyntaxNode, a: SyntaxNode, b: SyntaxNode): Expression {
    const left = this.number(a);
    const right = this.number(b);
    const sign = this.reader.between(a.to, b.from) as '+' | '-' | '*' | '/';
    const [leftUnit, rightUnit] = [unitOf(left.type), unitOf(right.type)];
    if ((sign === '+' || sign === '-') && differ(leftUnit, rightUnit))
      throw this.reader.fault(node, `${called(leftUnit)} ${sign} ${called(rightUnit)}: these do not add up`);
    const type = numberOf(unitAfter(sign, leftUnit, rightUnit));
    return { is: 'arithmetic', sign, left, right, type, line: this.reader.lineOf(node) };
  }

  private comparison(node: SyntaxNode, a: SyntaxNode, b: SyntaxNode): Expression {
    const { reader } = this;
    const left = this.any(a);
    const operator = node.getChild('CompareOp');
    if (operator !== null) {
      const right = this.number(b);
      if (left.type.kind !== 'number')
        throw reader.fault(a, `a number is expected, not ${typeWords(left.type)}`);
      const [leftUnit, rightUnit] = [unitOf(left.type), unitOf(right.type)];
      if (differ(leftUnit, rightUnit))
        throw reader.fault(node, `${called(leftUnit)} cannot be compared with ${called(rightUnit)}`);
      return {
        is: 'comparison',
        sign: SIGNS[reader.of(operator) as keyof typeof SIGNS],
        left,
        right,
        type: TRUTH,
      };
    }
    // `a is not b` has been read as `a is (not b)`.
    const negated = b.name === 'Not' ? formulasOf(b)[0] : undefined;
    const sign = node.getChild('not') === null && negated === undefined ? '===' : '!==';
    const other = negated ?? b;
    const right = left.type.kind === 'one-of' ? this.option(left.type.options, other) : this.any(other);
    if (right.type.kind !== left.type.kind)
      throw reader.fault(b, `${typeWords(left.type)} is expected here, not ${typeWords(right.type)}`);
    return { is: 'comparison', sign, left, right, type: TRUTH };
  }

  /** One of named states. */
  option(options: readonly string[], node: SyntaxNode): Expression {
    const name = this.reader.name(node);
    const index = options.indexOf(name);
    if (index < 0) throw this.reader.fault(node, `there is no \`${name}\` here; known: ${some(options)}`);
    return constant(index, { kind: 'one-of', options });
  }

  private call(node: SyntaxNode): Expression {
    const { reader, scope } = this;
    const [called, ...rest] = formulasOf(node);
    const name = reader.name(called as SyntaxNode);
    const args = rest.map((argument) => this.number(argument));
    const defined = scope.functions.get(name);
    if (defined !== undefined) {
      if (args.length !== defined.args)
        throw reader.fault(node, `\`${name}\` takes ${defined.args} values, not ${args.length}`);
      for (const used of defined.uses) {
        const unreadable = scope.unreadable(used);
        if (unreadable !== null) throw reader.fault(node, `\`${name}\` cannot stand here: ${unreadable}`);
        scope.used.add(used);
      }
      return { is: 'defined', index: defined.index, name, args, type: defined.type };
    }
    if (!(name in FUNCTIONS)) {
      const known = [...scope.functions.keys(), ...Object.keys(FUNCTIONS)];
      const words = `there is no function \`${name}\`; known: ${some(known)}`;
      throw reader.fault(called as SyntaxNode, words, nearest(name, known));
    }
    const [least, most] = FUNCTIONS[name as FunctionName].arity;
    if (args.length < least || args.length > most)
      throw reader.fault(
        node,
        `\`${name}\` takes ${least === most ? least : `${least} to ${most}`} values, not ${args.length}`,
      );
    const keeps = name === 'min' || name === 'max' || name === 'abs' || name === 'floor' || name === 'ceil';
    const unit = keeps
      ? (args.map((argument) => unitOf(argument.type)).find((candidate) => candidate !== '') ?? '')
      : '';
    return { is: 'function', name: name as FunctionName, args, type: numberOf(unit) };
  }
}

/** A unit in messages. */
const called = (unit: Unit): string => (unit === 'rate' ? 'cells/s' : unit);
const unitOf = (type: Type): Unit => (type.kind === 'number' ? type.unit : '');
const differ = (a: Unit, b: Unit): boolean =>
  a !== b && a !== '' && b !== '' && a !== 'chance' && b !== 'chance';

/** A time stays one when it is taken so many times: cells that wait, times what a cell takes. */
function unitAfter(sign: string, a: Unit, b: Unit): Unit {
  if (sign === '+' || sign === '-') return a === '' ? b : a;
  if (sign === '*') {
    if (a === 'time' || b === 'time') return a === b ? '' : 'time';
    return a === '' || a === 'chance' || a === 'VCs'
      ? b === '' && a !== 'VCs'
        ? a
        : b
      : b === '' || b === 'chance' || b === 'VCs'
        ? a
        : '';
  }
  return b === '' || b === 'chance' || (b === 'VCs' && a !== 'VCs') ? a : '';
}

export function typeWords(type: Type): string {
  if (type.kind === 'truth') return 'yes or no';
  if (type.kind === 'one-of') return `one of ${some(type.options)}`;
  return type.unit === '' ? 'a number' : `a number of ${called(type.unit)}`;
}

/** The first error of the syntax, or null. */
export function syntaxFault(reader: Reader, top: SyntaxNode): Error | null {
  const stack = [top];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.type.isError) return misspelt(reader, node) ?? reader.fault(node, syntaxMessage(reader, node));
    stack.push(...[...childrenOf(node)].reverse());
  }
  return null;
}

/** Words that a line of the body begins with. */
const STARTS = ['if', 'else', 'for', 'accept', 'refuse', 'discard', 'pause', 'nothing', 'when', 'say'];

/** A line whose first word is almost one of the language. */
function misspelt(reader: Reader, node: SyntaxNode): Error | null {
  const { text } = reader;
  const from = text.lastIndexOf('\n', node.from - 1) + 1;
  const [line = ''] = text.slice(from).split('\n');
  const [, blanks = '', word = ''] = /^(\s*)([\w-]+)/.exec(line) ?? [];
  const near = STARTS.includes(word) || line.includes('=') ? null : nearest(word, STARTS);
  if (word.length < 3 || near === null) return null;
  const at = from + blanks.length;
  return reader.fault({ from: at, to: at + word.length }, `no line begins with \`${word}\``, near);
}

function syntaxMessage(reader: Reader, node: SyntaxNode): string {
  const found = reader.of(node).split('\n')[0] ?? '';
  const what = found === '' ? 'something is missing here' : `\`${found}\` cannot stand here`;
  if (/^(say|when)\b/.test(found))
    return `${what}; it stands below its \`accept\` or \`refuse\`, indented further`;
  const around = node.parent?.name ?? '';
  return `${what}; ${EXPECTED[around] ?? EXPECTED.Rule}`;
}

const EXPECTED: Readonly<Record<string, string>> = {
  SayLine: '`say ...`, or `when queue >= 5 say ...`',
  Rule: 'a line is `name = value`, `if ...`, `accept`, `refuse`, `discard ... from the front`, `pause for ...`, or one of the head',
  Block:
    'a line is `name = value`, `if ...`, `accept`, `refuse`, `discard ... from the front` or `pause for ...`',
  IfStatement: 'after `if` comes a condition; what it leads to is indented in the next lines',
  If: 'after `if` comes a condition such as `queue < threshold`',
  Assign: 'after `=` comes a value',
  Compare: 'a comparison has a value on both sides',
  Parameter: 'a parameter is `parameter name "label", unit, 0 to 100, default 5: what it means`',
  Memory: '`remember name = value` or `remember for each VC: name = value`',
  Define: '`define name(x) = value`, or cases indented in the next lines',
  Let: '`let name = value`, or cases indented in the next lines',
  Cases: 'each case is `value if condition`, the last one `value`',
  Hook: '`on departure`, `on loss` or `every 15 ms`, in an algorithm `on forward RM` and the like, what is to be done indented in the next lines',
};
