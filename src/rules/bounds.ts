import { partsOf } from './parts.ts';
import type { AcceptFormulas, Defined, Expression, FunctionName, Statement } from './tree.ts';
import { constant, NUMBER, numberOf, TRUTH } from './types.ts';

const CELLS = numberOf('cells');
const TIME = numberOf('time');
const NEVER = constant(0, CELLS);
const ALWAYS = constant(Number.POSITIVE_INFINITY, CELLS);
const FOR_EVER = constant(Number.POSITIVE_INFINITY, TIME);

/** Below this queue, and before this time, every cell takes a way that changes nothing and is accepted by this line. */
interface Bound {
  readonly below: Expression;
  readonly until: Expression;
  /** Null where `below` is 0. */
  readonly line: Expression | null;
}
/** Steps of the analysis; a rule of many more ways is asked for every cell. */
const BUDGET = 500;
/** Parts of a formula, locals written out; one of many more is asked for every cell. */
const MOST_PARTS = 2_000;
/** Functions that are not there for every number. */
const PARTIAL: readonly FunctionName[] = ['sqrt', 'log', 'pow', 'root'];
const NOWHERE: Bound = { below: NEVER, until: FOR_EVER, line: null };

/** What is known of a cell on the path: whether it continues a frame, and the values of locals. */
interface Known {
  readonly isContinuation: boolean;
  readonly locals: ReadonlyMap<number, Expression>;
  readonly facts: Facts;
  /** Steps that may still be taken: ways double with every condition. */
  readonly budget: { left: number };
}

/**
 * Derives from the tree when a port need not ask (interval analysis on `queue`): with conditions on the queue alone and on
 * what does not change from cell to cell the way is known beforehand. Where it is not, the bound is 0: always ask.
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

/** What is known of a formula. */
interface Fact {
  /** Its parts all in all, as often as they occur in it. */
  readonly parts: number;
  /** Depends on parameters and on what the port remembers only: it changes with a decision, not with a cell. */
  readonly fixed: boolean;
  /** It matters that this is worked out: it draws a number or may be none, itself or in what it calls. */
  readonly mustRun: boolean;
  /** The same for formulas that are the same. */
  readonly id: number;
}

/** Works out what is known of formulas, of each once: one occurs in many others, where it stands for a local. */
class Facts {
  private readonly known = new Map<Expression, Fact>();
  private readonly ids = new Map<string, number>();
  /** Of definitions, in their order: each calls those before it only. */
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

  /** Both there, and the same formula. */
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

/** Keys of formulas under which other formulas are. */
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
    // The other way leads to the same line: it goes on from there.
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

/** What follows from the assumption alone. */
function truthOf(condition: Expression, { isContinuation }: Known): boolean | null {
  if (condition.is === 'constant') return condition.value === 1;
  if (condition.is === 'input') {
    if (condition.input === 'VC listed') return false;
    if (isContinuation && (condition.input === 'first cell' || condition.input === 'only cell')) return false;
  }
  return null;
}

/** A comparison of the queue with what does not change from cell to cell: where it turns. */
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

/** When `now - since >= span` begins to hold, if both do not change from cell to cell; a picosecond early, for sums are rounded. */
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

/** Queues are whole: `queue < 2.5` holds to 2. */
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

/** It is none of what changes with a cell. */
const mayBeFixed = (formula: Expression): boolean =>
  formula.is === 'input'
    ? formula.input === 'buffer' || formula.input === 'VCs marked'
    : formula.is !== 'vc' && formula.is !== 'local' && formula.is !== 'argument' && formula.is !== 'defined';

/** A division by what may be 0, or a function that is not there for every number. */
function mayFail(formula: Expression): boolean {
  if (formula.is === 'arithmetic')
    return formula.sign === '/' && !(formula.right.is === 'constant' && formula.right.value !== 0);
  return formula.is === 'function' && PARTIAL.includes(formula.name);
}

/** With locals replaced by what they stand for, and what is constant worked out. */
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
