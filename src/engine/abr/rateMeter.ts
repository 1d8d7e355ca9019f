import { PS_PER_SECOND } from '../../contract/index.ts';
import type { StateIo } from '../sim/state.ts';
import { FINE, rateBin } from './rateBins.ts';

/**
 * What an allowed cell rate has been so far: its mean and deviation over time, the highest, and when it last had each value.
 * Rates are cells per second.
 */
export class RateMeter {
  /** Sums are taken around this rate, the first one: then small deviations are not lost in large squares. */
  readonly around: number;
  private rate: number;
  private since = 0;
  private sum = 0;
  private squares = 0;
  /** Seconds at which the rate last left the values of each bin, up to the highest it had; -1 = never was there. */
  private left = new Float32Array(0);
  /** Highest since time zero, or since `measure`. */
  most: number;
  /** Highest since `judge`, or since the rate first came down to its share after it. */
  peakSinceLastStart: number;
  /** What a rate has yet to come down to since `judge`, cells/s; -1 = it has. */
  private above = -1;

  constructor(rate: number) {
    this.around = this.rate = this.most = this.peakSinceLastStart = rate;
  }

  state(io: StateIo): void {
    this.rate = io.number(this.rate);
    this.since = io.number(this.since);
    this.sum = io.number(this.sum);
    this.squares = io.number(this.squares);
    this.left = io.sized(this.left);
    this.most = io.number(this.most);
    this.peakSinceLastStart = io.number(this.peakSinceLastStart);
    this.above = io.number(this.above);
  }

  /** The measured window begins. */
  measure(): void {
    this.most = this.rate;
  }

  /** Begins the sums again. @param share a rate above, set before, is none of its doing until it comes down to it */
  judge(now: number, share: number): void {
    this.sum = this.squares = 0;
    this.since = now;
    this.peakSinceLastStart = this.rate;
    this.above = this.rate > share ? share : -1;
  }

  record(now: number, rate: number): void {
    const comesDown = rate <= this.above;
    if (comesDown) this.above = -1;
    this.peakSinceLastStart = comesDown ? rate : Math.max(this.peakSinceLastStart, rate);
    this.most = Math.max(this.most, rate);
    const seconds = (now - this.since) / PS_PER_SECOND;
    const off = this.rate - this.around;
    this.sum += off * seconds;
    this.squares += off * off * seconds;
    this.leave(rateBin(this.rate), now);
    this.since = now;
    this.rate = rate;
  }

  private leave(bin: number, now: number): void {
    if (bin >= this.left.length) this.left = reachingTo(bin, this.left);
    this.left[bin] = now / PS_PER_SECOND;
  }

  /** Integrals over time of the rate less `around`, and of its square, from time zero, or from `judge`, to `now`. */
  sums(now: number): { readonly sum: number; readonly squares: number } {
    const seconds = (now - this.since) / PS_PER_SECOND;
    const off = this.rate - this.around;
    return { sum: this.sum + off * seconds, squares: this.squares + off * off * seconds };
  }

  /** Seconds at which each bin was last left, as of `now`: the bin of the present rate is being left. */
  leftBy(now: number): Float32Array {
    const bin = rateBin(this.rate);
    const left = reachingTo(bin, this.left);
    left[bin] = now / PS_PER_SECOND;
    return left;
  }
}

/** A copy with a place for this bin, and for all of its doubling. */
function reachingTo(bin: number, left: Float32Array): Float32Array<ArrayBuffer> {
  const places = FINE * (Math.floor(bin / FINE) + 1);
  const copy = new Float32Array(Math.max(left.length, places)).fill(-1, left.length);
  copy.set(left);
  return copy;
}
