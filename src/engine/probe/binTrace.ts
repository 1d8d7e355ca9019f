/**
 * Smallest and largest value of a step function in equal time bins. Bins are filled up to where the
 * function is known, so a bin without a step holds the value carried into it.
 */
export class BinTrace {
  readonly binPs: number;
  min: Float32Array;
  max: Float32Array;
  /** Bins begun; the last one may still change. */
  length = 1;
  /** Steps before this time are known already (a replay). */
  knownUntil = 0;
  private value: number;
  private binEnd: number;

  /** @param endPs time the trace may reach; @param initial value from time zero */
  constructor(binPs: number, endPs: number, initial: number) {
    const bins = Math.floor(endPs / binPs) + 2;
    this.binPs = binPs;
    this.min = new Float32Array(bins);
    this.max = new Float32Array(bins);
    this.value = initial;
    this.binEnd = binPs;
    this.min[0] = initial;
    this.max[0] = initial;
  }

  /** The function has `value` from `time` on. Times never fall. */
  record(time: number, value: number): void {
    if (time < this.knownUntil) return;
    if (time >= this.binEnd) this.fill(time);
    this.value = value;
    const bin = this.length - 1;
    if (value < this.min[bin]) this.min[bin] = value;
    else if (value > this.max[bin]) this.max[bin] = value;
  }

  /** Nothing more will happen before `time`. */
  settle(time: number): void {
    if (time > this.knownUntil && time >= this.binEnd) this.fill(time);
  }

  /** Forgets everything from the start of the bin of `time` on; `value` holds there. */
  forgetFrom(time: number, value: number): void {
    const bin = Math.min(Math.floor(time / this.binPs), this.length - 1);
    this.length = bin + 1;
    this.binEnd = (bin + 1) * this.binPs;
    this.value = value;
    this.min[bin] = value;
    this.max[bin] = value;
    this.knownUntil = time;
  }

  private fill(time: number): void {
    const { min, max, value, length } = this;
    const last = Math.min(Math.floor(time / this.binPs), min.length - 1);
    for (let bin = length; bin <= last; bin++) {
      min[bin] = value;
      max[bin] = value;
    }
    this.length = last + 1;
    this.binEnd = (last + 1) * this.binPs;
  }
}
