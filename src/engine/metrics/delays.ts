import type { DelayBin, DelayFigures, Picoseconds } from '../../contract/index.ts';
import { PS_PER_MS } from '../../contract/index.ts';
import { DELAY_BINS, delayBinStart } from '../atm/delays.ts';

/** Cumulative counters of delays at one end of the window. */
export interface DelayCounters {
  readonly count: number;
  /** Picoseconds. */
  readonly sum: number;
  /** Longest since time zero. */
  readonly longest: number;
  readonly bins: Uint32Array;
}

/**
 * Mean (exact) and quantiles of the delays between two counts. A quantile is interpolated by rank within its
 * bin: the error is at most 6.3 % (0.1 us below 1.6 us). The longest delay is the end of its bin, too long by as much.
 * The last bin is open: it ends at the longest delay since time zero.
 */
export function delayFigures(from: DelayCounters, to: DelayCounters): DelayFigures {
  const count = to.count - from.count;
  const histogram: DelayBin[] = [];
  for (let bin = 0; bin < to.bins.length; bin++) {
    const packets = to.bins[bin]! - (from.bins[bin] ?? 0);
    // Without spreading an object, which would take most of the time for the figures of a run.
    if (packets > 0) histogram.push({ fromMs: startMs(bin), toMs: endMs(bin, to.longest), packets });
  }
  const longest = Math.min(histogram.at(-1)?.toMs ?? Number.NaN, to.longest / PS_PER_MS);
  const at = (share: number): number => Math.min(longest, quantile(histogram, share * count));
  return {
    packets: count,
    meanMs: count === 0 ? Number.NaN : (to.sum - from.sum) / count / PS_PER_MS,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
    maxMs: longest,
    histogram,
  };
}

const startMs = (bin: number): number => delayBinStart(bin) / PS_PER_MS;

/** @param longest picoseconds */
const endMs = (bin: number, longest: Picoseconds): number =>
  bin === DELAY_BINS - 1 ? Math.max(startMs(bin + 1), longest / PS_PER_MS) : startMs(bin + 1);

/** Delay that `rank` packets do not exceed; NaN without packets. */
function quantile(histogram: readonly DelayBin[], rank: number): number {
  let below = 0;
  for (const { fromMs, toMs, packets } of histogram) {
    if (below + packets >= rank) return fromMs + ((toMs - fromMs) * (rank - below)) / packets;
    below += packets;
  }
  return Number.NaN;
}
