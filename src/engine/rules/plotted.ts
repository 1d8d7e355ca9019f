import type { Cells, CurveHandle, CurveLine, Gauge, PolicyCurve } from '../../contract/index.ts';
import type { Expression, Plotted, Type } from '../../rules/tree.ts';
import { typeOf } from '../../rules/types.ts';
import type { ArrivingCell, FlowPoint } from '../switch/discard/policy.ts';
import { grouped } from '../text.ts';
import { evaluateOrNaN, Interpreter } from './interpret.ts';
import type { RunningRule } from './ruleInstance.ts';
import { treeOf } from './trees.ts';

/** Number of segments of a curve between two thresholds. */
const PIECES = 32;

const cellAt = (flow: number, queue: number): ArrivingCell => ({
  flow,
  first: true,
  last: false,
  bytes: Number.NaN,
  queue,
  since: 0,
  now: 0,
  cellTime: 1,
});

const interpreters = new WeakMap<object, Interpreter>();
function interpreterOf({ rule }: RunningRule): Interpreter {
  const known = interpreters.get(rule);
  if (known !== undefined) return known;
  const made = new Interpreter(treeOf(rule));
  interpreters.set(rule, made);
  return made;
}

const evaluate = (policy: RunningRule, of: Expression, cell?: ArrivingCell): number =>
  evaluateOrNaN(interpreterOf(policy).formula(of), policy, cell);

const holds = (policy: RunningRule, when: Expression | null): boolean =>
  when === null || evaluate(policy, when) === 1;

/** The function by which the rule decides, sampled. */
export function curveOf(policy: RunningRule): PolicyCurve {
  const plot = policy.rule.plot as Plotted;
  const { capacity } = policy;
  const isShare = plot.meaning === 'probability' || plot.meaning === 'state';
  const top = plot.y.max === null ? (isShare ? 1 : capacity) : evaluate(policy, plot.y.max);
  const lines = plot.lines
    .filter(({ when }) => holds(policy, when))
    .map(({ label, y }) => sampled(policy, withValues(policy, label), y, capacity, top));
  const thresholds = policy.rule.parameters.flatMap((spec, i): readonly CurveHandle[] => {
    if (spec.kind !== 'number' || spec.role !== 'queue-threshold') return [];
    const x = policy.values[i]!;
    return [{ parameter: spec.name, along: 'x', x, y: gripAt(plot, heightOf(lines[0]!, x), top) }];
  });
  const drawn: CurveHandle[] = plot.handles
    .filter(({ when }) => holds(policy, when))
    .map(({ parameter, along, x, y }) => ({
      parameter,
      along,
      x: evaluate(policy, x),
      y: evaluate(policy, y),
    }));
  const handles = [...thresholds, ...drawn];
  return {
    meaning: plot.meaning,
    x: { ...plot.x, min: 0, max: Math.max(capacity, ...handles.map(({ x }) => x)) },
    y: { label: withValues(policy, plot.y.label), unit: plot.y.unit, min: 0, max: top },
    lines,
    handles,
  };
}

/** Height of the handle of a threshold. For probabilities and states it is at the bottom or top: the handle of the height is between. */
const gripAt = ({ meaning }: Plotted, height: number, top: number): number =>
  meaning === 'probability' || meaning === 'state' ? (height > 0 ? top : 0) : height;

/** Height of a line at x, after a jump there. */
const heightOf = (line: CurveLine | undefined, x: number): number => line?.y[line.x.lastIndexOf(x) - 1] ?? 0;

/** `a packet of {packetCells} cells` */
function withValues({ rule, values }: RunningRule, label: string): string {
  return label.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const index = rule.parameters.findIndex((parameter) => parameter.name === name);
    const spec = rule.parameters[index];
    if (spec === undefined) return whole;
    return spec.kind === 'choice' ? (spec.options[values[index]!]?.label ?? '') : grouped(values[index]!);
  });
}

/** Samples a line of the plot, which is smooth between the thresholds of the rule and may jump at each. */
function sampled(policy: RunningRule, label: string, y: Expression, end: Cells, top: number): CurveLine {
  const argument = new Float64Array(1);
  const value = interpreterOf(policy).formula(y, argument);
  /** Height of the line; Infinity if it has no value. */
  const heightAt = (x: number): number => {
    argument[0] = x;
    const height = evaluateOrNaN(value, policy, cellAt(0, x));
    return Number.isNaN(height) ? Number.POSITIVE_INFINITY : Math.max(0, height);
  };
  const { rule, values } = policy;
  const isCells = (type: Type): boolean => type.kind === 'number' && type.unit === 'cells';
  const inCells = [...rule.parameters.map(typeOf), ...treeOf(rule).lets.map(({ type }) => type)].map(isCells);
  const places = [0, ...[...values].filter((_, i) => inCells[i]), end].filter((x) => x >= 0 && x <= end);
  const edges = [...new Set(places)].sort((a, b) => a - b);
  const points = edges.flatMap((edge, i): readonly Point[] => {
    const near = Math.max(edge, 1) * 1e-9;
    const height = heightAt(edge);
    /** The other end of a jump, if there is one. */
    const otherEnd = (x: number): readonly Point[] => {
      const y = heightAt(x);
      return x < 0 || Math.abs(y - height) <= 1e-6 * Math.max(1, height) ? [] : [{ x: edge, y }];
    };
    const at = [...otherEnd(edge - near), { x: edge, y: height }];
    const next = edges[i + 1];
    if (next === undefined) return at;
    // Points are denser at first, where the drop probability of a packet bends most.
    const steps = Array.from({ length: PIECES - 1 }, (_, k) => (k + 1) / PIECES);
    const between = steps.map((step) => edge + (next - edge) * step * step);
    return [...at, ...otherEnd(edge + near), ...between.map((x) => ({ x, y: heightAt(x) }))];
  });
  const drawn = straightened(limited(points).map(({ x, y: height }) => ({ x, y: Math.min(top, height) })));
  return { label, x: drawn.map(({ x }) => x), y: drawn.map(({ y: height }) => height) };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Removes leading points without a limit, except the last of them. */
function limited(points: readonly Point[]): readonly Point[] {
  const from = points.findIndex(({ y }) => y < Number.POSITIVE_INFINITY);
  return from < 0 ? points : points.slice(Math.max(0, from - 1));
}

/** Removes points on the straight line between their neighbours. */
function straightened(points: readonly Point[]): readonly Point[] {
  const corners: Point[] = [];
  for (const point of points) {
    const [before, last] = corners.slice(-2);
    if (before !== undefined && last !== undefined && isBetween(before, last, point)) corners.pop();
    const same = corners.at(-1);
    if (same?.x !== point.x || same.y !== point.y) corners.push(point);
  }
  return corners;
}

function isBetween(a: Point, b: Point, c: Point): boolean {
  if (a.x === c.x) return a.x === b.x && (b.y - a.y) * (c.y - b.y) >= 0;
  const height = a.y + ((c.y - a.y) * (b.x - a.x)) / (c.x - a.x);
  return a.x < b.x && b.x < c.x && Math.abs(height - b.y) <= 1e-9 * Math.max(Math.abs(a.y), Math.abs(c.y));
}

/** Operating points on the curve: of the port, and of each VC with waiting cells. */
export function pointsOf(policy: RunningRule, queue: Cells): readonly FlowPoint[] {
  const { plot } = policy.rule;
  const points: FlowPoint[] = [];
  for (const { x, y, byVc, when } of plot?.points ?? []) {
    if (!holds(policy, when)) continue;
    const point = (flow: number | null): FlowPoint => {
      const cell = cellAt(flow ?? 0, queue);
      return { x: evaluate(policy, x, cell), y: evaluate(policy, y, cell), flow };
    };
    if (!byVc) points.push(point(null));
    else
      policy.occupiedBy.cells.forEach((cells, flow) => {
        if (cells > 0) points.push(point(flow));
      });
  }
  return points;
}

/** Variables of the rule to show. */
export function gaugesOf(policy: RunningRule, queue: Cells): readonly Gauge[] {
  return policy.rule.shown.flatMap(({ name, label, value, when }) => {
    if (!holds(policy, when)) return [];
    const shown = evaluate(policy, value, cellAt(0, queue));
    if (!Number.isFinite(shown)) return [];
    const unit =
      value.type.kind === 'number' && value.type.unit === 'time'
        ? 'ps'
        : value.type.kind === 'number' && value.type.unit === 'cells'
          ? 'cells'
          : '';
    return [{ name, label, unit, value: shown }];
  });
}
