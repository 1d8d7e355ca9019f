import { MOST_VCS } from '../contract/index.ts';
import { partsOf } from './parts.ts';
import type {
  Cases,
  CheckedRule,
  ConditionalSentences,
  Defined,
  Expression,
  Plotted,
  Statement,
} from './tree.ts';

/**
 * Limit of the steps of a rule: one per value, operator, function and line evaluated, in the worst case. A decision handles one cell,
 * one RM cell or one timer tick. At a few nanoseconds per step the longest takes well under a millisecond.
 */
export const MOST_STEPS = 50_000;
/** Limit of the steps of all lines of its plot, each of which is sampled. */
const MOST_PLOT_STEPS = 2_000_000;
/** Samples of a line between two edges (engine/rules/plotted.ts). */
const SAMPLES = 36;

/** Steps in the worst case, and the most expensive line. */
export interface Cost {
  readonly steps: number;
  readonly line: number;
}

/** Counts steps in the tree of a rule: each part is visited once, whatever it calls. */
export class Costs {
  /** Steps of one call of each definition. */
  private readonly calls: number[] = [];

  /** Adds a definition, which calls only earlier ones; returns its steps. */
  define({ cases }: Pick<Defined, 'cases'>): number {
    return this.calls[this.calls.push(this.cases(cases)) - 1] ?? 0;
  }

  cases(cases: Cases): number {
    const values = cases.map(({ value }) => this.formula(value));
    return sum(cases.map(({ when }) => this.maybe(when))) + Math.max(0, ...values);
  }

  formula(of: Expression): number {
    const own = of.is === 'defined' ? (this.calls[of.index] ?? 0) : 0;
    if (of.is === 'choice')
      return 1 + this.formula(of.when) + Math.max(this.formula(of.yes), this.formula(of.no));
    return 1 + own + sum(partsOf(of).map((part) => this.formula(part)));
  }

  maybe(of: Expression | null): number {
    return of === null ? 0 : this.formula(of);
  }

  /** Steps of a list of lines, and the most expensive line. @param vcs number of VCs in a `for each VC` */
  statements(statements: readonly Statement[], vcs: number): Cost {
    const each = statements.map((statement) => this.statement(statement, vcs));
    const worst = each.reduce<Cost | null>((a, b) => (a === null || b.steps > a.steps ? b : a), null);
    return { steps: sum(each.map(({ steps }) => steps)), line: worst?.line ?? 0 };
  }

  private statement(statement: Statement, vcs: number): Cost {
    const { line } = statement;
    switch (statement.does) {
      case 'if': {
        const [yes, no] = [this.statements(statement.yes, vcs), this.statements(statement.no, vcs)];
        const inner = yes.steps >= no.steps ? yes : no;
        const own = 1 + this.formula(statement.condition);
        return { steps: own + inner.steps, line: own >= inner.steps ? line : inner.line };
      }
      case 'each': {
        const body = this.statements(statement.body, vcs);
        return {
          steps: 1 + vcs * (1 + body.steps),
          line: body.steps > MOST_STEPS ? body.line : line,
        };
      }
      case 'set':
        return { steps: 1 + this.formula(statement.value), line };
      case 'discard':
        return { steps: 1 + this.formula(statement.cells), line };
      case 'pause':
        return { steps: 1 + this.formula(statement.time), line };
      default:
        return { steps: 1, line };
    }
  }

  /** Most steps for the sentences of one line. */
  sentences(sentences: ConditionalSentences): number {
    return sum(
      sentences.map(
        ({ when, say }) =>
          this.maybe(when) +
          sum(say.map((piece) => (typeof piece === 'string' || 'word' in piece ? 1 : this.formula(piece)))),
      ),
    );
  }

  /** Steps to draw a plot once, with points for the largest number of VCs. @param edges number of places where its lines may bend */
  plot({ y, lines, points, handles }: Plotted, edges: number): number {
    const vcs = MOST_VCS;
    return sum([
      this.maybe(y.max),
      ...lines.map((line) => this.maybe(line.when) + edges * SAMPLES * this.formula(line.y)),
      ...points.map((point) => this.maybe(point.when) + (point.byVc ? vcs : 1) * this.formula(point.x)),
      ...points.map((point) => (point.byVc ? vcs : 1) * this.formula(point.y)),
      ...handles.map((handle) => this.maybe(handle.when) + this.formula(handle.x) + this.formula(handle.y)),
    ]);
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Most steps of a rule for one cell, RM cell or tick in a network of this many VCs. */
export function decisionCost({ defined, arrival, hooks }: CheckedRule, vcs: number): Cost {
  const costs = new Costs();
  for (const definition of defined) costs.define(definition);
  return [arrival, ...hooks.map(({ body }) => body)]
    .map((statements) => costs.statements(statements, vcs))
    .reduce((a, b) => (b.steps > a.steps ? b : a));
}

/** Reason, in words, why a decision takes too many steps; null if it does not. */
export function tooManySteps(steps: number, vcs: number): string | null {
  if (steps <= MOST_STEPS) return null;
  return vcs === 1
    ? `one decision could take ${stepsText(steps)} steps; at most ${stepsText(MOST_STEPS)}`
    : `with ${vcs} VCs one decision could take ${stepsText(steps)} steps; at most ${stepsText(MOST_STEPS)}`;
}

/** Reason why the lines of a plot take too many steps; null if they do not. */
export const tooManyPlotted = (steps: number): string | null =>
  steps <= MOST_PLOT_STEPS
    ? null
    : `the plot could take ${stepsText(steps)} steps; at most ${stepsText(MOST_PLOT_STEPS)}`;

/** A number of steps: exact while readable, else its order of magnitude. */
const stepsText = (steps: number): string =>
  steps < 1e9
    ? String(steps).replace(/\B(?=(\d{3})+$)/g, ',')
    : `10^${Math.floor(Math.log10(Math.min(steps, Number.MAX_VALUE)))}`;
