import { dependsOnState } from '../../rules/parts.ts';
import type { Cases, CheckedRule, Expression, Hook, Statement, Target } from '../../rules/tree.ts';
import {
  type ArrivingCell,
  accept,
  refuse,
  refuseContinuation,
  type Verdict,
} from '../switch/discard/policy.ts';
import { type Execution, type HookCode, NO_CELL } from './execution.ts';
import {
  FormulaClosures,
  POLICY_READERS,
  type PolicyPlace,
  type Readers,
  type RulePlace,
  type Step,
  type Tracer,
  type Value,
} from './formulas.ts';
import { decided, fieldSetter } from './rates/fields.ts';
import type { RuleInstance, RunningRule } from './ruleInstance.ts';
import { RuleRuntimeError } from './ruleRuntimeError.ts';

const UNDECIDED: Step = () => 0;

/** Argument array outside of functions, which have none. */
const NO_ARGUMENT = new Float64Array(1);

/** Compiles the tree of a rule to closures. With a tracer (`witness`) they report each part that they evaluate. */
export class Interpreter {
  private readonly rule: CheckedRule;
  private readonly witness: Tracer | null;
  private readonly locals: Float64Array;
  private readonly args: Float64Array[] = [];
  private readonly defined: readonly Value[];
  private readonly readers: Readers;

  constructor(rule: CheckedRule, witness: Tracer | null = null, readers: Readers = POLICY_READERS) {
    this.rule = rule;
    this.readers = readers;
    this.witness = witness;
    this.locals = new Float64Array(rule.locals.length);
    const defined: Value[] = [];
    this.defined = defined;
    for (const definition of rule.defined) {
      const args = new Float64Array(definition.args.length);
      this.args.push(args);
      defined.push(this.untraced().cases(definition.cases, args));
    }
  }

  /** Clears all locals, before a cell. */
  begin(): void {
    // For a few numbers, `fill` is slower.
    for (let i = 0; i < this.locals.length; i++) this.locals[i] = 0;
  }

  /** Formulas of definitions are not reported part by part. */
  private untraced(): FormulaClosures {
    return new FormulaClosures(this.rule, this.locals, this.defined, this.args, null, this.readers);
  }

  /** @param argument array with the value of `x`, for lines of a plot */
  formula(of: Expression, argument: Float64Array = NO_ARGUMENT): Value {
    return this.untraced().value(of, argument);
  }

  cases(of: Cases): Value {
    return this.untraced().cases(of, NO_ARGUMENT);
  }

  /** Compiles statements. @param rest continuation after them: each statement calls the next, so that no list is iterated at run time */
  steps(statements: readonly Statement[], rest: Step = UNDECIDED): Step {
    return statements.reduceRight((next, statement) => this.step(statement, next), rest);
  }

  private step(statement: Statement, next: Step): Step {
    const { witness, locals } = this;
    const formulas = new FormulaClosures(this.rule, locals, this.defined, this.args, witness, this.readers);
    const value = (of: Expression): Value => formulas.value(of, NO_ARGUMENT);
    const { line } = statement;
    switch (statement.does) {
      case 'accept':
      case 'refuse': {
        const verdict =
          statement.does === 'accept'
            ? accept(line)
            : statement.again
              ? refuseContinuation(line)
              : refuse(line);
        if (witness === null) return () => verdict;
        return (at) => {
          witness.decided(statement, at);
          return verdict;
        };
      }
      case 'if': {
        const condition = value(statement.condition);
        const [yes, no] = [this.steps(statement.yes, next), this.steps(statement.no, next)];
        if (witness === null) return (at) => (condition(at) === 1 ? yes(at) : no(at));
        return (at) => {
          const holds = condition(at) === 1;
          witness.tested(line);
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
          return verdict === 0 ? next(at) : verdict;
        };
      }
      case 'discard': {
        const cells = value(statement.cells);
        return (at: PolicyPlace) => {
          const count = checked(cells(at), line);
          at.rule.discard(count, line);
          if (witness !== null) witness.done(line, `−${Math.max(0, Math.floor(count))}`);
          return next(at);
        };
      }
      case 'pause': {
        const time = value(statement.time);
        return (at: PolicyPlace) => {
          at.rule.pause(at.cell.now, checked(time(at), line));
          if (witness !== null)
            witness.set(line, 'paused until', { kind: 'number', unit: 'time' }, at.rule.pausedUntil);
          return next(at);
        };
      }
      case 'set':
        return this.setting(statement, value(statement.value), this.deciding(statement, next));
      default:
        return this.deciding(statement, next);
    }
  }

  /** In an algorithm, adds the choice of the deciding line. */
  private deciding(statement: Statement & { does: 'set' | 'nothing' }, next: Step): Step {
    return this.rule.kind === 'policy' ? next : decided(statement, next, this.witness);
  }

  private setting(statement: Statement & { does: 'set' }, value: Value, next: Step): Step {
    const { line, target } = statement;
    const { witness } = this;
    if (witness === null) return this.store(target, line, value, next);
    const watched: Value = (at) => {
      const result = checked(value(at), line);
      witness.assigned(statement, result, at);
      return result;
    };
    return this.store(target, line, watched, next);
  }

  private store(target: Target, line: number, value: Value, next: Step): Step {
    const { rule, locals } = this;
    switch (target.store) {
      case 'local':
        return (at) => {
          locals[target.index] = checked(value(at), line);
          return next(at);
        };
      case 'port': {
        const shown = rule.shown.some(
          (shown) => shown.plotted && shown.value.is === 'port' && shown.value.index === target.index,
        );
        if (shown)
          return (at: PolicyPlace) => {
            const result = checked(value(at), line);
            at.rule.portVariables[target.index] = result;
            at.rule.record(at.cell.now, result);
            return next(at);
          };
        return (at) => {
          at.rule.portVariables[target.index] = checked(value(at), line);
          return next(at);
        };
      }
      case 'vc':
        if (rule.vc[target.index]?.counted)
          return (at) => {
            at.rule.setCounted(target.index, at.flow, checked(value(at), line) === 1);
            return next(at);
          };
        return (at) => {
          at.rule.vcVariables[target.index]![at.flow] = checked(value(at), line);
          return next(at);
        };
      case 'listed':
        return (at: PolicyPlace) => {
          at.rule.setListed(at.flow, checked(value(at), line) === 1, at.cell.now);
          return next(at);
        };
      case 'marked':
        return (at: PolicyPlace) => {
          at.rule.setMarked(at.flow, checked(value(at), line) === 1, line);
          return next(at);
        };
      case 'rm':
        return fieldSetter(target.name, (at) => checked(value(at), line), next);
    }
  }
}

function checked(value: number, line: number): number {
  if (Number.isNaN(value)) throw new RuleRuntimeError(line);
  return value;
}

/** Execution of a rule that a reader has written. */
export function interpreted(rule: CheckedRule): Execution {
  const interpreter = new Interpreter(rule);
  const arrive = interpreter.steps(rule.arrival);
  /** Reused for all cells. */
  const place = { cell: NO_CELL, flow: 0 } as { rule: RunningRule; cell: ArrivingCell; flow: number };
  const lets = rule.lets.map(({ cases }) => interpreter.cases(cases));
  const below = interpreter.formula(rule.acceptThreshold.below);
  const continuationBelow = interpreter.formula(rule.acceptThreshold.continuationBelow);
  const until = interpreter.formula(rule.acceptThreshold.until);
  const line = interpreter.formula(rule.acceptThreshold.line);
  return {
    decide(policy, cell) {
      if (rule.uses.front) policy.discardNothing();
      interpreter.begin();
      try {
        place.rule = policy;
        place.cell = cell;
        place.flow = cell.flow;
        return arrive(place);
      } catch (error) {
        if (!(error instanceof RuleRuntimeError)) throw error;
        return policy.failed(cell, error);
      }
    },
    hooks: rule.hooks.map((hook) => hookCode(interpreter, hook)),
    derive(policy) {
      lets.forEach((value, i) => {
        policy.values[rule.parameters.length + i] = evaluateOrNaN(value, policy);
      });
    },
    updateAcceptThreshold(policy, acceptThreshold) {
      acceptThreshold.below = evaluateOrNaN(below, policy);
      acceptThreshold.continuationBelow = evaluateOrNaN(continuationBelow, policy);
      const end = evaluateOrNaN(until, policy);
      acceptThreshold.until = Number.isNaN(end) ? Number.NEGATIVE_INFINITY : end;
      acceptThreshold.line = evaluateOrNaN(line, policy);
    },
    dependsOnState: Object.values(rule.acceptThreshold).some(dependsOnState),
  };
}

function hookCode(interpreter: Interpreter, { body, period }: Hook): HookCode {
  const steps = interpreter.steps(body);
  const value = period === null ? null : interpreter.formula(period);
  return {
    run(policy, cell) {
      interpreter.begin();
      try {
        return steps({ rule: policy, cell, flow: cell.flow });
      } catch (error) {
        if (!(error instanceof RuleRuntimeError)) throw error;
        policy.failed(cell, error);
        return 0;
      }
    },
    period: value === null ? null : (policy) => evaluateOrNaN(value, policy),
  };
}

/** Evaluates a formula outside of a decision; NaN if it fails. */
export function evaluateOrNaN(
  value: Value,
  rule: RuleInstance,
  cell: RulePlace['cell'] & { readonly flow: number } = NO_CELL,
): number {
  try {
    return value({ rule, cell, flow: cell.flow });
  } catch (error) {
    if (error instanceof RuleRuntimeError) return Number.NaN;
    throw error;
  }
}
