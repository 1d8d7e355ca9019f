import { type AbrFigures, jainOf, type RunResults } from '../../contract/index.ts';
import { fixed } from '../format.ts';

/** How rates were shared over the measured window, all VCs together. */
export interface RateFigures {
  /** Shares are settled: all VCs have started, and one at least is no pool of calls. */
  readonly judged: boolean;
  /** Jain's index of rates over their fair shares. */
  readonly jain: number;
  /** Until the last of them had settled, seconds; Infinity where one has not, NaN before the last start. */
  readonly settlingS: number;
  /** Standard deviation over mean, on average; like Jain's index and overshoot NaN before the last start. */
  readonly deviation: number;
  /** The largest, as a part of the fair share. */
  readonly overshoot: number;
}

/** VCs with rate control, each with what it was allowed. */
export const ratedSessions = ({ sessions }: RunResults): readonly (AbrFigures & { readonly vc: number })[] =>
  sessions.flatMap(({ vc, abr }) => (abr === null ? [] : [{ vc, ...abr }]));

/** Before the last start, at the first instant of the window, and of calls that come and go nothing is judged. */
const isJudged = ({ judged, acrMean }: AbrFigures): boolean => judged && !Number.isNaN(acrMean);

const settlingOf = ({ settlingS }: AbrFigures): number =>
  Number.isNaN(settlingS) ? Number.POSITIVE_INFINITY : settlingS;

/** NaN of none. */
const largest = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : Math.max(...values);

/** Null where no VC has rate control. */
export function rateFigures(results: RunResults): RateFigures | null {
  const all = ratedSessions(results);
  if (all.length === 0) return null;
  const judged = all.filter(isJudged);
  const stands = judged.length > 0;
  const spread = all.reduce((sum, { acrSd, acrMean }) => sum + acrSd / acrMean, 0) / all.length;
  return {
    judged: stands,
    jain: stands ? jainOf(all.map(({ acrMean, fairCellRate }) => acrMean / fairCellRate)) : Number.NaN,
    settlingS: largest(judged.map(settlingOf)),
    deviation: stands ? spread : Number.NaN,
    overshoot: largest(judged.map(({ overshoot }) => overshoot)),
  };
}

/** @param never said of rates that have not settled */
export const settlingWords = (seconds: number, never: string): string =>
  seconds === Infinity ? never : Number.isNaN(seconds) ? '–' : `${fixed(seconds * 1000, 1)} ms`;

/** Mean allowed rate of a VC over the measured window, cells/s; NaN of one without rate control. */
export const meanRateOf = ({ sessions }: RunResults, vc: number): number =>
  sessions.find((session) => session.vc === vc)?.abr?.acrMean ?? Number.NaN;
