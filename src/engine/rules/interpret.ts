import { moves } from '../../rules/bounds.ts';
import type { Cases, CheckedRule, Expression, Statement } from '../../rules/tree.ts';
import { type ArrivingCell, accept, refuse, refuseListed, type Verdict } from '../switch/discard/policy.ts';
import { type Execution, NO_CELL } from './execution.ts';
import { Fault, Formulas, type Place, type Value, type Witness } from './formulas.ts';
import type { RunningRule } from './running.ts';

/** What a statement decides; 0: nothing yet. */
type Step = (at: Place) => Verdict;

/** Outside of functions there is no argument. */
const NO_ARGUMENT = new Float64Array(1);

/** Closures over the tree of a rule. With a witness they tell what they meet. */
export class Interpreter {
  private readonly rule: CheckedRule;
  private readonly witness: Witness | null;
  private readonly locals: Float64Array;
  private readonly args: Float64Array[] = [];
  private readonly defined: readonly Value[];

  constructor(rule: CheckedRule, witness: Witness | null = null) {
    this.rule = rule;
    this.witness = witness;
    this.locals = new Float64Array(rule.locals.length);
    const defined: Value[] = [];
    this.defined = defined;
    for (const one of rule.defined) {
      const args = new Float64Array(one.args.length);
      this.args.push(args);
      defined.push(this.quiet().cases(one.cases, args));
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

  /** @param argument where the value of `x` is, for lines of a plot */
  formula(of: Expression, argument: Float64Array = NO_ARGUMENT): Value {
    return this.quiet().value(of, argument);
  }

  cases(of: Cases): Value {
    return this.quiet().cases(of, NO_ARGUMENT);
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
    const value = (of: Expression): Value => formulas.value(of, NO_ARGUMENT);
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
        const [yes, no] = [this.steps(statement.yes), this.steps(statement.no)];
        return (at) => {
          const holds = condition(at) === 1;
          if (witness !== null) witness.tested(line);
          return holds ? yes(at) : no(at);
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
