import type { AbrFigures } from '../../contract/index.ts';
import { PS_PER_SECOND } from '../../contract/index.ts';
import { rateBinStart } from '../abr/rateMeter.ts';
import { beforeLastStart, TOGETHER } from '../network/starts.ts';
import { fairCellRates } from './ideal.ts';
import { TOLERANCE } from './judge.ts';
import type { Measured } from './measured.ts';
import { ratio } from './measured.ts';
import type { AbrTotals } from './totals.ts';

/** A rate is not settled before the window is nearly over. */
const LATEST = 0.9;

/** By session; null without rate control. Judged is what comes after the last start. */
export function abrFigures({ scenario, network, seed, from, to }: Measured): (AbrFigures | null)[] {
  const fair = fairCellRates(scenario, network);
  const mark = beforeLastStart(scenario, seed);
  const lastStart = mark + TOGETHER;
  const isCut = mark > from.time && mark <= to.time;
  const begin = (isCut ? mark : from.time) / PS_PER_SECOND;
  const end = to.time / PS_PER_SECOND;
  const before = isCut ? to.abr.map(() => ({ sum: 0, squares: 0 })) : (from.abr as readonly Sums[]);
  const means = to.abr.map((b, i) => (b === null ? 0 : meanOf(before[i], b, end - begin)));
  const sum = (rates: readonly number[]): number =>
    to.abr.reduce((total, b, i) => (b !== null && b.rmSent > 0 ? total + rates[i] : total), 0);
  const scale = ratio(sum(means), sum(fair));
  return to.abr.map((b, i) => {
    if (b === null) return null;
    const a = from.abr[i] as AbrTotals;
    const judgedFrom = isCut ? Math.fround(b.judgedFrom / PS_PER_SECOND) : begin;
    const highest = highestIn(b.left, to.time <= lastStart ? Infinity : judgedFrom);
    return {
      fairCellRate: fair[i],
      acrMean: means[i],
      acrSd: deviationOf(before[i], b, end - begin),
      acrMax: highestIn(b.left, from.time / PS_PER_SECOND),
      overshoot: Math.max(0, highest / fair[i] - 1),
      settlingS: settling(b.left, fair[i] * scale, lastStart / PS_PER_SECOND, begin, end),
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

/** NaN of no time at all. */
const meanOf = (a: Sums, b: AbrTotals, length: number): number => b.around + (b.sum - a.sum) / length;

function deviationOf(a: Sums, b: AbrTotals, length: number): number {
  const off = (b.sum - a.sum) / length;
  return Math.sqrt(Math.max(0, (b.squares - a.squares) / length - off * off));
}

/** End of the highest bin that was left after `from`, cells/s; NaN for an empty window. */
function highestIn(left: Float32Array, from: number): number {
  for (let bin = left.length - 1; bin >= 0; bin--) if (left[bin] > from) return rateBinStart(bin + 1);
  return Number.NaN;
}

/** Seconds from `start` to the last moment outside the tolerance; NaN where that lies in the end of the window. */
function settling(left: Float32Array, level: number, start: number, begin: number, end: number): number {
  const outside = (bin: number): boolean =>
    rateBinStart(bin + 1) <= level * (1 - TOLERANCE) || rateBinStart(bin) >= level * (1 + TOLERANCE);
  let last = start;
  for (let bin = 0; bin < left.length; bin++) if (left[bin] > last && outside(bin)) last = left[bin];
  const isTold = level > 0 && last <= begin + (end - begin) * LATEST;
  return isTold ? last - start : Number.NaN;
}
