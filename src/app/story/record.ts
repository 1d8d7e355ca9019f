import { PS_PER_SECOND, type StoryPart, type StoryStarted } from '../../contract/index.ts';

/** A typed array that grows as values arrive. */
class Growing<T extends Float64Array | Uint32Array | Uint16Array> {
  length = 0;

  constructor(
    public values: T,
    private readonly make: (length: number) => T,
  ) {}

  add(part: ArrayLike<number>): void {
    const length = this.length + part.length;
    if (length > this.values.length) {
      const larger = this.make(Math.max(length, 2 * this.values.length));
      larger.set(this.values.subarray(0, this.length));
      this.values = larger;
    }
    this.values.set(part, this.length);
    this.length = length;
  }

  at(index: number): number {
    return this.values[index] ?? 0;
  }

  /** Number of values below `value`; values ascend. */
  below(value: number): number {
    let from = 0;
    let to = this.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.at(middle) < value) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

const wholes = () => new Growing(new Uint32Array(1024), (length) => new Uint32Array(length));
const shorts = () => new Growing(new Uint16Array(1024), (length) => new Uint16Array(length));
const times = () => new Growing(new Float64Array(256), (length) => new Float64Array(length));

/** A lost cell: its time, in seconds, and its VC. */
export interface LostCell {
  readonly time: number;
  readonly vc: number;
}

/** The running timer of a sender; times in seconds. */
export interface RunningTimer {
  readonly since: number;
  readonly due: number;
  /** Whether the sender does nothing but wait for the timer. */
  readonly isAlone: boolean;
}

/** The reports of a story's run so far, readable for any time; seconds. */
export class StoryRecord {
  readonly started: StoryStarted;
  readonly binS: number;
  /** Everything before this time is known, s. */
  until = 0;
  private readonly low = wholes();
  private readonly high = wholes();
  private readonly last = wholes();
  private readonly begun = wholes();
  private readonly order = shorts();
  private readonly held = wholes();
  private readonly lossTime = times();
  private readonly lossVc = shorts();
  private readonly timerTime = times();
  private readonly timerPlace = shorts();
  private readonly timerSince = times();
  private readonly timerDue = times();
  private readonly timerAlone = shorts();

  constructor(started: StoryStarted) {
    this.started = started;
    this.binS = started.binPs / PS_PER_SECOND;
  }

  add(part: StoryPart): void {
    this.until = part.until / PS_PER_SECOND;
    this.low.add(part.low);
    this.high.add(part.high);
    this.last.add(part.last);
    this.begun.add(part.begun);
    this.order.add(part.order);
    this.held.add(part.held);
    this.lossTime.add(part.lossTime);
    this.lossVc.add(part.lossVc);
    this.timerTime.add(part.timerTime);
    this.timerPlace.add(part.timerPlace);
    this.timerSince.add(part.timerSince);
    this.timerDue.add(part.timerDue);
    this.timerAlone.add(part.timerAlone);
  }

  /** Number of cells waiting in the buffer. */
  queueAt(time: number): number {
    return this.last.at(Math.min(this.last.length - 1, Math.max(0, Math.floor(time / this.binS))));
  }

  /** Shortest and longest queue in a time span; null if none of it is known. */
  queueIn(from: number, to: number): readonly [low: number, high: number] | null {
    const first = Math.max(0, Math.floor(from / this.binS));
    const end = Math.min(this.last.length, Math.max(first + 1, Math.ceil(to / this.binS)));
    if (first >= end) return null;
    let low = Number.POSITIVE_INFINITY;
    let high = 0;
    for (let bin = first; bin < end; bin++) {
      low = Math.min(low, this.low.at(bin));
      high = Math.max(high, this.high.at(bin));
    }
    return [low, high];
  }

  /** Number of cells that have begun to leave by a time; inside a bin they are assumed to leave evenly. */
  begunAt(time: number): number {
    const exact = Math.max(0, time / this.binS);
    const bin = Math.min(Math.floor(exact), this.begun.length);
    const before = bin === 0 ? 0 : this.begun.at(bin - 1);
    if (bin >= this.begun.length) return before;
    return before + (exact - bin) * (this.begun.at(bin) - before);
  }

  /** Share of the cell slots in a time span that carried a cell, 0 to 1. */
  shareUsed(from: number, to: number): number {
    const slots = ((to - from) * PS_PER_SECOND) / this.started.cellPs;
    return slots <= 0 ? 0 : Math.min(1, (this.begunAt(to) - this.begunAt(from)) / slots);
  }

  /** Share of the cell slots in a time span that carried a cell of one sender, 0 to 1. */
  shareOf(vc: number, from: number, to: number): number {
    const slots = ((to - from) * PS_PER_SECOND) / this.started.cellPs;
    let cells = 0;
    for (let cell = Math.floor(this.begunAt(from)); cell < Math.floor(this.begunAt(to)); cell++)
      if (this.senderOf(cell) === vc) cells++;
    return slots <= 0 ? 0 : Math.min(1, cells / slots);
  }

  /** Sender of the n-th cell that left; 0 if unknown or not from a sender. */
  senderOf(cell: number): number {
    return cell >= 0 && cell < this.order.length ? this.order.at(cell) : 0;
  }

  /** Waiting cells of each sender, in order, at the last whole millisecond before a time; empty where not reported. */
  heldAt(time: number): readonly number[] {
    const { senders } = this.started;
    const row = Math.min(Math.floor(time * 1000), this.held.length / senders.length) - 1;
    return row < 0 ? [] : senders.map((_, i) => this.held.at(row * senders.length + i));
  }

  /** Number of cells lost before a time. */
  lostBy(time: number): number {
    return this.lossTime.below(time * PS_PER_SECOND);
  }

  loss(index: number): LostCell {
    return { time: this.lossTime.at(index) / PS_PER_SECOND, vc: this.lossVc.at(index) };
  }

  /** Timers of all senders, in order; null for one without a running timer. */
  timersAt(time: number): readonly (RunningTimer | null)[] {
    const timers: (RunningTimer | null)[] = this.started.senders.map(() => null);
    // State at the end of the bin.
    const rows = this.timerTime.below((Math.floor(time / this.binS) + 1) * this.started.binPs + 1);
    const seen = new Set<number>();
    for (let row = rows - 1; row >= 0 && seen.size < timers.length; row--) {
      const place = this.timerPlace.at(row);
      if (seen.has(place)) continue;
      seen.add(place);
      const due = this.timerDue.at(row) / PS_PER_SECOND;
      if (Number.isNaN(due)) continue;
      const since = this.timerSince.at(row) / PS_PER_SECOND;
      timers[place] = { since, due, isAlone: this.timerAlone.at(row) === 1 };
    }
    return timers;
  }
}

/** Overflows up to a time: series of losses without a pause of 20 ms. */
export function overflowsBy(
  record: StoryRecord,
  time: number,
): readonly (readonly [from: number, to: number])[] {
  const GAP_S = 0.02;
  const found: [number, number][] = [];
  const count = record.lostBy(time);
  for (let i = 0; i < count; i++) {
    const at = record.loss(i).time;
    const last = found.at(-1);
    if (last === undefined || at - last[1] > GAP_S) found.push([at, at]);
    else last[1] = at;
  }
  return found;
}

/** The first loss of each sender in the last overflow before a time, in order. */
export function firstLosses(record: StoryRecord, time: number): readonly LostCell[] {
  const last = overflowsBy(record, time).at(-1);
  if (last === undefined) return [];
  const found = new Map<number, LostCell>();
  const count = record.lostBy(time);
  for (let i = 0; i < count; i++) {
    const loss = record.loss(i);
    if (loss.time >= last[0] && !found.has(loss.vc)) found.set(loss.vc, loss);
  }
  return [...found.values()];
}
