import { partsOf } from './parts.ts';
import type { AcceptFormulas, Defined, Expression, FunctionName, Statement } from './tree.ts';
import { constant, NUMBER, numberOf, TRUTH } from './types.ts';

const CELLS = numberOf('cells');
const TIME = numberOf('time');
const NEVER = constant(0, CELLS);
const ALWAYS = constant(Number.POSITIVE_INFINITY, CELLS);
const FOR_EVER = constant(Number.POSITIVE_INFINITY, TIME);

/** While the queue is below `below` and time before `until`, every cell is accepted by this line without side effects. */
interface Bound {
  readonly below: Expression;
  readonly until: Expression;
  /** Null where `below` is 0. */
  readonly line: Expression | null;
}
/** Limit of steps of the analysis; a rule beyond it is executed for every cell. */
const BUDGET = 500;
/** Limit of the size of a formula with its locals expanded; a rule beyond it is executed for every cell. */
const MOST_PARTS = 2_000;
/** Functions that are not defined for every number. */
const PARTIAL: readonly FunctionName[] = ['sqrt', 'log', 'pow', 'root'];
const NOWHERE: Bound = { below: NEVER, until: FOR_EVER, line: null };

/** Facts about a cell on the path: whether it continues a frame, and the values of locals. */
interface Known {
  readonly isContinuation: boolean;
  readonly locals: ReadonlyMap<number, Expression>;
  readonly facts: Facts;
  /** Remaining steps: paths double with every condition. */
  readonly budget: { left: number };
}

/**
 * Derives from the tree when a port can skip the rule (interval analysis on `queue`): if conditions depend only on the queue and
 * on values that do not change from cell to cell, the path is known in advance. Otherwise the bound is 0: always execute.
 */
export function acceptThresholdOf(
  arrival: readonly Statement[],
  defined: readonly Defined[],
): AcceptFormulas {
  const facts = new Facts(defined);
  const any = follow(arrival, { isContinuation: false, locals: new Map(), facts, budget: { left: BUDGET } });
  const continuation = follow(arrival, {
    isContinuation: true,
    locals: new Map(),
    facts,
    budget: { left: BUDGET },
  });
  const line = any.line ?? continuation.line ?? NEVER;
  const isOneLine = facts.isSame(continuation.line, line);
  const known = {
    line,
    below: any.below,
    continuationBelow: isOneLine ? continuation.below : NEVER,
    until: isOneLine ? facts.least(any.until, continuation.until) : any.until,
  };
  return Object.values(known).some((bound) => facts.of(bound).parts > MOST_PARTS)
    ? { line: NEVER, below: NEVER, continuationBelow: NEVER, until: FOR_EVER }
    : known;
}

/** Facts about a formula. */
interface Fact {
  /** Total number of its parts, with repetitions. */
  readonly parts: number;
  /** Depends only on parameters and state of the port: it changes by a decision, not from cell to cell. */
  readonly fixed: boolean;
  /** Its evaluation has effects: it draws a random number or may fail, directly or in a function that it calls. */
  readonly mustRun: boolean;
  /** Equal for equal formulas. */
  readonly id: number;
}

/** Determines the facts of each formula once: one that replaces a local occurs in many others. */
class Facts {
  private readonly known = new Map<Expression, Fact>();
  private readonly ids = new Map<string, number>();
  /** Whether each definition must run, in their order: each calls only earlier ones. */
  private readonly calls: boolean[] = [];

  constructor(defined: readonly Defined[]) {
    for (const { cases } of defined)
      this.calls.push(
        cases
          .flatMap(({ value, when }) => (when === null ? [value] : [value, when]))
          .some((expression) => this.of(expression).mustRun),
      );
  }

  of(formula: Expression): Fact {
    const known = this.known.get(formula);
    if (known !== undefined) return known;
    const parts = partsOf(formula).map((part) => this.of(part));
    const fact: Fact = {
      parts: parts.reduce((sum, part) => sum + part.parts, 1),
      fixed: mayBeFixed(formula) && parts.every(({ fixed }) => fixed),
      mustRun: this.runs(formula) || parts.some(({ mustRun }) => mustRun),
      id: this.idOf(formula, parts),
    };
    this.known.set(formula, fact);
    return fact;
  }

  private runs(formula: Expression): boolean {
    if (formula.is === 'input') return formula.input === 'random';
    return mayFail(formula) || (formula.is === 'defined' && this.calls[formula.index] === true);
  }

  private idOf(formula: Expression, parts: readonly Fact[]): number {
    const own = Object.entries(formula).filter(([key]) => !PARTS.includes(key));
    const key = JSON.stringify([own, parts.map(({ id }) => id)]);
    const id = this.ids.get(key) ?? this.ids.size;
    this.ids.set(key, id);
    return id;
  }

  isFixed(formula: Expression): boolean {
    return this.of(formula).fixed;
  }

  isLong(formula: Expression): boolean {
    return this.of(formula).parts > MOST_PARTS;
  }

  /** Whether both exist and are the same formula. */
  isSame(a: Expression | null, b: Expression | null): boolean {
    return a !== null && b !== null && this.of(a).id === this.of(b).id;
  }

  least(a: Expression, b: Expression): Expression {
    if (isAlways(a) || this.isSame(a, b)) return b;
    return isAlways(b) ? a : { is: 'function', name: 'min', args: [a, b], type: a.type };
  }

  choice(when: Expression, yes: Expression, no: Expression): Expression {
    return this.isSame(yes, no) ? yes : { is: 'choice', when, yes, no, type: yes.type };
  }
}

/** Keys of formulas that contain formulas. */
const PARTS: readonly string[] = ['left', 'right', 'of', 'args', 'when', 'yes', 'no'];

function follow(statements: readonly Statement[], known: Known): Bound {
  const [first, ...rest] = statements;
  if (first === undefined || known.budget.left-- <= 0) return NOWHERE;
  switch (first.does) {
    case 'accept':
      return { below: ALWAYS, until: FOR_EVER, line: constant(first.line, NUMBER) };
    case 'nothing':
      return follow(rest, known);
    case 'set': {
      const { target } = first;
      if (target.store !== 'local' || known.facts.of(first.value).mustRun) return NOWHERE;
      const value = resolved(first.value, known);
      if (known.facts.isLong(value)) return NOWHERE;
      const locals = new Map(known.locals).set(target.index, value);
      return follow(rest, { ...known, locals });
    }
    case 'if': {
      const condition = resolved(first.condition, known);
      if (known.facts.isLong(condition)) return NOWHERE;
      return branch(condition, [...first.yes, ...rest], [...first.no, ...rest], known);
    }
    default:
      return NOWHERE;
  }
}

type Ways = readonly [yes: readonly Statement[], no: readonly Statement[]];

function branch(condition: Expression, ...[yes, no, known]: [...Ways, Known]): Bound {
  if (condition.is === 'not') return branch(condition.of, no, yes, known);
  if (condition.is === 'and') return branch(condition.left, [ifOf(condition.right, yes, no)], no, known);
  if (condition.is === 'or') return branch(condition.left, yes, [ifOf(condition.right, yes, no)], known);
  const truth = truthOf(condition, known);
  if (truth !== null) return follow(truth ? yes : no, known);
  const end = condition.is === 'comparison' ? endOf(condition, known.facts) : null;
  if (end !== null) {
    const before = follow(no, known);
    return { ...before, until: known.facts.least(end, before.until) };
  }
  const edge = condition.is === 'comparison' ? edgeOf(condition, known.facts) : null;
  if (edge !== null) {
    const side = follow(edge.holdsBelow ? yes : no, known);
    if (side.line === null) return NOWHERE;
    const other = follow(edge.holdsBelow ? no : yes, known);
    // If the other branch leads to the same line, it continues from there.
    const goesOn = isAlways(side.below) && known.facts.isSame(other.line, side.line);
    return goesOn
      ? { ...side, below: most(edge.at, other.below), until: known.facts.least(side.until, other.until) }
      : { ...side, below: known.facts.least(edge.at, side.below) };
  }
  const [ifTrue, ifFalse] = [follow(yes, known), follow(no, known)];
  const { fixed, mustRun } = known.facts.of(condition);
  if (!fixed && mustRun) return NOWHERE;
  if (!fixed)
    return known.facts.isSame(ifTrue.line, ifFalse.line)
      ? {
          ...ifTrue,
          below: known.facts.least(ifTrue.below, ifFalse.below),
          until: known.facts.least(ifTrue.until, ifFalse.until),
        }
      : NOWHERE;
  const line =
    ifTrue.line === null || ifFalse.line === null || known.facts.isSame(ifTrue.line, ifFalse.line)
      ? (ifTrue.line ?? ifFalse.line)
      : known.facts.choice(condition, ifTrue.line, ifFalse.line);
  if (line === null) return NOWHERE;
  const below = known.facts.choice(condition, ifTrue.below, ifFalse.below);
  return { line, below, until: known.facts.choice(condition, ifTrue.until, ifFalse.until) };
}

const ifOf = (condition: Expression, yes: readonly Statement[], no: readonly Statement[]): Statement => ({
  does: 'if',
  line: 0,
  condition,
  yes,
  no,
});

/** Truth value of a condition that follows from the assumptions alone; null if unknown. */
function truthOf(condition: Expression, { isContinuation }: Known): boolean | null {
  if (condition.is === 'constant') return condition.value === 1;
  if (condition.is === 'input') {
    if (condition.input === 'VC listed') return false;
    if (isContinuation && (condition.input === 'first cell' || condition.input === 'only cell')) return false;
  }
  return null;
}

/** For a comparison of the queue with a value that does not change from cell to cell: the queue at which it changes. */
function edgeOf(
  condition: Extract<Expression, { is: 'comparison' }>,
  facts: Facts,
): { readonly at: Expression; readonly holdsBelow: boolean } | null {
  const { left, right, sign } = condition;
  if (isQueue(left) && facts.isFixed(right)) {
    if (sign === '<') return { at: ceiling(right), holdsBelow: true };
    if (sign === '>=') return { at: ceiling(right), holdsBelow: false };
    if (sign === '<=') return { at: beyond(right), holdsBelow: true };
    if (sign === '>') return { at: beyond(right), holdsBelow: false };
    if (sign === '===' && right.is === 'constant' && right.value === 0)
      return { at: constant(1, CELLS), holdsBelow: true };
  }
  if (isQueue(right) && facts.isFixed(left)) {
    const turned = { '<': '>', '>': '<', '<=': '>=', '>=': '<=', '===': '===', '!==': '!==' } as const;
    return edgeOf({ ...condition, left: right, right: left, sign: turned[sign] }, facts);
  }
  return null;
}

/** Time at which `now - since >= span` begins to hold, if both are fixed from cell to cell; a picosecond early, as sums are rounded. */
function endOf(
  { left, right, sign }: Extract<Expression, { is: 'comparison' }>,
  facts: Facts,
): Expression | null {
  if ((sign !== '>=' && sign !== '>') || left.is !== 'arithmetic' || left.sign !== '-') return null;
  const { left: now, right: since } = left;
  if (now.is !== 'input' || now.input !== 'now' || !facts.isFixed(since) || !facts.isFixed(right))
    return null;
  const sum: Expression = { is: 'arithmetic', sign: '+', left: since, right, type: TIME, line: 0 };
  return { is: 'arithmetic', sign: '-', left: sum, right: constant(1, TIME), type: TIME, line: 0 };
}

const isQueue = (formula: Expression): boolean => formula.is === 'input' && formula.input === 'queue';

/** Rounds up, because queues are whole numbers: `queue < 2.5` holds up to 2. */
const ceiling = (of: Expression): Expression =>
  of.is === 'constant'
    ? constant(Math.ceil(of.value), CELLS)
    : of.is === 'parameter' || of.is === 'input'
      ? of
      : { is: 'function', name: 'ceil', args: [of], type: CELLS };
const beyond = (of: Expression): Expression => ({
  is: 'arithmetic',
  sign: '+',
  left:
    of.is === 'parameter' || of.is === 'input'
      ? of
      : { is: 'function', name: 'floor', args: [of], type: CELLS },
  right: constant(1, CELLS),
  type: CELLS,
  line: 0,
});

const isAlways = (a: Expression): boolean => a.is === 'constant' && a.value === Number.POSITIVE_INFINITY;

function most(a: Expression, b: Expression): Expression {
  return isAlways(b) ? b : { is: 'function', name: 'max', args: [a, b], type: CELLS };
}

/** Whether the formula itself does not change with a cell. */
const mayBeFixed = (formula: Expression): boolean =>
  formula.is === 'input'
    ? formula.input === 'buffer' || formula.input === 'VCs marked'
    : formula.is !== 'vc' && formula.is !== 'local' && formula.is !== 'argument' && formula.is !== 'defined';

/** Whether it is a division by a possible 0, or a function that is not defined for every number. */
function mayFail(formula: Expression): boolean {
  if (formula.is === 'arithmetic')
    return formula.sign === '/' && !(formula.right.is === 'constant' && formula.right.value !== 0);
  return formula.is === 'function' && PARTIAL.includes(formula.name);
}

/** Replaces locals by their values, and evaluates constants. */
function resolved(formula: Expression, known: Known): Expression {
  const { locals } = known;
  const deep = (part: Expression): Expression => resolved(part, known);
  switch (formula.is) {
    case 'local':
      return locals.get(formula.index) ?? formula;
    case 'comparison': {
      const [left, right] = [deep(formula.left), deep(formula.right)];
      if (left.is !== 'constant' || right.is !== 'constant') return { ...formula, left, right };
      return constant(compare(formula.sign, left.value, right.value) ? 1 : 0, TRUTH);
    }
    case 'and':
    case 'or':
      return { ...formula, left: deep(formula.left), right: deep(formula.right) };
    case 'not':
      return { ...formula, of: deep(formula.of) };
    default:
      return formula;
  }
}

function compare(sign: string, a: number, b: number): boolean {
  switch (sign) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
    case '===':
      return a === b;
    default:
      return a !== b;
  }
}
