import type { FunctionName } from '../../rules/tree.ts';
import { naturalLog } from '../sim/log.ts';
import { power, ramp } from '../switch/state/probability.ts';

/** The functions of rules, each computed with operations whose last bit is the same in every browser. */
export const functions: Readonly<Record<FunctionName, (...args: number[]) => number>> = {
  min: Math.min,
  max: Math.max,
  abs: Math.abs,
  floor: Math.floor,
  ceil: Math.ceil,
  sqrt: Math.sqrt,
  log,
  exp,
  pow,
  root,
  ramp,
  decay,
};

/** ln x; NaN below 0. */
export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  return x <= 1 ? naturalLog(x) : -naturalLog(1 / x);
}

const TERMS = 20;

/** e^x: x = k ln 2 + r with |r| <= ln 2 / 2, e^r by its series, times 2^k. */
export function exp(x: number): number {
  if (!(x < 710)) return Number.isNaN(x) ? x : Number.POSITIVE_INFINITY;
  if (x < -745) return 0;
  const k = Math.round(x / Math.LN2);
  const r = x - k * Math.LN2;
  let sum = 1;
  for (let i = TERMS; i > 0; i--) sum = 1 + (sum * r) / i;
  const half = Math.trunc(k / 2);
  return sum * twoTo(half) * twoTo(k - half);
}

const twoTo = (k: number): number => (k < 0 ? 1 / power(2, -k) : power(2, k));

/** x^n: by squaring for whole n >= 0, else as e^(n ln x). */
export function pow(x: number, n: number): number {
  return n >= 0 && Number.isInteger(n) ? power(x, n) : exp(n * log(x));
}

/** The n-th root of x in [0, 1], by Newton's iteration from above, until it no longer decreases. */
export function root(x: number, n: number): number {
  if (!(x > 0)) return 0;
  let estimate = 1;
  for (;;) {
    const next = ((n - 1) * estimate + x / power(estimate, n - 1)) / n;
    if (!(next < estimate)) return estimate;
    estimate = next;
  }
}

/** Averages below this count as 0. */
const NONE = 1e-6;

/** Value of an exponential average after n samples of 0. */
export function decay(x: number, weight: number, n: number): number {
  const left = x * pow(1 - weight, n);
  return left < NONE ? 0 : left;
}

export { ramp };
