/** Values in equal time bins, as a recorder keeps them. */
export interface Trace {
  /** The bin at place 0 of `min` and `max`: those before it have been given away. */
  readonly first: number;
  readonly min: Float32Array;
  readonly max: Float32Array;
  /** Bins since time zero that have a value or may get one; NaN: there is none. */
  readonly length: number;
  /** What happens before this time is known already (a replay). */
  knownUntil: number;
  /** Receives every step, on a replay as well. One slot, for each step asks for it; `Recorder.listen` has the list. */
  onStep: ((time: number, value: number) => void) | null;
  /** Nothing more will happen before `time`, nor at it. */
  closeUntil(time: number): void;
  /** Forgets what came from `time` on; `value` holds there. */
  forgetFrom(time: number, value: number): void;
  /** Need not keep what it has but for the last bin. */
  release(): void;
  /** Becomes a copy of another trace of the same kind and bins. */
  copy(other: Trace): void;
}

/** A trace with a value has places for so long at first: 137 ms, about as much as is taken at a time. */
const FIRST_ROOM = 137_438_953_472;

/**
 * Smallest and largest value of a step function in equal time bins. Bins are filled up to where the
 * function is known, so a bin without a step holds the value carried into it. NaN: there is no value; bins
 * after the last value are left out, and a trace that never had one takes no memory. It keeps the bins that
 * nothing has taken yet, and has places for what comes in a tenth of a second, or for twice as many as there ever were.
 */
export class BinTrace implements Trace {
  readonly binPs: number;
  first = 0;
  min: Float32Array;
  max: Float32Array;
  /** Place of the current bin, the only one that may still change. */
  private at = 0;
  private known = 0;
  private listener: Trace['onStep'] = null;
  private value: number;
  private binEnd: number;
  /** Before this time a step changes nothing but the current bin. */
  private fastUntil: number;
  private readonly bins: number;

  /** @param endPs time the trace may reach; @param initial value from time zero, or NaN */
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

  /** Steps before this time are known already (a replay). */
  get knownUntil(): number {
    return this.known;
  }

  set knownUntil(time: number) {
    this.known = time;
    this.fastUntil = 0;
  }

  /** Receives every step, on a replay as well. */
  get onStep(): Trace['onStep'] {
    return this.listener;
  }

  set onStep(listener: Trace['onStep']) {
    this.listener = listener;
    this.fastUntil = 0;
  }

  /** The function has `value`, a number after a number, from `time` on. Times never fall. */
  record(time: number, value: number): void {
    if (time >= this.fastUntil && !this.reaches(time, value)) return;
    this.value = value;
    const { at } = this;
    if (value < this.min[at]!) this.min[at] = value;
    else if (value > this.max[at]!) this.max[at] = value;
  }

  /** No step from `time` on is reported, and none is known already. */
  isUnobservedFrom(time: number): boolean {
    return this.listener === null && this.known <= time;
  }

  /** No step is reported, and all up to `time` are known already. */
  isKnownUntil(time: number): boolean {
    return this.listener === null && time < this.known;
  }

  /** Place of the current bin, the only one that may still change. */
  get place(): number {
    return this.at;
  }

  /** When the current bin ends. */
  get ends(): number {
    return this.binEnd;
  }

  /** Makes room up to the bin of `time`, for a caller that fills bins directly; returns the place of that bin. */
  openUntil(time: number): number {
    const last = this.placeOf(time);
    this.makeRoom(last);
    return last;
  }

  /** Notes that the bins up to `place` have been filled directly, and that the trace has come to `value`. */
  leaveAt(place: number, ends: number, value: number): void {
    this.at = place;
    this.binEnd = ends;
    this.fastUntil = ends;
    this.value = value;
  }

  /** The current bin: its values, its end, and how many bins may still get values, this one among them. */
  get currentBin(): { low: number; high: number; ends: number; binsLeft: number } {
    const { min, max, at, binEnd } = this;
    return { low: min[at]!, high: max[at]!, ends: binEnd, binsLeft: this.bins - this.length + 1 };
  }

  /** Replaces the current bin and appends more, as the kernel has filled them; the trace has come to `value`. */
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

  /** Reports a step and brings the bins up to it; false for a step that is already known. */
  private reaches(time: number, value: number): boolean {
    if (this.listener !== null) this.listener(time, value);
    if (time < this.known) return false;
    if (time >= this.binEnd) this.fill(time);
    this.fastUntil = this.listener === null ? this.binEnd : 0;
    return true;
  }

  /** Another function begins at `time` with `value`, or none with NaN; what held for no time at all is forgotten. */
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

  /** Nothing more will happen before `time`. */
  closeUntil(time: number): void {
    if (time > this.known && time >= this.binEnd && !Number.isNaN(this.value)) this.fill(time);
  }

  /** Forgets everything from the start of the bin of `time` on; `value` holds there. */
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
    // A loop, not fill: mostly it is one bin.
    for (let i = at + 1; i <= last; i++) {
      min[i] = value;
      max[i] = value;
    }
    this.at = last;
    this.binEnd = (this.first + last + 1) * this.binPs;
  }

  /** Place of the bin that holds `time`; what comes too late belongs to the last one. */
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
