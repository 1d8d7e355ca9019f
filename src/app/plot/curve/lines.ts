import { type CurveLine, elementAt, type PolicyCurve } from '../../../contract/index.ts';
import { meets, spanFrom } from '../labels.ts';
import type { Vertex } from '../paint/shapes.ts';
import type { CurveScale } from './scale.ts';

/** Pieces of a straight line that a logarithmic axis bends. */
const BENDS = 16;

/** Height of a line; at a jump the height behind it, NaN left of the line. */
export function heightAt({ x, y }: CurveLine, at: number): number {
  const left = x.findLastIndex((abscissa) => abscissa <= at);
  if (left < 0) return Number.NaN;
  const [x0, y0] = [elementAt(x, left), elementAt(y, left)];
  if (left === x.length - 1) return y0;
  const [x1, y1] = [elementAt(x, left + 1), elementAt(y, left + 1)];
  return y0 + ((at - x0) / (x1 - x0)) * (y1 - y0);
}

/** A line in pixels. */
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

/** Where all lines are at the top of the axis: whatever comes meets the measure. Null where they never are. */
export function alwaysFrom({ lines, x, y }: PolicyCurve): Span | null {
  const starts = lines.map(
    (line) =>
      line.x[line.y.findIndex((_, i) => line.y.slice(i).every((ordinate) => ordinate >= y.max))] ?? Infinity,
  );
  const from = Math.max(...starts);
  return starts.length > 0 && from < x.max ? { from, to: x.max } : null;
}

/** Where all lines are at zero: nothing meets the measure. */
export function neverUntil({ lines, x }: PolicyCurve): Span | null {
  const ends = lines.map((line) => {
    const rise = line.y.findIndex((ordinate) => ordinate > 0);
    if (rise < 0) return x.max;
    return elementAt(line.x, Math.max(0, rise - 1));
  });
  const to = Math.min(...ends);
  return to > x.min ? { from: x.min, to } : null;
}

/** Every place where a line bends, each once, from left to right. */
export const bendsOf = ({ lines }: PolicyCurve): readonly number[] =>
  [...new Set(lines.flatMap(({ x }) => x))].sort((a, b) => a - b);

/** What a handle says next to its grip. */
interface HandleLabel {
  readonly text: string;
  /** Of the grip, CSS pixels. */
  readonly x: number;
  readonly y: number;
  readonly side: 'left' | 'right';
}

/** A bold letter is as wide as this, of its size; a label begins as far from the middle of its grip. */
const LETTER = 0.6;
const FROM_GRIP = 1.3;

/** Which labels meet another one: their values alone are shown. @param size of the letters, CSS pixels */
export function labelsThatMeet(labels: readonly HandleLabel[], size: number): readonly boolean[] {
  const spans = labels.map(({ text, x, y, side }) => {
    const long = text.length * LETTER * size;
    const from = side === 'left' ? x - FROM_GRIP * size - long : x + FROM_GRIP * size;
    return { ...spanFrom(from, long), top: y - size / 2, bottom: y + size / 2 };
  });
  return spans.map((a) => spans.some((b) => a !== b && meets(a, b)));
}

/** Middle of a name near `at`, so that it ends `clear` before the first handle right of it. */
export const middleBefore = (handles: readonly number[], at: number, half: number, clear: number): number =>
  Math.min(at, ...handles.filter((x) => x > at).map((x) => x - half - clear));
