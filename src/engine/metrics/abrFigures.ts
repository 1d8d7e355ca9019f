import type { AbrFigures } from '../../contract/index.ts';
import { PS_PER_SECOND } from '../../contract/index.ts';
import { rateBinStart } from '../abr/rateMeter.ts';
import { fairCellRates } from './ideal.ts';
import type { Measured } from './measured.ts';
import { ratio, seconds } from './measured.ts';
import type { AbrTotals } from './totals.ts';

/** A rate is settled within this share of where it belongs, and not before the window is nearly over. */
const TOLERANCE = 0.05;
const LATEST = 0.9;

/** By session; null without rate control. */
export function abrFigures(measured: Measured): (AbrFigures | null)[] {
  const { scenario, network, from, to } = measured;
  if (to.abr.every((one) => one === null)) return to.abr.map(() => null);
  const fair = fairCellRates(scenario, network);
  const means = to.abr.map((b, i) =>
    b === null ? 0 : meanOf(from.abr[i] as AbrTotals, b, seconds(measured)),
  );
  const started = to.abr.flatMap((b, i) => (b !== null && b.startedAt >= 0 ? [i] : []));
  const sum = (rates: readonly number[]): number => started.reduce((total, i) => total + rates[i], 0);
  const scale = ratio(sum(means), sum(fair));
  const lastStart = Math.max(0, ...started.map((i) => (to.abr[i] as AbrTotals).startedAt)) / PS_PER_SECOND;
  return to.abr.map((b, i) => {
    if (b === null) return null;
    const a = from.abr[i] as AbrTotals;
    const highest = highestIn(b.left, from.time / PS_PER_SECOND);
    return {
      fairCellRate: fair[i],
      acrMean: means[i],
      acrSd: deviationOf(a, b, seconds(measured)),
      acrMax: highest,
      overshoot: Math.max(0, highest / fair[i] - 1),
      settlingS: settling(
        b.left,
        fair[i] * scale,
        lastStart,
        from.time / PS_PER_SECOND,
        to.time / PS_PER_SECOND,
      ),
      rmSent: b.rmSent - a.rmSent,
      rmReturned: b.rmReturned - a.rmReturned,
      rmLost: b.rmLost - a.rmLost,
      refusedFrames: b.refusedFrames - a.refusedFrames,
      refusedCells: b.refusedCells - a.refusedCells,
      waitingMax: b.waitingMax,
    };
  });
}

const meanOf = (a: AbrTotals, b: AbrTotals, length: number): number =>
  b.around + ratio(b.sum - a.sum, length);

function deviationOf(a: AbrTotals, b: AbrTotals, length: number): number {
  const off = ratio(b.sum - a.sum, length);
  return Math.sqrt(Math.max(0, ratio(b.squares - a.squares, length) - off * off));
}

/** End of the highest bin that was left after `from`, cells/s; NaN for an empty window. */
function highestIn(left: Float32Array, from: number): number {
  for (let bin = left.length - 1; bin >= 0; bin--) if (left[bin] > from) return rateBinStart(bin + 1);
  return Number.NaN;
}

/** Seconds from `start` to the last moment outside the tolerance; NaN where that lies in the end of the window. */
function settling(left: Float32Array, level: number, start: number, from: number, to: number): number {
  const outside = (bin: number): boolean =>
    rateBinStart(bin + 1) <= level * (1 - TOLERANCE) || rateBinStart(bin) >= level * (1 + TOLERANCE);
  let last = start;
  for (let bin = 0; bin < left.length; bin++) if (left[bin] > last && outside(bin)) last = left[bin];
  return last > from + (to - from) * LATEST ? Number.NaN : last - start;
}
