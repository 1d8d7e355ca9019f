export interface QueueOccupancy {
  readonly mean: number;
  readonly max: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly emptyShare: number;
  readonly fullShare: number;
  /** Shares of the time by occupancy of the buffer: 0 to 5 %, 5 to 10 % ... 95 % and more. */
  readonly histogram: readonly number[];
}

const PARTS = 20;
/** Times below this count as 0, picoseconds, because they are rounding of sums of fractions. */
const SHORTEST = 1;

/**
 * Figures of a queue from the time spent at each length.
 * @param from, to cumulative picoseconds by length at the ends of the window
 * @param capacity places; `fullShare` counts from 95 % of them
 */
export function queueFigures(from: Float64Array, to: Float64Array, capacity: number): QueueOccupancy {
  const spent = to.slice();
  for (let q = 0; q < from.length; q++) spent[q]! -= from[q]!;
  let total = 0;
  for (let q = 0; q < spent.length; q++) {
    if (spent[q]! < SHORTEST) spent[q] = 0;
    total += spent[q]!;
  }
  const histogram = new Array<number>(PARTS).fill(0);
  if (total === 0) {
    histogram[0] = 1;
    return { mean: 0, max: 0, p50: 0, p95: 0, p99: 0, emptyShare: 1, fullShare: 0, histogram };
  }
  let weighted = 0;
  let full = 0;
  let max = 0;
  for (let q = 0; q < spent.length; q++) {
    if (spent[q] === 0) continue;
    weighted += q * spent[q]!;
    if (q >= 0.95 * capacity) full += spent[q]!;
    histogram[Math.min(PARTS - 1, Math.floor((q * PARTS) / capacity))]! += spent[q]! / total;
    max = q;
  }
  return {
    mean: weighted / total,
    max,
    p50: quantile(spent, 0.5 * total),
    p95: quantile(spent, 0.95 * total),
    p99: quantile(spent, 0.99 * total),
    emptyShare: spent[0]! / total,
    fullShare: full / total,
    histogram,
  };
}

/** The shortest length not exceeded for `rank` picoseconds. */
function quantile(spent: Float64Array, rank: number): number {
  let below = 0;
  for (let q = 0; q < spent.length; q++) {
    below += spent[q]!;
    if (spent[q]! > 0 && below >= rank) return q;
  }
  return 0;
}
