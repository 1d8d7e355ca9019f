import { float32Within } from '../../contract/index.ts';
import type { Spans } from './types.ts';

/** Bins of one channel; an absent bin is an empty interval (min = Infinity, max = -Infinity). */
interface Level {
  min: Float32Array;
  max: Float32Array;
  length: number;
}

/** Bins of a level that one of the next level covers, as a power of two: with 2 instead of 4 all levels would take half as much again. */
const STEP = 2;
const WIDTH = 1 << STEP;

const emptyLevel = (): Level => ({ min: new Float32Array(16), max: new Float32Array(16), length: 0 });

/** A quarter more than is needed: half of what doubling wastes. */
function grow(level: Level, length: number): void {
  if (length <= level.min.length) return;
  const capacity = length + (length >> 2) + 16;
  const min = new Float32Array(capacity);
  const max = new Float32Array(capacity);
  min.set(level.min.subarray(0, level.length));
  max.set(level.max.subarray(0, level.length));
  level.min = min;
  level.max = max;
}

function combine(below: Level, level: Level, i: number): void {
  const end = Math.min(below.length, (i + 1) << STEP);
  let lo = Number.POSITIVE_INFINITY;
  let hi = Number.NEGATIVE_INFINITY;
  for (let j = i << STEP; j < end; j++) {
    lo = Math.min(lo, float32Within(below.min, j));
    hi = Math.max(hi, float32Within(below.max, j));
  }
  level.min[i] = lo;
  level.max[i] = hi;
}

/**
 * Smallest and largest value per bin, and again per 4, 16, 64 ... bins. Bin i of level k covers the
 * base bins [i * 4^k, (i + 1) * 4^k). Any range of bins is combined from at most six bins per level.
 */
export class MinMaxPyramid {
  private readonly levels: [Level, ...Level[]] = [emptyLevel()];

  get length(): number {
    return this.levels[0].length;
  }

  copy(): MinMaxPyramid {
    const copy = new MinMaxPyramid();
    copy.levels.length = 0;
    for (const { min, max, length } of this.levels)
      copy.levels.push({ min: min.slice(), max: max.slice(), length });
    return copy;
  }

  /** Overwrites or extends from `firstBin` on; bins skipped over stay absent. */
  write(firstBin: number, min: Float32Array, max: Float32Array): void {
    if (min.length === 0) return;
    const base = this.levels[0];
    const end = firstBin + min.length;
    const old = base.length;
    grow(base, end);
    for (let i = old; i < firstBin; i++) {
      base.min[i] = Number.POSITIVE_INFINITY;
      base.max[i] = Number.NEGATIVE_INFINITY;
    }
    for (let i = 0; i < min.length; i++) {
      const low = float32Within(min, i);
      const high = float32Within(max, i);
      const empty = Number.isNaN(low) || Number.isNaN(high);
      base.min[firstBin + i] = empty ? Number.POSITIVE_INFINITY : low;
      base.max[firstBin + i] = empty ? Number.NEGATIVE_INFINITY : high;
    }
    base.length = Math.max(old, end);
    this.rebuild(Math.min(old, firstBin), end);
  }

  /** Keeps the first `length` bins. */
  truncate(length: number): void {
    if (length >= this.length) return;
    this.levels[0].length = Math.max(0, length);
    this.rebuild(this.length - 1, this.length);
  }

  max(bin: number): number {
    const base = this.levels[0];
    if (bin < 0 || bin >= base.length || float32Within(base.min, bin) > float32Within(base.max, bin))
      return Number.NaN;
    return float32Within(base.max, bin);
  }

  /** Writes the extremes of bins [from, to) into column `c` of `out`; NaN when all are absent. */
  query(from: number, to: number, out: Spans, c: number): void {
    let lo = Number.POSITIVE_INFINITY;
    let hi = Number.NEGATIVE_INFINITY;
    let a = Math.max(0, from);
    let b = Math.min(this.length, to);
    for (let k = 0; a < b; k++, a >>= STEP, b >>= STEP) {
      const level = this.levels[k];
      if (level === undefined) break;
      const { min, max } = level;
      for (; a < b && (a & (WIDTH - 1)) !== 0; a++) {
        const low = float32Within(min, a);
        const high = float32Within(max, a);
        if (low < lo) lo = low;
        if (high > hi) hi = high;
      }
      while (a < b && (b & (WIDTH - 1)) !== 0) {
        b--;
        const low = float32Within(min, b);
        const high = float32Within(max, b);
        if (low < lo) lo = low;
        if (high > hi) hi = high;
      }
    }
    out.min[c] = lo > hi ? Number.NaN : lo;
    out.max[c] = lo > hi ? Number.NaN : hi;
  }

  /** Recomputes every level above the base bins [from, to). */
  private rebuild(from: number, to: number): void {
    let a = Math.max(0, from);
    let b = to;
    let below: Level = this.levels[0];
    for (let k = 1; ; k++) {
      if (below.length <= 1) {
        this.levels.length = k;
        return;
      }
      let level = this.levels[k];
      if (level === undefined) {
        level = emptyLevel();
        this.levels.push(level);
        a = 0;
        b = below.length;
      }
      const length = (below.length + WIDTH - 1) >> STEP;
      a >>= STEP;
      b = (b + WIDTH - 1) >> STEP;
      grow(level, length);
      level.length = length;
      for (let i = a; i < b; i++) combine(below, level, i);
      below = level;
    }
  }
}
