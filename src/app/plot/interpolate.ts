// What `d3-scale` takes of `d3-interpolate`, for numbers: the build puts it there. The whole would bring all of `d3-color` into the
// first script, and the scales of the page know only pixels.

type Interpolator = (share: number) => number;
type Interpolate = (a: number, b: number) => Interpolator;

export const interpolateNumber: Interpolate = (a, b) => (share) => a * (1 - share) + b * share;

export const interpolateRound: Interpolate = (a, b) => (share) => Math.round(a * (1 - share) + b * share);

/** One interpolator over values that are equally far apart. */
export function piecewise(interpolate: Interpolate, values: readonly number[]): Interpolator {
  const last = values.length - 1;
  const parts = values.slice(0, last).map((value, i) => interpolate(value, values[i + 1] ?? value));
  return (share) => {
    const i = Math.max(0, Math.min(last - 1, Math.floor(share * last)));
    return parts[i]?.(share * last - i) ?? Number.NaN;
  };
}

export { interpolateNumber as interpolate };
