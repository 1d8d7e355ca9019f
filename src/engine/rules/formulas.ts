import type { Cases, CheckedRule, Expression, Input, Statement, Type } from '../../rules/tree.ts';
import { type ArrivingCell, queueBytesOf, queueTimeOf, type Verdict } from '../switch/discard/policy.ts';
import { functions } from './functions.ts';
import type { RuleInstance, RunningRule } from './ruleInstance.ts';
import { RuleRuntimeError } from './ruleRuntimeError.ts';

/** Context of the execution of a rule: the cell and, in a loop, the VC. */
export interface RulePlace {
  readonly rule: RuleInstance;
  readonly cell: object;
  flow: number;
}

/** The same for a discard policy. */
export interface PolicyPlace extends RulePlace {
  readonly rule: RunningRule;
  readonly cell: ArrivingCell;
}

/** Typed as a method, so that functions for a more specific context are assignable: a rule only runs in contexts of its kind. */
export type Value = { of(at: RulePlace): number }['of'];
/** Executes a statement; 0 if it has not decided yet. */
export type Step = { of(at: RulePlace): Verdict }['of'];
/** Functions that read inputs, by name. */
export type Readers = Readonly<Record<string, Value>>;
/** Called for each part of a rule that is evaluated or executed, for explanations. */
export interface Tracer {
  compared(left: number, sign: string, right: number, unit: Type, holds: boolean): void;
  asked(name: string, holds: boolean): void;
  /** The conditions reported before belong to this line. */
  tested(line: number): void;
  set(line: number, name: string, type: Type, value: number): void;
  /** An assignment whose value is computed and not stored yet. */
  assigned(statement: Statement & { does: 'set' }, value: number, at: RulePlace): void;
  done(line: number, note: string): void;
  decided(statement: Statement & { does: 'accept' | 'refuse' }, at: RulePlace): void;
  /** Sentence of a line of an algorithm, reported after the line. */
  said(statement: Statement & { does: 'set' | 'nothing' }, at: RulePlace): void;
}

/** Inputs of discard policies. */
export const POLICY_READERS = {
  queue: ({ cell }) => cell.queue,
  buffer: ({ rule }) => rule.capacity,
  now: ({ cell }) => cell.now,
  'cell time': ({ cell }) => cell.cellTime,
  'queue time': ({ cell }) => queueTimeOf(cell),
  'queue bytes': ({ cell }) => queueBytesOf(cell),
  'cell bytes': ({ cell }) => cell.bytes,
  'queue since': ({ cell }) => cell.since,
  'first cell': ({ cell }) => (cell.first ? 1 : 0),
  'last cell': ({ cell }) => (cell.last ? 1 : 0),
  'only cell': ({ cell }) => (cell.first && cell.last ? 1 : 0),
  'wire free': ({ cell }) => (cell.isWireFree === true ? 1 : 0),
  waited: ({ cell }) => cell.waited ?? 0,
  'VC cells waiting': ({ rule, flow }) => rule.occupiedBy.cells[flow]!,
  'VCs with cells waiting': ({ rule }) => rule.occupiedBy.active,
  'VCs of the port': ({ rule }) => rule.passing,
  'VC listed': ({ rule, flow }) => rule.listed.members[flow]!,
  'VCs listed': ({ rule }) => rule.listed.size,
  'VC marked': ({ rule, flow }) => rule.marks[flow]!,
  'VCs marked': ({ rule }) => rule.marked,
  paused: ({ rule, cell }) => (cell.now < rule.pausedUntil ? 1 : 0),
  'paused until': ({ rule }) => rule.pausedUntil,
  random: ({ rule }) => rule.random.uniform(),
} as const satisfies Readonly<Record<Input, (at: PolicyPlace) => number>>;

/** Compiles formulas to closures. Truth values are 1 and 0. */
export class FormulaClosures {
  private readonly rule: CheckedRule;
  private readonly locals: Float64Array;
  private readonly defined: readonly Value[];
  private readonly args: readonly Float64Array[];
  private readonly witness: Tracer | null;
  private readonly readers: Readers;

  constructor(
    rule: CheckedRule,
    locals: Float64Array,
    defined: readonly Value[],
    args: readonly Float64Array[],
    witness: Tracer | null,
    readers: Readers,
  ) {
    this.rule = rule;
    this.readers = readers;
    this.locals = locals;
    this.defined = defined;
    this.args = args;
    this.witness = witness;
  }

  cases(cases: Cases, argument: Float64Array): Value {
    const all = cases.map(({ value, when }) => ({
      value: this.value(value, argument),
      when: when === null ? null : this.value(when, argument),
    }));
    const [only] = all;
    if (all.length === 1) return only!.value;
    return (at) => {
      for (const { value, when } of all) if (when === null || when(at) === 1) return value(at);
      return Number.NaN;
    };
  }

  value(of: Expression, argument: Float64Array): Value {
    const { locals, witness } = this;
    const deep = (part: Expression): Value => this.value(part, argument);
    switch (of.is) {
      case 'constant':
        return () => of.value;
      case 'input': {
        const read = this.readers[of.input] as Value;
        return witness !== null && of.type.kind === 'truth' ? this.witnessed(of.input, read) : read;
      }
      case 'parameter':
        return ({ rule }) => rule.values[of.index]!;
      case 'let': {
        const index = this.rule.parameters.length + of.index;
        return ({ rule }) => rule.values[index]!;
      }
      case 'port':
        return this.witnessedAs(of, ({ rule }) => rule.portVariables[of.index]!);
      case 'vc':
        return this.witnessedAs(of, ({ rule, flow }) => rule.vcVariables[of.index]![flow]!);
      case 'local':
        return this.witnessedAs(of, () => locals[of.index]!);
      case 'argument':
        return () => argument[of.index]!;
      case 'count':
        return ({ rule }) => rule.trueCounts[of.index]!;
      case 'negative': {
        const value = deep(of.of);
        return (at) => -value(at);
      }
      case 'not': {
        const value = deep(of.of);
        return (at) => 1 - value(at);
      }
      case 'and': {
        const [left, right] = [deep(of.left), deep(of.right)];
        return (at) => (left(at) === 1 ? right(at) : 0);
      }
      case 'or': {
        const [left, right] = [deep(of.left), deep(of.right)];
        return (at) => (left(at) === 1 ? 1 : right(at));
      }
      case 'choice': {
        const [when, yes, no] = [deep(of.when), deep(of.yes), deep(of.no)];
        return (at) => (when(at) === 1 ? yes(at) : no(at));
      }
      case 'arithmetic':
        return arithmetic(of.sign, deep(of.left), deep(of.right), of.line);
      case 'comparison':
        return this.comparison(of, deep(of.left), deep(of.right));
      case 'function': {
        const call = functions[of.name];
        const args = of.args.map(deep);
        const [a, b, c, d, e] = args;
        // Separate cases, because a call with a list of values takes ten times as long.
        if (args.length === 1) return (at) => call(a!(at));
        if (args.length === 2) return (at) => call(a!(at), b!(at));
        if (args.length === 5) return (at) => call(a!(at), b!(at), c!(at), d!(at), e!(at));
        return (at) => call(...args.map((arg) => arg(at)));
      }
      case 'defined': {
        const { defined } = this;
        const argumentValues = this.args[of.index] as Float64Array;
        const args = of.args.map(deep);
        const { index } = of;
        const [first] = args;
        if (args.length === 1)
          return (at) => {
            argumentValues[0] = first!(at);
            return defined[index]!(at);
          };
        return (at) => {
          argumentValues.set(args.map((arg) => arg(at)));
          return defined[index]!(at);
        };
      }
    }
  }

  private witnessed(name: string, value: Value): Value {
    const { witness } = this;
    return (at) => {
      const result = value(at);
      witness?.asked(name, result === 1);
      return result;
    };
  }

  private witnessedAs(of: Expression & { readonly name: string }, value: Value): Value {
    return this.witness !== null && of.type.kind === 'truth' ? this.witnessed(of.name, value) : value;
  }

  private comparison(of: Expression & { readonly is: 'comparison' }, left: Value, right: Value): Value {
    const compare = COMPARISONS[of.sign]!;
    const { witness } = this;
    if (witness === null)
      return untraced(of.sign, left, right, of.right.is === 'constant' ? of.right.value : null);
    const { type } = of.left.type.kind === 'number' && of.left.type.unit === '' ? of.right : of.left;
    return (at) => {
      const [a, b] = [left(at), right(at)];
      const holds = compare(a, b);
      witness.compared(a, of.sign, b, type, holds);
      return holds ? 1 : 0;
    };
  }
}

/** Separate closures per sign, and for a constant right side: this avoids an inner function call for every cell. */
function untraced(sign: string, left: Value, right: Value, known: number | null): Value {
  if (known !== null) return untracedWith(sign, left, known);
  if (sign === '<') return (at) => (left(at) < right(at) ? 1 : 0);
  if (sign === '<=') return (at) => (left(at) <= right(at) ? 1 : 0);
  if (sign === '>') return (at) => (left(at) > right(at) ? 1 : 0);
  if (sign === '>=') return (at) => (left(at) >= right(at) ? 1 : 0);
  if (sign === '===') return (at) => (left(at) === right(at) ? 1 : 0);
  return (at) => (left(at) !== right(at) ? 1 : 0);
}

function untracedWith(sign: string, left: Value, known: number): Value {
  if (sign === '<') return (at) => (left(at) < known ? 1 : 0);
  if (sign === '<=') return (at) => (left(at) <= known ? 1 : 0);
  if (sign === '>') return (at) => (left(at) > known ? 1 : 0);
  if (sign === '>=') return (at) => (left(at) >= known ? 1 : 0);
  if (sign === '===') return (at) => (left(at) === known ? 1 : 0);
  return (at) => (left(at) !== known ? 1 : 0);
}

const COMPARISONS: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '===': (a, b) => a === b,
  '!==': (a, b) => a !== b,
};

function arithmetic(sign: string, left: Value, right: Value, line: number): Value {
  if (sign === '+') return (at) => left(at) + right(at);
  if (sign === '-') return (at) => left(at) - right(at);
  if (sign === '*') return (at) => left(at) * right(at);
  return (at) => {
    const [a, b] = [left(at), right(at)];
    if (b === 0) throw new RuleRuntimeError(line, a);
    return a / b;
  };
}
