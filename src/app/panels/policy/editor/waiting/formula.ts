import type { Cases, CheckedRule, Expression, FunctionName } from '../../../../../rules/tree.ts';

/** Values of a rule's names that the page knows at one moment; NaN if unknown. Yes is 1. */
export interface KnownValues {
  readonly input: (name: string) => number;
  readonly parameter: (index: number) => number;
  /** Names that the rule keeps as state of its port or has set for this cell. */
  readonly named: (name: string) => number;
}

const FUNCTIONS: Partial<Readonly<Record<FunctionName, (...values: number[]) => number>>> = {
  min: Math.min,
  max: Math.max,
  abs: Math.abs,
  floor: Math.floor,
  ceil: Math.ceil,
  sqrt: Math.sqrt,
};

const truth = (holds: boolean): number => (holds ? 1 : 0);

/** Result of a comparison; NaN where a side is unknown. */
export function compared(sign: string, left: number, right: number): number {
  if (Number.isNaN(left) || Number.isNaN(right)) return Number.NaN;
  if (sign === '<') return truth(left < right);
  if (sign === '<=') return truth(left <= right);
  if (sign === '>') return truth(left > right);
  if (sign === '>=') return truth(left >= right);
  return truth((left === right) === (sign === '==='));
}

function combined(sign: '+' | '-' | '*' | '/', left: number, right: number): number {
  if (sign === '+') return left + right;
  if (sign === '-') return left - right;
  if (sign === '*') return left * right;
  return right === 0 ? Number.NaN : left / right;
}

/** Value of a formula at a moment. The engine runs rules; this evaluates as much of one line as the page can know. */
export function formulaValue(
  rule: CheckedRule,
  of: Expression,
  known: KnownValues,
  args: readonly number[] = [],
): number {
  const deep = (part: Expression): number => formulaValue(rule, part, known, args);
  switch (of.is) {
    case 'constant':
      return of.value;
    case 'input':
      return known.input(of.input);
    case 'parameter':
      return known.parameter(of.index);
    case 'let':
      return firstOf(rule, rule.lets[of.index]?.cases ?? [], known, args);
    case 'port':
    case 'vc':
    case 'count':
    case 'local':
      return known.named(of.name);
    case 'argument':
      return args[of.index] ?? Number.NaN;
    case 'negative':
      return -deep(of.of);
    case 'not':
      return 1 - deep(of.of);
    case 'and': {
      const [left, right] = [deep(of.left), deep(of.right)];
      return left === 0 || right === 0 ? 0 : left * right;
    }
    case 'or': {
      const [left, right] = [deep(of.left), deep(of.right)];
      return left === 1 || right === 1 ? 1 : left + right;
    }
    case 'choice':
      return firstOf(
        rule,
        [
          { value: of.yes, when: of.when },
          { value: of.no, when: null },
        ],
        known,
        args,
      );
    case 'comparison':
      return compared(of.sign, deep(of.left), deep(of.right));
    case 'arithmetic':
      return combined(of.sign, deep(of.left), deep(of.right));
    case 'function':
      return FUNCTIONS[of.name]?.(...of.args.map(deep)) ?? Number.NaN;
    case 'defined':
      return firstOf(rule, rule.defined[of.index]?.cases ?? [], known, of.args.map(deep));
  }
}

/** Value of the first case whose condition holds; NaN once a condition is unknown. */
function firstOf(rule: CheckedRule, cases: Cases, known: KnownValues, args: readonly number[]): number {
  for (const { value, when } of cases) {
    const holds = when === null ? 1 : formulaValue(rule, when, known, args);
    if (holds === 1) return formulaValue(rule, value, known, args);
    if (Number.isNaN(holds)) return Number.NaN;
  }
  return Number.NaN;
}
