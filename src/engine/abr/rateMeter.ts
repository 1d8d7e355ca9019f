import { PS_PER_SECOND } from '../../contract/index.ts';
import type { StateIo } from '../sim/state.ts';
import { binOfRate, FINE } from './rateBins.ts';

/**
 * Measures an allowed cell rate: its mean and deviation over time, the highest rate, and the last time at each value.
 * Rates are cells per second.
 */
export class RateMeter {
  /** The first rate, which is subtracted before summation so that small deviations are not lost in large squares. */
  readonly offset: number;
  private rate: number;
  private since = 0;
  private sum = 0;
  private squares = 0;
  /** Seconds at which the rate was last in each bin, up to the highest; -1 = never. */
  private lastTimeInBin = new Float32Array(0);
  /** Highest rate since time zero, or since `startWindow`. */
  highest: number;
  /** Highest rate since `startJudging`, or since the rate first fell to its fair share afterwards. */
  peakSinceLastStart: number;
  /** Rate to which it has to fall after `startJudging` before the peak counts, cells/s; -1 once it has. */
  private mustFallTo = -1;

  constructor(rate: number) {
    this.offset = this.rate = this.highest = this.peakSinceLastStart = rate;
  }

  state(io: StateIo): void {
    this.rate = io.number(this.rate);
    this.since = io.number(this.since);
    this.sum = io.number(this.sum);
    this.squares = io.number(this.squares);
    this.lastTimeInBin = io.sized(this.lastTimeInBin);
    this.highest = io.number(this.highest);
    this.peakSinceLastStart = io.number(this.peakSinceLastStart);
    this.mustFallTo = io.number(this.mustFallTo);
  }

  /** Begins the measured window. */
  startWindow(): void {
    this.highest = this.rate;
  }

  /** Restarts the sums. @param share fair share; if the present rate is above it, the peak counts only after the rate has fallen to it */
  startJudging(now: number, share: number): void {
    this.sum = this.squares = 0;
    this.since = now;
    this.peakSinceLastStart = this.rate;
    this.mustFallTo = this.rate > share ? share : -1;
  }

  record(now: number, rate: number): void {
    const comesDown = rate <= this.mustFallTo;
    if (comesDown) this.mustFallTo = -1;
    this.peakSinceLastStart = comesDown ? rate : Math.max(this.peakSinceLastStart, rate);
    this.highest = Math.max(this.highest, rate);
    const seconds = (now - this.since) / PS_PER_SECOND;
    const off = this.rate - this.offset;
    this.sum += off * seconds;
    this.squares += off * off * seconds;
    this.leaveBin(binOfRate(this.rate), now);
    this.since = now;
    this.rate = rate;
  }

  private leaveBin(bin: number, now: number): void {
    if (bin >= this.lastTimeInBin.length) this.lastTimeInBin = reachingTo(bin, this.lastTimeInBin);
    this.lastTimeInBin[bin] = now / PS_PER_SECOND;
  }

  /** Integrals over time of the rate less `offset`, and of its square, from time zero, or from `startJudging`, to `now`. */
  sums(now: number): { readonly sum: number; readonly squares: number } {
    const seconds = (now - this.since) / PS_PER_SECOND;
    const off = this.rate - this.offset;
    return { sum: this.sum + off * seconds, squares: this.squares + off * off * seconds };
  }

  /** Seconds at which the rate was last in each bin, as of `now`, which counts for the bin of the present rate. */
  lastTimesBy(now: number): Float32Array {
    const bin = binOfRate(this.rate);
    const lastTimeInBin = reachingTo(bin, this.lastTimeInBin);
    lastTimeInBin[bin] = now / PS_PER_SECOND;
    return lastTimeInBin;
  }
}

/** A copy that is long enough for this bin, and for all bins of its doubling. */
function reachingTo(bin: number, left: Float32Array): Float32Array<ArrayBuffer> {
  const places = FINE * (Math.floor(bin / FINE) + 1);
  const copy = new Float32Array(Math.max(left.length, places)).fill(-1, left.length);
  copy.set(left);
  return copy;
}
