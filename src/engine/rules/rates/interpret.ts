import { markingOf } from '../../../rules/rates/marking.ts';
import { shownParts, shownUnit, statePlaces } from '../../../rules/rates/shown.ts';
import type { CheckedRule, Expression, HookName, Shown } from '../../../rules/tree.ts';
import type { Variable } from '../../abr/algorithm.ts';
import { UNKNOWN } from '../../abr/parts/algorithmStates.ts';
import type { Value } from '../formulas.ts';
import { evaluateOrNaN, Interpreter } from '../interpret.ts';
import { RuleRuntimeError } from '../ruleRuntimeError.ts';
import { metCell, NO_RM_CELL, type RateExecution, type RunningRates } from './execution.ts';
import { RATE_READERS } from './fields.ts';

/** Execution of an algorithm from its tree. */
export function interpretedRates(rule: CheckedRule): RateExecution {
  const interpreter = new Interpreter(rule, null, RATE_READERS);
  const parts = shownParts(rule);
  const evaluate = (value: Value, rates: RunningRates, flow = 0): number =>
    evaluateOrNaN(value, rates, metCell(NO_RM_CELL, flow));
  const read = ({ value, when }: Shown): ReadVc => {
    const [number, isThere] = [interpreter.formula(value), when === null ? null : interpreter.formula(when)];
    return (rates, flow) =>
      isThere === null || evaluate(isThere, rates, flow) === 1 ? evaluate(number, rates, flow) : Number.NaN;
  };
  const main = parts.reading === null ? null : read(parts.reading);
  const advertisedRate = (rates: RunningRates): number => main?.(rates, 0) ?? Number.NaN;
  const hookOf = (name: HookName) => rule.hooks.find(({ on }) => on === name) ?? null;
  const code = (name: HookName): RateExecution['forward'] => {
    const hook = hookOf(name);
    if (hook === null) return null;
    const steps = interpreter.steps(hook.body);
    return (rates, rm) => {
      const cell = metCell(rm);
      interpreter.begin();
      guardedRun(() => steps({ rule: rates, cell, flow: cell.flow }), rates);
      rates.advertisedRate = advertisedRate(rates);
      return cell.line;
    };
  };
  const formula = (of: Expression | null): RateExecution['period'] => {
    if (of === null) return null;
    const value = interpreter.formula(of);
    return (rates) => evaluate(value, rates);
  };
  const list = (shown: readonly Shown[]) => {
    const readers = shown.map((variable) => ({
      ...shownUnit(variable),
      label: variable.label,
      of: read(variable),
    }));
    return (rates: RunningRates, flow = 0): readonly Variable[] =>
      readers.map(({ label, of, unit, size }) => ({ label, value: of(rates, flow) / size, unit }));
  };
  const marking = hookOf('marking');
  const lets = rule.lets.map(({ cases }): Value => interpreter.cases(cases));
  const ends = hookOf('interval');
  return {
    forward: code('forward'),
    backward: code('backward'),
    interval: code('interval'),
    period: formula(ends?.period ?? null),
    intervalCellLimit: formula(ends?.most ?? null),
    marksAbove: formula(marking === null ? null : markingOf(marking)),
    advertisedRate,
    variables: list(parts.variables),
    columns: parts.columns.length === 0 ? null : list(parts.columns),
    stateOf: parts.state === null ? null : placeOf(read(parts.state), statePlaces(parts.state)),
    derive(rates) {
      lets.forEach((value, i) => {
        rates.values[rule.parameters.length + i] = evaluate(value, rates);
      });
    },
  };
}

type ReadVc = (rates: RunningRates, flow: number) => number;

const placeOf =
  (state: ReadVc, places: readonly number[]): ReadVc =>
  (rates, flow) =>
    places[state(rates, flow)] ?? UNKNOWN;

/** Runs a block; a value that is not a number ends it there: the RM cell keeps the changes made until then, and the fault is noted. */
export function guardedRun(run: () => void, rates: RunningRates): RuleRuntimeError | null {
  try {
    run();
    return null;
  } catch (error) {
    if (!(error instanceof RuleRuntimeError)) throw error;
    rates.fault ??= { line: error.line, time: rates.view.now, words: error.message };
    return error;
  }
}
