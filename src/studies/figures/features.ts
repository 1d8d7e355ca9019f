import { reachOf } from './drawing.ts';
import type { PlotCurve } from './plots.ts';

/** Features of a curve. NaN without values. */
export interface Features {
  readonly lowest: number;
  readonly mean: number;
  readonly highest: number;
  /** Position on the horizontal axis. */
  readonly highestAt: number;
  readonly first: number;
  readonly last: number;
}

/** Features from the middle of low and high at both ends, and from low and high elsewhere. */
export function featuresOf(curve: PlotCurve): Features {
  const { xs, low, high } = curve;
  const [lowest, mean, highest] = reachOf(curve);
  const known = xs.map((_, step) => step).filter((step) => Number.isFinite(high[step]));
  const middle = (step: number | undefined): number =>
    step === undefined ? Number.NaN : ((low[step] ?? Number.NaN) + (high[step] ?? Number.NaN)) / 2;
  return {
    lowest,
    mean,
    highest,
    highestAt: xs[high.indexOf(highest)] ?? Number.NaN,
    first: middle(known[0]),
    last: middle(known.at(-1)),
  };
}
