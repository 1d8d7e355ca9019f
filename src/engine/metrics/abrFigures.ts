import type { AbrFigures } from '../../contract/index.ts';
import { PS_PER_SECOND } from '../../contract/index.ts';
import { rateBinStart } from '../abr/rateBins.ts';
import { inPools, TOGETHER } from '../network/build/starts.ts';
import { fairCellRates } from './fair/ideal.ts';
import { settlingStart, TOLERANCE } from './fair/judge.ts';
import type { MeasuredWindow } from './measured.ts';
import { ratio } from './measured.ts';
import type { AbrTotals } from './totals.ts';

/** A rate counts as settled only if it stays within the tolerance from this share of the window on, at the latest. */
const LATEST = 0.9;

/** ABR figures by session; null without rate control. Rates are judged from the last start to the first end of a session. */
export function abrFigures(measured: MeasuredWindow): (AbrFigures | null)[] {
  const { scenario, network, seed, from, to, judged, isMarked, changes } = measured;
  const fair = fairCellRates(scenario, network);
  const pooled = inPools(scenario);
  const mark = settlingStart(scenario, seed);
  const lastStart = mark + TOGETHER;
  const isCut = mark > from.time && mark <= to.time;
  const beginPs = isCut ? mark : from.time;
  const until = judged !== null && judged.time > beginPs ? judged : to;
  const [begin, end] = [beginPs / PS_PER_SECOND, until.time / PS_PER_SECOND];
  // Rates settle again after each change of settings, also one before the window.
  const disturbed = Math.max(lastStart, ...changes.filter((time) => time <= until.time)) / PS_PER_SECOND;
  const before = isCut ? to.abr.map(() => ({ sum: 0, squares: 0 })) : (from.abr as readonly Sums[]);
  const means = until.abr.map((b, i) => (b === null ? 0 : meanOf(before[i]!, b, end - begin)));
  const sum = (rates: readonly number[]): number =>
    until.abr.reduce(
      (total, b, i) => (b !== null && b.rmSent > 0 && !Number.isNaN(fair[i]!) ? total + rates[i]! : total),
      0,
    );
  const scale = ratio(sum(means), sum(fair));
  return to.abr.map((b, i) => {
    if (b === null) return null;
    const a = from.abr[i]! as AbrTotals;
    const then = until.abr[i]! as AbrTotals;
    const isJudged = !pooled[i] && to.time > lastStart;
    const most = ({ left, most }: AbrTotals): number =>
      isMarked ? mostSince(left, from.time / PS_PER_SECOND, most) : most;
    const highest = isCut ? then.peakSinceLastStart : most(then);
    return {
      fairCellRate: fair[i]!,
      judged: isJudged,
      acrMean: means[i]!,
      acrSd: deviationOf(before[i]!, then, end - begin),
      acrMax: to.time > from.time ? most(b) : Number.NaN,
      overshoot: isJudged ? Math.max(0, highest / fair[i]! - 1) : Number.NaN,
      settlingS: isJudged ? settling(then.left, fair[i]! * scale, disturbed, begin, end) : Number.NaN,
      rmSent: b.rmSent - a.rmSent,
      rmReturned: b.rmReturned - a.rmReturned,
      rmLost: b.rmLost - a.rmLost,
      refusedFrames: b.refusedFrames - a.refusedFrames,
      refusedCells: b.refusedCells - a.refusedCells,
      waitingMax: b.waitingMax,
    };
  });
}

type Sums = Pick<AbrTotals, 'sum' | 'squares'>;

/** Mean rate; NaN for a window of length 0. */
const meanOf = (a: Sums, b: AbrTotals, length: number): number => b.offset + (b.sum - a.sum) / length;

function deviationOf(a: Sums, b: AbrTotals, length: number): number {
  const off = (b.sum - a.sum) / length;
  return Math.sqrt(Math.max(0, (b.squares - a.squares) / length - off * off));
}

/**
 * Highest rate since a time at which the meter did not restart its maximum: that of the highest bin that was left later, with an error
 * of at most 0.8 %. @param most maximum since an earlier time, which is returned if it is in the same bin
 */
function mostSince(left: Float32Array, seconds: number, most: number): number {
  const bin = left.findLastIndex((time) => time > seconds);
  if (bin < 0) return Number.NaN;
  const [low, high] = [rateBinStart(bin), rateBinStart(bin + 1)];
  return most < high ? most : (low + high) / 2;
}

/** Seconds from `start` to the last time outside the tolerance; NaN if that is near the end of the window (`LATEST`). */
function settling(left: Float32Array, level: number, start: number, begin: number, end: number): number {
  const outside = (bin: number): boolean =>
    rateBinStart(bin + 1) <= level * (1 - TOLERANCE) || rateBinStart(bin) >= level * (1 + TOLERANCE);
  let last = start;
  for (let bin = 0; bin < left.length; bin++) if (left[bin]! > last && outside(bin)) last = left[bin]!;
  const isKnown = level > 0 && last <= begin + (end - begin) * LATEST;
  return isKnown ? last - start : Number.NaN;
}
