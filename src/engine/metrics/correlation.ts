import type { Picoseconds } from '../../contract/index.ts';
import type { StateIo } from '../sim/state.ts';

/** Interval of window samples, ps, and maximum number of curves whose pairs are compared: each snapshot contains all products. */
export const SAMPLE_PS = 5e9;
export const MOST_CURVES = 64;
/** A curve whose variance is below this share of its mean square counts as constant: the rest is rounding of the sums. */
const ROUNDING = 1e-12;

/**
 * Sums over samples of several curves taken at the same times, enough for their means and the
 * correlation of every pair, in constant memory.
 */
export class WindowSamples {
  readonly curves: number;
  readonly pairs: boolean;
  count = 0;
  next: Picoseconds;
  readonly sum: Float64Array;
  readonly products: Float64Array;

  /** @param from time of the first sample */
  constructor(curves: number, from: Picoseconds) {
    this.curves = curves;
    this.pairs = curves <= MOST_CURVES;
    this.next = from;
    this.sum = new Float64Array(curves);
    this.products = new Float64Array(this.pairs ? curves * curves : 0);
  }

  state(io: StateIo): void {
    this.count = io.number(this.count);
    this.next = io.number(this.next);
    for (const values of [this.sum, this.products]) io.array(values);
  }

  add(values: readonly number[]): void {
    const n = this.curves;
    this.count++;
    this.next += SAMPLE_PS;
    for (let i = 0; i < n; i++) {
      this.sum[i]! += values[i]!;
      if (this.pairs) for (let j = i; j < n; j++) this.products[i * n + j]! += values[i]! * values[j]!;
    }
  }

  /** A copy of the present sums. */
  copy(): WindowSamples {
    const copied = new WindowSamples(this.curves, this.next);
    copied.count = this.count;
    copied.sum.set(this.sum);
    copied.products.set(this.products);
    return copied;
  }

  /** Sums over the samples after an earlier copy. */
  after(earlier: WindowSamples): WindowSamples {
    const rest = this.copy();
    rest.count -= earlier.count;
    earlier.sum.forEach((sum, i) => {
      rest.sum[i]! -= sum;
    });
    earlier.products.forEach((product, i) => {
      rest.products[i]! -= product;
    });
    return rest;
  }

  mean(curve: number): number {
    return this.count === 0 ? Number.NaN : this.sum[curve]! / this.count;
  }

  /** Mean Pearson correlation over all pairs of varying curves: 1 = in phase, -1/(n-1) = in turns; NaN for more than `MOST_CURVES`. */
  synchronization(): number {
    if (!this.pairs || this.count < 2) return Number.NaN;
    let total = 0;
    let pairs = 0;
    for (let i = 0; i < this.curves; i++) {
      if (!this.varies(i)) continue;
      for (let j = i + 1; j < this.curves; j++) {
        if (!this.varies(j)) continue;
        total += this.covariance(i, j) / Math.sqrt(this.covariance(i, i) * this.covariance(j, j));
        pairs++;
      }
    }
    return pairs === 0 ? Number.NaN : total / pairs;
  }

  private varies(i: number): boolean {
    const square = this.products[i * this.curves + i]! / this.count;
    return this.covariance(i, i) > ROUNDING * square;
  }

  private covariance(i: number, j: number): number {
    const n = this.curves;
    return this.products[i * n + j]! / this.count - (this.sum[i]! / this.count) * (this.sum[j]! / this.count);
  }
}
