import type { CheckedRule, Expression, Statement } from '../../../../../rules/tree.ts';
import { compared, formulaValue, type KnownValues } from './formula.ts';

const CELLS = 'VC cells waiting';

type Comparison = Expression & { readonly is: 'comparison' };

/** A comparison of a rule that depends on how many cells a VC has in the queue. */
export interface ComparedCells {
  readonly rule: CheckedRule;
  readonly line: number;
  readonly of: Comparison;
}

/** Values of one cell that are set once, by name. */
function localsOf(rule: CheckedRule): ReadonlyMap<string, Expression | null> {
  const locals = new Map<string, Expression | null>();
  const walk = (body: readonly Statement[], isOnce: boolean): void => {
    for (const statement of body) {
      if (statement.does === 'set' && statement.target.store === 'local') {
        const { name } = statement.target;
        locals.set(name, isOnce && !locals.has(name) ? statement.value : null);
      } else if (statement.does === 'if') {
        walk(statement.yes, false);
        walk(statement.no, false);
      } else if (statement.does === 'each') walk(statement.body, false);
    }
  };
  walk(rule.arrival, true);
  for (const { body } of rule.hooks) walk(body, true);
  return locals;
}

const partsOf = (of: Expression): readonly Expression[] => {
  switch (of.is) {
    case 'negative':
    case 'not':
      return [of.of];
    case 'and':
    case 'or':
    case 'comparison':
    case 'arithmetic':
      return [of.left, of.right];
    case 'choice':
      return [of.when, of.yes, of.no];
    case 'function':
    case 'defined':
      return of.args;
    default:
      return [];
  }
};

/** Comparisons of a formula that depend on the cells of the VC, the outermost first. */
function comparisonsIn(rule: CheckedRule, of: Expression): readonly Comparison[] {
  const locals = localsOf(rule);
  const depends = (part: Expression): boolean => {
    if (part.is === 'input') return part.input === CELLS;
    if (part.is === 'local') {
      const set = locals.get(part.name);
      return set !== null && set !== undefined && depends(set);
    }
    if (part.is === 'defined') {
      const cases = rule.defined[part.index]?.cases ?? [];
      if (cases.some(({ value, when }) => depends(value) || (when !== null && depends(when)))) return true;
    }
    return partsOf(part).some(depends);
  };
  const found = partsOf(of).flatMap((part) => comparisonsIn(rule, part));
  return of.is === 'comparison' && depends(of) ? [of, ...found] : found;
}

const formulasOf = (statement: Statement): readonly Expression[] =>
  statement.does === 'if' ? [statement.condition] : statement.does === 'set' ? [statement.value] : [];

const within = (body: readonly Statement[]): readonly Statement[] =>
  body.flatMap((statement) =>
    statement.does === 'if'
      ? [statement, ...within(statement.yes), ...within(statement.no)]
      : statement.does === 'each'
        ? [statement, ...within(statement.body)]
        : [statement],
  );

/** The comparison of a line; of a line without one the first of the rule; null: the rule has none. */
export function comparisonAt(rule: CheckedRule, line: number | null): ComparedCells | null {
  const all = [rule.arrival, ...rule.hooks.map(({ body }) => body)].flatMap(within).flatMap((statement) =>
    formulasOf(statement)
      .flatMap((of) => comparisonsIn(rule, of))
      .map((of) => ({ rule, line: statement.line, of })),
  );
  return all.find((found) => found.line === line) ?? all[0] ?? null;
}

/** The same moment, for a VC with so many cells. */
function withCells({ rule }: ComparedCells, known: KnownValues, cells: number): KnownValues {
  const locals = localsOf(rule);
  const own: KnownValues = {
    ...known,
    input: (name) => (name === CELLS ? cells : known.input(name)),
    named: (name) => {
      const set = locals.get(name);
      return set ? formulaValue(rule, set, own) : known.named(name);
    },
  };
  return own;
}

/** Whether the comparison holds for a VC with so many cells; null: the page does not know. */
export function holdsFor(comparison: ComparedCells, known: KnownValues, cells: number): boolean | null {
  const there = withCells(comparison, known, cells);
  const [left, right] = [
    formulaValue(comparison.rule, comparison.of.left, there),
    formulaValue(comparison.rule, comparison.of.right, there),
  ];
  const holds = compared(comparison.of.sign, left, right);
  return Number.isNaN(holds) ? null : holds === 1;
}

/** Differences from a straight line that are rounding. */
const ROUNDING = 1e-9;

/** Cells of a VC at which both sides are equal; null: there is no such number, or the page does not know it. */
export function turningPoint(comparison: ComparedCells, known: KnownValues): number | null {
  const [a, b, c] = [1, 2, 3].map((cells) => {
    const there = withCells(comparison, known, cells);
    return (
      formulaValue(comparison.rule, comparison.of.left, there) -
      formulaValue(comparison.rule, comparison.of.right, there)
    );
  }) as [number, number, number];
  const slope = b - a;
  if (!Number.isFinite(slope) || slope === 0) return null;
  if (!(Math.abs(c - b - slope) <= ROUNDING * Math.max(Math.abs(a), Math.abs(c), 1))) return null;
  const cells = 1 - a / slope;
  return cells > 0 ? cells : null;
}
