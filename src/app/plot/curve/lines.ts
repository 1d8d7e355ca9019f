import { type CurveLine, elementAt, type PolicyCurve } from '../../../contract/index.ts';
import { meets, spanFrom } from '../labels.ts';
import type { Vertex } from '../paint/shapes.ts';
import type { CurveScale } from './scale.ts';

/** Number of straight pieces for a line that a logarithmic axis bends. */
const BENDS = 16;

/** Height of a line; at a jump the height to its right, NaN left of the line. */
export function heightAt({ x, y }: CurveLine, at: number): number {
  const left = x.findLastIndex((abscissa) => abscissa <= at);
  if (left < 0) return Number.NaN;
  const [x0, y0] = [elementAt(x, left), elementAt(y, left)];
  if (left === x.length - 1) return y0;
  const [x1, y1] = [elementAt(x, left + 1), elementAt(y, left + 1)];
  return y0 + ((at - x0) / (x1 - x0)) * (y1 - y0);
}

/** A line as a path in pixels. */
export function curvePath({ x, y }: CurveLine, scale: CurveScale): readonly Vertex[] {
  const path: Vertex[] = [];
  let before: { x: number; y: number } | null = null;
  for (const [i, value] of x.entries()) {
    const height = elementAt(y, i);
    if (scale.axes.log && before !== null && value > before.x && height !== before.y) {
      for (let k = 1; k < BENDS; k++) {
        const share = k / BENDS;
        path.push([
          scale.toX(before.x + share * (value - before.x)),
          scale.toY(before.y + share * (height - before.y)),
        ]);
      }
    }
    path.push([scale.toX(value), scale.toY(height)]);
    before = { x: value, y: height };
  }
  return path;
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Range where all lines are at the top of the axis, so that the measure applies to every cell; null without one. */
export function alwaysFrom({ lines, x, y }: PolicyCurve): Span | null {
  const starts = lines.map(
    (line) =>
      line.x[line.y.findIndex((_, i) => line.y.slice(i).every((ordinate) => ordinate >= y.max))] ?? Infinity,
  );
  const from = Math.max(...starts);
  return starts.length > 0 && from < x.max ? { from, to: x.max } : null;
}

/** Range where all lines are at zero, so that the measure never applies; null without one. */
export function neverUntil({ lines, x }: PolicyCurve): Span | null {
  const ends = lines.map((line) => {
    const rise = line.y.findIndex((ordinate) => ordinate > 0);
    if (rise < 0) return x.max;
    return elementAt(line.x, Math.max(0, rise - 1));
  });
  const to = Math.min(...ends);
  return to > x.min ? { from: x.min, to } : null;
}

/** Positions of all bends, each once, from left to right. */
export const bendsOf = ({ lines }: PolicyCurve): readonly number[] =>
  [...new Set(lines.flatMap(({ x }) => x))].sort((a, b) => a - b);

/** Label of a handle, next to its grip. */
interface HandleLabel {
  readonly text: string;
  /** Position of the grip, CSS pixels. */
  readonly x: number;
  readonly y: number;
  readonly side: 'left' | 'right';
}

/** Width of a bold letter, and distance of a label from the middle of its grip, as shares of the font size. */
const LETTER = 0.6;
const FROM_GRIP = 1.3;

/** Which labels overlap another one, so that only their values are shown. @param size of the letters, CSS pixels */
export function labelsThatMeet(labels: readonly HandleLabel[], size: number): readonly boolean[] {
  const spans = labels.map(({ text, x, y, side }) => {
    const long = text.length * LETTER * size;
    const from = side === 'left' ? x - FROM_GRIP * size - long : x + FROM_GRIP * size;
    return { ...spanFrom(from, long), top: y - size / 2, bottom: y + size / 2 };
  });
  return spans.map((a) => spans.some((b) => a !== b && meets(a, b)));
}

/** Middle of a name near `at` that ends `clear` before the first handle to its right. */
export const middleBefore = (handles: readonly number[], at: number, half: number, clear: number): number =>
  Math.min(at, ...handles.filter((x) => x > at).map((x) => x - half - clear));
