/** A curve at equal distances of time; NaN where nothing is recorded. */
export type Curve = readonly number[];

interface Features {
  readonly mean: number;
  readonly most: number;
  /** Where it first is as good as zero after it has been above, as a share of the window; null: nowhere. */
  readonly zeroAt: number | null;
}

export interface CurveComparison {
  readonly yours: Features;
  readonly real: Features;
  readonly gap: { readonly at: number; readonly apart: number };
}

/** Below this share of the axis a curve counts as zero. */
const ZERO_SHARE = 0.02;

export function featuresOf(curve: Curve, top: number): Features {
  const known = curve.filter((value) => !Number.isNaN(value));
  const high = curve.findIndex((value) => value > ZERO_SHARE * top);
  const zero = high < 0 ? -1 : curve.findIndex((value, i) => i > high && value <= ZERO_SHARE * top);
  return {
    mean: known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length),
    most: Math.max(0, ...known),
    zeroAt: zero < 0 ? null : zero / Math.max(1, curve.length - 1),
  };
}

/** The values of a line through points at equal distances, at `count` places at equal distances. */
export function sampled(points: Curve, count: number): Curve {
  return Array.from({ length: count }, (_, i) => {
    const place = (i / Math.max(1, count - 1)) * (points.length - 1);
    const left = Math.min(points.length - 2, Math.floor(place));
    const [a = 0, b = 0] = [points[left], points[left + 1]];
    return a + (b - a) * (place - left);
  });
}

/** Both curves have the same number of values. */
export function compare(yours: Curve, real: Curve, top: number): CurveComparison {
  let gap = { at: 0, apart: 0 };
  for (const [i, value] of real.entries()) {
    const apart = Math.abs(value - (yours[i] ?? Number.NaN));
    if (apart > gap.apart) gap = { at: i / Math.max(1, real.length - 1), apart };
  }
  return { yours: featuresOf(yours, top), real: featuresOf(real, top), gap };
}
