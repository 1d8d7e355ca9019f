// The parts of `d3-interpolate` that `d3-scale` needs for numbers; the build substitutes this file. The original would add
// `d3-color` to the first script, while scales of the page map to pixels only.

type Interpolator = (share: number) => number;
type Interpolate = (a: number, b: number) => Interpolator;

export const interpolateNumber: Interpolate = (a, b) => (share) => a * (1 - share) + b * share;

export const interpolateRound: Interpolate = (a, b) => (share) => Math.round(a * (1 - share) + b * share);

/** One interpolator over equidistant values. */
export function piecewise(interpolate: Interpolate, values: readonly number[]): Interpolator {
  const last = values.length - 1;
  const parts = values.slice(0, last).map((value, i) => interpolate(value, values[i + 1] ?? value));
  return (share) => {
    const i = Math.max(0, Math.min(last - 1, Math.floor(share * last)));
    return parts[i]?.(share * last - i) ?? Number.NaN;
  };
}

export { interpolateNumber as interpolate };
