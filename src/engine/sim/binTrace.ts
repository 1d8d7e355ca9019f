/** Values in equal time bins, as a recorder reads them. */
export interface Trace {
  /** Number of the bin at index 0 of `min` and `max`: earlier bins have been released. */
  readonly first: number;
  readonly min: Float32Array;
  readonly max: Float32Array;
  /** Number of bins since time zero, up to the last that has a value or may get one; NaN in bins without a value. */
  readonly length: number;
  /** Steps before this time are known already and not recorded again (a replay). */
  knownUntil: number;
  /** Receives every step, also in a replay. Only one listener, since it is read at each step; `Recorder.listen` has the list. */
  onStep: ((time: number, value: number) => void) | null;
  /** Fills bins up to `time`: no further step is at or before it. */
  closeUntil(time: number): void;
  /** Forgets all steps from `time` on; the value there is `value`. */
  forgetFrom(time: number, value: number): void;
  /** Releases all bins but the last. */
  release(): void;
  /** Becomes a copy of another trace of the same kind and bins. */
  copy(other: Trace): void;
}

/** Time for which a trace with a value has room at first, ps: 137 ms, about as much as is read at a time. */
const FIRST_ROOM = 137_438_953_472;

/**
 * Smallest and largest value of a step function in equal time bins. Bins are filled up to the time until which the
 * function is known, so a bin without a step holds the value carried into it. NaN means no value; bins
 * after the last value are omitted, and a trace without values takes almost no memory. It keeps the bins that
 * have not been released yet, and grows to room for 137 ms, or to twice its size.
 */
export class BinTrace implements Trace {
  readonly binPs: number;
  first = 0;
  min: Float32Array;
  max: Float32Array;
  /** Index of the current bin, the only one that may still change. */
  private at = 0;
  private known = 0;
  private listener: Trace['onStep'] = null;
  private value: number;
  private binEnd: number;
  /** Before this time a step only changes the current bin. */
  private fastUntil: number;
  private readonly bins: number;

  /** @param endPs end of the trace at most; @param initial value from time zero, or NaN for none */
  constructor(binPs: number, endPs: number, initial: number) {
    this.bins = Math.floor(endPs / binPs) + 2;
    this.binPs = binPs;
    const room = Number.isNaN(initial) ? 1 : Math.min(this.firstRoom, this.bins);
    this.min = new Float32Array(room);
    this.max = new Float32Array(room);
    this.value = initial;
    this.binEnd = binPs;
    this.fastUntil = binPs;
    this.min[0] = initial;
    this.max[0] = initial;
  }

  private get firstRoom(): number {
    return Math.ceil(FIRST_ROOM / this.binPs);
  }

  get length(): number {
    return this.first + this.at + 1;
  }

  /** Steps before this time are known already and not recorded again (a replay). */
  get knownUntil(): number {
    return this.known;
  }

  set knownUntil(time: number) {
    this.known = time;
    this.fastUntil = 0;
  }

  /** Receives every step, also in a replay. */
  get onStep(): Trace['onStep'] {
    return this.listener;
  }

  set onStep(listener: Trace['onStep']) {
    this.listener = listener;
    this.fastUntil = 0;
  }

  /** Records a step to `value` at `time`; neither the value before nor this one is NaN. Calls are in order of time. */
  record(time: number, value: number): void {
    if (time >= this.fastUntil && !this.reaches(time, value)) return;
    this.value = value;
    const { at } = this;
    if (value < this.min[at]!) this.min[at] = value;
    else if (value > this.max[at]!) this.max[at] = value;
  }

  /** Whether no listener gets steps from `time` on, and none of them is known already. */
  isUnobservedFrom(time: number): boolean {
    return this.listener === null && this.known <= time;
  }

  /** Whether no listener gets steps, and all up to `time` are known already. */
  isKnownUntil(time: number): boolean {
    return this.listener === null && time < this.known;
  }

  /** Index of the current bin, the only one that may still change. */
  get place(): number {
    return this.at;
  }

  /** End of the current bin, ps. */
  get ends(): number {
    return this.binEnd;
  }

  /** Makes room up to the bin of `time`, for a caller that fills bins directly; returns the index of that bin. */
  openUntil(time: number): number {
    const last = this.placeOf(time);
    this.makeRoom(last);
    return last;
  }

  /** Sets the current bin and value after a caller has filled the bins up to `place` directly. */
  leaveAt(place: number, ends: number, value: number): void {
    this.at = place;
    this.binEnd = ends;
    this.fastUntil = ends;
    this.value = value;
  }

  /** The current bin: its values, its end, and the number of bins that may still get values, including this one. */
  get currentBin(): { low: number; high: number; ends: number; binsLeft: number } {
    const { min, max, at, binEnd } = this;
    return { low: min[at]!, high: max[at]!, ends: binEnd, binsLeft: this.bins - this.length + 1 };
  }

  /** Replaces the current bin and appends more, which the kernel has filled; `value` is the last value. */
  appendBins(min: Float32Array, max: Float32Array, value: number): void {
    const { at } = this;
    const more = min.length - 1;
    this.makeRoom(at + more);
    this.min.set(min, at);
    this.max.set(max, at);
    this.at = at + more;
    this.binEnd += more * this.binPs;
    this.value = value;
    this.fastUntil = this.binEnd;
  }

  /** Reports a step and fills the bins up to it; false for a step that is already known. */
  private reaches(time: number, value: number): boolean {
    if (this.listener !== null) this.listener(time, value);
    if (time < this.known) return false;
    if (time >= this.binEnd) this.fill(time);
    this.fastUntil = this.listener === null ? this.binEnd : 0;
    return true;
  }

  /** Begins another function at `time` with `value`, or none with NaN; values that lasted for no time are dropped. */
  restart(time: number, value: number): void {
    if (this.listener !== null) this.listener(time, value);
    if (time < this.known || (Number.isNaN(value) && Number.isNaN(this.value))) return;
    if (time >= this.binEnd) this.fill(time);
    this.value = value;
    const { at } = this;
    if (time === (this.first + at) * this.binPs || Number.isNaN(this.min[at])) {
      this.min[at] = value;
      this.max[at] = value;
    } else if (value < this.min[at]!) this.min[at] = value;
    else if (value > this.max[at]!) this.max[at] = value;
  }

  /** Fills bins up to `time`: no further step is before it. */
  closeUntil(time: number): void {
    if (time > this.known && time >= this.binEnd && !Number.isNaN(this.value)) this.fill(time);
  }

  /** Forgets all steps from the start of the bin of `time` on; the value there is `value`. */
  forgetFrom(time: number, value: number): void {
    this.knownUntil = time;
    const isOver = time >= this.binEnd;
    if (isOver && Number.isNaN(value) && Number.isNaN(this.value)) return;
    if (isOver) this.fill(time);
    const bin = Math.min(Math.floor(time / this.binPs), this.length - 1);
    this.first = Math.min(this.first, bin);
    this.at = bin - this.first;
    this.binEnd = (bin + 1) * this.binPs;
    this.value = value;
    this.min[this.at] = value;
    this.max[this.at] = value;
  }

  release(): void {
    const { min, max, at } = this;
    this.first += at;
    this.at = 0;
    min[0] = min[at]!;
    max[0] = max[at]!;
  }

  /** Becomes a copy of another trace of the same bins. */
  copy(other: BinTrace): void {
    this.first = other.first;
    this.at = 0;
    this.makeRoom(other.at);
    this.at = other.at;
    this.min.set(other.min.subarray(0, other.at + 1));
    this.max.set(other.max.subarray(0, other.at + 1));
    this.value = other.value;
    this.binEnd = other.binEnd;
    this.fastUntil = 0;
  }

  private fill(time: number): void {
    const { value, at } = this;
    const last = this.placeOf(time);
    this.makeRoom(last);
    const { min, max } = this;
    // A loop, not `fill`, because it is mostly one bin.
    for (let i = at + 1; i <= last; i++) {
      min[i] = value;
      max[i] = value;
    }
    this.at = last;
    this.binEnd = (this.first + last + 1) * this.binPs;
  }

  /** Index of the bin of `time`; the last bin takes later times, too. */
  private placeOf(time: number): number {
    return Math.min(Math.floor(time / this.binPs), this.bins - 1) - this.first;
  }

  private makeRoom(place: number): void {
    if (place >= this.min.length) this.grow(place + 1);
  }

  private grow(least: number): void {
    const { at } = this;
    const room = Math.min(Math.max(least, this.firstRoom, 2 * this.min.length), this.bins - this.first);
    const [min, max] = [this.min, this.max];
    this.min = new Float32Array(room);
    this.max = new Float32Array(room);
    this.min.set(min.subarray(0, at + 1));
    this.max.set(max.subarray(0, at + 1));
  }
}
