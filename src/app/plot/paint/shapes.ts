import { area, curveStepAfter, line, linkVertical, type Series, stack } from 'd3-shape';
import { elementAt } from '../../../contract/index.ts';
import type { Scale } from '../scale.ts';

type Context = CanvasRenderingContext2D;

/** Pixels; a row that is NaN breaks the line. */
export type Vertex = readonly [x: number, y: number];

const lineOf = () => line<Vertex>().defined(([, y]) => !Number.isNaN(y));

/** Adds a line to the path of a context. */
export function linePath(ctx: Context, points: readonly Vertex[]): void {
  lineOf().context(ctx)(points);
}

/** Adds the area between a line and the row `edge` to the path of a context. */
export function areaPath(ctx: Context, points: readonly Vertex[], edge: number): void {
  area<Vertex>(
    ([x]) => x,
    edge,
    ([, y]) => y,
  ).context(ctx)(points);
}

/** Adds a step line to the path of a context: level from each point to the next, and upright there. */
export function stepPath(ctx: Context, points: readonly Vertex[]): void {
  lineOf().curve(curveStepAfter).context(ctx)(points);
}

/** A line as the path of an SVG, to a tenth of a pixel. */
export const lineText = (points: readonly Vertex[]): string => lineOf().digits(1)(points) ?? '';

/** A bend from one point down to another, as the path of an SVG. */
export const bendText = (source: Vertex, target: Vertex): string =>
  linkVertical<{ source: Vertex; target: Vertex }, Vertex>()
    .x(([x]) => x)
    .y(([, y]) => y)({ source, target }) ?? '';

/** Where each part of each whole begins and ends, in the order of the parts. */
export function stackSeries<Whole, Part extends string>(
  wholes: readonly Whole[],
  parts: readonly Part[],
  sizeOf: (whole: Whole, part: Part) => number,
): readonly Series<Whole, Part>[] {
  return stack<unknown, Whole, Part>().keys(parts).value(sizeOf)(wholes);
}

/** The corners of a value per column, each so many pixels wide; none where it is NaN. */
export function columnCorners(values: ArrayLike<number>, width: number, y: Scale): readonly Vertex[] {
  const corners: Vertex[] = [];
  let before = Number.NaN;
  for (let column = 0; column < values.length; column++) {
    const value = Number(values[column]);
    if (value === before || (Number.isNaN(value) && Number.isNaN(before))) continue;
    if (Number.isNaN(value)) corners.push([column * width, y(before)]);
    corners.push([column * width, y(value)]);
    before = value;
  }
  return [...corners, [values.length * width, y(before)]];
}

/** A value in force from `from` on; `to` = Infinity while it still is. */
export interface StepSpan {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

/** The corners of values in force that are on the axis. */
export function forceCorners(
  steps: readonly StepSpan[],
  x: Scale,
  y: (value: number) => number,
): readonly Vertex[] {
  const width = elementAt(x.range(), 1);
  const seen = steps.filter(({ from, to }) => x(to) >= 0 && x(from) <= width);
  return seen.flatMap(({ from, to, value }, i): Vertex[] => {
    const end = Math.min(width, x(to));
    const corners: Vertex[] = [
      [Math.max(0, x(from)), y(value)],
      [end, y(value)],
    ];
    return seen[i + 1]?.from === to ? corners : [...corners, [end, Number.NaN]];
  });
}
