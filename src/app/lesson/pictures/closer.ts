import type { CloserPicture } from '../../../lessons/pictures/closer.ts';
import type { Curve } from '../features.ts';

/** How much of the room between the lines of a picture a curve takes. */
export interface CurveRoom {
  /** Units between the lowest and the highest line. */
  readonly size: number;
  /** Of the curve, in the unit of the picture; null: nothing is recorded. */
  readonly highest: number | null;
  /** How far the curve is above the lowest line at most; 0: it stays below. */
  readonly taken: number;
}

export function roomOf({ lines }: Pick<CloserPicture, 'lines'>, curve: Curve): CurveRoom {
  const levels = lines.map(({ at }) => at);
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  const known = curve.filter((value) => !Number.isNaN(value));
  const highest = known.length > 0 ? Math.max(...known) : null;
  return {
    size: high - low,
    highest,
    taken: highest === null ? 0 : Math.max(0, Math.min(high, highest) - low),
  };
}
