import { extent, tickStep } from 'd3-array';
import { type ScaleLinear, type ScaleLogarithmic, scaleLinear, scaleLog } from 'd3-scale';
import type { Picoseconds } from '../../contract/index.ts';
import { decimalsFor, formatTime } from '../format.ts';

export { extent };

/** Values to pixels, NaN for NaN; `invert` maps back. */
export type Scale = ScaleLinear<number, number, number>;

/** Interpolator that keeps an infinite value infinite, where D3's would give NaN. */
const between = (a: number, b: number) => (share: number) => a + share * (b - a);

/** Linear scale; with more than two values, piecewise linear between them. */
export const linearScale = (values: readonly number[], pixels: readonly number[]): Scale =>
  scaleLinear(values, pixels).interpolate(between).unknown(Number.NaN);

/** About `count` round values in a range. */
export const roundValues = (from: number, to: number, count: number): number[] =>
  linearScale([from, to], [0, 1]).ticks(count);

/** Logarithmic scale, with equal heights per decade. */
export const logScale = (
  values: readonly number[],
  pixels: readonly number[],
): ScaleLogarithmic<number, number, number> => scaleLog(values, pixels).unknown(Number.NaN);

/** The scale with its pixels multiplied by `factor` and shifted by `by`. */
export const transformRange = (scale: Scale, factor: number, by = 0): Scale =>
  scale.copy().range(scale.range().map((pixel) => pixel * factor + by));

/** A scale of one piece as `zero + slope * value`: in a loop over columns, calling the scale would take longer than drawing. */
export function linearCoefficients(scale: Scale): { readonly zero: number; readonly slope: number } {
  const [from, to] = scale.domain();
  const [start, end] = scale.range();
  const slope = (Number(end) - Number(start)) / (Number(to) - Number(from));
  return { zero: Number(start) - slope * Number(from), slope };
}

export interface TimeRange {
  readonly from: Picoseconds;
  readonly to: Picoseconds;
}

/** Times to pixels from the left of a plot. */
export const timeScale = ({ from, to }: TimeRange, width: number): Scale =>
  linearScale([from, to], [0, width]);

export interface TimeTick {
  readonly x: number;
  readonly label: string;
}

/** Ticks of a time axis about `spacing` pixels apart; the last one has the unit. */
export function timeTicks(x: Scale, spacing: number): readonly TimeTick[] {
  const [from = 0, to = 0] = x.domain();
  const [left = 0, right = 0] = x.range();
  const count = Math.max(1, Math.floor((right - left) / spacing));
  const decimals = decimalsFor(tickStep(from, to, count));
  const times = x.ticks(count);
  return times.map((time, i) => ({
    x: x(time),
    label: formatTime(time, decimals) + (i === times.length - 1 ? ' s' : ''),
  }));
}

/** Leading digits of the tops of axes, which are multiplied by a power of ten. */
const TOPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10] as const;
/** Below this share of the axis the signal is too small to read, and the axis shrinks. */
const LEAST_SHARE = 0.45;

/** The next round number at or above a value; 1 for 0. */
export function roundUp(most: number): number {
  if (!(most > 0)) return 1;
  let unit = 1;
  while (unit * 10 < most) unit *= 10;
  while (unit > most) unit /= 10;
  return unit * (TOPS.find((top) => top * unit >= most) ?? 10);
}

/** Top of an axis that holds `most`: unchanged while it fits well enough, so that the axis does not jump while playing. */
export const steadyTop = (before: number | null, most: number): number =>
  before !== null && most <= before && most >= before * LEAST_SHARE ? before : roundUp(most);
