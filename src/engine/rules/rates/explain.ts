import { type Cells, type EvaluatedLine, type Remark, remark } from '../../../contract/index.ts';
import { markingOf } from '../../../rules/rates/marking.ts';
import type { Expression, Sentence, Statement, Target, Type } from '../../../rules/tree.ts';
import type { PortView, RateExplanation } from '../../abr/algorithm.ts';
import { isAlike } from '../../abr/parts/equalRates.ts';
import { asCarried } from '../../abr/rateCode.ts';
import { RmCell } from '../../abr/rmCell.ts';
import { decimal } from '../../formatNumbers.ts';
import type { RulePlace, Value } from '../formulas.ts';
import { Interpreter } from '../interpret.ts';
import { PathTracer, valueText } from '../pathTracer.ts';
import { metCell, type RunningRates } from './execution.ts';
import { RATE_READERS, type RatePlace } from './fields.ts';
import { guardedRun } from './interpret.ts';

/** An algorithm at a port whose decisions can be explained. */
export interface ExplainedRates extends RunningRates {
  readonly efciAbove: Cells;
  /** State that a decision may change, other than the RM cell. */
  readonly changing: readonly Float64Array[];
}

/** Explains the decision about this RM cell, line by line: runs the algorithm, and then restores its state. */
export function explainRates(rates: ExplainedRates, rm: RmCell, port: PortView): RateExplanation {
  const { rule, fault, view } = rates;
  const hook = rule.hooks.find(({ on }) => on === (rm.forward ? 'forward' : 'backward'));
  if (hook === undefined) return { evaluated: [], reason: untouched(rates, rm.forward, port.queue) };
  const cell = metCell(Object.assign(new RmCell(), rm));
  const saved = rates.changing.map((array) => array.slice());
  const path: RatePath = new RatePath((of) => interpreter.formula(of));
  const interpreter: Interpreter = new Interpreter(rule, path, RATE_READERS);
  const steps = interpreter.steps(hook.body);
  rates.view = port;
  const failed = guardedRun(() => steps({ rule: rates, cell, flow: cell.flow }), rates);
  rates.changing.forEach((array, i) => {
    array.set(saved[i]!);
  });
  rates.fault = fault;
  rates.view = view;
  const reason =
    failed !== null
      ? remark('rateRuleFails', { fault: failed.message, line: failed.line })
      : path.sentence === null
        ? plainReason(path.lines, cell.line)
        : remark('ownWords', { words: path.sentence });
  return { evaluated: path.lines, reason };
}

/** The sentence about a decision if the rule has none. */
function plainReason(lines: readonly EvaluatedLine[], line: number): Remark {
  const because = lines.findLast(({ note, action }) => !action && note !== '')?.note ?? null;
  return line === 0 ? remark('rateRuleLeaves', { because }) : remark('rateRuleLine', { line, because });
}

/** The sentence about an algorithm without a block for this direction of RM cells. */
function untouched({ rule, efciAbove }: ExplainedRates, forward: boolean, queue: number): Remark {
  const acts = rule.hooks.some(({ on }) => on === 'forward' || on === 'backward');
  const way = acts ? (forward ? 'forward' : 'backward') : null;
  if (efciAbove === Number.POSITIVE_INFINITY) return remark('passUntouched', { way });
  const marking = rule.hooks.find(({ on }) => on === 'marking');
  const threshold = marking === undefined ? null : markingOf(marking);
  const name = threshold?.is === 'parameter' ? rule.parameters[threshold.index]!.label : null;
  return remark('rateRuleMarks', { way, queue, threshold: efciAbove, name });
}

const SIGNS = { '+': '+', '-': '−', '*': '×', '/': '/' } as const;

/** A path tracer that also shows how values are computed, and notes the sentences of lines. */
class RatePath extends PathTracer {
  private readonly worthOf: (of: Expression) => Value;

  constructor(worthOf: (of: Expression) => Value) {
    super((name) => name);
    this.worthOf = worthOf;
  }

  override assigned(statement: Statement & { does: 'set' }, value: number, at: RatePlace): void {
    const { line, target } = statement;
    const { name, type } = target;
    const set = `${name} = ${valueText(value, type)}`;
    const how = this.workingOf(statement.value, at);
    if (target.store === 'rm' && name === 'ER') this.acted(line, this.lowered(how, value, at));
    else if (type.kind === 'truth' && this.notes.length > 0)
      this.acted(line, `${this.notes.join(', ')}, so ${set}`);
    else if (how !== null) this.acted(line, `${how} = ${valueText(value, type)}`);
    else this.acted(line, `${set}${before(target, value, at)}`);
  }

  /** `min(353,208, 60,900) = 60,900`, followed by the limit of MCR and the value in 16 bits. */
  private lowered(how: string | null, value: number, { cell: { rm } }: RatePlace): string {
    const least = Math.max(value, rm.mcr);
    const rate = (of: number): string => valueText(of, { kind: 'number', unit: 'rate' });
    const sum = `${how ?? 'ER'} = ${rate(value)}`;
    const floor = least > value ? `, at least MCR ${rate(least)}` : '';
    const carried = rm.quantizes && least < rm.er ? `, in 16 bits ${rate(asCarried(least))}` : '';
    return `${sum}${floor}${carried}`;
  }

  /** The last step of a formula with its values, `75,000 / 1.25`; null if there is none worth showing. */
  private workingOf(of: Expression, at: RulePlace): string | null {
    const valueIn = (part: Expression): string => valueText(this.worthOf(part)(at), part.type);
    if (of.is === 'choice') return this.workingOf(this.worthOf(of.when)(at) === 1 ? of.yes : of.no, at);
    if (of.is === 'function' && (of.name === 'min' || of.name === 'max'))
      return `${of.name}(${of.args.map(valueIn).join(', ')})`;
    if (of.is === 'arithmetic' && (of.sign === '/' || of.sign === '*'))
      return `${valueIn(of.left)} ${SIGNS[of.sign]} ${valueIn(of.right)}`;
    return null;
  }

  override said({ does, line, say }: Statement & { does: 'set' | 'nothing' }, at: RulePlace): void {
    if (does === 'nothing') this.acted(line, '');
    const chosen = say.find(({ when }) => when === null || this.worthOf(when)(at) === 1);
    if (chosen !== undefined) this.sentence = this.sentenceOf(chosen.say, at);
  }

  private sentenceOf(say: Sentence, at: RulePlace): string {
    const rates = say.flatMap((piece) =>
      typeof piece === 'object' && 'is' in piece && isRate(piece.type) ? [this.worthOf(piece)(at)] : [],
    );
    const decimals = decimalsFor(rates);
    return say
      .map((piece) => {
        if (typeof piece === 'string' || 'word' in piece) return piece;
        const value = this.worthOf(piece)(at);
        return isRate(piece.type) && Number.isFinite(value)
          ? decimal(value, decimals)
          : valueText(value, piece.type);
      })
      .join('');
  }
}

/** `, before 61,800`: the previous value of a variable of the port. */
function before(target: Target, value: number, { rule }: RulePlace): string {
  const { store, type } = target;
  if (store !== 'port' || type.kind !== 'number' || rule.portVariables[target.index] === value) return '';
  return `, before ${valueText(rule.portVariables[target.index]!, type)}`;
}

const isRate = (type: Type): boolean => type.kind === 'number' && type.unit === 'rate';

/** Number of decimals with which different rates look different. */
function decimalsFor(rates: readonly number[]): number {
  const hides = (decimals: number): boolean =>
    rates.some((rate, i) =>
      rates
        .slice(i + 1)
        .some((other) => !isAlike(rate, other) && decimal(rate, decimals) === decimal(other, decimals)),
    );
  return [0, 3, 6].find((decimals) => !hides(decimals)) ?? 9;
}
