import type { CurveLine, PolicyCurve } from '../../contract/index.ts';
import type { CurveScale } from './curveScale.ts';

/** Pieces of a straight line that a logarithmic axis bends. */
const BENDS = 16;

/** Height of a line; at a jump the height behind it, NaN left of the line. */
export function heightAt({ x, y }: CurveLine, at: number): number {
  if (x.length === 0 || at < x[0]) return Number.NaN;
  let right = x.length;
  while (right > 0 && x[right - 1] > at) right--;
  if (right === x.length) return y[right - 1];
  const share = (at - x[right - 1]) / (x[right] - x[right - 1]);
  return y[right - 1] + share * (y[right] - y[right - 1]);
}

/** A line in pixels: x and y in turn. */
export function pathOf({ x, y }: CurveLine, scale: CurveScale): Float32Array {
  const path: number[] = [];
  x.forEach((value, i) => {
    if (scale.axes.log && i > 0 && value > x[i - 1] && y[i] !== y[i - 1]) {
      for (let k = 1; k < BENDS; k++) {
        const share = k / BENDS;
        path.push(scale.toX(x[i - 1] + share * (value - x[i - 1])));
        path.push(scale.toY(y[i - 1] + share * (y[i] - y[i - 1])));
      }
    }
    path.push(scale.toX(value), scale.toY(y[i]));
  });
  return Float32Array.from(path);
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Where all lines are at the top of the axis: whatever comes meets the measure. Null where they never are. */
export function alwaysFrom({ lines, x, y }: PolicyCurve): Span | null {
  const starts = lines.map(
    (line) => line.x[line.y.findIndex((_, i) => line.y.slice(i).every((one) => one >= y.max))],
  );
  if (starts.length === 0 || starts.some((start) => start === undefined)) return null;
  const from = Math.max(...starts);
  return from < x.max ? { from, to: x.max } : null;
}

/** Where all lines are at zero: nothing meets the measure. */
export function neverUntil({ lines, x }: PolicyCurve): Span | null {
  const ends = lines.map((line) => {
    const rise = line.y.findIndex((one) => one > 0);
    if (rise < 0) return x.max;
    return line.x[Math.max(0, rise - 1)];
  });
  const to = Math.min(...ends);
  return to > x.min ? { from: x.min, to } : null;
}

/** Every place where a line bends, each once, from left to right. */
export const bendsOf = ({ lines }: PolicyCurve): readonly number[] =>
  [...new Set(lines.flatMap(({ x }) => x))].sort((a, b) => a - b);
