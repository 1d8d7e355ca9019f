import type { StateArrow, StateDiagram } from '../contract/index.ts';
import { partsOf } from './parts.ts';
import type { CheckedRule, Expression, Statement } from './tree.ts';
import { parameterValue } from './values.ts';

/** A number, with yes as 1 and no as 0; null if it depends on more than the state and the cell. */
type Known = number | null;

/** A cell on a path through the rule. */
interface Way {
  readonly state: number;
  readonly listed: Known;
  readonly locals: ReadonlyMap<number, Known>;
  /** Result of a random draw on this path; null without one. */
  readonly mark: boolean | null;
}

/** Most paths of a rule with a diagram. */
const MOST_WAYS = 1_000;
const LONG = Symbol('too many ways');

/**
 * States and transitions of a policy that keeps a named state per VC, found by following every path of its lines: for each
 * state, for the last cell of a frame and for another one, with either result of a random draw. The cell finds a free place in the
 * buffer, its VC is not on the drop list, and parameters with options have their defaults. Null for other rules.
 */
export function stateDiagramOf(rule: CheckedRule): StateDiagram | null {
  const index = rule.vc.findIndex(({ type }) => type.kind === 'one-of');
  const kept = rule.vc[index];
  if (rule.kind !== 'policy' || kept?.type.kind !== 'one-of') return null;
  const ways = new Ways(rule, index);
  const { options } = kept.type;
  try {
    return {
      states: options,
      initial: kept.initial,
      arrows: options.flatMap((_, from) => merged(ways.from(from))),
    };
  } catch (error) {
    if (error === LONG) return null;
    throw error;
  }
}

/** Merges arrows that differ only in a random draw without effect in this state. */
function merged(arrows: readonly StateArrow[]): readonly StateArrow[] {
  const effect = (mark: boolean, last: boolean): string =>
    arrows
      .filter((arrow) => arrow.last === last && (arrow.mark === true) === mark)
      .map(({ to, accepted }) => `${to} ${accepted}`)
      .join();
  const matters = arrows.some(
    ({ last }) => effect(true, last) !== '' && effect(true, last) !== effect(false, last),
  );
  const distinct = new Map<string, StateArrow>();
  for (const arrow of arrows) {
    const drawn = { ...arrow, mark: matters ? arrow.mark === true : null };
    distinct.set(JSON.stringify(drawn), drawn);
  }
  return [...distinct.values()];
}

class Ways {
  private readonly rule: CheckedRule;
  private readonly index: number;
  private left = MOST_WAYS;
  private first = false;
  private last = false;
  private found: { way: Way; accepted: boolean }[] = [];

  constructor(rule: CheckedRule, index: number) {
    this.rule = rule;
    this.index = index;
  }

  from(state: number): readonly StateArrow[] {
    return [true, false].flatMap((last) => {
      this.found = [];
      for (const first of [true, false]) {
        this.first = first;
        this.last = last;
        this.follow(this.rule.arrival, { state, listed: 0, locals: new Map(), mark: null });
      }
      const arrows = this.found.map(({ way, accepted }) => ({
        from: state,
        to: way.state,
        last,
        mark: way.mark,
        accepted,
      }));
      return [...new Map(arrows.map((arrow) => [JSON.stringify(arrow), arrow])).values()];
    });
  }

  private follow(statements: readonly Statement[], way: Way): void {
    if (this.left-- <= 0) throw LONG;
    const [statement, ...rest] = statements;
    if (statement === undefined) return;
    switch (statement.does) {
      case 'accept':
      case 'refuse':
        this.found.push({ way, accepted: statement.does === 'accept' });
        return;
      case 'if':
        for (const [holds, on] of this.both(statement.condition, way))
          this.follow([...(holds ? statement.yes : statement.no), ...rest], on);
        return;
      case 'set':
        for (const on of this.set(statement, way)) this.follow(rest, on);
        return;
      default:
        // Effects on other VCs, or on waiting cells, are not part of these arrows.
        this.follow(rest, way);
    }
  }

  /** Both outcomes of a condition, each with its path. */
  private both(condition: Expression, way: Way): readonly (readonly [boolean, Way])[] {
    const known = this.value(condition, way);
    if (known !== null) return [[known !== 0, way]];
    return [true, false].map((holds) => [holds, drawn(condition, holds, way)] as const);
  }

  private set({ target, value }: Extract<Statement, { does: 'set' }>, way: Way): readonly Way[] {
    const put = (known: Known, on: Way): Way => {
      if (target.store === 'local') return { ...on, locals: new Map(on.locals).set(target.index, known) };
      if (target.store === 'listed') return { ...on, listed: known };
      return target.store === 'vc' && target.index === this.index && known !== null
        ? { ...on, state: known }
        : on;
    };
    if (target.type.kind === 'number') return [put(this.value(value, way), way)];
    return this.cases(value, way).map(([known, on]) => put(known, on));
  }

  /** Values that a truth or a named state can have here, each with its path. */
  private cases(of: Expression, way: Way): readonly (readonly [Known, Way])[] {
    if (of.is === 'choice')
      return this.both(of.when, way).flatMap(([holds, on]) => this.cases(holds ? of.yes : of.no, on));
    if (of.type.kind === 'truth')
      return this.both(of, way).map(([holds, on]) => [holds ? 1 : 0, on] as const);
    return [[this.value(of, way), way]];
  }

  private value(of: Expression, way: Way): Known {
    switch (of.is) {
      case 'constant':
        return of.value;
      case 'input':
        return this.input(of.input, way);
      case 'local':
        return way.locals.get(of.index) ?? null;
      case 'vc':
        return of.index === this.index ? way.state : null;
      case 'parameter': {
        const spec = this.rule.parameters[of.index];
        return spec?.kind === 'choice' ? parameterValue(spec, { [spec.name]: spec.default }) : null;
      }
      case 'not': {
        const known = this.value(of.of, way);
        return known === null ? null : 1 - known;
      }
      case 'and':
      case 'or': {
        const ends = of.is === 'and' ? 0 : 1;
        const [left, right] = [this.value(of.left, way), this.value(of.right, way)];
        if (left === ends || right === ends) return ends;
        return left === null || right === null ? null : 1 - ends;
      }
      case 'comparison':
        return this.comparison(of, way);
      case 'choice': {
        const when = this.value(of.when, way);
        return when === null ? null : this.value(when ? of.yes : of.no, way);
      }
      default:
        return null;
    }
  }

  private input(input: string, { listed }: Way): Known {
    if (input === 'first cell') return Number(this.first);
    if (input === 'last cell') return Number(this.last);
    if (input === 'only cell') return Number(this.first && this.last);
    return input === 'VC listed' ? listed : null;
  }

  private comparison({ left, right, sign }: Extract<Expression, { is: 'comparison' }>, way: Way): Known {
    // The cell finds a free place.
    if (isInput(left, 'queue') && isInput(right, 'buffer')) return Number(sign === '<' || sign === '<=');
    const [a, b] = [this.value(left, way), this.value(right, way)];
    if (a === null || b === null) return null;
    const order = Math.sign(a - b);
    return Number(
      {
        '<': order < 0,
        '<=': order <= 0,
        '>': order > 0,
        '>=': order >= 0,
        '===': order === 0,
        '!==': order !== 0,
      }[sign],
    );
  }
}

const isInput = (of: Expression, input: string): boolean => of.is === 'input' && of.input === input;

const draws = (of: Expression): boolean => isInput(of, 'random') || partsOf(of).some(draws);

const drawn = (condition: Expression, holds: boolean, way: Way): Way =>
  draws(condition) ? { ...way, mark: holds } : way;
