import type { NumberParameter } from '../../../contract/index.ts';

/** Mapping between slider positions and the values of a parameter. */
interface Positions {
  readonly low: number;
  readonly high: number;
  readonly step: number;
  readonly to: (value: number) => number;
  readonly from: (position: number) => number;
}

/** Least exponent of two on a slider whose range begins with 0, which is one step below: TM 4.0, table 5-1, CDF. */
const LEAST_POWER = -6;

/** Slider positions: the value itself, the exponent of two, or thousandths of the logarithmic range. */
export function positions({ scale, min, integer }: NumberParameter, max: number): Positions {
  const step = integer ? 1 : (max - min) / 1000;
  if (scale === 'linear') return { low: min, high: max, step, to: (v) => v, from: (p) => p };
  if (scale === 'powers') {
    const low = min > 0 ? Math.log2(min) : LEAST_POWER - 1;
    return {
      low,
      high: Math.log2(max),
      step: 1,
      to: (v) => (v > 0 ? Math.max(Math.round(Math.log2(v)), min > 0 ? low : LEAST_POWER) : low),
      from: (p) => (p === low ? min : 2 ** p),
    };
  }
  const low = Math.log(Math.max(min, integer ? 1 : max / 1e6));
  const perStep = (Math.log(max) - low) / 1000;
  const round = (v: number) => (integer ? Math.round(v) : Number(v.toPrecision(3)));
  return {
    low: 0,
    high: 1000,
    step: 1,
    to: (v) => Math.round((Math.log(Math.max(v, Math.exp(low))) - low) / perStep),
    // Clamped, because rounding may leave the range.
    from: (p) => Math.min(max, Math.max(min, round(Math.exp(low + p * perStep)))),
  };
}
