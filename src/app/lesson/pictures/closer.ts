import type { CloserPicture } from '../../../lessons/pictures/closer.ts';
import type { Curve } from '../features.ts';

/** Share of a picture's height that a curve uses. */
export interface CurveRoom {
  /** Difference between the lowest and the highest line. */
  readonly size: number;
  /** Highest value of the curve, in the unit of the picture; null: nothing is recorded. */
  readonly highest: number | null;
  /** Greatest height of the curve above the lowest line; 0 if it stays below. */
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
