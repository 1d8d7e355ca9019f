import { moves } from '../../rules/bounds.ts';
import type { Cases, CheckedRule, Expression, Input, Statement, Type } from '../../rules/tree.ts';
import { type ArrivingCell, accept, refuse, refuseListed, type Verdict } from '../switch/discard/policy.ts';
import { type Execution, NO_CELL } from './execution.ts';
import { functions } from './functions.ts';
import type { RunningRule } from './running.ts';

/** Where a rule is being carried out: for which cell and, in a loop, for which VC. */
export interface Place {
  readonly rule: RunningRule;
  readonly cell: ArrivingCell;
  flow: number;
}

export type Value = (at: Place) => number;
/** What a statement decides; 0: nothing yet. */
type Step = (at: Place) => Verdict;

/** Hears of what is carried out on the way, for explanations. */
export interface Witness {
  compared(left: number, sign: string, right: number, unit: Type, holds: boolean): void;
  asked(name: string, holds: boolean): void;
  /** The conditions before belong to this line. */
  tested(line: number): void;
  set(line: number, name: string, type: Type, value: number): void;
  done(line: number, note: string): void;
  decided(statement: Statement & { does: 'accept' | 'refuse' }, at: Place): void;
}

/** A value that is none, in this line. */
export class Fault extends Error {
  readonly line: number;

  constructor(line: number, words: string) {
    super(words);
    this.line = line;
  }
}

const INPUTS: Readonly<Record<Input, Value>> = {
  queue: ({ cell }) => cell.queue,
  buffer: ({ rule }) => rule.capacity,
  now: ({ cell }) => cell.now,
  'cell time': ({ cell }) => cell.cellTime,
  'queue since': ({ cell }) => cell.since,
  'first cell': ({ cell }) => (cell.first ? 1 : 0),
  'last cell': ({ cell }) => (cell.last ? 1 : 0),
  'only cell': ({ cell }) => (cell.first && cell.last ? 1 : 0),
  'wire free': ({ cell }) => (cell.isWireFree === true ? 1 : 0),
  'VC cells waiting': ({ rule, flow }) => rule.held.cells[flow],
  'VCs with cells waiting': ({ rule }) => rule.held.active,
  'VC listed': ({ rule, flow }) => rule.listed.members[flow],
  'VCs listed': ({ rule }) => rule.listed.size,
  'VC marked': ({ rule, flow }) => rule.marks[flow],
  'VCs marked': ({ rule }) => rule.marked,
  paused: ({ rule, cell }) => (cell.now < rule.pausedUntil ? 1 : 0),
  'paused until': ({ rule }) => rule.pausedUntil,
  random: ({ rule }) => rule.random.uniform(),
};

/** Closures over the tree of a rule. With a witness they tell what they meet. */
export class Interpreter {
  private readonly rule: CheckedRule;
  private readonly witness: Witness | null;
  private readonly locals: Float64Array;
  private readonly args: Float64Array[] = [];
  private readonly defined: readonly Value[];
  private args0: Float64Array = new Float64Array(1);

  constructor(rule: CheckedRule, witness: Witness | null = null) {
    this.rule = rule;
    this.witness = witness;
    this.locals = new Float64Array(rule.locals.length);
    const defined: Value[] = [];
    this.defined = defined;
    for (const one of rule.defined) {
      const args = new Float64Array(one.args.length);
      this.args.push(args);
      this.args0 = args;
      defined.push(this.quiet().cases(one.cases, args, defined));
    }
  }

  /** Before a cell: no local has a value. */
  begin(): void {
    this.locals.fill(0);
  }

  /** Formulas of definitions are not told part by part. */
  private quiet(): Formulas {
    return new Formulas(this.rule, this.locals, this.defined, this.args, null);
  }

  formula(of: Expression, argument: Float64Array | null = null): Value {
    const formulas = new Formulas(this.rule, this.locals, this.defined, this.args, null);
    return formulas.value(of, argument ?? this.args0);
  }

  cases(of: Cases): Value {
    return this.quiet().cases(of, this.args0, this.defined);
  }

  steps(statements: readonly Statement[]): Step {
    const steps = statements.map((one) => this.step(one));
    // From the last to the first: each knows what follows, and no list is gone through.
    return steps.reduceRight<Step>(
      (rest, step) => (at) => {
        const verdict = step(at);
        return verdict === 0 ? rest(at) : verdict;
      },
      () => 0,
    );
  }

  private step(statement: Statement): Step {
    const { witness, locals } = this;
    const formulas = new Formulas(this.rule, locals, this.defined, this.args, witness);
    const value = (of: Expression): Value => formulas.value(of, this.args0);
    const { line } = statement;
    switch (statement.does) {
      case 'accept':
      case 'refuse': {
        const verdict =
          statement.does === 'accept' ? accept(line) : statement.again ? refuseListed(line) : refuse(line);
        if (witness === null) return () => verdict;
        return (at) => {
          witness.decided(statement, at);
          return verdict;
        };
      }
      case 'if': {
        const condition = value(statement.condition);
        const then = this.steps(statement.yes);
        const otherwise = this.steps(statement.no);
        return (at) => {
          const holds = condition(at) === 1;
          if (witness !== null) witness.tested(line);
          return holds ? then(at) : otherwise(at);
        };
      }
      case 'each': {
        const body = this.steps(statement.body);
        return (at) => {
          const { flow } = at;
          let verdict: Verdict = 0;
          for (at.flow = 0; at.flow < at.rule.flows && verdict === 0; at.flow++) verdict = body(at);
          at.flow = flow;
          return verdict;
        };
      }
      case 'discard': {
        const cells = value(statement.cells);
        return (at) => {
          const count = checked(cells(at), line);
          at.rule.discard(count, line);
          if (witness !== null) witness.done(line, `−${Math.max(0, Math.floor(count))}`);
          return 0;
        };
      }
      case 'pause': {
        const time = value(statement.time);
        return (at) => {
          at.rule.pause(at.cell.now, checked(time(at), line));
          if (witness !== null)
            witness.set(line, 'paused until', { kind: 'number', unit: 'time' }, at.rule.pausedUntil);
          return 0;
        };
      }
      case 'set':
        return this.setting(statement, value(statement.value));
      default:
        return () => 0;
    }
  }

  private setting(statement: Statement & { does: 'set' }, value: Value): Step {
    const { line, target } = statement;
    const { witness } = this;
    const put = this.store(target, line);
    return (at) => {
      const result = checked(value(at), line);
      put(at, result);
      if (witness !== null) witness.set(line, target.name, target.type, result);
      return 0;
    };
  }

  private store(
    target: (Statement & { does: 'set' })['target'],
    line: number,
  ): (at: Place, value: number) => void {
    const { rule, locals } = this;
    switch (target.store) {
      case 'local':
        return (_, value) => {
          locals[target.index] = value;
        };
      case 'port': {
        const shown = rule.shown.some(
          (one) => one.plotted && one.value.is === 'port' && one.value.index === target.index,
        );
        return ({ rule: policy, cell }, value) => {
          policy.memory[target.index] = value;
          if (shown) policy.record(cell.now, value);
        };
      }
      case 'vc':
        if (rule.vc[target.index]?.counted)
          return (at, value) => at.rule.setCounted(target.index, at.flow, value === 1);
        return (at, value) => {
          at.rule.byVc[target.index][at.flow] = value;
        };
      case 'listed':
        return (at, value) => at.rule.setListed(at.flow, value === 1, at.cell.now);
      case 'marked':
        return (at, value) => at.rule.setMarked(at.flow, value === 1, line);
    }
  }
}

function checked(value: number, line: number): number {
  if (Number.isNaN(value)) throw new Fault(line, 'the result is not a number');
  return value;
}

/** Closures of formulas. Yes is 1. */
class Formulas {
  private readonly rule: CheckedRule;
  private readonly locals: Float64Array;
  private readonly defined: readonly Value[];
  private readonly args: readonly Float64Array[];
  private readonly witness: Witness | null;

  constructor(
    rule: CheckedRule,
    locals: Float64Array,
    defined: readonly Value[],
    args: readonly Float64Array[],
    witness: Witness | null,
  ) {
    this.rule = rule;
    this.locals = locals;
    this.defined = defined;
    this.args = args;
    this.witness = witness;
  }

  cases(cases: Cases, argument: Float64Array, _defined: readonly Value[]): Value {
    const all = cases.map(({ value, when }) => ({
      value: this.value(value, argument),
      when: when === null ? null : this.value(when, argument),
    }));
    const [only] = all;
    if (all.length === 1) return only.value;
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
        const read = INPUTS[of.input];
        return witness !== null && of.type.kind === 'truth' ? this.told(of.input, read) : read;
      }
      case 'parameter':
        return ({ rule }) => rule.values[of.index];
      case 'let': {
        const index = this.rule.parameters.length + of.index;
        return ({ rule }) => rule.values[index];
      }
      case 'port':
        return this.told1(of, ({ rule }) => rule.memory[of.index]);
      case 'vc':
        return this.told1(of, ({ rule, flow }) => rule.byVc[of.index][flow]);
      case 'local':
        return this.told1(of, () => locals[of.index]);
      case 'argument':
        return () => argument[of.index];
      case 'count':
        return ({ rule }) => rule.counts[of.index];
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
        // Written out: a call with a list of values costs ten times as much.
        if (args.length === 1) return (at) => call(a(at));
        if (args.length === 2) return (at) => call(a(at), b(at));
        if (args.length === 5) return (at) => call(a(at), b(at), c(at), d(at), e(at));
        return (at) => call(...args.map((arg) => arg(at)));
      }
      case 'defined': {
        const { defined } = this;
        const own = this.args[of.index] as Float64Array;
        const args = of.args.map(deep);
        const { index } = of;
        const [first] = args;
        if (args.length === 1)
          return (at) => {
            own[0] = first(at);
            return defined[index](at);
          };
        return (at) => {
          own.set(args.map((arg) => arg(at)));
          return defined[index](at);
        };
      }
    }
  }

  private told(name: string, value: Value): Value {
    const { witness } = this;
    return (at) => {
      const result = value(at);
      witness?.asked(name, result === 1);
      return result;
    };
  }

  private told1(of: Expression & { readonly name: string }, value: Value): Value {
    return this.witness !== null && of.type.kind === 'truth' ? this.told(of.name, value) : value;
  }

  private comparison(of: Expression & { readonly is: 'comparison' }, left: Value, right: Value): Value {
    const compare = COMPARISONS[of.sign];
    const { witness } = this;
    if (witness === null) return quiet(of.sign, left, right);
    const { type } = of.left.type.kind === 'number' && of.left.type.unit === '' ? of.right : of.left;
    return (at) => {
      const [a, b] = [left(at), right(at)];
      const holds = compare(a, b);
      witness.compared(a, of.sign, b, type, holds);
      return holds ? 1 : 0;
    };
  }
}

/** Each sign by itself: one function for all of them would be called for every cell. */
function quiet(sign: string, left: Value, right: Value): Value {
  if (sign === '<') return (at) => (left(at) < right(at) ? 1 : 0);
  if (sign === '<=') return (at) => (left(at) <= right(at) ? 1 : 0);
  if (sign === '>') return (at) => (left(at) > right(at) ? 1 : 0);
  if (sign === '>=') return (at) => (left(at) >= right(at) ? 1 : 0);
  if (sign === '===') return (at) => (left(at) === right(at) ? 1 : 0);
  return (at) => (left(at) !== right(at) ? 1 : 0);
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
    if (b === 0) throw new Fault(line, `${a} / 0`);
    return a / b;
  };
}

/** What runs a rule that somebody has written. */
export function interpreted(rule: CheckedRule): Execution {
  const interpreter = new Interpreter(rule);
  const arrive = interpreter.steps(rule.arrival);
  /** One for all cells. */
  const place = { cell: NO_CELL, flow: 0 } as { rule: RunningRule; cell: ArrivingCell; flow: number };
  const lost = rule.loss === null ? null : interpreter.steps(rule.loss);
  const lets = rule.lets.map(({ cases }) => interpreter.cases(cases));
  const below = interpreter.formula(rule.calm.below);
  const later = interpreter.formula(rule.calm.later);
  const line = interpreter.formula(rule.calm.line);
  return {
    decide(policy, cell) {
      if (rule.uses.front) policy.takeOut.ask(0, 0);
      interpreter.begin();
      try {
        place.rule = policy;
        place.cell = cell;
        place.flow = cell.flow;
        return arrive(place);
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        return policy.failed(cell, error.line, error.message);
      }
    },
    lost:
      lost === null
        ? null
        : (policy, flow, now) => {
            const cell = {
              flow,
              first: false,
              last: false,
              queue: policy.capacity,
              since: now,
              now,
              cellTime: 1,
            };
            interpreter.begin();
            try {
              lost({ rule: policy, cell, flow });
            } catch (error) {
              if (!(error instanceof Fault)) throw error;
              policy.failed(cell, error.line, error.message);
            }
          },
    derive(policy) {
      lets.forEach((value, i) => {
        policy.values[rule.parameters.length + i] = guarded(value, policy);
      });
    },
    settle(policy, calm) {
      calm.below = guarded(below, policy);
      calm.later = guarded(later, policy);
      calm.line = guarded(line, policy);
    },
    moves: moves(rule.calm.below) || moves(rule.calm.later) || moves(rule.calm.line),
  };
}

/** Outside of a cell a value that is none is NaN. */
export function guarded(value: Value, rule: RunningRule, cell: ArrivingCell = NO_CELL): number {
  try {
    return value({ rule, cell, flow: cell.flow });
  } catch (error) {
    if (error instanceof Fault) return Number.NaN;
    throw error;
  }
}
