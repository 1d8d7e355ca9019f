export interface QueueFigures {
  readonly mean: number;
  readonly max: number;
  readonly p99: number;
  readonly emptyShare: number;
  readonly fullShare: number;
}

/**
 * Figures of a queue from the time spent at each length.
 * @param from, to cumulative picoseconds by length at the ends of the window
 * @param capacity places; `fullShare` counts from 95 % of them
 */
export function queueFigures(from: Float64Array, to: Float64Array, capacity: number): QueueFigures {
  const spent = Array.from(to, (time, q) => time - (from[q] ?? 0));
  const total = spent.reduce((sum, time) => sum + time, 0);
  if (total === 0) return { mean: 0, max: 0, p99: 0, emptyShare: 1, fullShare: 0 };
  let weighted = 0;
  let full = 0;
  let below = 0;
  let p99 = -1;
  let max = 0;
  for (let q = 0; q < spent.length; q++) {
    if (spent[q] <= 0) continue;
    weighted += q * spent[q];
    if (q >= 0.95 * capacity) full += spent[q];
    below += spent[q];
    if (p99 < 0 && below >= 0.99 * total) p99 = q;
    max = q;
  }
  return { mean: weighted / total, max, p99, emptyShare: spent[0] / total, fullShare: full / total };
}
