import { reachOf } from './drawing.ts';
import type { PlotCurve } from './plots.ts';

/** What one reads off a curve. NaN where it has no value. */
export interface Features {
  readonly lowest: number;
  readonly mean: number;
  readonly highest: number;
  /** On the horizontal axis. */
  readonly highestAt: number;
  readonly first: number;
  readonly last: number;
}

/** Of the middle between low and high at both ends, of low and high elsewhere. */
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
