/** Hears of each new value. It must not change anything. */
export interface ValueSink {
  record(time: number, value: number): void;
}

/** Values in equal time bins, as a recorder keeps them. */
export interface Trace {
  readonly min: Float32Array;
  readonly max: Float32Array;
  /** Bins that have a value or may get one; NaN: there is none. */
  readonly length: number;
  /** What happens before this time is known already (a replay). */
  knownUntil: number;
  /** Is told every step, on a replay as well. */
  heard: ((time: number, value: number) => void) | null;
  /** Nothing more will happen before `time`, nor at it. */
  settle(time: number): void;
  /** Forgets what came from `time` on; `value` holds there. */
  forgetFrom(time: number, value: number): void;
  /** Becomes a copy of another trace of the same kind and bins. */
  copy(other: Trace): void;
}

/**
 * Smallest and largest value of a step function in equal time bins. Bins are filled up to where the
 * function is known, so a bin without a step holds the value carried into it. NaN: there is no value; bins
 * after the last value are left out, and a trace that never had one takes no memory.
 */
export class BinTrace implements Trace {
  readonly binPs: number;
  min: Float32Array;
  max: Float32Array;
  /** Bins begun; the last one may still change. */
  length = 1;
  private known = 0;
  private listener: Trace['heard'] = null;
  private value: number;
  private binEnd: number;
  /** Up to here a step touches nothing but the bin under way. */
  private easyUntil: number;
  private readonly bins: number;

  /** @param endPs time the trace may reach; @param initial value from time zero, or NaN */
  constructor(binPs: number, endPs: number, initial: number) {
    this.bins = Math.floor(endPs / binPs) + 2;
    const kept = Number.isNaN(initial) ? 1 : this.bins;
    this.binPs = binPs;
    this.min = new Float32Array(kept);
    this.max = new Float32Array(kept);
    this.value = initial;
    this.binEnd = binPs;
    this.easyUntil = binPs;
    this.min[0] = initial;
    this.max[0] = initial;
  }

  /** Steps before this time are known already (a replay). */
  get knownUntil(): number {
    return this.known;
  }

  set knownUntil(time: number) {
    this.known = time;
    this.easyUntil = 0;
  }

  /** Is told every step, on a replay as well. */
  get heard(): Trace['heard'] {
    return this.listener;
  }

  set heard(listener: Trace['heard']) {
    this.listener = listener;
    this.easyUntil = 0;
  }

  /** The function has `value`, a number after a number, from `time` on. Times never fall. */
  record(time: number, value: number): void {
    if (time >= this.easyUntil && !this.reaches(time, value)) return;
    this.value = value;
    const bin = this.length - 1;
    if (value < this.min[bin]) this.min[bin] = value;
    else if (value > this.max[bin]) this.max[bin] = value;
  }

  /** The function takes these values, numbers after a number, each from its time on; the same as `record` for each. */
  recordAll(times: Float64Array, values: Int32Array, count: number): void {
    if (this.listener === null && this.known <= times[0]) this.recordQuietly(times, values, count);
    else for (let i = 0; i < count; i++) this.record(times[i], values[i]);
  }

  /** The same where nobody is told and nothing is known already. One loop without calls: that is a fast one. */
  private recordQuietly(times: Float64Array, values: Int32Array, count: number): void {
    const { min, max, binPs } = this;
    let { value, length, binEnd } = this;
    let low = min[length - 1];
    let high = max[length - 1];
    for (let i = 0; i < count; i++) {
      const time = times[i];
      while (time >= binEnd && length < min.length) {
        min[length - 1] = low;
        max[length - 1] = high;
        min[length] = value;
        max[length] = value;
        low = value;
        high = value;
        length++;
        binEnd += binPs;
      }
      value = values[i];
      if (value < low) low = value;
      else if (value > high) high = value;
    }
    min[length - 1] = low;
    max[length - 1] = high;
    this.value = value;
    this.length = length;
    this.binEnd = binEnd;
    this.easyUntil = binEnd;
  }

  /** Nobody is told of a step from `time` on, and none is known already. */
  isQuietFrom(time: number): boolean {
    return this.listener === null && this.known <= time;
  }

  /** The bin under way, when it ends, and how many bins may still get values, this one among them. */
  get tip(): { low: number; high: number; ends: number; rest: number } {
    const { min, max, length, binEnd } = this;
    return { low: min[length - 1], high: max[length - 1], ends: binEnd, rest: min.length - length + 1 };
  }

  /** The bins from the one under way on, as somebody else has filled them, who has come to `value`. */
  fillFrom(min: Float32Array, max: Float32Array, value: number): void {
    this.min.set(min, this.length - 1);
    this.max.set(max, this.length - 1);
    this.length += min.length - 1;
    this.binEnd += (min.length - 1) * this.binPs;
    this.value = value;
    this.easyUntil = this.binEnd;
  }

  /** Tells of a step and brings the bins up to it; false for one that is known already. */
  private reaches(time: number, value: number): boolean {
    if (this.listener !== null) this.listener(time, value);
    if (time < this.known) return false;
    if (time >= this.binEnd) this.fill(time);
    this.easyUntil = this.listener === null ? this.binEnd : 0;
    return true;
  }

  /** Another function begins at `time` with `value`, or none with NaN; what held for no time at all is forgotten. */
  restart(time: number, value: number): void {
    if (this.listener !== null) this.listener(time, value);
    if (time < this.known || (Number.isNaN(value) && Number.isNaN(this.value))) return;
    if (!Number.isNaN(value) && this.min.length < this.bins) this.reserve();
    if (time >= this.binEnd) this.fill(time);
    this.value = value;
    const bin = this.length - 1;
    if (time === bin * this.binPs || Number.isNaN(this.min[bin])) {
      this.min[bin] = value;
      this.max[bin] = value;
    } else if (value < this.min[bin]) this.min[bin] = value;
    else if (value > this.max[bin]) this.max[bin] = value;
  }

  /** Nothing more will happen before `time`. */
  settle(time: number): void {
    if (time > this.known && time >= this.binEnd && !Number.isNaN(this.value)) this.fill(time);
  }

  /** Forgets everything from the start of the bin of `time` on; `value` holds there. */
  forgetFrom(time: number, value: number): void {
    if (time >= this.binEnd) this.fill(time);
    const bin = Math.min(Math.floor(time / this.binPs), this.length - 1);
    this.length = bin + 1;
    this.binEnd = (bin + 1) * this.binPs;
    this.value = value;
    this.min[bin] = value;
    this.max[bin] = value;
    this.knownUntil = time;
  }

  private reserve(): void {
    const { min, max } = this;
    this.min = new Float32Array(this.bins);
    this.max = new Float32Array(this.bins);
    this.min.set(min);
    this.max.set(max);
  }

  /** Becomes a copy of another trace of the same bins. */
  copy(other: BinTrace): void {
    if (other.min.length > this.min.length) this.reserve();
    this.min.set(other.min.subarray(0, other.length));
    this.max.set(other.max.subarray(0, other.length));
    this.length = other.length;
    this.value = other.value;
    this.binEnd = other.binEnd;
    this.easyUntil = 0;
  }

  private fill(time: number): void {
    const { min, max, value, length, binPs } = this;
    if (time < this.binEnd + binPs && length < min.length) {
      min[length] = value;
      max[length] = value;
      this.length = length + 1;
      this.binEnd += binPs;
      return;
    }
    const last = Math.min(Math.floor(time / binPs), min.length - 1);
    min.fill(value, length, last + 1);
    max.fill(value, length, last + 1);
    this.length = last + 1;
    this.binEnd = (last + 1) * binPs;
  }
}
